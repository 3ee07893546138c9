import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'
import { orNull } from '#domain/input/or-null.ts'
import { PageInput, type PageRequest } from '#domain/input/page.ts'
import { taskMessage } from '#domain/input/task-messages.ts'
import { optionalText, requiredText } from '#domain/input/text.ts'
import { APPOINTMENT_OUTCOMES, APPOINTMENT_TYPES } from '#domain/vocabulary/appointments.ts'
import { PROGRAMMES } from '#domain/vocabulary/programmes.ts'
import { TASK_LISTS, TASK_OUTCOMES } from '#domain/vocabulary/tasks.ts'

/** The longest text of a reason. */
export const LONGEST_REASON = 500

/** A page of one of the lists of tasks, or of all that are open, of everybody or of one patient. */
export const TaskListInput = z.object({
  ...PageInput.shape,
  list: orNull(z.enum(TASK_LISTS, taskMessage('task_list_invalid'))),
  patientId: orNull(z.uuid(message('id_invalid'))),
})
export type TaskListInput = z.output<typeof TaskListInput>

/** What a client sends of it, not yet checked. */
export interface TaskListRequest extends PageRequest {
  readonly list?: unknown
  readonly patientId?: unknown
}

/** What became of a task; what was not done has a reason. */
export const CloseTaskInput = z
  .object({
    outcome: z.enum(TASK_OUTCOMES, taskMessage('task_outcome_invalid')),
    reason: optionalText(LONGEST_REASON),
  })
  .check((ctx) => {
    if (ctx.value.outcome !== 'completed' && ctx.value.reason === null) {
      ctx.issues.push({ code: 'custom', message: message('reason_required'), path: ['reason'], input: ctx.value })
    }
  })

const day = z.iso.date(taskMessage('day_required'))

/** A programme and its first day: of the treatment, or of the last period. */
export const EnrolmentInput = z.object({
  programme: z.enum(PROGRAMMES, taskMessage('programme_invalid')),
  startedOn: day,
})

/** Why an enrolment ends. */
export const EndEnrolmentInput = z.object({ reason: requiredText('reason_required', LONGEST_REASON) })

/** How and when a patient is expected. */
export const AppointmentInput = z.object({
  type: z.enum(APPOINTMENT_TYPES, taskMessage('appointment_type_invalid')),
  scheduledFor: z.pipe(
    z.union([z.date(), z.iso.datetime({ offset: true })], taskMessage('appointment_time_required')),
    z.transform((given) => new Date(given)),
  ),
  reason: optionalText(LONGEST_REASON),
})

/** What became of an appointment. */
export const CloseAppointmentInput = z.object({
  outcome: z.enum(APPOINTMENT_OUTCOMES, taskMessage('appointment_outcome_invalid')),
})
