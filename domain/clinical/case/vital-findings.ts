import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import { isNotAlert } from '#domain/clinical/triage/scores.ts'

/** Danger signs that are numbers first: what is measured of them has rules of its own. */
export const MEASURED_DANGERS: ReadonlySet<string> = new Set([
  'low_temperature',
  'fast_breathing',
  'low_oxygen_saturation',
  'hypotension',
  'severe_high_blood_pressure',
  'hypoglycaemia',
  'severe_anaemia_result',
  'slow_capillary_refill',
  'reduced_consciousness',
  'muac_red',
])

interface VitalFindings {
  readonly present: readonly string[]
  readonly absent: readonly string[]
}

/** From how many breaths and heart beats a minute on they are fast, and below how many beats slow. */
interface RateLimits {
  readonly breaths: number
  readonly beats: number
  readonly slow: number
}

const ADULT_RATES: RateLimits = { breaths: 21, beats: 101, slow: 50 }

/** By age: below so many months (IMCI; APLS, 6th edition). */
const RATES: readonly (RateLimits & { readonly below: number })[] = [
  { below: 2, breaths: 60, beats: 180, slow: 100 },
  { below: 12, breaths: 50, beats: 170, slow: 90 },
  { below: 60, breaths: 40, beats: 150, slow: 80 },
  { below: 144, breaths: 30, beats: 130, slow: 65 },
  { below: Infinity, ...ADULT_RATES },
]

export const ADULT_MONTHS = 216
const YOUNG_INFANT_MONTHS = 2

/** What is fast and slow at an age in completed months. */
export const rateLimitsAt = (ageMonths: number): RateLimits =>
  RATES.find(({ below }) => ageMonths < below) ?? ADULT_RATES

/** From which temperature on it is a fever, °C. */
export const feverFromAt = (ageMonths: number): number => (ageMonths < YOUNG_INFANT_MONTHS ? 38 : 37.5)

/** Below which systolic pressure it is too low, mmHg: of a child by APLS, of an adult 90. */
export const lowestSystolicAt = (ageMonths: number): number => {
  if (ageMonths >= ADULT_MONTHS) return 90
  return ageMonths < 12 ? 70 : 70 + 2 * Math.floor(Math.min(ageMonths, 120) / 12)
}

/** Says a threshold once: a value at or beyond it makes the finding present, any other value absent. */
class Collected {
  readonly present: string[] = []
  readonly absent: string[] = []

  /** A finding that holds where the value is known and the test is true, and is absent where it is known and false. */
  say(finding: string, value: number | undefined, test: (value: number) => boolean): void {
    if (value === undefined) return
    if (test(value)) this.present.push(finding)
    else this.absent.push(finding)
  }

  /** A finding whose absence a single measurement does not show. */
  sayIf(finding: string, value: number | undefined, test: (value: number) => boolean): void {
    if (value !== undefined && test(value)) this.present.push(finding)
  }
}

/** Below this the glucose is low, mmol/L: a healthy newborn's is lower than that of others. */
export const lowestGlucoseAt = (ageMonths: number): number => (ageMonths < 1 ? 2.6 : 3.9)

/** Whose measurements they are, as far as it is told. */
interface Measured {
  readonly sex?: 'female' | 'male' | undefined
  readonly pregnant?: boolean | undefined
}

/**
 * Below this haemoglobin it is anaemia, g/dL. A woman's limit where the sex is not told.
 *
 * @source IMCI chart booklet, 2014 (below 5 years); WHO, Guideline on haemoglobin cutoffs to define anaemia, 2024
 */
export function lowestHaemoglobinAt(ageMonths: number, { sex, pregnant }: Measured = {}): number {
  if (ageMonths < 60 || pregnant) return 11
  if (ageMonths < 144) return 11.5
  return sex === 'male' && ageMonths >= 180 ? 13 : 12
}

/**
 * The findings that follow from what was measured. What was not measured makes nothing present and nothing absent.
 *
 * @param ageMonths adult limits where it is not known
 * @source WHO IMCI chart booklet, 2014 (temperature, breathing); HEARTS-D, 2020 (glucose; of newborns WHO Pocket book of
 *   hospital care for children, 2013: below 45 mg/dL); WHO 2021 (blood pressure)
 */
