import type { RuleReference } from '#domain/clinical/rules.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'

/** The WHO growth indicators. Weight for height (or length) is for children under five. */
export const GROWTH_INDICATORS = [
  'weight_for_age',
  'height_for_age',
  'bmi_for_age',
  'weight_for_height',
  'muac_for_age',
] as const
export type GrowthIndicator = (typeof GROWTH_INDICATORS)[number]

export const GROWTH_CATEGORIES = [
  'severely_underweight',
  'underweight',
  'severely_stunted',
  'stunted',
  'severely_wasted',
  'wasted',
  'severely_thin',
  'thin',
  'normal',
  'possible_risk_of_overweight',
  'overweight',
  'obese',
] as const
export type GrowthCategory = (typeof GROWTH_CATEGORIES)[number]

export interface GrowthMeasurement {
  readonly sex: 'male' | 'female'
  /** Completed months of age, 0 to 228 (19 years). */
  readonly ageMonths: number
  /** True where only whole years were known, and ageMonths is the middle of that year. */
  readonly ageIsApproximate: boolean
  readonly weightKg: number
  /** Length (lying, under 24 months) or height (standing, from 24 months) in cm. */
  readonly heightCm: number
  /** Mid-upper arm circumference in mm. */
  readonly muacMm: number | null
}

export interface GrowthResult {
  readonly indicator: GrowthIndicator
  /** To two decimals, with WHO's adjustment beyond ±3. */
  readonly z: number
  readonly category: GrowthCategory
  /** The category in words, e.g. "Severely wasted". */
  readonly label: LocalText
  /** Beyond WHO's plausibility limits: the measurement is to be repeated, not judged. */
  readonly implausible: boolean
}

export interface GrowthAssessment {
  /** Only the indicators that WHO's tables cover at this age and size. */
  readonly results: readonly GrowthResult[]
  readonly rules: readonly RuleReference[]
}
