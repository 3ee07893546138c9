import { newId } from '#api/platform/ids.ts'
import { type CountedOperation, type CountedWorld, graphql, PAGE } from '#tests/support/counted-operation.ts'
import { submitMedical } from '#tests/support/medical-requests.ts'
import { createPatient, HERE } from '#tests/support/patients.ts'
import {
  ADVANCE_REFERRAL,
  CREATE_REFERRAL,
  EMERGENCY_CALL,
  PRESCRIPTIONS,
  pneumoniaOf,
  REFERRALS,
  REQUEST_PRESCRIPTION,
  REQUESTABLE_CARE,
  refer,
  referralInput,
} from '#tests/support/referral-requests.ts'

/** A child of the carer's facility with pneumonia. */
async function newCase({ server, carer }: CountedWorld) {
  const patientId = await createPatient(server.client, HERE, { dateOfBirth: '2024-08-20' })
  const { assessment_id: assessmentId } = await submitMedical(carer, pneumoniaOf(patientId))
  return { patientId, assessmentId }
}

/** The calls of referrals, requests for medicines and emergency calls. */
export const REFERRAL_OPERATIONS: readonly CountedOperation[] = [
  {
    name: 'createReferral',
    statements: 6,
    ready: async (world) => {
      const { patientId, assessmentId } = await newCase(world)
      return () =>
        graphql(world.carer, CREATE_REFERRAL, { id: newId(), input: referralInput(patientId, { assessmentId }) })
    },
  },
  {
    name: 'advanceReferral',
    statements: 10,
    ready: async (world) => {
      const { id: referralId } = await refer(world.carer, world.carePatientId)
      return () =>
        graphql(world.carer, ADVANCE_REFERRAL, { id: newId(), referralId, status: 'CANCELLED', note: 'Gone home' })
    },
  },
  {
    name: 'referrals',
    statements: 4,
    ready:
      ({ carer }) =>
      () =>
        graphql(carer, REFERRALS, { direction: 'OUTGOING', ...PAGE }),
  },
  {
    name: 'requestableCare',
    statements: 3,
    ready: async (world) => {
      const { assessmentId } = await newCase(world)
      return () => graphql(world.carer, REQUESTABLE_CARE, { assessmentId })
    },
  },
  {
    name: 'requestPrescription',
    statements: 6,
    ready: async (world) => {
      const { assessmentId } = await newCase(world)
      const input = { assessmentId, medicines: [{ regimen: 'amoxicillin_pneumonia_child' }] }
      return () => graphql(world.carer, REQUEST_PRESCRIPTION, { id: newId(), input })
    },
  },
  {
    name: 'prescriptions',
    statements: 4,
    ready:
      ({ carer }) =>
      () =>
        graphql(carer, PRESCRIPTIONS, { status: 'PENDING', ...PAGE }),
  },
  {
    name: 'recordEmergencyCall',
    statements: 3,
    ready:
      ({ carer, carePatientId }) =>
      () =>
        graphql(carer, EMERGENCY_CALL, { id: newId(), country: 'KE', patientId: carePatientId }),
  },
]
