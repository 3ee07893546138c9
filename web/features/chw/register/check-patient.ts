import { type PatientInput, patientInputAt } from '#domain/input/patient.ts'
import { birthOf } from '#web/features/chw/register/birth-date.ts'
import type { PatientValues } from '#web/features/chw/register/patient-values.ts'
import { checkValues, type FieldErrors } from '#web/lib/check-values.ts'

/** What is sent of the form: the insurance only where there is one, and an alert that was typed and not added too. */
export function answersOf(values: PatientValues, today: Date) {
  const { hasInsurance } = values
  return {
    ...birthOf(values, today),
    firstName: values.firstName,
    lastName: values.lastName,
    gender: values.gender,
    phone: values.phone,
    emergencyContact: values.emergencyContact,
    address: values.address,
    country: values.country,
    county: values.county,
    villageWard: values.villageWard,
    nationalId: values.nationalId,
    medicalAlerts: [...values.medicalAlerts, values.alertTyped],
    hasInsurance,
    insuranceProvider: hasInsurance ? values.insuranceProvider : null,
    insurancePolicyNumber: hasInsurance ? values.insurancePolicyNumber : null,
    preferredLanguage: values.preferredLanguage,
  }
}

/** Checks the form with the schema that the server checks it with: the answers, or one sentence a wrong field. */
export function checkPatient(values: PatientValues, today: Date): { data: PatientInput } | { errors: FieldErrors } {
  const checked = checkValues(patientInputAt(today), answersOf(values, today))
  if ('data' in checked) return checked
  const errors: FieldErrors = {}
  // A member of a list is not shown by itself.
  for (const [path, sentence] of Object.entries(checked.errors)) errors[path.split('.')[0] ?? path] ??= sentence
  return { errors }
}
