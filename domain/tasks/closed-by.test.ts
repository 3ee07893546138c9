import { describe, expect, it } from 'vitest'
import { closedBy } from '#domain/tasks/closed-by.ts'
import { isLate, taskState } from '#domain/tasks/task.ts'
import { enrolmentOf, opened, visitOf, WHO } from '#domain/tasks/tasks.test-data.ts'
import { tasksFrom } from '#domain/tasks/tasks-from.ts'

const LATER = '01a0a000-0000-7000-8000-000000000011'
const on = (day: string) => new Date(`${day}T06:00:00.000Z`)
const outcomes = (...given: Parameters<typeof closedBy>) => closedBy(...given).map(({ outcome }) => outcome)

describe('What closes tasks', () => {
  it('is a visit for follow-ups whose window is open, and for no other', () => {
    const tasks = opened(tasksFrom(visitOf({ followUpDays: [3, 14] })))
    const visit = visitOf({ id: LATER, at: on('2026-11-24') })
    expect(closedBy(visit, tasks)).toEqual([
      { taskId: 'task 0', outcome: 'completed', doneByType: 'Visit', doneById: LATER },
    ])
    expect(closedBy(visitOf({ id: LATER, at: on('2026-11-21') }), tasks)).toEqual([])
    expect(closedBy(visitOf({ id: LATER, at: on('2027-01-21') }), tasks)).toEqual([])
  })

  it('is a visit with a weight for a child that is weighed again', () => {
    const tasks = opened(tasksFrom(visitOf({ ageMonths: 12, muacMm: 120 })))
    const at = on('2026-11-28')
    expect(outcomes(visitOf({ id: LATER, at, weightKg: 8 }), tasks)).toEqual(['completed'])
    expect(outcomes(visitOf({ id: LATER, at }), tasks)).toEqual([])
  })

  it('is a visit with both numbers of a blood pressure on another day', () => {
    const tasks = opened(tasksFrom(visitOf({ systolicMmHg: 150 })))
    const at = on('2026-11-22')
    expect(outcomes(visitOf({ id: LATER, at }), tasks)).toEqual(['completed'])
    expect(outcomes(visitOf({ id: LATER, at, diastolicMmHg: null }), tasks)).toEqual([])
    expect(outcomes(visitOf({ id: LATER, at: new Date('2026-11-21T20:59:59.999Z') }), tasks)).toEqual([])
  })

  it('is a visit in the weeks of a contact of a pregnancy, unless it says that there is none', () => {
    const tasks = opened(tasksFrom(enrolmentOf({ programme: 'pregnancy', startedOn: '2026-11-01' })))
    const at = on('2026-12-24')
    expect(closedBy(visitOf({ id: LATER, at }), tasks).map(({ taskId }) => taskId)).toEqual(['task 0'])
    expect(closedBy(visitOf({ id: LATER, at, pregnant: false }), tasks)).toEqual([])
  })

  it('is no visit for a dose or a talk: those are recorded', () => {
    const tasks = opened(tasksFrom(enrolmentOf()))
    expect(closedBy(visitOf({ id: LATER, weightKg: 60, at: on('2026-11-27') }), tasks)).toEqual([])
  })

  it.each([
    ['arrived', 'completed'],
    ['closed', 'completed'],
    ['declined', 'cancelled'],
    ['cancelled', 'cancelled'],
  ] as const)('is a referral that is %s, for its own task alone', (status, outcome) => {
    const referral = { kind: 'referral' as const, id: LATER, ...WHO, at: on('2026-11-21') }
    const other = { ...referral, id: '01a0a000-0000-7000-8000-000000000099' }
    const tasks = opened([...tasksFrom(referral), ...tasksFrom(other)])
    const closings = closedBy({ ...referral, kind: 'referral_confirmed', status }, tasks)
    expect(closings).toEqual([{ taskId: 'task 0', outcome, doneByType: 'Referral', doneById: LATER }])
  })

  it('is the end of an enrolment, for all of its tasks', () => {
    const enrolment = enrolmentOf()
    const closings = outcomes({ ...enrolment, kind: 'enrolment_ended' }, opened(tasksFrom(enrolment)))
    expect(new Set(closings)).toEqual(new Set(['cancelled']))
    expect(closings).toHaveLength(8)
  })

  it.each([
    ['completed', 'completed'],
    ['missed', 'completed'],
    ['cancelled', 'cancelled'],
  ] as const)('is an appointment that was %s', (outcome, expected) => {
    const appointment = { id: LATER, ...WHO, at: on('2026-11-21') }
    const tasks = opened(tasksFrom({ ...appointment, kind: 'appointment', scheduledFor: on('2026-11-30') }))
    expect(outcomes({ ...appointment, kind: 'appointment_closed', outcome }, tasks)).toEqual([expected])
  })

  it('is nothing for a task of a rule that is no more', () => {
    const [task] = opened(tasksFrom(visitOf({ followUpDays: [3] })))
    expect(closedBy(visitOf({ at: on('2026-11-24') }), task ? [{ ...task, ruleId: 'task.gone' }] : [])).toEqual([])
  })
})

describe('Where a task stands', () => {
  const [window] = tasksFrom(visitOf({ followUpDays: [3] }))
  if (!window) throw new Error('There is no task')
  const { opensAt, dueAt, closesAt } = window
  const before = (at: Date) => new Date(at.getTime() - 1)
  const state = (now: Date, outcome: 'completed' | 'failed' | 'cancelled' | null = null) =>
    taskState({ ...window, outcome }, now)

  it('follows from its window and the clock, to the millisecond', () => {
    expect([before(opensAt), opensAt, before(closesAt), closesAt].map((at) => state(at))).toEqual([
      'draft',
      'ready',
      'ready',
      'failed',
    ])
  })

  it('is what became of it, whatever the clock says', () => {
    expect(state(closesAt, 'completed')).toBe('completed')
    expect(state(before(opensAt), 'cancelled')).toBe('cancelled')
  })

  it('is late from the moment on at which it was due', () => {
    expect(isLate(window, before(dueAt))).toBe(false)
    expect(isLate(window, dueAt)).toBe(true)
  })
})
