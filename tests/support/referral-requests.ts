import { newId } from '#api/platform/ids.ts'
import type { Caller, Json } from '#tests/support/caller.ts'
import { medicalData, submitMedical } from '#tests/support/medical-requests.ts'
import { createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import type { TestServer } from '#tests/support/test-server.ts'

const REFUSED = '... on Error { message } ... on InvalidInput { field issues { field message } }'

const REFERRAL = `
  id assessmentId urgency reason status createdAt endedAt moves
  patient { id firstName lastName dateOfBirth gender }
  from { id name } to { id name }
  steps { id status at byName note }`

export const CREATE_REFERRAL = `
  mutation ($id: ID!, $input: ReferralInput!) {
    createReferral(id: $id, input: $input) { __typename ... on Referral { ${REFERRAL} } ${REFUSED} }
  }`

export const ADVANCE_REFERRAL = `
  mutation ($id: ID!, $referralId: ID!, $status: ReferralMove!, $note: String) {
    advanceReferral(id: $id, referralId: $referralId, status: $status, note: $note) {
      __typename ... on Referral { ${REFERRAL} } ${REFUSED}
    }
  }`

export const REFERRALS = `
  query ($direction: ReferralDirection!, $limit: Int, $cursor: ID) {
    referrals(direction: $direction, limit: $limit, cursor: $cursor) { ${REFERRAL} }
  }`

export const REQUESTABLE_CARE = `
  query ($assessmentId: ID!, $language: Language) {
    requestableCare(assessmentId: $assessmentId, language: $language) {
      assessmentId referral referralUrgency
      medicines { regimen name dosage notes concerns durationDays quantity refusal }
    }
  }`

const PRESCRIPTION = `
  id status diagnosis createdAt followUpOn requestedByName assessmentId patient { id lastName } facility { id }
  items { id name genericName dosage quantity durationDays instructions medicineId }`

export const REQUEST_PRESCRIPTION = `
  mutation ($id: ID!, $input: PrescriptionRequestInput!, $language: Language) {
    requestPrescription(id: $id, input: $input, language: $language) {
      __typename ... on Prescription { ${PRESCRIPTION} } ${REFUSED}
    }
  }`

export const PRESCRIPTIONS = `
  query ($status: PrescriptionStatus, $patientId: ID, $limit: Int, $cursor: ID) {
    prescriptions(status: $status, patientId: $patientId, limit: $limit, cursor: $cursor) { ${PRESCRIPTION} }
  }`

export const EMERGENCY_CALL = `
  mutation ($id: ID!, $country: CountryCode!, $patientId: ID) {
    recordEmergencyCall(id: $id, country: $country, patientId: $patientId) {
      __typename ... on RecordedEmergencyCall { id } ${REFUSED}
    }
  }`

/** The input of a referral that nothing is wrong with, but for what is changed. */
export const referralInput = (patientId: string, changes: Record<string, unknown> = {}) => ({
  patientId,
  toFacilityId: NEARBY,
  urgency: 'SAME_DAY',
  reason: 'Fever for five days, and the test is negative',
  ...changes,
})

/** Refers a patient; what came of it. */
export const refer = async (
  caller: Caller,
  patientId: string,
  changes: Record<string, unknown> = {},
  id: string = newId(),
): Promise<Json> =>
  (await caller.data(CREATE_REFERRAL, { id, input: referralInput(patientId, changes) })).createReferral

/** Moves a referral on; what came of it. A note where none is given, for the moves that need one. */
export const advance = async (
  caller: Caller,
  referralId: string,
  status: string,
  { id = newId(), note = 'Because' }: { id?: string; note?: string | null } = {},
): Promise<Json> => (await caller.data(ADVANCE_REFERRAL, { id, referralId, status, note })).advanceReferral

/** The ids of the referrals that somebody has in a direction. */
export const referralIdsOf = async (caller: Caller, direction: 'OUTGOING' | 'INCOMING'): Promise<string[]> =>
  (await caller.data(REFERRALS, { direction, limit: 100 })).referrals.map(({ id }: Json) => id)

/** A child with pneumonia: the plan has a medicine by weight. */
export const pneumoniaOf = (patientId: string, changes: Record<string, unknown> = {}) =>
  medicalData({
    patient_id: patientId,
    assessment_type: 'pneumonia',
    patient_age: null,
    patient_age_months: 27,
    patient_weight: 10.9,
    vital_signs: { temperature: 38.7, respiratory_rate: 52 },
    symptoms: ['cough', 'fever', 'fast_breathing'],
    medical_history: [],
    ...changes,
  })

/** A patient of HERE with a referral to NEARBY by somebody new, and a new clinician there. */
export async function referredPatient(server: TestServer, changes: Record<string, unknown> = {}) {
  const sender = await staffAt(server, 'chw', HERE)
  const receiver = await staffAt(server, 'clinician', NEARBY)
  const patientId = await createPatient(server.client, HERE)
  const { plan_id: planId, assessment_id: assessmentId } = await submitMedical(
    sender,
    medicalData({ patient_id: patientId }),
  )
  const { id: referralId } = await refer(sender, patientId, { assessmentId, ...changes })
  return { sender, receiver, patientId, planId, assessmentId, referralId: referralId as string }
}
