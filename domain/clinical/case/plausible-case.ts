import { CASE_LIMITS } from '#domain/clinical/case/case-limits.ts'
import { type LimitedVital, VITAL_LIMITS, type VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import type { TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'

/** A number that no living person can have, and so is not used. */
export interface ImplausibleValue {
  readonly field: LimitedVital | 'ageMonths'
  readonly value: number
}

interface PlausibleCase {
  readonly ageMonths?: number
  readonly vitals: VitalSigns
  readonly implausible: readonly ImplausibleValue[]
}

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most

/**
 * What of an age and of measurements can be true. The schema of a case refuses the rest; where a case comes another way
 * it is left out and named, both pressures where the upper is not above the lower.
 */
export function plausibleCase(ageMonths: number | undefined, vitals: VitalSigns): PlausibleCase {
  const implausible: ImplausibleValue[] = []
  for (const field of Object.keys(VITAL_LIMITS) as LimitedVital[]) {
    const value = vitals[field]
    if (value !== undefined && !isWithin(value, VITAL_LIMITS[field])) implausible.push({ field, value })
  }
  const isLeftOut = (field: string) => implausible.some((one) => one.field === field)
  const { systolicMmHg, diastolicMmHg } = vitals
  if (
    systolicMmHg !== undefined &&
    diastolicMmHg !== undefined &&
    systolicMmHg <= diastolicMmHg &&
    !isLeftOut('systolicMmHg') &&
    !isLeftOut('diastolicMmHg')
  ) {
    implausible.push({ field: 'systolicMmHg', value: systolicMmHg }, { field: 'diastolicMmHg', value: diastolicMmHg })
  }
  const agePlausible = ageMonths !== undefined && isWithin(ageMonths, CASE_LIMITS.ageMonths)
  if (ageMonths !== undefined && !agePlausible) implausible.push({ field: 'ageMonths', value: ageMonths })
  return {
    ...(agePlausible && { ageMonths }),
    vitals: Object.fromEntries(Object.entries(vitals).filter(([field]) => !isLeftOut(field))),
    implausible,
  }
}

/** Signs of which next to nothing can be measured in somebody who is dying. */
const FALLS_IN_DYING: ReadonlySet<string> = new Set<LimitedVital>([
  'heartRatePerMin',
  'respiratoryRatePerMin',
  'systolicMmHg',
  'oxygenSaturationPercent',
])

/**
 * The least level of a case with values that could not be used, or null where there are none: what was left out might
 * have been a danger sign, so that nobody stays at home; a pulse of 10 is a slip or a dying person, seen the same day.
 */
export function levelOfImplausible(implausible: readonly ImplausibleValue[]): TriageLevel | null {
  if (implausible.length === 0) return null
  const isDying = implausible.some(
    ({ field, value }) => field !== 'ageMonths' && FALLS_IN_DYING.has(field) && value < VITAL_LIMITS[field][0],
  )
  return isDying ? 'high' : 'moderate'
}
