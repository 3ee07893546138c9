import type { TaskOutcome, TaskPriority, TaskState } from '#domain/vocabulary/tasks.ts'

/** The kinds of records that tasks come from, and that do them. */
export type TaskSource = 'Visit' | 'Referral' | 'Prescription' | 'Enrolment' | 'Appointment'

/** From when on a task can be done, from when on it is late, and from when on it is too late; in this order. */
export interface Window {
  readonly opensAt: Date
  readonly dueAt: Date
  readonly closesAt: Date
}

/** A task that a rule makes. The rule, the source and the sequence together are its own alone. */
export interface NewTask extends Window {
  readonly ruleId: string
  readonly ruleVersion: number
  readonly priority: TaskPriority
  readonly patientId: string
  readonly facilityId: string
  readonly sourceType: TaskSource
  readonly sourceId: string
  /** Which of several that one source makes by the rule: a day, a week; 0 where there is but one. */
  readonly sequence: number
}

/** A task without an outcome, as what closes it has to know it. */
export interface OpenTask extends Window {
  readonly id: string
  readonly ruleId: string
  readonly sourceId: string
  readonly sequence: number
}

/** What of a stored task its state follows from. */
export interface TaskTimes extends Window {
  readonly outcome: TaskOutcome | null
}

/**
 * Where a task stands. Only an outcome is stored: waiting, to be done, and failed because the window went by follow from
 * the clock, so that a server that was switched off when a window closed has nothing to catch up with.
 */
export function taskState({ outcome, opensAt, closesAt }: TaskTimes, now: Date): TaskState {
  if (outcome !== null) return outcome
  if (now < opensAt) return 'draft'
  return now < closesAt ? 'ready' : 'failed'
}

/** Whether a task is past due at a moment. */
export const isLate = ({ dueAt }: Pick<Window, 'dueAt'>, at: Date): boolean => at >= dueAt

/** Whether a task can be done at a moment. */
export const isOpenAt = ({ opensAt, closesAt }: Window, at: Date): boolean => at >= opensAt && at < closesAt
