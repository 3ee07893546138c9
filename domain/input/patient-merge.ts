import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'
import { orNull } from '#domain/input/or-null.ts'
import { PageInput } from '#domain/input/page.ts'
import { patientMessage } from '#domain/input/patient-messages.ts'
import { optionalText, requiredText } from '#domain/input/text.ts'
import { MERGE_STATUSES } from '#domain/vocabulary/patient-merges.ts'

const MAX_REASON = 500

/** Why two records are taken for one person's, or why a merge is undone. */
export const MergeReasonInput = z.object({ reason: requiredText('reason_required', MAX_REASON) })

/** What is decided of a proposed merge; a reason is wanted where it is declined. */
export const MergeDecisionInput = z
  .object({
    approve: z.boolean(message('decision_invalid')),
    reason: optionalText(MAX_REASON),
  })
  .check((ctx) => {
    if (!ctx.value.approve && ctx.value.reason === null) {
      ctx.issues.push({ code: 'custom', message: message('reason_required'), path: ['reason'], input: ctx.value })
    }
  })

/** A page of the merges, of every status or of one, the newest proposal first. */
export const MergePageInput = z.extend(PageInput, {
  status: orNull(z.enum(MERGE_STATUSES, patientMessage('merge_status_invalid'))),
})
export type MergePageInput = z.output<typeof MergePageInput>
