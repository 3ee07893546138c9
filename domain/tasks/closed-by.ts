import { sourceOf } from '#domain/tasks/make-task.ts'
import type { VisitWith } from '#domain/tasks/rule.ts'
import { isOpenAt, type OpenTask, type TaskSource } from '#domain/tasks/task.ts'
import { TASK_RULES, taskRuleOf } from '#domain/tasks/task-rules.ts'
import type { TaskTrigger, VisitTrigger } from '#domain/tasks/trigger.ts'
import type { TaskOutcome } from '#domain/vocabulary/tasks.ts'

/** What becomes of an open task, and the record by which it does. */
export interface Closing {
  readonly taskId: string
  readonly outcome: TaskOutcome
  readonly doneByType: TaskSource
  readonly doneById: string
}

/** Whether a visit holds what a task asks for. */
function holds(visit: VisitTrigger, wanted: VisitWith): boolean {
  switch (wanted) {
    case 'anything':
      return true
    case 'weight':
      return visit.weightKg !== null
    case 'blood_pressure':
      return visit.systolicMmHg !== null && visit.diastolicMmHg !== null
    case 'pregnancy':
      return visit.pregnant !== false
    default:
      return wanted satisfies never
  }
}

function isDoneBy(visit: VisitTrigger, task: OpenTask): boolean {
  const wanted = taskRuleOf(task.ruleId)?.visitWith ?? null
  return wanted !== null && isOpenAt(task, visit.at) && holds(visit, wanted)
}

/** What becomes of a task that comes from the record that the trigger is about; null where nothing. */
function outcomeOf(trigger: TaskTrigger, task: OpenTask): TaskOutcome | null {
  if (trigger.kind === 'visit') return isDoneBy(trigger, task) ? 'completed' : null
  if (task.sourceId !== trigger.id) return null
  switch (trigger.kind) {
    case 'referral_confirmed':
      if (task.ruleId !== TASK_RULES.referral.id) return null
      return trigger.status === 'arrived' || trigger.status === 'closed' ? 'completed' : 'cancelled'
    case 'prescription_settled':
      return trigger.answered ? 'completed' : 'cancelled'
    case 'enrolment_ended':
      return 'cancelled'
    case 'appointment_closed':
      if (task.ruleId !== TASK_RULES.appointment.id) return null
      // To have been missed is what became of the appointment; the task, which was to say so, is done.
      return trigger.outcome === 'cancelled' ? 'cancelled' : 'completed'
    case 'referral':
    case 'prescription_asked':
    case 'enrolment':
    case 'enrolment_task_closed':
    case 'appointment':
      return null
    default:
      return trigger satisfies never
  }
}

/**
 * Which of a patient's open tasks are closed by what happened: done by doing the thing, or not needed any more. A visit
 * does only tasks whose window is open then. Never throws.
 */
export const closedBy = (trigger: TaskTrigger, openTasks: readonly OpenTask[]): Closing[] =>
  openTasks.flatMap((task) => {
    const outcome = outcomeOf(trigger, task)
    return outcome === null ? [] : [{ taskId: task.id, outcome, doneByType: sourceOf(trigger), doneById: trigger.id }]
  })
