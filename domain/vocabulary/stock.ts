/** Why the units of a batch are other than the ledger says. */
export const ADJUSTMENT_REASONS = [
  'damaged',
  'lost_or_stolen',
  'found',
  'expired_and_destroyed',
  'miscount',
  'recalled',
  'other',
] as const
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number]

/** What can have become of the units, for each reason. */
const CHANGES: Readonly<Record<AdjustmentReason, 'fewer' | 'more' | 'either'>> = {
  damaged: 'fewer',
  lost_or_stolen: 'fewer',
  found: 'more',
  expired_and_destroyed: 'fewer',
  miscount: 'either',
  recalled: 'fewer',
  other: 'either',
}

/** Whether a reason explains a change of so many units, below 0 where they are fewer. */
export function reasonFits(reason: AdjustmentReason, change: number): boolean {
  if (change === 0) return false
  return CHANGES[reason] === 'either' || CHANGES[reason] === (change < 0 ? 'fewer' : 'more')
}

/** A reason of the list, and what was said of it; other alone always has words. */
export interface GivenReason {
  readonly reason: AdjustmentReason
  readonly words: string | null
}

/** As the ledger keeps it: the reason's name, or the words where it is another. */
export const storedReason = ({ reason, words }: GivenReason): string =>
  reason === 'other' ? (words ?? reason) : reason

/** What the ledger keeps, as it was given; null where nothing was. */
export function readReason(stored: string | null): GivenReason | null {
  if (stored === null) return null
  const reason = ADJUSTMENT_REASONS.find((one) => one === stored)
  return reason === undefined ? { reason: 'other', words: stored } : { reason, words: null }
}

/** Written by a return alone: what a patient brought back, and was destroyed. Nobody chooses it. */
export const RETURNED_REASON = 'returned_and_destroyed'
export const LEDGER_REASONS = [...ADJUSTMENT_REASONS, RETURNED_REASON] as const
export type LedgerReason = (typeof LEDGER_REASONS)[number]

/** Why an adjustment stands in the ledger; null where nothing was given. */
export const readLedgerReason = (
  stored: string | null,
): { readonly reason: LedgerReason; readonly words: string | null } | null =>
  stored === RETURNED_REASON ? { reason: RETURNED_REASON, words: null } : readReason(stored)

/** What came or went of a batch. */
export const MOVEMENT_KINDS = [
  'receive',
  'dispense',
  'adjust',
  'transfer_out',
  'transfer_in',
  'expire',
  'return',
] as const

export const TRANSFER_STATUSES = ['sent', 'received', 'cancelled'] as const

/** Transfers that one's facility sent, or that are for it. */
export const TRANSFER_DIRECTIONS = ['outgoing', 'incoming'] as const
