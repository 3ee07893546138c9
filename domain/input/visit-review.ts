import * as z from 'zod/mini'
import { caseMessage } from '#domain/clinical/case/case-messages.ts'
import { message } from '#domain/input/messages.ts'
import { optionalText } from '#domain/input/text.ts'

const LONGEST_REASON = 1000

/** Whether a health worker agrees with the answer to a visit; who does not says why. */
export const VisitReviewInput = z
  .object({ agreed: z.boolean(caseMessage('yes_or_no')), reason: optionalText(LONGEST_REASON) })
  .check((ctx) => {
    const { agreed, reason } = ctx.value
    if (!agreed && reason === null) {
      ctx.issues.push({ code: 'custom', message: message('reason_required'), path: ['reason'], input: reason })
    }
  })
