/** How soon a referred patient must be seen, the soonest first. */
export const REFERRAL_URGENCIES = ['emergency', 'same_day', 'within_days'] as const
export type ReferralUrgency = (typeof REFERRAL_URGENCIES)[number]

export const REFERRAL_STATUSES = ['sent', 'accepted', 'declined', 'arrived', 'closed', 'cancelled'] as const
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number]

/** In which a referral is still being followed. */
export const OPEN_REFERRAL_STATUSES = ['sent', 'accepted', 'arrived'] as const satisfies readonly ReferralStatus[]

/** Whether a referral in this state is still being followed. */
export const isReferralOpen = (status: ReferralStatus): boolean =>
  OPEN_REFERRAL_STATUSES.some((open) => open === status)

/** The two sides of a referral: those who sent the patient, and the clinicians who receive them. */
export const REFERRAL_PARTIES = ['sender', 'receiver'] as const
export type ReferralParty = (typeof REFERRAL_PARTIES)[number]

/** The states that a referral is moved to; it begins as sent. */
export const REFERRAL_MOVES = ['accepted', 'declined', 'arrived', 'closed', 'cancelled'] as const
export type ReferralMove = (typeof REFERRAL_MOVES)[number]

interface Transition {
  readonly from: readonly ReferralStatus[]
  readonly by: readonly ReferralParty[]
  /** Whether it has to be said why, or what came of it. */
  readonly note: 'required' | 'optional'
}

/**
 * Who may move a referral where. What was accepted can still be declined: beds are taken while a patient is on the way.
 * A patient can arrive before anybody accepted, and at a facility where nobody uses this product: then the sender, who
 * was told, says so.
 */
export const REFERRAL_TRANSITIONS: Readonly<Record<ReferralMove, Transition>> = {
  accepted: { from: ['sent'], by: ['receiver'], note: 'optional' },
  declined: { from: ['sent', 'accepted'], by: ['receiver'], note: 'required' },
  arrived: { from: ['sent', 'accepted'], by: ['sender', 'receiver'], note: 'optional' },
  closed: { from: ['arrived'], by: ['receiver'], note: 'required' },
  cancelled: { from: ['sent', 'accepted'], by: ['sender'], note: 'required' },
}

/** Whether somebody of these parties may move a referral so. */
export function mayMove(parties: readonly ReferralParty[], from: ReferralStatus, to: ReferralMove): boolean {
  const transition = REFERRAL_TRANSITIONS[to]
  return transition.from.includes(from) && transition.by.some((party) => parties.includes(party))
}

/** The states that somebody of these parties may move a referral to, in the order in which they are offered. */
export const movesFrom = (parties: readonly ReferralParty[], from: ReferralStatus): ReferralMove[] =>
  REFERRAL_MOVES.filter((to) => mayMove(parties, from, to))

/**
 * For how many days after a referral was closed the clinicians of the facility that received the patient still see the
 * record: results come back, the sender asks what was meant, a wound opens again. Whoever needs it later is sent the
 * patient anew. A referral that was declined or cancelled gives nothing from that moment on.
 */
export const DAYS_SEEN_AFTER_CLOSING = 30

/** The engine's words for how soon a patient is to be sent, as a referral has them. */
export const URGENCY_OF_ADVICE = {
  now: 'emergency',
  same_day: 'same_day',
  soon: 'within_days',
} as const satisfies Record<string, ReferralUrgency>
