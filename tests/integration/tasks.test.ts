import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Json } from '#tests/support/caller.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { countRows, expectNothingStored } from '#tests/support/row-counts.ts'
import { type SettableClock, settableClock } from '#tests/support/settable-clock.ts'
import {
  closeTask,
  createTask,
  endEnrolment,
  enrol,
  householdSeenBy,
  tasksSeenBy,
} from '#tests/support/task-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

/** Nine in the morning in Nairobi. */
const START = '2026-11-21T06:00:00.000Z'
const TB = { programme: 'TB_TREATMENT', startedOn: '2026-11-21' }

let clock: SettableClock
let server: TestServer
let chw: Person
beforeAll(async () => {
  clock = settableClock(START)
  server = await startTestServer({ clock })
  chw = await staffAt(server, 'chw')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.client.task.deleteMany()
  await server.client.enrolment.deleteMany()
})

const titles = (tasks: Json[]) => tasks.map(({ title }) => title)
const patientHere = () => createPatient(server.client, HERE)

/** A task, due so many hours from now. */
const taskDueIn = async (
  dueInHours: number,
  { facilityId = HERE, patientId, ...changes }: Partial<Parameters<typeof createTask>[1]> = {},
): Promise<string> =>
  createTask(server.client, {
    ...changes,
    now: clock.now(),
    dueInHours,
    facilityId,
    patientId: patientId ?? (await patientHere()),
  })

describe('The lists of tasks', () => {
  it('are those due until the midnight of the facility, those past due, and those to come', async () => {
    // It is nine in the morning: fifteen hours to midnight in Nairobi, eighteen in London.
    const [late, today, tomorrow] = [await taskDueIn(-1), await taskDueIn(15), await taskDueIn(16)]
    const over = await taskDueIn(-300)
    const list = async (name: string) => (await tasksSeenBy(chw, { list: name })).map(({ id }: Json) => id)
    expect(await list('LATE')).toEqual([late])
    expect(await list('TODAY')).toEqual([today])
    expect(await list('COMING')).toEqual([tomorrow])
    const open = (await tasksSeenBy(chw)).map(({ id }: Json) => id)
    expect(open).toEqual([late, today, tomorrow])
    expect(open).not.toContain(over)
  })

  it('are empty where there is nothing, and where somebody works nowhere', async () => {
    expect(await tasksSeenBy(chw, { list: 'TODAY' })).toEqual([])
    await taskDueIn(1)
    expect(await tasksSeenBy(await staffAt(server, 'chw', null))).toEqual([])
  })

  it('say what each is, why, by which rule, and of whom, in either language', async () => {
    await taskDueIn(1)
    const [task] = await tasksSeenBy(chw)
    expect(task).toMatchObject({
      title: 'Look for the patient who missed the appointment',
      state: 'READY',
      late: false,
      way: 'HAND',
      byHand: true,
      priority: 'HIGH',
      rule: { id: 'task.appointment_missed', version: 1, source: expect.stringContaining('WHO') },
      patient: { firstName: 'Achieng', lastName: 'Otieno' },
    })
    const { tasks } = await chw.data('query { tasks { title(language: SW) why(language: SW) } }')
    expect(tasks[0]).toMatchObject({ title: 'Mtafute mgonjwa aliyekosa miadi' })
  })

  it('hold a task of a rule that is no more, so that it can be closed', async () => {
    const id = await taskDueIn(1, { ruleId: 'task.of_long_ago' })
    expect(await tasksSeenBy(chw)).toMatchObject([{ id, title: 'A task of a rule that is not used any more' }])
    expect(await closeTask(chw, id, 'CANCELLED', 'Not used any more')).toMatchObject({ state: 'CANCELLED' })
  })

  it('are paged, the soonest due first, also among tasks of one moment', async () => {
    const ids = []
    for (let task = 0; task < 5; task += 1) ids.push(await taskDueIn(task < 3 ? 5 : 6))
    const first = await tasksSeenBy(chw, { limit: 2 })
    const second = await tasksSeenBy(chw, { limit: 2, cursor: first[1]?.id })
    const third = await tasksSeenBy(chw, { limit: 2, cursor: second[1]?.id })
    expect([...first, ...second, ...third].map(({ id }) => id)).toEqual(ids)
    expect(await tasksSeenBy(chw, { cursor: newId() })).toEqual([])
  })

  it('are those of one’s own facility; of one patient whom one may see, all', async () => {
    const patientId = await createPatient(server.client, NEARBY)
    const there = await taskDueIn(1, { facilityId: NEARBY, patientId })
    expect(await tasksSeenBy(chw)).toEqual([])
    expect(await tasksSeenBy(chw, { patientId })).toEqual([])
    expect(await closeTask(chw, there, 'CANCELLED', 'Not mine')).toMatchObject({ __typename: 'NotFound' })
    const mine = await taskDueIn(1)
    const { patientId: whose } = await server.client.task.findUniqueOrThrow({ where: { id: mine } })
    expect(await tasksSeenBy(chw, { patientId: whose })).toHaveLength(1)
  })

  it('refuse what is no list, page or id', async () => {
    const { errors } = await chw.graphql('query { tasks(limit: 0) { id } }')
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'limit' } })
    const patient = await chw.graphql('query { tasks(patientId: "mine") { id } }')
    expect(patient.errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'patientId' } })
    const household = await chw.graphql('query { householdTasks(patientId: "mine") { id } }')
    expect(household.errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'patientId' } })
  })

  it('leave an event of each patient whose tasks were read', async () => {
    const patientId = await patientHere()
    await taskDueIn(1, { patientId })
    await taskDueIn(2, { patientId })
    await tasksSeenBy(chw)
    const where = { personId: patientId, action: 'task.list', actorId: chw.userId }
    expect(await server.client.auditEvent.count({ where })).toBe(1)
  })
})

