import { describe, expect, it } from 'vitest'
import { begin, countsNeeded, leftMs, NO_COUNT, rateOf, tap, tick } from '#web/features/chw/wizard/breath-count.ts'

const minuteOf = (count: typeof NO_COUNT, needed: number, breaths: number, startMs: number) => {
  let counted = begin(count, needed, startMs)
  for (let breath = 0; breath < breaths; breath += 1) counted = tap(counted, startMs + breath * 900)
  return tick(counted, startMs + 60_000)
}

describe('Counting breaths (WHO IMCI)', () => {
  it('takes one whole minute by the clock, and counts no tap after it', () => {
    const begun = begin(NO_COUNT, 1, 1000)
    expect(leftMs(begun, 1000)).toBe(60_000)
    expect(leftMs(begun, 31_000)).toBe(30_000)
    const tapped = tap(tap(begun, 2000), 60_999)
    expect(tick(tapped, 60_999)).toBe(tapped)
    expect(rateOf(tapped, 1)).toBeNull()
    expect(tap(tapped, 61_000).breaths).toBe(2)
    expect(rateOf(tick(tapped, 61_000), 1)).toBe(2)
  })

  it('is done twice under two months of age', () => {
    expect(countsNeeded(0)).toBe(2)
    expect(countsNeeded(1)).toBe(2)
    expect(countsNeeded(2)).toBe(1)
    const first = minuteOf(NO_COUNT, 2, 64, 0)
    expect(rateOf(first, 2)).toBeNull()
    expect(first.minutes).toEqual([64])
    const second = minuteOf(first, 2, 58, 100_000)
    expect(rateOf(second, 2)).toBe(58)
    expect(rateOf(minuteOf(first, 2, 66, 100_000), 2)).toBe(64)
  })

  it('begins anew once all are counted', () => {
    const done = minuteOf(NO_COUNT, 1, 30, 0)
    expect(begin(done, 1, 70_000)).toEqual({ startedMs: 70_000, breaths: 0, minutes: [] })
  })
})
