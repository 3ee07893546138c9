import {
  ARM_WASTING_BANDS,
  type CategoryBands,
  STUNTING_BANDS,
  THINNESS_AND_OVERWEIGHT_BANDS,
  UNDERWEIGHT_BANDS,
  WASTING_AND_OVERWEIGHT_BANDS,
} from '#domain/clinical/growth/categories.ts'
import { GROWTH_RULES } from '#domain/clinical/growth/growth-rules.ts'
import type { GrowthIndicator, GrowthMeasurement } from '#domain/clinical/growth/types.ts'
import type { GrowthTable } from '#domain/clinical/knowledge/growth/growth-table.ts'
import { BMI_FOR_AGE_2006 } from '#domain/clinical/knowledge/growth/who-2006-bmi-for-age.ts'
import { LENGTH_HEIGHT_FOR_AGE_2006 } from '#domain/clinical/knowledge/growth/who-2006-length-height-for-age.ts'
import { MUAC_FOR_AGE_2006 } from '#domain/clinical/knowledge/growth/who-2006-muac-for-age.ts'
import { WEIGHT_FOR_AGE_2006 } from '#domain/clinical/knowledge/growth/who-2006-weight-for-age.ts'
import { WEIGHT_FOR_HEIGHT_2006 } from '#domain/clinical/knowledge/growth/who-2006-weight-for-height.ts'
import { WEIGHT_FOR_LENGTH_2006 } from '#domain/clinical/knowledge/growth/who-2006-weight-for-length.ts'
import { BMI_FOR_AGE_2007 } from '#domain/clinical/knowledge/growth/who-2007-bmi-for-age.ts'
import { HEIGHT_FOR_AGE_2007 } from '#domain/clinical/knowledge/growth/who-2007-height-for-age.ts'
import { WEIGHT_FOR_AGE_2007 } from '#domain/clinical/knowledge/growth/who-2007-weight-for-age.ts'
import type { RuleReference } from '#domain/clinical/rules.ts'

/** One indicator, ready to be judged: the measurement, its table, and what WHO says about its z-scores. */
export interface ApplicableIndicator {
  readonly indicator: GrowthIndicator
  readonly rule: RuleReference
  readonly table: GrowthTable
  /** Where on the table's axis: days, months or cm. */
  readonly at: number
  /** In the unit of the table's medians: kg, cm or kg/m². */
  readonly value: number
  /** Whether WHO adjusts the z-score beyond ±3; not for height, which is not skewed (L is 1, both would agree). */
  readonly adjusted: boolean
  readonly bands: CategoryBands
  /** Beyond these z-scores WHO flags a measurement as implausible. */
  readonly plausibleZ: readonly [lowest: number, highest: number]
}

const DAYS_PER_MONTH = 30.4375
/** The first day on which WHO measures children standing: 24 months. */
const FIRST_STANDING_DAY = 731
const LAST_MONTH_OF_2006_STANDARDS = 60

const WEIGHT_FOR_AGE = { adjusted: true, bands: UNDERWEIGHT_BANDS, plausibleZ: [-6, 5] } as const
const HEIGHT_FOR_AGE = { adjusted: false, bands: STUNTING_BANDS, plausibleZ: [-6, 6] } as const
const WEIGHT_FOR_SIZE = { adjusted: true, bands: WASTING_AND_OVERWEIGHT_BANDS, plausibleZ: [-5, 5] } as const
const BMI_FROM_FIVE = { adjusted: true, bands: THINNESS_AND_OVERWEIGHT_BANDS, plausibleZ: [-5, 5] } as const
const MUAC_FOR_AGE = { adjusted: true, bands: ARM_WASTING_BANDS, plausibleZ: [-5, 5] } as const

/**
 * The indicators that WHO gives for a child's age: the 2006 standards to 60 completed months, the 2007 reference from
 * 61. Whether a table reaches the child's age and size is for the table to say.
 */
export function applicableIndicators(measurement: GrowthMeasurement): readonly ApplicableIndicator[] {
  return measurement.ageMonths <= LAST_MONTH_OF_2006_STANDARDS ? toFiveYears(measurement) : fromFiveYears(measurement)
}

function toFiveYears(measurement: GrowthMeasurement): readonly ApplicableIndicator[] {
  const { ageMonths, weightKg, heightCm, muacMm } = measurement
  const ageDays = Math.round(ageMonths * DAYS_PER_MONTH)
  const weightForSize =
    ageDays < FIRST_STANDING_DAY
      ? { rule: GROWTH_RULES.weightForLength2006, table: WEIGHT_FOR_LENGTH_2006 }
      : { rule: GROWTH_RULES.weightForHeight2006, table: WEIGHT_FOR_HEIGHT_2006 }
  const muacForAge =
    muacMm === null
      ? []
      : [
          {
            indicator: 'muac_for_age' as const,
            rule: GROWTH_RULES.muacForAge2006,
            table: MUAC_FOR_AGE_2006,
            at: ageDays,
            value: muacMm / 10,
            ...MUAC_FOR_AGE,
          },
        ]
  return [
    {
      indicator: 'weight_for_age',
      rule: GROWTH_RULES.weightForAge2006,
      table: WEIGHT_FOR_AGE_2006,
      at: ageDays,
      value: weightKg,
      ...WEIGHT_FOR_AGE,
    },
    {
      indicator: 'height_for_age',
      rule: GROWTH_RULES.heightForAge2006,
      table: LENGTH_HEIGHT_FOR_AGE_2006,
      at: ageDays,
      value: heightCm,
      ...HEIGHT_FOR_AGE,
    },
    {
      indicator: 'bmi_for_age',
      rule: GROWTH_RULES.bmiForAge2006,
      table: BMI_FOR_AGE_2006,
      at: ageDays,
      value: unroundedBmi(measurement),
      ...WEIGHT_FOR_SIZE,
    },
    { indicator: 'weight_for_height', ...weightForSize, at: heightCm, value: weightKg, ...WEIGHT_FOR_SIZE },
    ...muacForAge,
  ]
}

function fromFiveYears(measurement: GrowthMeasurement): readonly ApplicableIndicator[] {
  const { ageMonths, weightKg, heightCm } = measurement
  return [
    {
      indicator: 'weight_for_age',
      rule: GROWTH_RULES.weightForAge2007,
      table: WEIGHT_FOR_AGE_2007,
      at: ageMonths,
      value: weightKg,
      ...WEIGHT_FOR_AGE,
    },
    {
      indicator: 'height_for_age',
      rule: GROWTH_RULES.heightForAge2007,
      table: HEIGHT_FOR_AGE_2007,
      at: ageMonths,
      value: heightCm,
      ...HEIGHT_FOR_AGE,
    },
    {
      indicator: 'bmi_for_age',
      rule: GROWTH_RULES.bmiForAge2007,
      table: BMI_FOR_AGE_2007,
      at: ageMonths,
      value: unroundedBmi(measurement),
      ...BMI_FROM_FIVE,
    },
  ]
}

/**
 * The shown BMI is rounded to one decimal, which would move z-scores by up to 0.04. NaN for a height that is not
 * positive: its square would hide that.
 */
function unroundedBmi({ weightKg, heightCm }: GrowthMeasurement): number {
  return heightCm > 0 ? weightKg / (heightCm / 100) ** 2 : Number.NaN
}