describe('Closing a task', () => {
  it('writes who did it and when, and an event of the patient', async () => {
    const id = await taskDueIn(1)
    expect(await closeTask(chw, id, 'COMPLETED')).toMatchObject({ state: 'COMPLETED', late: false, reason: null })
    const row = await server.client.task.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({ outcome: 'completed', closedById: chw.userId, closedAt: clock.now() })
    const event = await server.client.auditEvent.findFirstOrThrow({ where: { action: 'task.close', recordId: id } })
    expect(event).toMatchObject({ recordType: 'Task', personId: row.patientId, actorId: chw.userId })
  })

  it('leaves one that is closed as it is, however often it is sent', async () => {
    const id = await taskDueIn(1)
    await closeTask(chw, id, 'FAILED', 'Moved away')
    const again = await closeTask(chw, id, 'FAILED', 'Moved away')
    const other = await closeTask(await staffAt(server, 'clinician'), id, 'COMPLETED')
    for (const answer of [again, other]) expect(answer).toMatchObject({ state: 'FAILED', reason: 'Moved away' })
    expect(await server.client.auditEvent.count({ where: { action: 'task.close', recordId: id } })).toBe(1)
  })

  it('is done by one of two who close it at once', async () => {
    const id = await taskDueIn(1)
    const states = await Promise.all(
      ['One', 'Two'].map(async (reason) => (await closeTask(chw, id, 'FAILED', reason)).reason),
    )
    expect(new Set(states).size).toBe(1)
    expect(await server.client.auditEvent.count({ where: { action: 'task.close', recordId: id } })).toBe(1)
  })

  it('asks why where it is late', async () => {
    const id = await taskDueIn(-1)
    expect(await closeTask(chw, id, 'COMPLETED', ' ')).toMatchObject({
      field: 'reason',
      message: 'It is late: say why',
    })
    expect(await closeTask(chw, id, 'COMPLETED', 'The river was high')).toMatchObject({
      state: 'COMPLETED',
      late: true,
      reason: 'The river was high',
    })
  })

  it.each(['FAILED', 'CANCELLED'])('asks why where it is %s', async (outcome) => {
    const id = await taskDueIn(1)
    expect(await closeTask(chw, id, outcome)).toMatchObject({ field: 'reason', message: 'Give a reason' })
    expect(await closeTask(chw, id, outcome, 'a'.repeat(501))).toMatchObject({ field: 'reason' })
  })

  it('refuses what is done by a record alone, what is too early, and what is too late', async () => {
    const visit = await taskDueIn(1, { ruleId: 'task.weigh_again.severe' })
    expect(await closeTask(chw, visit, 'COMPLETED')).toMatchObject({ field: 'outcome', __typename: 'InvalidInput' })
    expect(await closeTask(chw, visit, 'FAILED', 'Moved away')).toMatchObject({ state: 'FAILED' })
    const early = await taskDueIn(48)
    expect(await closeTask(chw, early, 'COMPLETED')).toMatchObject({ message: expect.stringContaining('too early') })
    expect(await closeTask(chw, early, 'CANCELLED', 'Has died')).toMatchObject({ state: 'CANCELLED' })
    const over = await taskDueIn(-241)
    expect(await closeTask(chw, over, 'COMPLETED', 'Late')).toMatchObject({
      message: expect.stringContaining('too late'),
    })
  })

  it('of one that a visit did late can be explained once, and stands in a list of its own till then', async () => {
    const closedAt = new Date(clock.now().getTime() - 3_600_000)
    const id = await taskDueIn(-3, { ruleId: 'task.follow_up', outcome: 'completed', closedAt })
    const inTime = await taskDueIn(3, { ruleId: 'task.follow_up', outcome: 'completed', closedAt })
    expect((await tasksSeenBy(chw, { list: 'UNEXPLAINED' })).map((task: Json) => task.id)).toEqual([id])
    expect(await closeTask(chw, id, 'COMPLETED', 'No transport')).toMatchObject({ reason: 'No transport', late: true })
    expect(await closeTask(chw, id, 'COMPLETED', 'Another')).toMatchObject({ reason: 'No transport' })
    expect(await closeTask(chw, inTime, 'COMPLETED', 'Why not')).toMatchObject({ reason: null })
    expect(await tasksSeenBy(chw, { list: 'UNEXPLAINED' })).toEqual([])
  })

  it('refuses an id that is none', async () => {
    await expectNothingStored(server.client)
    expect(await closeTask(chw, 'first', 'FAILED', 'Because')).toMatchObject({ field: 'id' })
    expect(await closeTask(chw, newId(), 'FAILED', 'Because')).toMatchObject({ __typename: 'NotFound' })
  })
})

