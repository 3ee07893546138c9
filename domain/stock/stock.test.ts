import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expiryOf } from '#domain/stock/expiry.ts'
import { type BatchStock, summarizeStock } from '#domain/stock/inventory.ts'
import { STOCK_STATUSES, stockStatus } from '#domain/stock/inventory-status.ts'
import { addDays, dayAt, startOfDay } from '#domain/time/local-day.ts'

const TODAY = '2026-11-21'
const batch = (number: string, expiresOn: string, quantity: number): BatchStock => ({ number, expiresOn, quantity })

describe('§9 Inventory status', () => {
  it.each([
    [100, 100, 'adequate'],
    [99, 100, 'low'],
    [50, 100, 'low'],
    [49, 100, 'critical'],
    [0, 100, 'critical'],
    [-5, 100, 'critical'],
    [0, 0, 'critical'],
    [1, 0, 'adequate'],
    [1, 3, 'critical'],
    [2, 3, 'low'],
  ] as const)('of %i units where %i are the least: %s', (current, minimum, status) => {
    expect(stockStatus(current, minimum)).toBe(status)
  })

  it('never gets worse with more stock', () => {
    const units = fc.integer({ min: -10, max: 1000 })
    fc.assert(
      fc.property(units, fc.nat(1000), fc.nat(100), (current, minimum, more) => {
        const rank = (stock: number) => STOCK_STATUSES.indexOf(stockStatus(stock, minimum))
        expect(rank(current + more)).toBeLessThanOrEqual(rank(current))
      }),
    )
  })
})

describe('§9 Expiry', () => {
  it('counts the last day itself, and not the day after it', () => {
    expect(expiryOf(TODAY, TODAY)).toBe('expires_soon')
    expect(expiryOf('2026-11-20', TODAY)).toBe('expired')
  })

  it('ends the last day at midnight where the facility is', () => {
    const tomorrow = startOfDay('Africa/Nairobi', addDays(TODAY, 1)).getTime()
    const standsAt = (at: number) => expiryOf(TODAY, dayAt('Africa/Nairobi', new Date(at)))
    expect([standsAt(tomorrow - 1), standsAt(tomorrow)]).toEqual(['expires_soon', 'expired'])
    // An hour behind, it may be used for an hour more.
    expect(expiryOf(TODAY, dayAt('Africa/Juba', new Date(tomorrow)))).toBe('expires_soon')
  })

  it('warns within six months', () => {
    expect(expiryOf('2027-05-21', TODAY)).toBe('expires_soon')
    expect(expiryOf('2027-05-22', TODAY)).toBe('usable')
  })
})

describe('What a facility has of a medicine', () => {
  it('is the sum of its batches that have not expired, with the nearest last day of these', () => {
    const batches = [batch('B', '2028-01-31', 30), batch('A', '2027-12-31', 80), batch('OLD', '2026-10-31', 500)]
    expect(summarizeStock(batches, 100, TODAY)).toEqual({
      currentStock: 110,
      expiredStock: 500,
      nearestExpiry: '2027-12-31',
      expiresSoon: false,
      status: 'adequate',
      needsAttention: true,
    })
  })

  it('is none where everything has expired or was used up', () => {
    const batches = [batch('OLD', '2026-11-20', 500), batch('EMPTY', '2028-01-31', 0)]
    expect(summarizeStock(batches, 10, TODAY)).toMatchObject({
      currentStock: 0,
      nearestExpiry: null,
      expiresSoon: false,
      status: 'critical',
    })
    expect(summarizeStock([], 0, TODAY).status).toBe('critical')
  })

  it('needs nobody’s attention while it is adequate and lasts', () => {
    expect(summarizeStock([batch('A', '2028-01-31', 100)], 100, TODAY).needsAttention).toBe(false)
    expect(summarizeStock([batch('A', '2027-01-31', 100)], 100, TODAY).needsAttention).toBe(true)
    expect(summarizeStock([batch('A', '2028-01-31', 99)], 100, TODAY).needsAttention).toBe(true)
  })

  it('is not made less by a batch of which more went than came', () => {
    const batches = [batch('A', '2028-01-31', 100), batch('WRONG', '2028-01-31', -30)]
    expect(summarizeStock(batches, 100, TODAY).currentStock).toBe(100)
  })
})
