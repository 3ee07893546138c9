import { expiryOf } from '#domain/stock/expiry.ts'
import { type StockStatus, stockStatus } from '#domain/stock/inventory-status.ts'
import type { Day } from '#domain/time/local-day.ts'

/** What the ledger says is left of a batch. */
export interface BatchStock {
  readonly number: string
  /** The last day on which it may be used. */
  readonly expiresOn: Day
  /** Units: the sum of its movements. */
  readonly quantity: number
}

export interface StockSummary {
  /** Units in batches that have not expired. */
  readonly currentStock: number
  /** Units on the shelf that must not be given out any more. */
  readonly expiredStock: number
  /** The nearest last day of what can be used; null where there is none. */
  readonly nearestExpiry: Day | null
  /** Something that can be used expires within the months of the warning. */
  readonly expiresSoon: boolean
  readonly status: StockStatus
  /** Whether somebody has to do something: order, use up, or take from the shelf. */
  readonly needsAttention: boolean
}

/**
 * What a facility has of one medicine. Batches of which nothing is left say nothing.
 * @param minimumStock units
 * @param today the facility's own day
 */
export function summarizeStock(batches: readonly BatchStock[], minimumStock: number, today: Day): StockSummary {
  const left = batches
    .filter(({ quantity }) => quantity > 0)
    .map((batch) => ({ ...batch, expiry: expiryOf(batch.expiresOn, today) }))
  const usable = left.filter(({ expiry }) => expiry !== 'expired')
  const units = (of: readonly BatchStock[]) => of.reduce((sum, { quantity }) => sum + quantity, 0)
  const currentStock = units(usable)
  const expiredStock = units(left) - currentStock
  const nearestExpiry = usable.map(({ expiresOn }) => expiresOn).toSorted()[0] ?? null
  const expiresSoon = usable.some(({ expiry }) => expiry === 'expires_soon')
  const status = stockStatus(currentStock, minimumStock)
  const needsAttention = status !== 'adequate' || expiresSoon || expiredStock > 0
  return { currentStock, expiredStock, nearestExpiry, expiresSoon, status, needsAttention }
}
