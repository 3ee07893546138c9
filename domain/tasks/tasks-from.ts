import { enrolmentTasks, tasksAfter } from '#domain/tasks/enrolment-tasks.ts'
import { makeTask, windowFrom, windowOf } from '#domain/tasks/make-task.ts'
import type { NewTask, OpenTask } from '#domain/tasks/task.ts'
import { TASK_RULES } from '#domain/tasks/task-rules.ts'
import type { TaskTrigger } from '#domain/tasks/trigger.ts'
import { visitTasks } from '#domain/tasks/visit-tasks.ts'
import { dayAt } from '#domain/time/local-day.ts'

/**
 * The tasks that something makes. The same trigger always makes the same tasks: a rule makes one of a source and a
 * sequence, so that making them twice can be seen. Never throws.
 * @param openTasks those of the patient that are still open, the trigger's own not among them
 */
export function tasksFrom(trigger: TaskTrigger, openTasks: readonly OpenTask[] = []): NewTask[] {
  switch (trigger.kind) {
    case 'visit':
      return visitTasks(trigger, openTasks)
    case 'referral':
      return [makeTask(TASK_RULES.referral, trigger, windowFrom(TASK_RULES.referral, trigger.at))]
    case 'enrolment':
      return enrolmentTasks(trigger)
    case 'enrolment_task_closed':
      return tasksAfter(trigger)
    case 'appointment': {
      const day = dayAt(trigger.timeZone, trigger.scheduledFor)
      return [makeTask(TASK_RULES.appointment, trigger, windowOf(TASK_RULES.appointment, trigger.timeZone, day))]
    }
    case 'appointment_closed': {
      if (trigger.outcome !== 'missed') return []
      const day = dayAt(trigger.timeZone, trigger.at)
      const window = windowOf(TASK_RULES.missedAppointment, trigger.timeZone, day)
      return [makeTask(TASK_RULES.missedAppointment, trigger, window)]
    }
    case 'referral_confirmed':
      if (trigger.status !== 'declined') return []
      return [makeTask(TASK_RULES.referralDeclined, trigger, windowFrom(TASK_RULES.referralDeclined, trigger.at))]
    case 'prescription_asked': {
      const rule = TASK_RULES.prescriptionQuestion
      return [makeTask(rule, trigger, windowFrom(rule, trigger.at), trigger.asked)]
    }
    case 'prescription_settled':
    case 'enrolment_ended':
      return []
    default:
      return trigger satisfies never
  }
}
