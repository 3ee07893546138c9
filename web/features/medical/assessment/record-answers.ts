import { completedMonths, UNDER_FIVE_MONTHS } from '#domain/patients/age.ts'
import { countryCodeOf, medicalRegionOf } from '#domain/vocabulary/countries.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'
import type { AssessmentValues } from '#web/features/medical/assessment/assessment-values.ts'
import type { PatientRecord } from '#web/features/medical/assessment/ChosenPatient.tsx'
import { member } from '#web/lib/wire-names.ts'

const MONTHS_A_YEAR = 12

/** The day by the calendar of this device. */
const dayOn = (today: Date): string => [today.getFullYear(), today.getMonth() + 1, today.getDate()].join('-')

type OfRecord = Pick<AssessmentValues, 'filledFrom' | 'ageUnit' | 'age' | 'ageMonths' | 'gender' | 'region'>

/**
 * The answers that a patient's record gives: the age in years, or of a child under five in months, the gender, and the
 * country where the assessment knows it.
 */
export function answersOfRecord(patient: PatientRecord, today: Date): OfRecord {
  const months = completedMonths(patient.dateOfBirth, dayOn(today))
  const inMonths = months < UNDER_FIVE_MONTHS
  const code = countryCodeOf(patient.region)
  return {
    filledFrom: patient.id,
    ageUnit: inMonths ? 'months' : 'years',
    age: inMonths ? '' : String(Math.floor(months / MONTHS_A_YEAR)),
    ageMonths: inMonths ? String(months) : '',
    gender: GENDERS.find((gender) => member(gender) === patient.gender) ?? '',
    region: (code && medicalRegionOf(code)) ?? '',
  }
}
