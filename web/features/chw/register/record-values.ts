import { COUNTRY_CODES } from '#domain/vocabulary/countries.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'
import { DEFAULT_PATIENT_LANGUAGE, PATIENT_LANGUAGES } from '#domain/vocabulary/patient-languages.ts'
import { NO_ANSWERS, type PatientValues } from '#web/features/chw/register/patient-values.ts'
import type { EditedPatientQuery } from '#web/graphql/operations.ts'
import { member } from '#web/lib/wire-names.ts'

/** A record as the form shows it, to be changed. */
export type PatientRecord = NonNullable<EditedPatientQuery['patient']>

/** The answers that a record gives. */
export function valuesOfRecord(record: PatientRecord): PatientValues {
  const [year = '', month = '', day = ''] = record.dateOfBirth.split('-')
  return {
    ...NO_ANSWERS,
    firstName: record.firstName,
    lastName: record.lastName,
    birthDay: String(Number(day)),
    birthMonth: String(Number(month)),
    birthYear: year,
    birthDateEstimated: record.birthDateEstimated,
    gender: GENDERS.find((gender) => member(gender) === record.gender) ?? '',
    phone: record.phone ?? '',
    emergencyContact: record.emergencyContact ?? '',
    address: record.address ?? '',
    country: COUNTRY_CODES.find((code) => member(code) === record.country) ?? '',
    county: record.county ?? '',
    villageWard: record.villageWard ?? '',
    nationalId: record.nationalId ?? '',
    medicalAlerts: [...record.medicalAlerts],
    hasInsurance: record.hasInsurance,
    insuranceProvider: record.insuranceProvider ?? '',
    insurancePolicyNumber: record.insurancePolicyNumber ?? '',
    preferredLanguage:
      PATIENT_LANGUAGES.find((language) => member(language) === record.preferredLanguage) ?? DEFAULT_PATIENT_LANGUAGE,
  }
}
