import { describe, expect, it } from 'vitest'
import { assessGrowth } from '#domain/clinical/growth/assess-growth.ts'
import { GROWTH_RULES } from '#domain/clinical/growth/growth-rules.ts'
import type { GrowthIndicator, GrowthMeasurement, GrowthResult } from '#domain/clinical/growth/types.ts'

type Child = Pick<GrowthMeasurement, 'sex' | 'ageMonths' | 'weightKg' | 'heightCm'> & { readonly muacMm?: number }

const assess = (child: Child) => assessGrowth({ ageIsApproximate: false, muacMm: null, ...child })

function resultOf(child: Child, indicator: GrowthIndicator): GrowthResult | undefined {
  return assess(child).results.find((result) => result.indicator === indicator)
}

const zScoresOf = (child: Child) => Object.fromEntries(assess(child).results.map(({ indicator, z }) => [indicator, z]))

/** Expected z-scores were computed from the full published tables (each day, each 0.1 cm, each month). */
const WORKED_EXAMPLES: readonly (readonly [Child, Readonly<Partial<Record<GrowthIndicator, number>>>])[] = [
  [
    { sex: 'male', ageMonths: 0, weightKg: 3.3, heightCm: 49.9 },
    { weight_for_age: -0.0954, height_for_age: 0.0083, bmi_for_age: -0.121, weight_for_height: -0.0255 },
  ],
  [
    { sex: 'female', ageMonths: 1, weightKg: 4.2, heightCm: 53.7 },
    { weight_for_age: 0.0494, height_for_age: 0.0345, bmi_for_age: 0.0162, weight_for_height: -0.0267 },
  ],
  [
    { sex: 'male', ageMonths: 6, weightKg: 5.9, heightCm: 64, muacMm: 118 },
    {
      weight_for_age: -2.6591,
      height_for_age: -1.7018,
      bmi_for_age: -2.2953,
      weight_for_height: -2.1864,
      muac_for_age: -2.4106,
    },
  ],
  [
    { sex: 'female', ageMonths: 18, weightKg: 6.2, heightCm: 68, muacMm: 104 },
    {
      weight_for_age: -4.1453,
      height_for_age: -4.3774,
      bmi_for_age: -1.919,
      weight_for_height: -2.5548,
      muac_for_age: -4.0705,
    },
  ],
  [
    { sex: 'male', ageMonths: 23, weightKg: 10.4, heightCm: 80.5, muacMm: 138 },
    {
      weight_for_age: -1.2234,
      height_for_age: -2.1499,
      bmi_for_age: 0.2115,
      weight_for_height: -0.162,
      muac_for_age: -1.1629,
    },
  ],
  [
    { sex: 'female', ageMonths: 24, weightKg: 8.3, heightCm: 79.3, muacMm: 121 },
    {
      weight_for_age: -2.7475,
      height_for_age: -1.9926,
      bmi_for_age: -2.1475,
      weight_for_height: -2.2672,
      muac_for_age: -2.5916,
    },
  ],
  [
    { sex: 'female', ageMonths: 48, weightKg: 25, heightCm: 105, muacMm: 210 },
    {
      weight_for_age: 2.958,
      height_for_age: 0.5267,
      bmi_for_age: 4.0175,
      weight_for_height: 4.1539,
      muac_for_age: 2.8362,
    },
  ],
  [
    { sex: 'male', ageMonths: 60, weightKg: 14.1, heightCm: 100.7, muacMm: 140 },
    {
      weight_for_age: -1.982,
      height_for_age: -1.9983,
      bmi_for_age: -1.0493,
      weight_for_height: -1.2097,
      muac_for_age: -1.983,
    },
  ],
  [
    { sex: 'male', ageMonths: 61, weightKg: 18.5, heightCm: 110.3 },
    { weight_for_age: -0.0024, height_for_age: 0.0077, bmi_for_age: -0.0454 },
  ],
  [
    { sex: 'female', ageMonths: 84, weightKg: 14, heightCm: 105 },
    { weight_for_age: -3.37, height_for_age: -2.8922, bmi_for_age: -2.034 },
  ],
  [
    { sex: 'male', ageMonths: 120, weightKg: 52, heightCm: 138 },
    { weight_for_age: 2.6548, height_for_age: 0.0346, bmi_for_age: 3.2636 },
  ],
  [
    { sex: 'female', ageMonths: 121, weightKg: 20, heightCm: 125 },
    { height_for_age: -2.2059, bmi_for_age: -2.6141 },
  ],
  [
    { sex: 'male', ageMonths: 228, weightKg: 42, heightCm: 160 },
    { height_for_age: -2.2667, bmi_for_age: -2.6548 },
  ],
  [
    { sex: 'female', ageMonths: 228, weightKg: 120, heightCm: 163 },
    { height_for_age: -0.0237, bmi_for_age: 4.3805 },
  ],
]

