import { Prisma } from '#api/store/client.ts'
import { type NewRow, newRow, type RowChange } from '#api/store/insert-audited.ts'
import type { Closing } from '#domain/tasks/closed-by.ts'
import type { NewTask } from '#domain/tasks/task.ts'
import { TASK_OUTCOMES } from '#domain/vocabulary/tasks.ts'
import type { Task } from '#prisma/generated/client/client.ts'

/** What happens to tasks with the record that triggers it, in its transaction. */
export interface TaskChanges {
  readonly made: readonly Task[]
  readonly closed: readonly Closing[]
  readonly at: Date
  /** Who does it. */
  readonly byId: string
}

/** What is said of a task when it is closed. */
const OPEN = {
  outcome: null,
  closedAt: null,
  closedById: null,
  doneByType: null,
  doneById: null,
  reason: null,
} as const

/** New tasks as rows of the table, open and with ids. */
export const newTasks = (tasks: readonly NewTask[], newId: () => string, createdAt: Date): Task[] =>
  tasks.map((task) => ({ ...task, ...OPEN, id: newId(), createdAt }))

/** The new tasks, for insertAudited: one that is there already stays as it is. */
export const taskRows = ({ made }: Pick<TaskChanges, 'made'>): NewRow[] =>
  made.map((task) => ({ ...newRow('Task', Prisma.TaskScalarFieldEnum, task), unlessThere: true }))

/** The tasks that are closed by one record, by what becomes of them. */
const groups = ({ closed, at, byId }: Omit<TaskChanges, 'made'>) =>
  TASK_OUTCOMES.flatMap((outcome) => {
    const ofOutcome = closed.filter((one) => one.outcome === outcome)
    const [first] = ofOutcome
    if (!first) return []
    const { doneByType, doneById } = first
    const data = { outcome, closedAt: at, closedById: byId, doneByType, doneById }
    return [{ ids: ofOutcome.map(({ taskId }) => taskId), data }]
  })

/** The tasks that are closed, for insertAudited: what somebody else has closed meanwhile stays as it is. */
export const taskClosings = (changes: Omit<TaskChanges, 'made'>): RowChange[] =>
  groups(changes).map(({ ids, data }) => ({ table: 'Task', ids, cells: Object.entries(data), whileNull: 'outcome' }))

/** The same in a transaction of Prisma's. */
export async function applyTaskChanges(
  transaction: Pick<Prisma.TransactionClient, 'task'>,
  changes: TaskChanges,
): Promise<void> {
  for (const { ids, data } of groups(changes)) {
    await transaction.task.updateMany({ where: { id: { in: ids }, outcome: null }, data })
  }
  if (changes.made.length > 0) await transaction.task.createMany({ data: [...changes.made], skipDuplicates: true })
}
