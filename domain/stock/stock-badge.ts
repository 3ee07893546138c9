/** How the stock of a medicine stands against a prescription, by the colours of the specification (§9). */
export const STOCK_BADGES = ['red', 'yellow', 'green'] as const
export type StockBadge = (typeof STOCK_BADGES)[number]

/**
 * Red below the quantity, yellow below double of it, otherwise green.
 * @param stock units that can be used
 * @param quantity units that are to be handed over; where they cannot be counted, one
 */
export function stockBadge(stock: number, quantity: number | null): StockBadge {
  const wanted = quantity ?? 1
  if (stock < wanted) return 'red'
  return stock < wanted * 2 ? 'yellow' : 'green'
}
