import { type ApplicableIndicator, applicableIndicators } from '#domain/clinical/growth/applicable-indicators.ts'
import { categoryOf, GROWTH_CATEGORY_LABELS } from '#domain/clinical/growth/categories.ts'
import { GROWTH_RULES } from '#domain/clinical/growth/growth-rules.ts'
import { adjustedZScore, lmsAt, zScore } from '#domain/clinical/growth/lms.ts'
import type { GrowthAssessment, GrowthMeasurement, GrowthResult } from '#domain/clinical/growth/types.ts'

/**
 * Judges a child's size from birth to 19 years against WHO's growth tables.
 *
 * In: sex, completed months, kg, cm, and mm around the upper arm where it was measured. Out: one result for each
 * indicator that WHO's tables cover at this age and size, and the rules behind them; none at all outside 0 to 228
 * months. Never throws; measurements that are not positive and finite give no result.
 *
 * Source: WHO Child Growth Standards (WHO MGRS, 2006), WHO Reference 2007. Ages to 60 months are taken to days as
 * WHO Anthro does (months × 30.4375, rounded), so that z-scores agree with it.
 */
export function assessGrowth(measurement: GrowthMeasurement): GrowthAssessment {
  const judged = applicableIndicators(measurement).flatMap((applicable) => {
    const result = judge(applicable, measurement.sex)
    return result ? [{ result, rule: applicable.rule }] : []
  })
  return {
    results: judged.map(({ result }) => result),
    rules: judged.length === 0 ? [] : [...judged.map(({ rule }) => rule), GROWTH_RULES.plausibility],
  }
}

function judge(applicable: ApplicableIndicator, sex: GrowthMeasurement['sex']): GrowthResult | undefined {
  const { indicator, table, at, value, adjusted, bands, plausibleZ } = applicable
  const lms = lmsAt(table[sex], at)
  if (!lms || !(value > 0)) return undefined
  const z = adjusted ? adjustedZScore(value, lms) : zScore(value, lms)
  const roundedZ = toTwoDecimals(z)
  if (!Number.isFinite(roundedZ)) return undefined
  const category = categoryOf(z, bands)
  return {
    indicator,
    z: roundedZ,
    category,
    label: GROWTH_CATEGORY_LABELS[category],
    implausible: z < plausibleZ[0] || z > plausibleZ[1],
  }
}

/** Adding 0 turns the −0 that rounding a small negative gives into 0. */
function toTwoDecimals(z: number): number {
  return Math.round(z * 100) / 100 + 0
}
