import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Caller, Json } from '#tests/support/caller.ts'
import { createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { EMERGENCY_CALL } from '#tests/support/referral-requests.ts'
import { expectNothingStored } from '#tests/support/row-counts.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const call = async (caller: Caller, sent: Record<string, unknown> = {}): Promise<Json> =>
  (await caller.data(EMERGENCY_CALL, { id: newId(), country: 'KE', ...sent })).recordEmergencyCall

describe('An emergency call', () => {
  it.each(['chw', 'clinician', 'medical_officer'] as const)('is recorded of a %s once, and audited', async (role) => {
    const person = await staffAt(server, role)
    const patientId = await createPatient(server.client, HERE)
    const id = newId()
    for (const _time of [1, 2]) {
      expect(await call(person, { id, patientId, country: 'UG' })).toEqual({ __typename: 'RecordedEmergencyCall', id })
    }
    expect(await server.client.emergencyCall.findMany({ where: { byId: person.userId } })).toMatchObject([
      { id, patientId, country: 'UG', facilityId: HERE, byId: person.userId },
    ])
    expect(await server.client.auditEvent.findMany({ where: { recordId: id } })).toMatchObject([
      { action: 'emergency.call', recordType: 'EmergencyCall', personId: patientId, actorId: person.userId },
    ])
  })

  it('is not answered for with the id of somebody else’s call, nor is that one changed', async () => {
    const [first, other] = [await staffAt(server, 'chw'), await staffAt(server, 'chw', NEARBY)]
    const { id } = await call(first, { country: 'UG' })
    await expectNothingStored(server.client)
    expect(await call(other, { id })).toMatchObject({ __typename: 'InvalidInput', field: 'id' })
    expect(await server.client.emergencyCall.findMany({ where: { id } })).toMatchObject([
      { byId: first.userId, country: 'UG' },
    ])
    expect(await server.client.auditEvent.count({ where: { recordId: id } })).toBe(1)
  })

  it('is recorded where the patient is not known, and of somebody without a facility', async () => {
    const person = await staffAt(server, 'chw', null)
    const { id } = await call(person)
    const stored = await server.client.emergencyCall.findUniqueOrThrow({ where: { id } })
    expect(stored).toMatchObject({ patientId: null, facilityId: null, country: 'KE' })
  })

  it('is refused with a patient whom one may not see, and with what is no id', async () => {
    const person = await staffAt(server, 'chw', NEARBY)
    const patientId = await createPatient(server.client, HERE)
    await expectNothingStored(server.client)
    expect(await call(person, { patientId })).toMatchObject({ field: 'patientId' })
    expect(await call(person, { patientId: 'x' })).toMatchObject({ field: 'patientId' })
    expect(await call(person, { id: 'x' })).toMatchObject({ field: 'id' })
  })
})
