/** What an order is made of, for one medicine. */
export interface Supply {
  /** Units that can be used. */
  readonly currentStock: number
  /** Units on their way here. */
  readonly incoming: number
  /** Units below which it is too little; 0 for none. */
  readonly minimumStock: number
  /** Units a month; null where that is not known. */
  readonly monthly: number | null
}

/** How many months what can be used will last; null where the use is not known. */
export const monthsOfStock = (currentStock: number, monthly: number | null): number | null =>
  monthly === null ? null : currentStock / monthly

/**
 * How many units to order so that there is enough for so many months: the maximum less what is there and what is on its
 * way (USAID | DELIVER PROJECT, The Logistics Handbook, 2nd edition, 2011, max-min inventory control). The maximum is
 * the months' use, and never less than the facility's own minimum. Rounded up to whole units; 0 where there is enough.
 */
export function orderQuantity({ currentStock, incoming, minimumStock, monthly }: Supply, months: number): number {
  const maximum = Math.max(Math.ceil((monthly ?? 0) * months), minimumStock)
  return Math.max(0, maximum - Math.max(0, currentStock) - incoming)
}