export function findingsOfVitals(vitals: VitalSigns, ageMonths = ADULT_MONTHS, person: Measured = {}): VitalFindings {
  const found = new Collected()
  const rates = rateLimitsAt(ageMonths)
  const adult = ageMonths >= ADULT_MONTHS
  const feverFrom = feverFromAt(ageMonths)
  const { temperatureC, heartRatePerMin, respiratoryRatePerMin, oxygenSaturationPercent } = vitals
  // A fever comes and goes: one normal reading speaks against a high fever, not against the fever that is told.
  found.sayIf('fever', temperatureC, (value) => value >= feverFrom)
  found.say('high_fever', temperatureC, (value) => value >= 39)
  found.sayIf('low_temperature', temperatureC, (value) => value < 35.5)
  found.say('tachycardia', heartRatePerMin, (value) => value >= rates.beats)
  found.sayIf('bradycardia', heartRatePerMin, (value) => value < rates.slow)
  found.say('fast_breathing', respiratoryRatePerMin, (value) => value >= rates.breaths)
  found.say('low_oxygen_saturation', oxygenSaturationPercent, (value) => value < 94)
  found.say('hypotension', vitals.systolicMmHg, (value) => value < lowestSystolicAt(ageMonths))
  const { systolicMmHg: systolic, diastolicMmHg: diastolic } = vitals
  // "20 or less" is dengue's; of a low pressure alone, for 128/110 is a high one, and of no infant's, which is 65/45.
  const gap = systolic === undefined || diastolic === undefined ? undefined : systolic - diastolic
  if (ageMonths >= 12 && (systolic ?? Infinity) <= 100) found.sayIf('narrow_pulse_pressure', gap, (value) => value < 20)
  if (adult) {
    const { systolicMmHg, diastolicMmHg } = vitals
    const raised = systolicMmHg === undefined ? undefined : Number(systolicMmHg >= 140 || (diastolicMmHg ?? 0) >= 90)
    found.say('high_blood_pressure', raised, (value) => value === 1)
    const isHighNormal = (systolicMmHg ?? 0) >= 130 || (diastolicMmHg ?? 0) >= 85
    found.sayIf('high_normal_blood_pressure', raised, (value) => value === 0 && isHighNormal && !person.pregnant)
    const severe = systolicMmHg === undefined ? undefined : Number(systolicMmHg >= 180 || (diastolicMmHg ?? 0) >= 110)
    found.say('severe_high_blood_pressure', severe, (value) => value === 1)
  }
  found.sayIf('hypoglycaemia', vitals.glucoseMmolPerL, (value) => value < lowestGlucoseAt(ageMonths))
  found.say('hyperglycaemia', vitals.glucoseMmolPerL, (value) => value >= (vitals.glucoseFasting ? 7 : 11.1))
  const fastingMmolPerL = vitals.glucoseFasting ? vitals.glucoseMmolPerL : undefined
  found.sayIf('impaired_fasting_glucose', fastingMmolPerL, (value) => value >= 6.1 && value < 7 && !person.pregnant)
  found.sayIf(
    'fasting_glucose_raised_in_pregnancy',
    fastingMmolPerL,
    (value) => value >= 5.1 && person.pregnant === true,
  )
  found.sayIf('ketones_raised', vitals.ketonesMmolPerL, (value) => value >= 1.5)
  found.say('anaemia_result', vitals.haemoglobinGPerDl, (value) => value < lowestHaemoglobinAt(ageMonths, person))
  found.sayIf('severe_anaemia_result', vitals.haemoglobinGPerDl, (value) => value < 7)
  found.say('slow_capillary_refill', vitals.capillaryRefillS, (value) => value >= 3)
  found.sayIf('reduced_consciousness', isNotAlert(vitals) ? 1 : undefined, () => true)
  // Limits are given from 6 to 59 months; whoever is older, or of an age not told, is no better off with so thin an arm.
  found.sayIf('muac_red', ageMonths >= 60 ? vitals.muacMm : undefined, (value) => value < 115)
  if (ageMonths >= 6 && ageMonths < 60) {
    found.say('muac_red', vitals.muacMm, (value) => value < 115)
    found.sayIf('muac_yellow', vitals.muacMm, (value) => value >= 115 && value < 125)
  }
  return { present: found.present, absent: found.absent }
}
