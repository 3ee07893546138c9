import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consumptionOf, type DayOfBatch, reviewBefore } from '#domain/stock/consumption.ts'
import { csvOf } from '#domain/stock/csv.ts'
import { stockHistory } from '#domain/stock/history.ts'
import { monthsOfStock, orderQuantity } from '#domain/stock/order.ts'
import { ADJUSTMENT_REASONS, readReason, reasonFits, storedReason } from '#domain/vocabulary/stock.ts'

const REVIEW = reviewBefore('2026-11-22')
const row = (day: string, quantity: number, given: Partial<DayOfBatch> = {}): DayOfBatch => ({
  batchId: 'A',
  expiresOn: '2030-01-31',
  day,
  quantity,
  dispensed: quantity < 0 ? -quantity : 0,
  ...given,
})

describe('Consumption', () => {
  it('looks at the last three full months', () => {
    expect(REVIEW).toEqual({ from: '2026-08-01', to: '2026-10-31' })
    expect(reviewBefore('2026-03-31')).toEqual({ from: '2025-12-01', to: '2026-02-28' })
  })

  it('is a third of what was used where there was always stock', () => {
    const rows = [row('2026-07-31', 900), row('2026-08-01', -100), row('2026-10-31', -200)]
    expect(consumptionOf(rows, REVIEW)).toEqual({ consumed: 300, daysOutOfStock: 0, reviewDays: 92, monthly: 100 })
  })

  it('leaves out the days before the first receipt and those after the last unit', () => {
    const rows = [row('2026-09-01', 100), row('2026-09-30', -100)]
    // 31 days of August, and all of October.
    expect(consumptionOf(rows, REVIEW)).toEqual({
      consumed: 100,
      daysOutOfStock: 62,
      reviewDays: 92,
      monthly: 100 / (3 - 62 / 30.5),
    })
  })

  it('does not count as stock what has expired', () => {
    const rows = [
      row('2026-07-31', 100, { expiresOn: '2026-09-30' }),
      row('2026-08-15', -50, { expiresOn: '2026-09-30' }),
    ]
    expect(consumptionOf(rows, REVIEW)).toMatchObject({ consumed: 50, daysOutOfStock: 31 })
  })

  it('is not known where nothing was used, or there was stock on fewer than 30 days', () => {
    expect(consumptionOf([row('2026-07-31', 100)], REVIEW).monthly).toBeNull()
    expect(consumptionOf([], REVIEW)).toEqual({ consumed: 0, daysOutOfStock: 92, reviewDays: 92, monthly: null })
    const short = [row('2026-10-03', 100), row('2026-10-20', -10)]
    expect(consumptionOf(short, REVIEW)).toMatchObject({ consumed: 10, daysOutOfStock: 63, monthly: null })
  })

  it('takes off what came back, and is never less than what was used over the whole time', () => {
    const returned = row('2026-09-02', 20, { dispensed: -20 })
    expect(consumptionOf([row('2026-07-31', 100), row('2026-09-01', -50), returned], REVIEW).consumed).toBe(30)
    const days = fc.constantFrom('2026-07-31', '2026-08-10', '2026-09-05', '2026-10-20')
    const rows = fc.array(fc.tuple(days, fc.integer({ min: -50, max: 50 })).map(([day, units]) => row(day, units)))
    fc.assert(
      fc.property(rows, (some) => {
        const { consumed, monthly } = consumptionOf(some, REVIEW)
        expect(monthly === null || monthly >= consumed / 3).toBe(true)
      }),
    )
  })
})

describe('Months of stock and the order', () => {
  it('are the stock over a month’s use, and the maximum less what is there and comes, in whole units', () => {
    expect(monthsOfStock(150, 100)).toBe(1.5)
    expect(monthsOfStock(150, null)).toBeNull()
    const supply = { currentStock: 100, incoming: 20, minimumStock: 0, monthly: 66.7 }
    expect(orderQuantity(supply, 3)).toBe(201 - 120)
    expect(orderQuantity({ ...supply, currentStock: 500 }, 3)).toBe(0)
    expect(orderQuantity({ ...supply, minimumStock: 400 }, 3)).toBe(280)
    expect(orderQuantity({ ...supply, monthly: null }, 3)).toBe(0)
    expect(orderQuantity({ ...supply, currentStock: -5, incoming: 0, monthly: null, minimumStock: 10 }, 3)).toBe(10)
  })
})

describe('A file of comma-separated values', () => {
  it('quotes what needs it (RFC 4180), and runs nothing', () => {
    const rows = [
      ['Name', 'Units'],
      ['Zinc, 20 mg', 12],
      ['He said "no"', null],
      ['=1+1', -3],
      ['+254', '-5'],
      ['@SUM(A1)', '\tx'],
      ['two\nlines', ''],
    ]
    expect(csvOf(rows)).toBe(
      '\uFEFFName,Units\r\n"Zinc, 20 mg",12\r\n"He said ""no""",\r\n\'=1+1,-3\r\n\'+254,\'-5\r\n\'@SUM(A1),\'\tx\r\n"two\nlines",\r\n',
    )
  })
})

describe('Stock over time', () => {
  it('is the sum at the end of each day, with what there was before', () => {
    const rows = [
      { day: '2026-11-21', quantity: -4 },
      { day: '2026-11-19', quantity: 10 },
      { day: '2026-11-21', quantity: -1 },
    ]
    expect(stockHistory(rows, { from: '2026-11-20', to: '2026-11-22' })).toEqual([
      { day: '2026-11-20', units: 10 },
      { day: '2026-11-21', units: 5 },
      { day: '2026-11-22', units: 5 },
    ])
  })
})

describe('The reasons of adjustments', () => {
  it('explain fewer, more or either, and never no change', () => {
    expect(ADJUSTMENT_REASONS.filter((reason) => reasonFits(reason, 1))).toEqual(['found', 'miscount', 'other'])
    expect(ADJUSTMENT_REASONS.filter((reason) => !reasonFits(reason, -1))).toEqual(['found'])
    expect(ADJUSTMENT_REASONS.some((reason) => reasonFits(reason, 0))).toBe(false)
  })

  it('are read as they were given', () => {
    expect(readReason(storedReason({ reason: 'damaged', words: null }))).toEqual({ reason: 'damaged', words: null })
    expect(readReason(storedReason({ reason: 'other', words: 'Flood' }))).toEqual({ reason: 'other', words: 'Flood' })
    expect(readReason(null)).toBeNull()
  })
})
