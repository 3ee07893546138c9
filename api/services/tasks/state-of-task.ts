import type { ServiceContext } from '#api/services/context.ts'
import { isLate, type TaskTimes, taskState } from '#domain/tasks/task.ts'
import type { TaskState } from '#domain/vocabulary/tasks.ts'

/** Where a task stands now, and whether it is past due, or was when it was closed. */
export const stateOfTask =
  ({ clock }: ServiceContext) =>
  (task: TaskTimes & { readonly closedAt: Date | null }): { state: TaskState; late: boolean } => {
    const now = clock.now()
    return { state: taskState(task, now), late: isLate(task, task.closedAt ?? now) }
  }
