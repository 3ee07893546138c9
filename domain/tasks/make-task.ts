import type { TaskRule } from '#domain/tasks/rule.ts'
import type { NewTask, TaskSource, Window } from '#domain/tasks/task.ts'
import type { TaskTrigger } from '#domain/tasks/trigger.ts'
import { addDays, type Day, startOfDay } from '#domain/time/local-day.ts'

const HOUR_MS = 3_600_000

const SOURCES: Readonly<Record<TaskTrigger['kind'], TaskSource>> = {
  visit: 'Visit',
  referral: 'Referral',
  referral_confirmed: 'Referral',
  prescription_asked: 'Prescription',
  prescription_settled: 'Prescription',
  enrolment: 'Enrolment',
  enrolment_ended: 'Enrolment',
  enrolment_task_closed: 'Enrolment',
  appointment: 'Appointment',
  appointment_closed: 'Appointment',
}

/** The kind of record that a trigger is about. */
export const sourceOf = ({ kind }: Pick<TaskTrigger, 'kind'>): TaskSource => SOURCES[kind]

/** From the first midnight of one day to that which ends another: days of the calendar where the facility is. */
export const dayWindow = (timeZone: string, opens: Day, due: Day, closes: Day): Window => ({
  opensAt: startOfDay(timeZone, opens),
  dueAt: startOfDay(timeZone, addDays(due, 1)),
  closesAt: startOfDay(timeZone, addDays(closes, 1)),
})

/** The window of a rule, counted from its day. */
export const windowOf = ({ window: { opens, due, closes } }: TaskRule, timeZone: string, day: Day): Window =>
  dayWindow(timeZone, addDays(day, opens), addDays(day, due), addDays(day, closes))

/** The window of a rule in hours, counted from a moment. */
export const windowFrom = ({ window: { opens, due, closes } }: TaskRule, at: Date): Window => {
  const after = (hours: number) => new Date(at.getTime() + hours * HOUR_MS)
  return { opensAt: after(opens), dueAt: after(due), closesAt: after(closes) }
}

/** The task that a rule makes of a trigger. */
export const makeTask = (rule: TaskRule, trigger: TaskTrigger, window: Window, sequence = 0): NewTask => ({
  ...window,
  ruleId: rule.id,
  ruleVersion: rule.version,
  priority: rule.priority,
  patientId: trigger.patientId,
  facilityId: trigger.facilityId,
  sourceType: sourceOf(trigger),
  sourceId: trigger.id,
  sequence,
})
