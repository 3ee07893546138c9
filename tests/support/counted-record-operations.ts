import type { Caller } from '#tests/support/caller.ts'
import { type CountedOperation, type CountedWorld, graphql, PAGE } from '#tests/support/counted-operation.ts'
import { createPatient, HERE } from '#tests/support/patients.ts'
import {
  ACCEPT_RECORD_INVITATION,
  END_RECORD_JOIN,
  INVITE_TO_RECORD,
  MY_RECORD,
  PATIENT_RECORD,
  RECORD_READERS,
} from '#tests/support/record-requests.ts'

/** Somebody whose account is joined to a patient's record. */
async function joinedTo({ server }: CountedWorld, patientId: string): Promise<Caller> {
  const person = await server.person()
  await server.client.patient.update({ where: { id: patientId }, data: { userId: person.userId } })
  return person
}

async function codeOf({ server, carer }: CountedWorld): Promise<string> {
  const patientId = await createPatient(server.client, HERE)
  return (await carer.data(INVITE_TO_RECORD, { patientId })).inviteToRecord.code
}

/** The calls of a patient's record, and of who reads it. */
export const RECORD_OPERATIONS: readonly CountedOperation[] = [
  {
    name: 'patientRecord',
    statements: 7,
    ready:
      ({ carer, carePatientId }) =>
      () =>
        graphql(carer, PATIENT_RECORD, { id: carePatientId, ...PAGE }),
  },
  {
    name: 'myRecord',
    statements: 7,
    ready: async (world) => {
      const person = await joinedTo(world, world.carePatientId)
      return () => graphql(person, MY_RECORD, PAGE)
    },
  },
  {
    name: 'recordReaders',
    statements: 3,
    ready: async (world) => {
      const person = await joinedTo(world, world.carePatientId)
      return () => graphql(person, RECORD_READERS, { days: 100 })
    },
  },
  {
    name: 'inviteToRecord',
    statements: 10,
    ready: async ({ server, carer }) => {
      const patientId = await createPatient(server.client, HERE)
      return () => graphql(carer, INVITE_TO_RECORD, { patientId })
    },
  },
  {
    name: 'acceptRecordInvitation',
    statements: 14,
    ready: async (world) => {
      const [person, code] = [await world.server.person(), await codeOf(world)]
      return () => graphql(person, ACCEPT_RECORD_INVITATION, { code })
    },
  },
  {
    name: 'endRecordJoin',
    statements: 7,
    ready: async (world) => {
      const patientId = await createPatient(world.server.client, HERE)
      const person = await joinedTo(world, patientId)
      return () => graphql(person, END_RECORD_JOIN, { patientId })
    },
  },
]
