import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { PATIENT } from '#tests/support/medical-requests.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const eventsOf = (recordId: string) =>
  server.client.auditEvent.findMany({ where: { action: 'patient.read', recordId } })

describe('One patient', () => {
  it('is read by the health workers of the facility, and by the medical officer of the country', async () => {
    const id = await createPatient(server.client, HERE)
    for (const role of ['chw', 'clinician'] as const) {
      const worker = await staffAt(server, role)
      expect(await worker.data(PATIENT, { id })).toEqual({
        patient: {
          id,
          firstName: 'Achieng',
          lastName: 'Otieno',
          dateOfBirth: '1992-04-09',
          gender: 'FEMALE',
          region: 'Kenya',
          villageWard: 'Ahero',
          medicalAlerts: ['Penicillin allergy'],
        },
      })
      const event = (await eventsOf(id)).find(({ actorId }) => actorId === worker.userId)
      expect(event).toMatchObject({ recordType: 'Patient', recordId: id, personId: id })
    }
    const officer = await staffAt(server, 'medical_officer', NEARBY)
    expect(await officer.data(PATIENT, { id })).toMatchObject({ patient: { id } })
  })

  it('does not exist for those of another facility or country, and leaves no event there', async () => {
    const id = await createPatient(server.client, ABROAD)
    for (const role of ['chw', 'clinician', 'medical_officer'] as const) {
      const worker = await staffAt(server, role)
      expect(await worker.data(PATIENT, { id }), role).toEqual({ patient: null })
      expect(await worker.data(PATIENT, { id: newId() }), role).toEqual({ patient: null })
    }
    const unplaced = await staffAt(server, 'clinician', null)
    expect(await unplaced.data(PATIENT, { id })).toEqual({ patient: null })
    expect(await eventsOf(id)).toEqual([])
  })

  it('is refused to every other role, and to nobody signed in', async () => {
    const id = await createPatient(server.client, HERE)
    for (const role of ['patient', 'pharmacist', 'trainer', 'moh_admin', 'admin'] as const) {
      const person = role === 'patient' ? await server.person() : await staffAt(server, role)
      const { body } = await person.rest('POST', '/graphql', { query: PATIENT, variables: { id } })
      expect(body.errors?.[0]?.extensions?.code, role).toBe('FORBIDDEN')
    }
    const { body } = await server.rest('POST', '/graphql', { query: PATIENT, variables: { id } })
    expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    expect(await eventsOf(id)).toEqual([])
  })

  it('is not asked for by what is no id', async () => {
    const worker = await staffAt(server, 'clinician')
    const { body } = await worker.rest('POST', '/graphql', { query: PATIENT, variables: { id: 'x' } })
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })
})
