import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound, refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import type { Store } from '#api/store/store.ts'
import { newTasks } from '#api/store/task-rows.ts'
import { taskMessage } from '#domain/input/task-messages.ts'
import { CloseTaskInput } from '#domain/input/tasks.ts'
import { isLate, type NewTask, taskState } from '#domain/tasks/task.ts'
import { taskRuleOf } from '#domain/tasks/task-rules.ts'
import { tasksFrom } from '#domain/tasks/tasks-from.ts'
import { dayOfUtc } from '#domain/time/local-day.ts'
import { PROGRAMMES } from '#domain/vocabulary/programmes.ts'
import type { TaskOutcome } from '#domain/vocabulary/tasks.ts'

type FoundTask = NonNullable<Awaited<ReturnType<Store['tasks']['find']>>>

/** Refuses what cannot become of the task now: too early, too late, done by a record alone, or late without a reason. */
function ensureClosable(task: FoundTask, outcome: TaskOutcome, reason: string | null, now: Date): void {
  const state = taskState(task, now)
  if (state === 'failed') throw refused('outcome', taskMessage('task_over'))
  if (outcome !== 'completed') return
  const rule = taskRuleOf(task.ruleId)
  if (rule && !rule.byHand) throw refused('outcome', taskMessage('task_not_by_hand'))
  if (state === 'draft') throw refused('outcome', taskMessage('task_not_yet'))
  if (rule?.asksWhyLate && isLate(task, now) && reason === null)
    throw refused('reason', taskMessage('task_late_reason'))
}

/** What follows from the closing: of a treatment that goes on, its next tasks. */
async function followOn(store: Store, task: FoundTask, at: Date): Promise<NewTask[]> {
  if (task.sourceType !== 'Enrolment') return []
  const enrolment = await store.enrolments.current(task.sourceId)
  const programme = PROGRAMMES.find((one) => one === enrolment?.programme)
  if (!enrolment || !programme) return []
  return tasksFrom({
    kind: 'enrolment_task_closed',
    id: enrolment.id,
    patientId: task.patientId,
    facilityId: task.facilityId,
    timeZone: timeZoneAt(task.facility),
    at,
    programme,
    startedOn: dayOfUtc(enrolment.startedOn),
    task,
  })
}

/**
 * Closes a task by hand: done, where no record of the product does it; not possible, or not needed any more, always with
 * the reason. What is done late says why, also afterwards where a visit has done it. One that is closed stays as it is.
 * @returns the task's id
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for a task that one may not see)
 */
export const closeTask =
  ({ store, clock, newId, audit }: AuditedContext<'task.close' | 'task.list'>) =>
  async (actor: Actor | null, sent: { id: unknown; outcome: unknown; reason?: unknown }): Promise<string> => {
    const person = authorise(actor, 'task.close')
    const id = parseId(sent.id)
    const { outcome, reason } = parseInput(CloseTaskInput, { outcome: sent.outcome, reason: sent.reason })
    const task = await store.tasks.find(person, id)
    if (!task) throw new NotFound('Task')
    const now = clock.now()
    const record = { recordType: 'Task', recordId: id, personId: task.patientId } as const
    const event = audit('task.close', person.userId, record)
    if (task.outcome === null) {
      ensureClosable(task, outcome, reason, now)
      const made = newTasks(await followOn(store, task, now), newId, now)
      if (await store.tasks.close(id, { outcome, reason, at: now, byId: person.userId }, made, event)) return id
    } else if (task.outcome === 'completed' && outcome === 'completed' && reason !== null && task.reason === null) {
      const asked = taskRuleOf(task.ruleId)?.asksWhyLate && task.closedAt !== null && isLate(task, task.closedAt)
      if (asked && (await store.tasks.explain(id, reason, event))) return id
    }
    // It is read as somebody else has left it.
    const { patientId } = task
    await store.audit.record(
      audit('task.list', person.userId, { recordType: 'Person', recordId: patientId, personId: patientId }),
    )
    return id
  }
