import { countryCodeOf, medicalRegionOf } from '#domain/vocabulary/countries.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'
import type { AssessmentValues } from '#web/features/medical/assessment/assessment-values.ts'
import type { PatientRecord } from '#web/features/medical/assessment/ChosenPatient.tsx'
import { ageOn } from '#web/lib/completed-months.ts'
import { member } from '#web/lib/wire-names.ts'

type OfRecord = Pick<AssessmentValues, 'filledFrom' | 'ageUnit' | 'age' | 'ageMonths' | 'gender' | 'region'>

/**
 * The answers that a patient's record gives: the age in years, or of a child under five in months, the gender, and the
 * country where the assessment knows it.
 */
export function answersOfRecord(patient: PatientRecord, today: Date): OfRecord {
  const { age, ageMonths } = ageOn(patient.dateOfBirth, today)
  const inMonths = ageMonths !== null
  const code = countryCodeOf(patient.region)
  return {
    filledFrom: patient.id,
    ageUnit: inMonths ? 'months' : 'years',
    age: inMonths ? '' : String(age),
    ageMonths: inMonths ? String(ageMonths) : '',
    gender: GENDERS.find((gender) => member(gender) === patient.gender) ?? '',
    region: (code && medicalRegionOf(code)) ?? '',
  }
}
