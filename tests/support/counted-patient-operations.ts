import { newId } from '#api/platform/ids.ts'
import { type CountedOperation, type CountedWorld, graphql, PAGE, rest } from '#tests/support/counted-operation.ts'
import {
  DECIDE_MERGE,
  PATIENT_MERGES,
  PROPOSE_MERGE,
  patientData,
  patientInput,
  REGISTER_PATIENT,
  UNDO_MERGE,
  UPDATE_PATIENT,
} from '#tests/support/patient-requests.ts'
import { createMerge, createPatient, HERE } from '#tests/support/patients.ts'

const twoPatients = async ({ server: { client } }: CountedWorld) => ({
  keptId: await createPatient(client, HERE),
  duplicateId: await createPatient(client, HERE),
})

const mergeOf = async (world: CountedWorld, status: 'proposed' | 'merged') =>
  createMerge(world.server.client, { ...(await twoPatients(world)), proposedById: world.patient.userId, status })

/** Registering patients, changing and merging their records. */
export const PATIENT_OPERATIONS: readonly CountedOperation[] = [
  {
    name: 'POST /api/chw/patient',
    statements: 2,
    ready:
      ({ carer }) =>
      () =>
        rest(carer, 'POST', '/api/chw/patient', patientData({ id: newId() })),
  },
  {
    name: 'registerPatient',
    statements: 3,
    ready:
      ({ carer }) =>
      () =>
        graphql(carer, REGISTER_PATIENT, { id: newId(), input: patientInput() }),
  },
  {
    name: 'updatePatient',
    statements: 6,
    ready: async ({ server, carer }) => {
      const id = await createPatient(server.client, HERE)
      return () => graphql(carer, UPDATE_PATIENT, { id, version: 1, input: patientInput() })
    },
  },
  {
    name: 'proposePatientMerge',
    statements: 11,
    ready: async (world) => {
      const pair = await twoPatients(world)
      return () => graphql(world.carer, PROPOSE_MERGE, { id: newId(), ...pair, reason: 'The same name' })
    },
  },
  {
    name: 'decidePatientMerge',
    statements: 13,
    ready: async (world) => {
      const id = await mergeOf(world, 'proposed')
      return () => graphql(world.carer, DECIDE_MERGE, { id, approve: true })
    },
  },
  {
    name: 'undoPatientMerge',
    statements: 12,
    ready: async (world) => {
      const id = await mergeOf(world, 'merged')
      return () => graphql(world.carer, UNDO_MERGE, { id, reason: 'Two persons' })
    },
  },
  {
    name: 'patientMerges',
    statements: 4,
    ready: async (world) => {
      await mergeOf(world, 'proposed')
      return () => graphql(world.carer, PATIENT_MERGES, PAGE)
    },
  },
]
