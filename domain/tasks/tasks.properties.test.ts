import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closedBy } from '#domain/tasks/closed-by.ts'
import { enrolmentOf, opened, visitOf, WHO } from '#domain/tasks/tasks.test-data.ts'
import { tasksFrom } from '#domain/tasks/tasks-from.ts'
import type { TaskTrigger } from '#domain/tasks/trigger.ts'
import { APPOINTMENT_OUTCOMES } from '#domain/vocabulary/appointments.ts'
import { COUNTRY_CODES } from '#domain/vocabulary/countries.ts'
import { PROGRAMMES } from '#domain/vocabulary/programmes.ts'
import { timeZoneOf } from '#domain/vocabulary/time-zones.ts'

const at = fc.date({ min: new Date('2022-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
const id = fc.uuid()
const timeZone = fc.constantFrom(...COUNTRY_CODES).map((code) => timeZoneOf(code, 'Kinshasa'))
const number = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: null })
const occurrence = fc.record({ id, timeZone, at }).map((one) => ({ ...WHO, ...one }))

const visit = fc
  .record({
    ageMonths: fc.integer({ min: 0, max: 1300 }),
    gender: fc.constantFrom('male', 'female', 'other'),
    pregnant: fc.option(fc.boolean(), { nil: null }),
    weightKg: number(200),
    heightCm: number(220),
    muacMm: number(400),
    systolicMmHg: number(260),
    diastolicMmHg: number(160),
    findings: fc.subarray(['bilateral_pitting_oedema', 'muac_red', 'muac_yellow', 'known_hypertension']),
    triageLevel: fc.constantFrom('low', 'moderate', 'high', 'critical'),
    followUpDays: fc.array(fc.integer({ min: -3, max: 400 }), { maxLength: 6 }),
  })
  .map((changes) => visitOf(changes))
/** The first day lies up to a year before, or a month after. */
const enrolment = fc
  .record({ programme: fc.constantFrom(...PROGRAMMES), at, days: fc.integer({ min: -365, max: 30 }) })
  .map(({ programme, at: made, days }) =>
    enrolmentOf({
      programme,
      at: made,
      startedOn: new Date(made.getTime() + days * 86_400_000).toISOString().slice(0, 10),
    }),
  )
const task = fc.record({
  ruleId: fc.constantFrom('task.tb.dose', 'task.tb.week', 'task.pregnancy_contact'),
  sequence: fc.integer({ min: 1, max: 400 }),
})

const trigger: fc.Arbitrary<TaskTrigger> = fc.oneof(
  visit,
  enrolment,
  fc.tuple(enrolment, task).map(([one, closed]) => ({
    ...one,
    kind: 'enrolment_task_closed' as const,
    task: closed,
  })),
  occurrence.map((one) => ({ ...one, kind: 'referral' as const })),
  fc.tuple(occurrence, at).map(([one, scheduledFor]) => ({ ...one, kind: 'appointment' as const, scheduledFor })),
  fc
    .tuple(occurrence, fc.constantFrom(...APPOINTMENT_OUTCOMES))
    .map(([one, outcome]) => ({ ...one, kind: 'appointment_closed' as const, outcome })),
  fc
    .tuple(occurrence, fc.constantFrom('arrived', 'closed', 'declined', 'cancelled'))
    .map(([one, status]) => ({ ...one, kind: 'referral_confirmed' as const, status })),
)

describe('Whatever happens', () => {
  it('makes the same tasks each time, each the only one of its rule, source and sequence', () => {
    fc.assert(
      fc.property(trigger, (one) => {
        const tasks = tasksFrom(one)
        expect(tasksFrom({ ...one })).toEqual(tasks)
        const keys = tasks.map(({ ruleId, sourceId, sequence }) => `${ruleId} ${sourceId} ${sequence}`)
        expect(new Set(keys).size).toBe(tasks.length)
        for (const { sourceId } of tasks) expect(sourceId).toBe(one.id)
      }),
    )
  })

  it('makes windows that open before they are due, and close no sooner', () => {
    fc.assert(
      fc.property(trigger, (one) => {
        for (const { opensAt, dueAt, closesAt } of tasksFrom(one)) {
          expect(opensAt.getTime()).toBeLessThan(dueAt.getTime())
          expect(dueAt.getTime()).toBeLessThanOrEqual(closesAt.getTime())
        }
      }),
    )
  })

  it('makes no task whose window is over already', () => {
    fc.assert(
      fc.property(fc.oneof(visit, enrolment), (one) => {
        for (const { closesAt } of tasksFrom(one)) expect(closesAt.getTime()).toBeGreaterThan(one.at.getTime())
      }),
    )
  })

  it('never leaves a treatment of tuberculosis without a task to come, however late one is closed', () => {
    fc.assert(
      fc.property(enrolment, task, (one, closed) => {
        const after: TaskTrigger = { ...one, programme: 'tb_treatment', kind: 'enrolment_task_closed', task: closed }
        expect(tasksFrom(after).some(({ dueAt }) => dueAt > one.at)).toBe(true)
      }),
    )
  })

  it('closes each task once, and only tasks that were open', () => {
    fc.assert(
      fc.property(trigger, trigger, (one, next) => {
        const tasks = opened(tasksFrom(one))
        const closed = closedBy(next, tasks).map(({ taskId }) => taskId)
        expect(new Set(closed).size).toBe(closed.length)
        for (const taskId of closed) expect(tasks.map((open) => open.id)).toContain(taskId)
      }),
    )
  })
})
