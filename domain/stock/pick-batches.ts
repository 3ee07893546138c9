import type { BatchStock } from '#domain/stock/inventory.ts'
import { addDays, type Day } from '#domain/time/local-day.ts'

/** Units of one batch that are to be handed over. */
export interface Pick<Batch extends BatchStock> {
  readonly batch: Batch
  readonly quantity: number
}

export type Picked<Batch extends BatchStock> =
  | { readonly picks: readonly Pick<Batch>[]; readonly available: null }
  /** So many units could be picked at most. */
  | { readonly picks: null; readonly available: number }

/**
 * Whether a batch can still be used on the last day of a course that begins today. The day on the pack is its last.
 * @param courseDays at least 1; a course without an end needs a batch that can be used today
 */
export const outlasts = ({ expiresOn }: BatchStock, today: Day, courseDays: number): boolean =>
  expiresOn >= addDays(today, Math.max(1, courseDays) - 1)

/** What expires first, then by number, so that everybody picks alike. */
const firstToExpire = (one: BatchStock, other: BatchStock): number =>
  one.expiresOn.localeCompare(other.expiresOn) || one.number.localeCompare(other.number)

/**
 * Picks what is handed over: of the batches that outlast the course, those that expire first, first (FEFO: WHO, Guide to
 * good storage practices for pharmaceuticals, 2003). Never throws.
 * @param batches of one medicine, with the units that are left; below 0 counts as none
 * @param quantity units, a whole number above 0
 * @param today the facility's own day
 * @param courseDays how many days what is handed over is taken; null where that is not known
 */
export function pickBatches<Batch extends BatchStock>(
  batches: readonly Batch[],
  { quantity, today, courseDays }: { quantity: number; today: Day; courseDays: number | null },
): Picked<Batch> {
  const usable = batches
    .filter((batch) => batch.quantity > 0 && outlasts(batch, today, courseDays ?? 1))
    .toSorted(firstToExpire)
  const available = usable.reduce((sum, batch) => sum + batch.quantity, 0)
  if (available < quantity) return { picks: null, available }
  const picks: Pick<Batch>[] = []
  let missing = quantity
  for (const batch of usable) {
    if (missing === 0) break
    const taken = Math.min(missing, batch.quantity)
    picks.push({ batch, quantity: taken })
    missing -= taken
  }
  return { picks, available: null }
}
