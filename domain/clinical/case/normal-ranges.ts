import {
  ADULT_MONTHS,
  feverFromAt,
  lowestGlucoseAt,
  lowestSystolicAt,
  rateLimitsAt,
} from '#domain/clinical/case/vital-findings.ts'
import type { RuleReference } from '#domain/clinical/rules.ts'

/** What is drawn as a curve with a normal range, where one is known. */
export const RANGED_VITALS = [
  'temperatureC',
  'systolicMmHg',
  'diastolicMmHg',
  'heartRatePerMin',
  'respiratoryRatePerMin',
  'oxygenSaturationPercent',
  'glucoseMmolPerL',
  'muacMm',
] as const
export type RangedVital = (typeof RANGED_VITALS)[number]

/** What is normal: from `low` to below `high`; null where there is no such end, or none that holds for the person. */
export interface NormalRange {
  readonly low: number | null
  readonly high: number | null
  readonly rule: RuleReference
}

/** Whose measurement it is. Sex makes no difference to any of these limits. */
export interface MeasuredPerson {
  readonly ageMonths: number
  /** Whether the glucose was measured fasting; null: not known, and then the limit is that of any time of the day. */
  readonly glucoseFasting: boolean | null
}

const IMCI = 'WHO, Integrated Management of Childhood Illness: chart booklet (2014)'
const APLS = 'Advanced Paediatric Life Support, 6th edition'
const HEARTS = 'WHO, HEARTS D: diagnosis and management of type 2 diabetes (2020)'
const POCKET_BOOK = 'WHO, Pocket book of hospital care for children (2013)'
const PRESSURE = 'WHO, Guideline for the pharmacological treatment of hypertension in adults (2021)'
const MALNUTRITION = 'WHO, Updates on the management of severe acute malnutrition in infants and children (2013)'

const rule = (id: string, source: string): RuleReference => ({ id: `vitals.normal.${id}`, version: 1, source })

const FIRST_MUAC_MONTH = 6
const UNDER_FIVE_MONTHS = 60

/**
 * The normal range of a measurement for a person: the same limits beyond which the clinical engine makes a finding of it.
 * Null where no limit is known that holds at this age: the blood pressure's upper end of a child depends on the height,
 * an arm's circumference is judged from six months to five years.
 */
export function normalRange(vital: RangedVital, { ageMonths, glucoseFasting }: MeasuredPerson): NormalRange | null {
  const adult = ageMonths >= ADULT_MONTHS
  const rates = rateLimitsAt(ageMonths)
  switch (vital) {
    case 'temperatureC':
      return { low: 35.5, high: feverFromAt(ageMonths), rule: rule('temperature', IMCI) }
    case 'heartRatePerMin':
      return { low: rates.slow, high: rates.beats, rule: rule('heart_rate', APLS) }
    case 'respiratoryRatePerMin':
      return { low: null, high: rates.breaths, rule: rule('respiratory_rate', IMCI) }
    case 'oxygenSaturationPercent':
      return { low: 94, high: null, rule: rule('oxygen_saturation', IMCI) }
    case 'systolicMmHg':
      return {
        low: lowestSystolicAt(ageMonths),
        high: adult ? 140 : null,
        rule: rule('systolic', adult ? PRESSURE : APLS),
      }
    case 'diastolicMmHg':
      return adult ? { low: null, high: 90, rule: rule('diastolic', PRESSURE) } : null
    case 'glucoseMmolPerL':
      return {
        low: lowestGlucoseAt(ageMonths),
        high: glucoseFasting ? 7 : 11.1,
        rule: rule('glucose', ageMonths < 1 ? POCKET_BOOK : HEARTS),
      }
    case 'muacMm':
    default:
      return ageMonths >= FIRST_MUAC_MONTH && ageMonths < UNDER_FIVE_MONTHS
        ? { low: 125, high: null, rule: rule('muac', MALNUTRITION) }
        : null
  }
}

/** Where a value lies. */
export type RangePlace = 'low' | 'normal' | 'high'

/** Where a value lies in its normal range: a limit itself belongs to the normal at the lower end, to the high at the upper. */
export function placeInRange(value: number, { low, high }: NormalRange): RangePlace {
  if (low !== null && value < low) return 'low'
  return high !== null && value >= high ? 'high' : 'normal'
}
