import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'
import { PageInput, type PageRequest } from '#domain/input/page.ts'
import { optionalText, requiredText } from '#domain/input/text.ts'

const MAX_REASON = 500
const MAX_SEARCH = 100

/** What an approver decides about a requested role; a reason is wanted where it is declined. */
export const RoleDecisionInput = z
  .object({
    decision: z.enum(['approved', 'declined'], message('decision_invalid')),
    reason: optionalText(MAX_REASON),
  })
  .check((ctx) => {
    if (ctx.value.decision === 'declined' && ctx.value.reason === null) {
      ctx.issues.push({ code: 'custom', message: message('reason_required'), path: ['reason'], input: ctx.value })
    }
  })

/** Why a role is taken away. */
export const TakeRoleAwayInput = z.object({ reason: requiredText('reason_required', MAX_REASON) })

/** A page of the staff: all of it, or those whose names or licence number hold every word. */
export const StaffPageInput = z.extend(PageInput, { search: optionalText(MAX_SEARCH) })

/** What a client sends of it, not yet checked. */
export interface StaffPageRequest extends PageRequest {
  readonly search?: unknown
}
