import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Json } from '#tests/support/caller.ts'
import { ABROAD, createPatient, HERE, staffAt } from '#tests/support/patients.ts'
import { countRows, expectNothingStored } from '#tests/support/row-counts.ts'
import { type SettableClock, settableClock } from '#tests/support/settable-clock.ts'
import { book, closeAppointment, closeTask, tasksSeenBy } from '#tests/support/task-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

const NEXT_WEEK = '2026-11-28T07:00:00.000Z'

let clock: SettableClock
let server: TestServer
let chw: Person
beforeAll(async () => {
  clock = settableClock('2026-11-21T06:00:00.000Z')
  server = await startTestServer({ clock })
  chw = await staffAt(server, 'chw')
})
afterAll(() => server.close())

const patientHere = () => createPatient(server.client, HERE)
const titlesOf = async (patientId: string) => (await tasksSeenBy(chw, { patientId })).map(({ title }: Json) => title)

describe('An appointment', () => {
  it('is booked with its task, and sent again books nothing more', async () => {
    const patientId = await patientHere()
    const id = newId()
    const booked = { __typename: 'Appointment', id, type: 'IN_PERSON', status: 'SCHEDULED', scheduledFor: NEXT_WEEK }
    expect(await book(chw, patientId, NEXT_WEEK, { reason: ' Wound ' }, id)).toMatchObject({
      ...booked,
      reason: 'Wound',
    })
    const before = await countRows(server.client)
    expect(await book(chw, patientId, NEXT_WEEK, {}, id)).toMatchObject(booked)
    expect(await countRows(server.client)).toEqual(before)
    const [task] = await tasksSeenBy(chw, { patientId })
    expect(task).toMatchObject({
      way: 'APPOINTMENT',
      sourceId: id,
      state: 'DRAFT',
      opensAt: '2026-11-27T21:00:00.000Z',
    })
    expect(await closeTask(chw, task.id, 'COMPLETED')).toMatchObject({ field: 'outcome' })
    expect(
      await server.client.auditEvent.count({
        where: { action: 'appointment.book', recordId: id, personId: patientId },
      }),
    ).toBe(1)
  })

  it('that was missed has the patient looked for', async () => {
    const patientId = await patientHere()
    const { id } = await book(chw, patientId, '2026-11-21T07:00:00.000Z')
    expect(await closeAppointment(chw, id, 'MISSED')).toMatchObject({ field: 'outcome' })
    clock.advance({ seconds: 3600 })
    expect(await closeAppointment(chw, id, 'MISSED')).toMatchObject({ status: 'MISSED' })
    expect(await titlesOf(patientId)).toEqual(['Look for the patient who missed the appointment'])
    expect(await closeAppointment(chw, id, 'COMPLETED')).toMatchObject({ status: 'MISSED' })
    expect(await server.client.auditEvent.count({ where: { action: 'appointment.close', recordId: id } })).toBe(1)
  })

  it('that was kept or cancelled leaves no task', async () => {
    const patientId = await patientHere()
    const kept = await book(chw, patientId, '2026-11-21T15:00:00.000Z')
    expect(await closeAppointment(chw, kept.id, 'COMPLETED')).toMatchObject({ status: 'COMPLETED' })
    const cancelled = await book(chw, patientId, NEXT_WEEK)
    expect(await closeAppointment(chw, cancelled.id, 'COMPLETED')).toMatchObject({ field: 'outcome' })
    expect(await closeAppointment(chw, cancelled.id, 'CANCELLED')).toMatchObject({ status: 'CANCELLED' })
    expect(await titlesOf(patientId)).toEqual([])
    const outcomes = await server.client.task.findMany({ where: { patientId }, orderBy: { dueAt: 'asc' } })
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['completed', 'cancelled'])
  })

  it.each([
    ['2026-11-20T06:00:00.000Z', 'The appointment must not be in the past'],
    ['2029-01-01T06:00:00.000Z', 'The appointment must be within the next two years'],
  ])('is refused for %s', async (scheduledFor, message) => {
    const patientId = await patientHere()
    await expectNothingStored(server.client)
    expect(await book(chw, patientId, scheduledFor)).toMatchObject({ field: 'scheduledFor', message })
  })

  it('is refused for a patient whom one may not see, and with an id that is another’s', async () => {
    const patientId = await createPatient(server.client, ABROAD)
    expect(await book(chw, patientId, NEXT_WEEK)).toMatchObject({ field: 'patientId' })
    const stranger = await staffAt(server, 'clinician', ABROAD)
    const { id } = await book(stranger, patientId, NEXT_WEEK)
    expect(await book(chw, await patientHere(), NEXT_WEEK, {}, id)).toMatchObject({ field: 'id' })
    expect(await closeAppointment(chw, id, 'CANCELLED')).toMatchObject({ __typename: 'NotFound' })
  })
})
