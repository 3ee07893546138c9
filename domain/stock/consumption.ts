import { addDays, addMonths, type Day } from '#domain/time/local-day.ts'

/** The full months that consumption is looked at over. */
const REVIEW_MONTHS = 3
/** Days of a month, as the formula counts them. */
const DAYS_A_MONTH = 30.5
/** With fewer days of stock than this, what was used of it says nothing about a month. */
const LEAST_DAYS_IN_STOCK = 30

/** The days that consumption is looked at over, both included. */
export interface Review {
  readonly from: Day
  readonly to: Day
}

/** What came and went of one batch on one day, or in all before the review (then the day before it). */
export interface DayOfBatch {
  readonly batchId: string
  readonly expiresOn: Day
  readonly day: Day
  /** Units; what went is negative. */
  readonly quantity: number
  /** Units handed over less those that came back to the shelf. */
  readonly dispensed: number
}

export interface Consumption {
  /** Units handed over in the review, less those that came back. */
  readonly consumed: number
  /** Days of the review on which nothing could have been handed over: none, or only what had expired. */
  readonly daysOutOfStock: number
  readonly reviewDays: number
  /** Units a month while there was stock; null where nothing was used, or there was stock on too few days to say. */
  readonly monthly: number | null
}

/** The last full calendar months before the month of a day. */
export function reviewBefore(today: Day): Review {
  const firstOfMonth = `${today.slice(0, 'YYYY-MM'.length)}-01`
  return { from: addMonths(firstOfMonth, -REVIEW_MONTHS), to: addDays(firstOfMonth, -1) }
}

/** Every day of a review, in order. */
function daysOf({ from, to }: Review): readonly Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/**
 * What is used of a medicine in a month. Months without stock would say that nobody needed it; so the days on which
 * there was none are left out: consumption ÷ (months − days out of stock ÷ 30.5) (Management Sciences for Health,
 * MDS-3: Managing Access to Medicines and Health Technologies, 2012, "average monthly consumption adjusted for
 * stockouts"). Never throws.
 * @param rows of one medicine at one facility, in any order
 */
export function consumptionOf(rows: readonly DayOfBatch[], review: Review): Consumption {
  const byDay = Map.groupBy(rows, ({ day }) => (day < review.from ? '' : day))
  const left = new Map<string, { expiresOn: Day; units: number }>()
  const add = (of: readonly DayOfBatch[] = []) => {
    for (const { batchId, expiresOn, quantity } of of) {
      left.set(batchId, { expiresOn, units: (left.get(batchId)?.units ?? 0) + quantity })
    }
  }
  add(byDay.get(''))
  let [consumed, daysOutOfStock] = [0, 0]
  const days = daysOf(review)
  for (const day of days) {
    const today = byDay.get(day)
    add(today)
    const dispensed = (today ?? []).reduce((sum, row) => sum + row.dispensed, 0)
    consumed += dispensed
    const usable = [...left.values()].some(({ expiresOn, units }) => units > 0 && expiresOn >= day)
    if (!usable && dispensed <= 0) daysOutOfStock += 1
  }
  const inStock = days.length - daysOutOfStock
  const isKnown = consumed > 0 && inStock >= LEAST_DAYS_IN_STOCK
  const monthly = isKnown ? consumed / (REVIEW_MONTHS - daysOutOfStock / DAYS_A_MONTH) : null
  return { consumed, daysOutOfStock, reviewDays: days.length, monthly }
}
