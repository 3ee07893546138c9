/** How soon a task is to be done, the most pressing first. */
export const TASK_PRIORITIES = ['high', 'normal'] as const
export type TaskPriority = (typeof TASK_PRIORITIES)[number]

/** What becomes of a task: done, not possible, or not needed any more. */
export const TASK_OUTCOMES = ['completed', 'failed', 'cancelled'] as const
export type TaskOutcome = (typeof TASK_OUTCOMES)[number]

/** Waiting for its window, to be done, or what became of it. */
export const TASK_STATES = ['draft', 'ready', ...TASK_OUTCOMES] as const
export type TaskState = (typeof TASK_STATES)[number]

/** What does a task: seeing the patient, moving a referral or a prescription on, closing an appointment, or saying so. */
export const TASK_WAYS = ['visit', 'referral', 'prescription', 'appointment', 'hand'] as const
export type TaskWay = (typeof TASK_WAYS)[number]

/** The lists of tasks: due by the end of today, past due, due later, and done late without a reason. */
export const TASK_LISTS = ['today', 'late', 'coming', 'unexplained'] as const
export type TaskListName = (typeof TASK_LISTS)[number]