describe('The tasks of a household', () => {
  const home = { phone: '+254700000001', address: 'Plot 4', villageWard: 'Ahero' }
  const living = async (details: Record<string, unknown>, facilityId = HERE) => {
    const patientId = await createPatient(server.client, facilityId)
    await server.client.patient.update({ where: { id: patientId }, data: { villageWard: null, ...details } })
    await taskDueIn(1, { patientId, facilityId })
    return patientId
  }
  const membersOf = async (patientId: string) =>
    new Set((await householdSeenBy(chw, patientId))?.map((task: Json) => task.patient.id))

  it('are those of a patient and of who has the same telephone, or the same address in the same village', async () => {
    const patientId = await living(home)
    const byPhone = await living({ phone: home.phone })
    const byAddress = await living({ address: ' plot 4', villageWard: 'AHERO' })
    await living({ address: 'Plot 4', villageWard: 'Muhoroni' })
    await living({ villageWard: 'Ahero' })
    await living({ phone: '+254700000002' })
    await living(home, NEARBY)
    expect(await membersOf(patientId)).toEqual(new Set([patientId, byPhone, byAddress]))
  })

  it('are the patient’s alone where nothing says where they live', async () => {
    const patientId = await living({ phone: null, address: ' ', villageWard: ' ' })
    await living({ phone: null, address: '', villageWard: '' })
    expect(await membersOf(patientId)).toEqual(new Set([patientId]))
  })

  it('are those of records that were merged too, under the name of the one that was kept', async () => {
    const keptId = await living({ phone: '+254700000009' })
    const mergedId = await living({ phone: '+254700000008' })
    await server.client.patient.update({ where: { id: mergedId }, data: { mergedIntoId: keptId } })
    const tasks = await householdSeenBy(chw, keptId)
    expect(tasks).toHaveLength(2)
    expect(new Set(tasks?.map((task: Json) => task.patient.id))).toEqual(new Set([keptId]))
    expect(await tasksSeenBy(chw, { patientId: keptId })).toHaveLength(2)
  })

  it('are nobody’s whose patient one may not see', async () => {
    expect(await householdSeenBy(chw, await living(home, ABROAD))).toBeNull()
    expect(await householdSeenBy(chw, newId())).toBeNull()
  })
})

