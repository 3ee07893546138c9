import { applicableIndicators } from '#domain/clinical/growth/applicable-indicators.ts'
import { assessGrowth } from '#domain/clinical/growth/assess-growth.ts'
import { lmsAt, measurementAtZ } from '#domain/clinical/growth/lms.ts'
import type { GrowthIndicator, GrowthMeasurement } from '#domain/clinical/growth/types.ts'
import type { GrowthTable } from '#domain/clinical/knowledge/growth/growth-table.ts'
import type { RuleReference } from '#domain/clinical/rules.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'

/** The curves that are drawn: BMI for age from five years on, weight for length or height before. */
export const CURVE_INDICATORS = ['weight_for_age', 'height_for_age', 'weight_for_height', 'bmi_for_age'] as const
export type CurveIndicator = (typeof CURVE_INDICATORS)[number]

/** The lines of WHO's charts, in standard deviations. */
export const CURVE_LINES = [-3, -2, -1, 0, 1, 2, 3] as const

/** A child's size at one time; null where it was not measured. */
export interface SizeAt {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Completed months. */
  readonly ageMonths: number
  readonly weightKg: number | null
  readonly heightCm: number | null
}

/** A measurement on a curve. */
export interface CurvePoint {
  readonly at: number
  readonly ageMonths: number
  /** Months of age, or cm of length or height. */
  readonly x: number
  /** kg, cm or kg/m². */
  readonly y: number
  readonly z: number
  readonly label: LocalText
  /** Beyond WHO's plausibility limits: to be measured again, not judged. */
  readonly implausible: boolean
}

export interface GrowthCurve {
  readonly indicator: CurveIndicator
  readonly axis: 'months' | 'cm'
  /** Lying, under 24 months; only of weight for length or height, and of the height itself. */
  readonly lying: boolean
  readonly lines: readonly { readonly z: number; readonly points: readonly (readonly [x: number, y: number])[] }[]
  /** From the oldest to the newest; at least one. */
  readonly points: readonly CurvePoint[]
  readonly rule: RuleReference
}

const DAYS_PER_MONTH = 30.4375
const LAST_MONTH_OF_2006 = 60
const FIRST_STANDING_MONTH = 24
const LAST_MONTH_OF_2007 = 228
const STEPS = 60
/** Room on both sides of the lengths that were measured. */
const ROOM_CM = 6

const isDrawn = (indicator: GrowthIndicator, ageMonths: number): indicator is CurveIndicator =>
  CURVE_INDICATORS.some((drawn) => drawn === indicator) &&
  (indicator !== 'bmi_for_age' || ageMonths > LAST_MONTH_OF_2006)

/** WHO's lines between two places of a table's own axis, each said in the axis of the chart. */
function linesOf(table: GrowthTable, sex: GrowthMeasurement['sex'], from: number, to: number, chartUnit: number) {
  return CURVE_LINES.map((z) => ({
    z,
    points: Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS).flatMap((place) => {
      const lms = lmsAt(table[sex], place)
      return lms ? [[place / chartUnit, measurementAtZ(z, lms)] as const] : []
    }),
  }))
}

/** Which months a chart by age shows: those of the standard that holds for the newest measurement. */
function monthsOf(newestMonths: number): readonly [from: number, to: number] {
  if (newestMonths > LAST_MONTH_OF_2006) return [LAST_MONTH_OF_2006 + 1, LAST_MONTH_OF_2007]
  return newestMonths < FIRST_STANDING_MONTH ? [0, FIRST_STANDING_MONTH] : [0, LAST_MONTH_OF_2006]
}

/**
 * A child's growth on WHO's curves, from birth to 19 years: for each indicator that the newest measurement can be judged
 * by, the lines from −3 to +3 standard deviations, and the measurements that stand on the same chart with their z-scores.
 *
 * @param sizes from the oldest to the newest
 * @source as assessGrowth; the lines are WHO's medians and standard deviations by measurementAtZ
 */
export function growthCurves(sex: GrowthMeasurement['sex'], sizes: readonly SizeAt[]): GrowthCurve[] {
  const judged = sizes.flatMap(({ at, ageMonths, weightKg, heightCm }) => {
    const measurement: GrowthMeasurement = {
      sex,
      ageMonths,
      ageIsApproximate: false,
      weightKg: weightKg ?? Number.NaN,
      heightCm: heightCm ?? Number.NaN,
      muacMm: null,
    }
    const { results } = assessGrowth(measurement)
    return applicableIndicators(measurement).flatMap(({ indicator, table, rule, at: place, value }) => {
      const result = results.find((one) => one.indicator === indicator)
      if (!result || !isDrawn(indicator, ageMonths)) return []
      const { z, label, implausible } = result
      const x = indicator === 'weight_for_height' ? place : ageMonths
      return [{ indicator, table, rule, point: { at, ageMonths, x, y: value, z, label, implausible } }]
    })
  })
  const isOverFive = (judged.at(-1)?.point.ageMonths ?? 0) > LAST_MONTH_OF_2006
  return CURVE_INDICATORS.flatMap((indicator): GrowthCurve[] => {
    const newest = judged.findLast((one) => one.indicator === indicator)
    // What is judged to five years only says nothing of an older child.
    if (!newest || (isOverFive && newest.point.ageMonths <= LAST_MONTH_OF_2006)) return []
    const { table, rule } = newest
    const points = judged.filter((one) => one.indicator === indicator && one.table === table).map(({ point }) => point)
    const lying = newest.point.ageMonths < FIRST_STANDING_MONTH
    if (indicator === 'weight_for_height') {
      const lengths = points.map(({ x }) => x)
      const [from, to] = [Math.min(...lengths) - ROOM_CM, Math.max(...lengths) + ROOM_CM]
      return [{ indicator, axis: 'cm', lying, rule, points, lines: linesOf(table, sex, from, to, 1) }]
    }
    const [from, to] = monthsOf(newest.point.ageMonths)
    // The tables of 2006 count days, those of 2007 months.
    const unit = from > LAST_MONTH_OF_2006 ? 1 : DAYS_PER_MONTH
    const lines = linesOf(table, sex, Math.round(from * unit), Math.round(to * unit), unit)
    return [{ indicator, axis: 'months', lying, rule, points, lines }]
  })
}
