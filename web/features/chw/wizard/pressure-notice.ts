import { parseBloodPressure } from '#domain/input/blood-pressure.ts'

/** Above these the pressure counts as high in the notice (specification §5 "CHW vitals", §9). */
const HIGH_SYSTOLIC_MMHG = 140
const HIGH_DIASTOLIC_MMHG = 90
/** Below this systolic pressure an adult is in danger (WHO/ICRC, Basic emergency care, 2018). */
const LOW_SYSTOLIC_MMHG = 90
const ADULT_FROM_MONTHS = 192

export interface PressureNotice {
  /** What the notice says; null while there is no pressure. */
  readonly text: 'high' | 'normal'
  /** What the notice, whose limits are an adult's, leaves out about this patient. */
  readonly beware: 'child' | 'pregnancy' | 'low' | null
}

/** What is said of a blood pressure as it was written: the rule of the specification, and where it does not hold. */
export function pressureNotice(
  written: string,
  about: { readonly ageMonths: number; readonly pregnant: boolean },
): PressureNotice | null {
  const pressure = parseBloodPressure(written)
  if (!pressure) return null
  const { systolicMmHg, diastolicMmHg } = pressure
  const isHigh = systolicMmHg > HIGH_SYSTOLIC_MMHG || diastolicMmHg > HIGH_DIASTOLIC_MMHG
  const isChild = about.ageMonths < ADULT_FROM_MONTHS
  return {
    text: isHigh ? 'high' : 'normal',
    beware: about.pregnant ? 'pregnancy' : isChild ? 'child' : systolicMmHg < LOW_SYSTOLIC_MMHG ? 'low' : null,
  }
}