describe('Treatment of tuberculosis', () => {
  it('makes the doses of a week and its talk, and sent again nothing more', async () => {
    const patientId = await patientHere()
    const id = newId()
    const enrolled = { __typename: 'Enrolment', id, programme: 'TB_TREATMENT', startedOn: '2026-11-21', endedOn: null }
    expect(await enrol(chw, patientId, TB, id)).toMatchObject(enrolled)
    const before = await countRows(server.client)
    expect(await enrol(chw, patientId, TB, id)).toMatchObject(enrolled)
    expect(await countRows(server.client)).toEqual(before)
    const tasks = await tasksSeenBy(chw, { patientId })
    expect(tasks).toHaveLength(8)
    expect(titles(tasks)).toContain('Tuberculosis medicine: day 7')
    expect(titles(await tasksSeenBy(chw, { list: 'TODAY' }))).toEqual(['Tuberculosis medicine: day 1'])
  })

  it('has one more dose ahead when one is recorded, taken or not', async () => {
    const patientId = await patientHere()
    await enrol(chw, patientId, TB)
    const [first] = await tasksSeenBy(chw, { patientId })
    await closeTask(chw, first.id, 'FAILED', 'Was away')
    expect(titles(await tasksSeenBy(chw, { patientId }))).not.toContain('Tuberculosis medicine: day 8')
    clock.advance({ days: 1 })
    const [second] = await tasksSeenBy(chw, { patientId, list: 'TODAY' })
    await closeTask(chw, second.id, 'COMPLETED')
    expect(titles(await tasksSeenBy(chw, { patientId }))).toContain('Tuberculosis medicine: day 8')
    clock.advance({ days: -1 })
  })

  it('ends with a reason, and then its tasks are not needed any more', async () => {
    const patientId = await patientHere()
    const { id } = await enrol(chw, patientId, TB)
    expect(await endEnrolment(chw, id, ' ')).toMatchObject({ field: 'reason' })
    const ended = { endedOn: '2026-11-21', endReason: 'Treatment completed' }
    expect(await endEnrolment(chw, id)).toMatchObject(ended)
    expect(await endEnrolment(chw, id, 'Another reason')).toMatchObject(ended)
    expect(await tasksSeenBy(chw, { patientId })).toEqual([])
    const rows = await server.client.task.findMany({ where: { patientId } })
    expect(rows).toHaveLength(8)
    for (const row of rows) expect(row).toMatchObject({ outcome: 'cancelled', doneByType: 'Enrolment', doneById: id })
    expect(await enrol(chw, patientId, TB)).toMatchObject({ __typename: 'Enrolment' })
  })

  it('is one at a time, also where two enrol a patient at once', async () => {
    const patientId = await patientHere()
    const answers = await Promise.all([enrol(chw, patientId, TB), enrol(chw, patientId, TB)])
    expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(new Set(['Enrolment', 'InvalidInput']))
    expect(await server.client.task.count({ where: { patientId } })).toBe(8)
  })
})

describe('An enrolment', () => {
  it('in a pregnancy makes the contacts that are to come', async () => {
    const patientId = await patientHere()
    await enrol(chw, patientId, { programme: 'PREGNANCY', startedOn: '2026-05-30' })
    expect(titles(await tasksSeenBy(chw, { patientId }))).toEqual(
      [26, 30, 34, 36, 38, 40].map((week) => `Antenatal contact: ${week} weeks`),
    )
  })

  it.each([
    ['startedOn', { programme: 'TB_TREATMENT', startedOn: '2026-11-22' }],
    ['startedOn', { programme: 'TB_TREATMENT', startedOn: '2024-11-20' }],
    ['startedOn', { programme: 'TB_TREATMENT', startedOn: 'yesterday' }],
    ['startedOn', { programme: 'PREGNANCY', startedOn: '2026-01-30' }],
  ])('refuses a wrong %s: %j', async (field, input) => {
    const patientId = await patientHere()
    await expectNothingStored(server.client)
    expect(await enrol(chw, patientId, input)).toMatchObject({ __typename: 'InvalidInput', field })
  })

  it('refuses a pregnancy in a man, a child and an old woman', async () => {
    const input = { programme: 'PREGNANCY', startedOn: '2026-10-01' }
    for (const details of [
      { gender: 'male' },
      { dateOfBirth: new Date('2018-01-01') },
      { dateOfBirth: new Date('1950-01-01') },
    ]) {
      const patientId = await patientHere()
      await server.client.patient.update({ where: { id: patientId }, data: details })
      expect(await enrol(chw, patientId, input)).toMatchObject({ field: 'programme' })
    }
  })

  it('refuses a patient whom one may not see, one who was merged, and an id that is another’s', async () => {
    const keptId = await patientHere()
    const mergedId = await patientHere()
    await server.client.patient.update({ where: { id: mergedId }, data: { mergedIntoId: keptId } })
    for (const patientId of [await createPatient(server.client, ABROAD), newId(), mergedId]) {
      expect(await enrol(chw, patientId, TB)).toMatchObject({ field: 'patientId' })
    }
    const stranger = await staffAt(server, 'chw', ABROAD)
    const { id } = await enrol(stranger, await createPatient(server.client, ABROAD), TB)
    expect(await enrol(chw, keptId, TB, id)).toMatchObject({ field: 'id' })
    expect(await endEnrolment(chw, id)).toMatchObject({ __typename: 'NotFound' })
  })
})
