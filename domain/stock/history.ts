import { addDays, type Day } from '#domain/time/local-day.ts'

/** What a medicine's stock was when a day ended. */
export interface StockPoint {
  readonly day: Day
  /** Units, expired ones among them. */
  readonly units: number
}

/**
 * The stock of a medicine at the end of each day, from the sum of each day's movements. The rows before the first day
 * are what there was then.
 * @param rows the units that came and went, of each day on which some did, in any order
 */
export function stockHistory(
  rows: readonly { readonly day: Day; readonly quantity: number }[],
  { from, to }: { readonly from: Day; readonly to: Day },
): readonly StockPoint[] {
  const byDay = new Map<Day, number>()
  let units = 0
  for (const { day, quantity } of rows) {
    if (day < from) units += quantity
    else byDay.set(day, (byDay.get(day) ?? 0) + quantity)
  }
  const points: StockPoint[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    units += byDay.get(day) ?? 0
    points.push({ day, units })
  }
  return points
}
