import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'
import { orNull } from '#domain/input/or-null.ts'
import { PageInput, type PageRequest } from '#domain/input/page.ts'
import { referralMessage } from '#domain/input/referral-messages.ts'
import { optionalText, requiredText } from '#domain/input/text.ts'
import { REFERRAL_MOVES, REFERRAL_TRANSITIONS, REFERRAL_URGENCIES } from '#domain/vocabulary/referrals.ts'

const LONGEST_REASON = 2000
/** Of what is said at a step. */
export const LONGEST_NOTE = 2000

/** A new referral: who is sent where, how soon and why. */
export const ReferralInput = z.object({
  patientId: z.uuid(message('id_invalid')),
  toFacilityId: z.uuid(message('facility_invalid')),
  /** The assessment that led to it. */
  assessmentId: orNull(z.uuid(message('id_invalid'))),
  urgency: z.enum(REFERRAL_URGENCIES, referralMessage('urgency_invalid')),
  reason: requiredText('reason_required', LONGEST_REASON),
})

/** A step of a referral: where it is moved, and what is to be said of it. */
export const ReferralStepInput = z
  .object({
    status: z.enum(REFERRAL_MOVES, referralMessage('move_invalid')),
    note: optionalText(LONGEST_NOTE),
  })
  .check((ctx) => {
    const { status, note } = ctx.value
    if (REFERRAL_TRANSITIONS[status].note === 'optional' || note !== null) return
    ctx.issues.push({ code: 'custom', message: message('reason_required'), path: ['note'], input: note })
  })

export const REFERRAL_DIRECTIONS = ['outgoing', 'incoming'] as const

/** A page of the referrals that were sent, or of those that came. */
export const ReferralListInput = z.extend(PageInput, {
  direction: z.enum(REFERRAL_DIRECTIONS, referralMessage('direction_invalid')),
})
export type ReferralListInput = z.output<typeof ReferralListInput>

/** What a client sends of it, not yet checked. */
export interface ReferralListRequest extends PageRequest {
  readonly direction?: unknown
}
