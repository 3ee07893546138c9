import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustedZScore, lmsAt, measurementAtZ, zScore } from '#domain/clinical/growth/lms.ts'
import type { GrowthRow } from '#domain/clinical/knowledge/growth/growth-table.ts'

/** Girls' BMI at 180 months: a skewed distribution, so that the adjustment shows. */
const SKEWED = { l: -1.1311, m: 20.2125, s: 0.13904 }

describe('LMS z-scores', () => {
  it('is 0 at the median and whole numbers at the standard deviations', () => {
    expect(zScore(20.2125, SKEWED)).toBe(0)
    expect(zScore(15.8713, SKEWED)).toBeCloseTo(-2, 4)
    expect(zScore(28.2244, SKEWED)).toBeCloseTo(2, 4)
  })

  it('uses the logarithm where L is 0, and comes close to it where L is nearly 0', () => {
    const z = zScore(12, { l: 0, m: 10, s: 0.1 })
    expect(z).toBeCloseTo(Math.log(1.2) / 0.1, 10)
    expect(zScore(12, { l: 1e-12, m: 10, s: 0.1 })).toBeCloseTo(z, 8)
    expect(measurementAtZ(2, { l: 0, m: 10, s: 0.1 })).toBeCloseTo(10 * Math.exp(0.2), 10)
  })

  it('goes on beyond ±3 in steps of the distance between the 2nd and the 3rd deviation', () => {
    const upperStep = 35.5382 - 28.2244
    const lowerStep = 15.8713 - 14.3623
    expect(adjustedZScore(35.5382 + upperStep, SKEWED)).toBeCloseTo(4, 4)
    expect(adjustedZScore(35.5382 + 2.5 * upperStep, SKEWED)).toBeCloseTo(5.5, 4)
    expect(adjustedZScore(14.3623 - lowerStep, SKEWED)).toBeCloseTo(-4, 3)
    expect(zScore(35.5382 + upperStep, SKEWED)).toBeCloseTo(3.6407, 4)
  })

  it('is not adjusted within ±3', () => {
    fc.assert(
      fc.property(fc.double({ min: -2.999, max: 2.999, noNaN: true }), (z) => {
        expect(adjustedZScore(measurementAtZ(z, SKEWED), SKEWED)).toBeCloseTo(z, 6)
      }),
    )
  })
})

describe('growth tables', () => {
  const rows: readonly GrowthRow[] = [
    [0, 1, 10, 0.1],
    [4, 0, 18, 0.3],
  ]

  it('gives a row as it stands and interpolates linearly between rows', () => {
    expect(lmsAt(rows, 4)).toEqual({ l: 0, m: 18, s: 0.3 })
    const quarter = lmsAt(rows, 1)
    expect(quarter?.l).toBeCloseTo(0.75, 12)
    expect(quarter?.m).toBeCloseTo(12, 12)
    expect(quarter?.s).toBeCloseTo(0.15, 12)
  })

  it('gives nothing outside the table', () => {
    expect(lmsAt(rows, -0.1)).toBeUndefined()
    expect(lmsAt(rows, 4.1)).toBeUndefined()
    expect(lmsAt(rows, Number.NaN)).toBeUndefined()
    expect(lmsAt([], 1)).toBeUndefined()
  })
})
