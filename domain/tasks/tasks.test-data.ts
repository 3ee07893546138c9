import type { NewTask, OpenTask } from '#domain/tasks/task.ts'
import type { EnrolmentTrigger, VisitTrigger } from '#domain/tasks/trigger.ts'

export const WHO = {
  patientId: '01a0a000-0000-7000-8000-000000000001',
  facilityId: '01a0a000-0000-7000-8000-000000000002',
  timeZone: 'Africa/Nairobi',
} as const

/** A visit of an adult, one morning in Nairobi, in which nothing was found that makes a task. */
export const visitOf = (changes: Partial<VisitTrigger> = {}): VisitTrigger => ({
  kind: 'visit',
  id: '01a0a000-0000-7000-8000-000000000010',
  ...WHO,
  at: new Date('2026-11-21T06:00:00.000Z'),
  ageMonths: 34 * 12,
  ageIsApproximate: false,
  gender: 'female',
  pregnant: null,
  weightKg: null,
  heightCm: null,
  muacMm: null,
  systolicMmHg: 120,
  diastolicMmHg: 80,
  findings: [],
  triageLevel: 'low',
  followUpDays: [],
  ...changes,
})

/** An enrolment made on the morning of its first day. */
export const enrolmentOf = (changes: Partial<EnrolmentTrigger> = {}): EnrolmentTrigger => ({
  kind: 'enrolment',
  id: '01a0a000-0000-7000-8000-000000000020',
  ...WHO,
  at: new Date('2026-11-21T06:00:00.000Z'),
  programme: 'tb_treatment',
  startedOn: '2026-11-21',
  ...changes,
})

/** New tasks as open ones, each with an id of its own. */
export const opened = (tasks: readonly NewTask[]): OpenTask[] =>
  tasks.map((task, at) => ({ ...task, id: `task ${at}` }))