describe('WHO growth assessment', () => {
  it.each(WORKED_EXAMPLES)('agrees with the published tables: %o', (child, expected) => {
    const actual = zScoresOf(child)
    expect(Object.keys(actual).toSorted()).toEqual(Object.keys(expected).toSorted())
    for (const [indicator, z] of Object.entries(expected)) {
      // The rounding of z, and for weight for height the thinning of its table.
      const tolerance = indicator === 'weight_for_height' ? 0.0081 : 0.0051
      expect(Math.abs((actual[indicator] ?? Number.NaN) - z), indicator).toBeLessThan(tolerance)
    }
  })

  it('gives 0 at the medians of the published tables', () => {
    const medians = { weightKg: 12.1548, heightCm: 87.1303, muacMm: 151.545 }
    const boy = zScoresOf({ sex: 'male', ageMonths: 24, ...medians })
    expect(boy).toMatchObject({ weight_for_age: 0, height_for_age: 0, muac_for_age: 0 })
    expect(zScoresOf({ sex: 'male', ageMonths: 36, weightKg: 15.5986, heightCm: 100 })).toMatchObject({
      bmi_for_age: 0,
    })
    expect(zScoresOf({ sex: 'male', ageMonths: 12, weightKg: 8.648, heightCm: 71 })).toMatchObject({
      weight_for_height: 0,
    })
    expect(zScoresOf({ sex: 'female', ageMonths: 180, weightKg: 20.2125, heightCm: 100 })).toMatchObject({
      bmi_for_age: 0,
    })
    expect(zScoresOf({ sex: 'male', ageMonths: 84, weightKg: 22.8915, heightCm: 120 })).toMatchObject({
      weight_for_age: 0,
    })
  })

  it('judges a boy of 12 months at the published −3 and −2 deviations of weight', () => {
    const categoryAt = (weightKg: number) =>
      resultOf({ sex: 'male', ageMonths: 12, weightKg, heightCm: 75 }, 'weight_for_age')?.category
    expect(categoryAt(6.925)).toBe('severely_underweight')
    expect(categoryAt(6.927)).toBe('underweight')
    expect(categoryAt(7.74)).toBe('underweight')
    expect(categoryAt(7.742)).toBe('normal')
    expect(categoryAt(14)).toBe('normal')
  })

  it('judges the z-score before it is rounded', () => {
    const result = resultOf({ sex: 'male', ageMonths: 12, weightKg: 7.7395, heightCm: 75 }, 'weight_for_age')
    expect(result).toMatchObject({ z: -2, category: 'underweight' })
  })

  it('takes length and its tables under 24 months, and standing height from 24 months', () => {
    const child = { sex: 'male', weightKg: 11, heightCm: 83 } as const
    const under = assess({ ...child, ageMonths: 23 })
    const from = assess({ ...child, ageMonths: 24 })
    expect(under.rules).toContain(GROWTH_RULES.weightForLength2006)
    expect(under.rules).not.toContain(GROWTH_RULES.weightForHeight2006)
    expect(from.rules).toContain(GROWTH_RULES.weightForHeight2006)
    expect(from.rules).not.toContain(GROWTH_RULES.weightForLength2006)
    // From the published tables at day 731: the length median would be 0.7 cm longer.
    expect(zScoresOf({ sex: 'male', ageMonths: 24, weightKg: 12, heightCm: 87.1303 })).toMatchObject({
      height_for_age: 0,
    })
  })

  it.each([
    [23, 44.9, false],
    [23, 45, true],
    [23, 110, true],
    [23, 110.1, false],
    [24, 64.9, false],
    [24, 65, true],
    [24, 120, true],
    [24, 120.1, false],
  ])('at %d months and %d cm gives weight for height: %s', (ageMonths, heightCm, given) => {
    const indicators = assess({ sex: 'female', ageMonths, weightKg: 10, heightCm }).results.map((r) => r.indicator)
    expect(indicators.includes('weight_for_height')).toBe(given)
    expect(indicators).toContain('height_for_age')
  })

  it.each([
    [2, false],
    [3, true],
    [60, true],
    [61, false],
  ])('at %d months with an arm measurement gives arm circumference for age: %s', (ageMonths, given) => {
    const result = resultOf({ sex: 'female', ageMonths, weightKg: 10, heightCm: 90, muacMm: 140 }, 'muac_for_age')
    expect(result !== undefined).toBe(given)
  })

  it('gives weight for age to ten years only', () => {
    const child = { sex: 'female', weightKg: 30, heightCm: 138 } as const
    expect(resultOf({ ...child, ageMonths: 120 }, 'weight_for_age')).toBeDefined()
    expect(resultOf({ ...child, ageMonths: 121 }, 'weight_for_age')).toBeUndefined()
  })

  it.each([-1, 228.5, 229, 400, Number.NaN])('gives no result and no rule at %d months', (ageMonths) => {
    expect(assess({ sex: 'male', ageMonths, weightKg: 30, heightCm: 130 })).toEqual({ results: [], rules: [] })
  })

  it.each([0, -75, Number.NaN, Number.POSITIVE_INFINITY])(
    'gives no result that rests on a height of %d cm',
    (heightCm) => {
      const { results } = assess({ sex: 'male', ageMonths: 12, weightKg: 9.6, heightCm })
      expect(results.map(({ indicator }) => indicator)).toEqual(['weight_for_age'])
    },
  )

  it.each([0, -9, Number.NaN, Number.POSITIVE_INFINITY])(
    'gives no result that rests on a weight of %d kg',
    (weightKg) => {
      const { results } = assess({ sex: 'male', ageMonths: 12, weightKg, heightCm: 75 })
      expect(results.map(({ indicator }) => indicator)).toEqual(['height_for_age'])
    },
  )

  it('names obesity at other z-scores before and after five years', () => {
    // BMI 18.37 is z 2.06 to 2.25 on both sides.
    const at = (ageMonths: number) => resultOf({ sex: 'male', ageMonths, weightKg: 18.7, heightCm: 100 }, 'bmi_for_age')
    expect(at(60)).toMatchObject({ category: 'overweight', label: { en: 'Overweight' } })
    expect(at(61)).toMatchObject({ category: 'obese', label: { en: 'Obese' } })
  })

  it('flags implausible z-scores at the limits that WHO gives for each indicator', () => {
    const flagAt = (child: Partial<Child>, indicator: GrowthIndicator) =>
      resultOf({ sex: 'male', ageMonths: 12, weightKg: 9.6, heightCm: 75.7, ...child }, indicator)?.implausible
    // Boys of 365 days, adjusted: z −6 is 6.926 − 3 × 0.8147 kg, z 5 is 13.3415 + 2 × 1.3582 kg.
    expect(flagAt({ weightKg: 4.49 }, 'weight_for_age')).toBe(false)
    expect(flagAt({ weightKg: 4.47 }, 'weight_for_age')).toBe(true)
    expect(flagAt({ weightKg: 16.05 }, 'weight_for_age')).toBe(false)
    expect(flagAt({ weightKg: 16.07 }, 'weight_for_age')).toBe(true)
    // Boys of 71 cm: z −5 is 6.8228 − 2 × 0.545 kg, z 5 is 11.2008 + 2 × 0.9524 kg.
    expect(flagAt({ weightKg: 5.75, heightCm: 71 }, 'weight_for_height')).toBe(false)
    expect(flagAt({ weightKg: 5.72, heightCm: 71 }, 'weight_for_height')).toBe(true)
    expect(flagAt({ weightKg: 13.09, heightCm: 71 }, 'weight_for_height')).toBe(false)
    expect(flagAt({ weightKg: 13.12, heightCm: 71 }, 'weight_for_height')).toBe(true)
    // Boys of 120 months: z −6 is 99.5374 cm, z 6 is 176.0217 cm.
    expect(flagAt({ ageMonths: 120, heightCm: 99.6 }, 'height_for_age')).toBe(false)
    expect(flagAt({ ageMonths: 120, heightCm: 99.5 }, 'height_for_age')).toBe(true)
    expect(flagAt({ ageMonths: 120, heightCm: 176 }, 'height_for_age')).toBe(false)
    expect(flagAt({ ageMonths: 120, heightCm: 176.1 }, 'height_for_age')).toBe(true)
    // Girls of 365 days: z −5 of the arm is 11.1393 − 2 × 0.9269 cm.
    expect(flagAt({ sex: 'female', muacMm: 93 }, 'muac_for_age')).toBe(false)
    expect(flagAt({ sex: 'female', muacMm: 92.7 }, 'muac_for_age')).toBe(true)
    // Girls of 180 months: z 5 of BMI is 35.5382 + 2 × 7.3138 kg/m².
    expect(flagAt({ sex: 'female', ageMonths: 180, weightKg: 50.1, heightCm: 100 }, 'bmi_for_age')).toBe(false)
    expect(flagAt({ sex: 'female', ageMonths: 180, weightKg: 50.3, heightCm: 100 }, 'bmi_for_age')).toBe(true)
  })

  it('names a rule with version and source for every result, and the rule of plausibility', () => {
    const { results, rules } = assess({ sex: 'male', ageMonths: 30, weightKg: 12, heightCm: 90, muacMm: 150 })
    expect(rules).toHaveLength(results.length + 1)
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    for (const rule of rules) {
      expect(rule.id).toMatch(/^growth\.[a-z_]+\.who/)
      expect(rule.version).toBeGreaterThanOrEqual(1)
      expect(rule.source).toMatch(/\b20\d\d\b/)
    }
  })
})
