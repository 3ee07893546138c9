/** How the stock of a medicine stands against the least that a facility wants to have (specification §3, §9). */
export const STOCK_STATUSES = ['adequate', 'low', 'critical'] as const
export type StockStatus = (typeof STOCK_STATUSES)[number]

/**
 * Critical: none, or below half of the minimum. Low: below the minimum. The thresholds are ours; the specification
 * gives the three words alone.
 * @param currentStock units that can be used; below 0 where more was given out than came in, which is none
 * @param minimumStock units; 0 or less where none is set, and then any stock is adequate
 */
export function stockStatus(currentStock: number, minimumStock: number): StockStatus {
  if (currentStock <= 0 || currentStock * 2 < minimumStock) return 'critical'
  return currentStock < minimumStock ? 'low' : 'adequate'
}
