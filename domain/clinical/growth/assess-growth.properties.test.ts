import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessGrowth } from '#domain/clinical/growth/assess-growth.ts'
import { GROWTH_CATEGORY_LABELS } from '#domain/clinical/growth/categories.ts'
import type { GrowthMeasurement, GrowthResult } from '#domain/clinical/growth/types.ts'

const measurement = fc.record({
  sex: fc.constantFrom('male' as const, 'female' as const),
  ageMonths: fc.integer({ min: 0, max: 228 }),
  ageIsApproximate: fc.boolean(),
  weightKg: fc.double({ min: 0.3, max: 200, noNaN: true }),
  heightCm: fc.double({ min: 20, max: 220, noNaN: true }),
  muacMm: fc.option(fc.double({ min: 30, max: 500, noNaN: true })),
})

const anyNumber = fc.double()

/** The results of a lesser and a greater measurement of the same child, paired by indicator. */
function pairs(
  lesser: GrowthMeasurement,
  greater: GrowthMeasurement,
): readonly (readonly [GrowthResult, GrowthResult])[] {
  const after = assessGrowth(greater).results
  return assessGrowth(lesser).results.flatMap((result) => {
    const match = after.find(({ indicator }) => indicator === result.indicator)
    return match ? [[result, match] as const] : []
  })
}

describe('WHO growth assessment, for any child', () => {
  it('never lowers a weight-based z-score when the child is heavier', () => {
    fc.assert(
      fc.property(measurement, fc.double({ min: 0, max: 50, noNaN: true }), (child, extraKg) => {
        const compared = pairs(child, { ...child, weightKg: child.weightKg + extraKg })
        expect(compared.length).toBeGreaterThan(0)
        for (const [lighter, heavier] of compared) expect(heavier.z).toBeGreaterThanOrEqual(lighter.z)
      }),
    )
  })

  it('never lowers height for age when the child is taller, nor arm circumference for age when the arm is thicker', () => {
    fc.assert(
      fc.property(measurement, fc.double({ min: 0, max: 50, noNaN: true }), (child, extra) => {
        const greater = {
          ...child,
          heightCm: child.heightCm + extra,
          muacMm: child.muacMm === null ? null : child.muacMm + extra,
        }
        const judged = pairs(child, greater).filter(
          ([{ indicator }]) => indicator === 'height_for_age' || indicator === 'muac_for_age',
        )
        for (const [before, after] of judged) expect(after.z).toBeGreaterThanOrEqual(before.z)
      }),
    )
  })

  it('gives finite z-scores of two decimals, with the label of their category, and the same ones again', () => {
    fc.assert(
      fc.property(measurement, (child) => {
        const assessment = assessGrowth(child)
        expect(assessment.results.length).toBeGreaterThan(0)
        for (const { z, category, label } of assessment.results) {
          expect(Number.isFinite(z)).toBe(true)
          expect(z).toBe(Number(z.toFixed(2)))
          expect(label).toEqual(GROWTH_CATEGORY_LABELS[category])
        }
        expect(assessGrowth(child)).toEqual(assessment)
      }),
    )
  })

  it('never throws and never gives a z-score that is not finite, whatever the numbers', () => {
    fc.assert(
      fc.property(
        fc.record({
          sex: fc.constantFrom('male' as const, 'female' as const),
          ageMonths: fc.oneof(fc.integer({ min: 0, max: 228 }), anyNumber),
          ageIsApproximate: fc.boolean(),
          weightKg: anyNumber,
          heightCm: anyNumber,
          muacMm: fc.option(anyNumber),
        }),
        (child) => {
          for (const { z } of assessGrowth(child).results) expect(Number.isFinite(z)).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
