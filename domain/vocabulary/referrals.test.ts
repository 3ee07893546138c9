import { describe, expect, it } from 'vitest'
import {
  isReferralOpen,
  mayMove,
  movesFrom,
  REFERRAL_MOVES,
  REFERRAL_PARTIES,
  REFERRAL_STATUSES,
  type ReferralMove,
  type ReferralParty,
  type ReferralStatus,
} from '#domain/vocabulary/referrals.ts'

/** Every move that is allowed, by the state that it begins in; all others are not. */
const ALLOWED: Readonly<Record<ReferralStatus, Readonly<Record<ReferralParty, readonly ReferralMove[]>>>> = {
  sent: { sender: ['arrived', 'cancelled'], receiver: ['accepted', 'declined', 'arrived'] },
  accepted: { sender: ['arrived', 'cancelled'], receiver: ['declined', 'arrived'] },
  arrived: { sender: [], receiver: ['closed'] },
  declined: { sender: [], receiver: [] },
  closed: { sender: [], receiver: [] },
  cancelled: { sender: [], receiver: [] },
}

describe('A referral is moved', () => {
  const rows = REFERRAL_STATUSES.flatMap((from) =>
    REFERRAL_PARTIES.flatMap((party) => REFERRAL_MOVES.map((to) => ({ from, party, to }))),
  )

  it.each(rows)('from $from to $to by the $party, or not, as the table says', ({ from, party, to }) => {
    expect(mayMove([party], from, to)).toBe(ALLOWED[from][party].includes(to))
  })

  it.each(rows)('from $from to $to by nobody who is of no party ($party)', ({ from, to }) => {
    expect(mayMove([], from, to)).toBe(false)
  })

  it('by somebody of both parties as by either', () => {
    expect(movesFrom(['sender', 'receiver'], 'sent')).toEqual(['accepted', 'declined', 'arrived', 'cancelled'])
  })

  it('nowhere once it has ended, and can be moved as long as it is open', () => {
    for (const status of REFERRAL_STATUSES) {
      expect(movesFrom(['sender', 'receiver'], status).length > 0, status).toBe(isReferralOpen(status))
    }
  })
})
