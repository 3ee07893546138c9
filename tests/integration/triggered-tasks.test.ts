import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Json } from '#tests/support/caller.ts'
import { createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { advance, refer } from '#tests/support/referral-requests.ts'
import { countRows } from '#tests/support/row-counts.ts'
import { type SettableClock, settableClock } from '#tests/support/settable-clock.ts'
import { closeTask, enrol, tasksSeenBy } from '#tests/support/task-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let clock: SettableClock
let server: TestServer
let chw: Person
beforeAll(async () => {
  clock = settableClock('2026-11-21T06:00:00.000Z')
  server = await startTestServer({ clock })
  chw = await staffAt(server, 'chw')
})
afterAll(() => server.close())

const SUBMIT_VISIT = `
  mutation ($id: ID!, $patientId: ID!, $input: VisitInput!) {
    submitVisit(id: $id, patientId: $patientId, input: $input) {
      __typename ... on SubmittedVisit { visitId planId } ... on Error { message }
    }
  }`

/** A visit of somebody who is well, but for what is changed. */
async function visit(
  patientId: string,
  changes: Record<string, unknown> = {},
  caller = chw,
  id = newId(),
): Promise<string> {
  const input = {
    temperatureC: 36.8,
    bloodPressure: '120/80',
    chiefComplaint: 'Check-up',
    generalAppearance: 'Well',
    associatedSymptoms: [],
    symptoms: [],
    riskFactors: [],
    ...changes,
  }
  const { submitVisit } = await caller.data(SUBMIT_VISIT, { id, patientId, input })
  expect(submitVisit).toMatchObject({ __typename: 'SubmittedVisit' })
  return id
}

const openOf = async (patientId: string) => (await tasksSeenBy(chw, { patientId })) as Json[]
const rulesOf = async (patientId: string) => (await openOf(patientId)).map(({ rule }) => rule.id)
const adult = () => createPatient(server.client, HERE)
const child = () => createPatient(server.client, HERE, { dateOfBirth: '2025-11-01' })
const CHILD = { bloodPressure: null, bloodPressureNotMeasured: true }

describe('A visit', () => {
  it('with a high blood pressure makes a task, and the next one does it', async () => {
    const patientId = await adult()
    const first = await visit(patientId, { bloodPressure: '150/95' })
    const [task] = (await openOf(patientId)).filter(({ rule }) => rule.id === 'task.blood_pressure_again')
    expect(task).toMatchObject({ state: 'DRAFT', sourceType: 'Visit', sourceId: first })
    expect(await closeTask(chw, task.id, 'COMPLETED')).toMatchObject({ __typename: 'InvalidInput', field: 'outcome' })
    clock.advance({ days: 3 })
    const second = await visit(patientId, { bloodPressure: '152/96' })
    expect(await rulesOf(patientId)).not.toContain('task.blood_pressure_again')
    const row = await server.client.task.findUniqueOrThrow({ where: { id: task.id } })
    expect(row).toMatchObject({ outcome: 'completed', doneByType: 'Visit', doneById: second, closedById: chw.userId })
    clock.advance({ days: -3 })
  })

  it('of a malnourished child is followed by a weighing', async () => {
    const patientId = await child()
    await visit(patientId, { ...CHILD, muacMm: 112 })
    expect(await rulesOf(patientId)).toContain('task.weigh_again.severe')
    clock.advance({ days: 7 })
    await visit(patientId, { ...CHILD, muacMm: 130 })
    expect(await rulesOf(patientId)).toContain('task.weigh_again.severe')
    await visit(patientId, { ...CHILD, muacMm: 130, weightKg: 9.1 })
    expect(await rulesOf(patientId)).not.toContain('task.weigh_again.severe')
    clock.advance({ days: -7 })
  })

  it('makes the follow-ups that its plan asks for', async () => {
    const patientId = await adult()
    const id = await visit(patientId, {
      chiefComplaint: 'Fever and chills for three days',
      temperatureC: 39.4,
      illnessDays: 3,
      symptoms: [],
      associatedSymptoms: [],
    })
    const plan = await server.client.medicalPlan.findUniqueOrThrow({ where: { assessmentId: id } })
    const days = (plan.result as Json).plan.followUpDays as number[]
    expect(plan.followUpRequired).toBe(true)
    const followUps = await server.client.task.findMany({
      where: { patientId, ruleId: 'task.follow_up' },
      orderBy: { sequence: 'asc' },
    })
    expect(followUps.map(({ sequence }) => sequence)).toEqual(days)
  })

  it('that is sent again makes no second task', async () => {
    const patientId = await adult()
    const id = await visit(patientId, { bloodPressure: '150/95' })
    const before = await countRows(server.client)
    await visit(patientId, { bloodPressure: '150/95' }, chw, id)
    expect(await countRows(server.client)).toEqual(before)
  })

  it('in a pregnancy does the contact of its weeks', async () => {
    const patientId = await adult()
    await enrol(chw, patientId, { programme: 'PREGNANCY', startedOn: '2026-08-20' })
    await visit(patientId, { pregnant: true })
    const contacts = await server.client.task.findMany({
      where: { patientId, ruleId: 'task.pregnancy_contact', outcome: 'completed' },
    })
    expect(contacts.map(({ sequence }) => sequence)).toEqual([12])
  })

  it('does the tasks of records that were merged into the patient’s too', async () => {
    const keptId = await adult()
    const mergedId = await adult()
    await visit(mergedId, { bloodPressure: '150/95' })
    await server.client.patient.update({ where: { id: mergedId }, data: { mergedIntoId: keptId } })
    clock.advance({ days: 1 })
    await visit(keptId)
    expect(await server.client.task.count({ where: { patientId: mergedId, outcome: 'completed' } })).toBe(1)
    clock.advance({ days: -1 })
  })

  it('counts in days of the facility of the patient, whatever the time zone of the server', async () => {
    // Half past eleven at night in Nairobi.
    clock.advance({ seconds: 14.5 * 3600 })
    const patientId = await adult()
    await visit(patientId, { bloodPressure: '150/95' })
    const [task] = (await openOf(patientId)).filter(({ rule }) => rule.id === 'task.blood_pressure_again')
    expect(task).toMatchObject({ opensOn: '2026-11-22', dueOn: '2026-12-19', opensAt: '2026-11-21T21:00:00.000Z' })
    clock.advance({ seconds: -14.5 * 3600 })
  })
})

describe('A referral', () => {
  it('is asked after, late after a day, until the patient has arrived', async () => {
    const patientId = await adult()
    const { id } = await refer(chw, patientId)
    const [task] = await openOf(patientId)
    expect(task).toMatchObject({ rule: { id: 'task.referral_unconfirmed' }, state: 'READY', late: false, sourceId: id })
    const receiver = await staffAt(server, 'clinician', NEARBY)
    clock.advance({ days: 1 })
    expect(await openOf(patientId)).toMatchObject([{ late: true }])
    await advance(receiver, id, 'ACCEPTED')
    expect(await openOf(patientId)).toHaveLength(1)
    await advance(receiver, id, 'ARRIVED')
    expect(await openOf(patientId)).toEqual([])
    const row = await server.client.task.findUniqueOrThrow({ where: { id: task?.id } })
    expect(row).toMatchObject({
      outcome: 'completed',
      doneByType: 'Referral',
      doneById: id,
      closedById: receiver.userId,
    })
    clock.advance({ days: -1 })
  })

  it('that is declined asks for another place', async () => {
    const patientId = await adult()
    const { id } = await refer(chw, patientId)
    await advance(await staffAt(server, 'clinician', NEARBY), id, 'DECLINED')
    expect(await rulesOf(patientId)).toEqual(['task.referral_declined'])
    const [task] = await openOf(patientId)
    expect(await closeTask(chw, task?.id, 'COMPLETED')).toMatchObject({ state: 'COMPLETED' })
  })

  it('that is cancelled is asked after no more', async () => {
    const patientId = await adult()
    const { id } = await refer(chw, patientId)
    await advance(chw, id, 'CANCELLED')
    expect(await openOf(patientId)).toEqual([])
  })
})
