import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BatchStock } from '#domain/stock/inventory.ts'
import { outlasts, pickBatches } from '#domain/stock/pick-batches.ts'
import { stockBadge } from '#domain/stock/stock-badge.ts'
import { addDays } from '#domain/time/local-day.ts'

const TODAY = '2026-11-21'
const batch = (number: string, expiresOn: string, quantity: number): BatchStock => ({ number, expiresOn, quantity })
const pick = (batches: readonly BatchStock[], quantity: number, courseDays: number | null = 1) => {
  const { picks, available } = pickBatches(batches, { quantity, today: TODAY, courseDays })
  return picks === null ? available : picks.map((one) => [one.batch.number, one.quantity])
}

describe('§5 Which batches are handed over', () => {
  it('are those that expire first, and the next where the first is too little', () => {
    const batches = [batch('LATE', '2028-01-31', 50), batch('SOON', '2027-01-31', 20)]
    expect(pick(batches, 20)).toEqual([['SOON', 20]])
    expect(pick(batches, 21)).toEqual([
      ['SOON', 20],
      ['LATE', 1],
    ])
    expect(pick(batches, 70)).toHaveLength(2)
    expect(pick(batches, 71)).toBe(70)
  })

  it('are told apart by their numbers where they expire on one day', () => {
    expect(pick([batch('B', '2027-01-31', 5), batch('A', '2027-01-31', 5)], 7)).toEqual([
      ['A', 5],
      ['B', 2],
    ])
  })

  it('can be used on the last day of the course: the day on the pack counts', () => {
    const lastDay = batch('A', addDays(TODAY, 4), 10)
    expect(pick([lastDay], 10, 5)).toEqual([['A', 10]])
    expect(pick([lastDay], 10, 6)).toBe(0)
    expect([outlasts(batch('A', TODAY, 1), TODAY, 1), outlasts(batch('A', addDays(TODAY, -1), 1), TODAY, 1)]).toEqual([
      true,
      false,
    ])
  })

  it('can be used today where nobody said how long the course is', () => {
    expect(pick([batch('A', TODAY, 1)], 1, null)).toEqual([['A', 1]])
  })

  it('are none of which nothing is left, or less', () => {
    expect(pick([batch('A', '2028-01-31', 0), batch('B', '2028-01-31', -5), batch('C', '2028-01-31', 1)], 2)).toBe(1)
  })

  const day = fc.integer({ min: -100, max: 400 }).map((days) => addDays(TODAY, days))
  const shelf = fc.uniqueArray(
    fc.record({
      number: fc.string({ minLength: 1, maxLength: 4 }),
      expiresOn: day,
      quantity: fc.integer({ min: -5, max: 50 }),
    }),
    { maxLength: 12, selector: ({ number }) => number },
  )
  const course = fc.integer({ min: 1, max: 90 })
  const usableOf = (batches: readonly BatchStock[], courseDays: number) =>
    batches.filter((one) => one.quantity > 0 && outlasts(one, TODAY, courseDays))
  const unitsOf = (batches: readonly BatchStock[]) => batches.reduce((sum, { quantity }) => sum + quantity, 0)

  it('are there exactly where the batches that outlast the course hold enough', () => {
    fc.assert(
      fc.property(shelf, fc.integer({ min: 1, max: 200 }), course, (batches, quantity, courseDays) => {
        const units = unitsOf(usableOf(batches, courseDays))
        const picked = pickBatches(batches, { quantity, today: TODAY, courseDays })
        expect(picked.available).toBe(units < quantity ? units : null)
      }),
    )
  })

  it('add up to what was asked for, the first to expire emptied first', () => {
    fc.assert(
      fc.property(shelf, course, fc.double({ min: 0.01, max: 1, noNaN: true }), (batches, courseDays, share) => {
        const usable = usableOf(batches, courseDays)
        fc.pre(usable.length > 0)
        const quantity = Math.ceil(unitsOf(usable) * share)
        const { picks } = pickBatches(batches, { quantity, today: TODAY, courseDays })
        const taken = picks ?? []
        expect(taken.reduce((sum, one) => sum + one.quantity, 0)).toBe(quantity)
        expect(taken.every((one) => one.quantity > 0 && usable.includes(one.batch))).toBe(true)
        expect(taken.slice(0, -1).every((one) => one.quantity === one.batch.quantity)).toBe(true)
        const last = taken.at(-1)
        const left = usable.filter((one) => !taken.some(({ batch: picked }) => picked === one))
        expect(left.every((one) => one.expiresOn >= (last?.batch.expiresOn ?? ''))).toBe(true)
      }),
    )
  })
})

describe('§9 The stock badge', () => {
  it.each([
    [9, 10, 'red'],
    [10, 10, 'yellow'],
    [19, 10, 'yellow'],
    [20, 10, 'green'],
    [0, null, 'red'],
    [1, null, 'yellow'],
    [2, null, 'green'],
    [0, 0, 'green'],
  ] as const)('of %i units for %s: %s', (stock, quantity, badge) => {
    expect(stockBadge(stock, quantity)).toBe(badge)
  })
})
