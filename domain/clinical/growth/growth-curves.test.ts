import { describe, expect, it } from 'vitest'
import { assessGrowth } from '#domain/clinical/growth/assess-growth.ts'
import { CURVE_LINES, growthCurves, type SizeAt } from '#domain/clinical/growth/growth-curves.ts'

const size = (ageMonths: number, weightKg: number | null, heightCm: number | null): SizeAt => ({
  at: ageMonths * 2_629_800_000,
  ageMonths,
  weightKg,
  heightCm,
})
const INFANT = [size(2, 5.1, 57), size(6, 7, null), size(12, 8.9, 74)]
const SCHOOLCHILD = [size(40, 14, 95), size(84, 20, 118), size(96, 22, 123)]

const named = (sizes: readonly SizeAt[], indicator: string) =>
  growthCurves('female', sizes).find((curve) => curve.indicator === indicator)

describe('a child’s growth on WHO’s curves', () => {
  it('has weight and length for age and weight for length under two years, each with seven lines', () => {
    const curves = growthCurves('female', INFANT)
    expect(curves.map(({ indicator }) => indicator)).toEqual(['weight_for_age', 'height_for_age', 'weight_for_height'])
    for (const { lines } of curves) {
      expect(lines.map(({ z }) => z)).toEqual([...CURVE_LINES])
      expect(lines.every(({ points }) => points.length > 50)).toBe(true)
    }
    expect(curves.map(({ lying }) => lying)).toEqual([true, true, true])
  })

  it('draws the medians that WHO gives: 3.2 kg and 49.1 cm at birth, 8.9 kg and 74.0 cm at a year, of girls', () => {
    const median = (indicator: string, month: number) =>
      named(INFANT, indicator)
        ?.lines.find(({ z }) => z === 0)
        ?.points.reduce((best, point) => (Math.abs(point[0] - month) < Math.abs(best[0] - month) ? point : best))[1]
    expect(median('weight_for_age', 0)).toBeCloseTo(3.2, 1)
    expect(median('height_for_age', 0)).toBeCloseTo(49.1, 1)
    expect(median('weight_for_age', 12)).toBeCloseTo(8.9, 1)
    expect(median('height_for_age', 12)).toBeCloseTo(74, 1)
  })

  it('puts each measurement where its z-score is, and leaves out what was not measured', () => {
    const curve = named(INFANT, 'weight_for_age')
    expect(curve?.points.map(({ x, y }) => [x, y])).toEqual([
      [2, 5.1],
      [6, 7],
      [12, 8.9],
    ])
    const { results } = assessGrowth({
      sex: 'female',
      ageMonths: 12,
      ageIsApproximate: false,
      weightKg: 8.9,
      heightCm: 74,
      muacMm: null,
    })
    const last = results.find(({ indicator }) => indicator === 'weight_for_age')
    expect(curve?.points.at(-1)).toMatchObject({ z: last?.z, label: last?.label })
    expect(named(INFANT, 'height_for_age')?.points).toHaveLength(2)
    expect(named([size(6, 7, null)], 'weight_for_height')).toBeUndefined()
  })

  it('has BMI for age instead of weight for height from five years on, and no point of another standard', () => {
    const curves = growthCurves('male', SCHOOLCHILD)
    expect(curves.map(({ indicator, points }) => [indicator, points.length])).toEqual([
      ['weight_for_age', 2],
      ['height_for_age', 2],
      ['bmi_for_age', 2],
    ])
  })

  it('lines lie above one another everywhere', () => {
    for (const { lines } of [...growthCurves('male', SCHOOLCHILD), ...growthCurves('female', INFANT)]) {
      lines.slice(1).forEach(({ points }, index) => {
        points.forEach(([, y], place) => expect(y).toBeGreaterThan(lines[index]?.points[place]?.[1] ?? Number.NaN))
      })
    }
  })

  it('marks what cannot be, and is nothing without measurements, for an adult, or of nothing', () => {
    expect(named([size(12, 30, 74)], 'weight_for_age')?.points[0]?.implausible).toBe(true)
    expect(growthCurves('male', [])).toEqual([])
    expect(growthCurves('male', [size(240, 60, 170)])).toEqual([])
    expect(growthCurves('male', [size(12, null, null), size(12, 0, -1)])).toEqual([])
  })
})
