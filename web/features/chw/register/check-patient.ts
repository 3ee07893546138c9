import { type PatientInput, patientInputAt } from '#domain/input/patient.ts'
import { birthOf } from '#web/features/chw/register/birth-date.ts'
import type { PatientValues } from '#web/features/chw/register/patient-values.ts'
import { checkValues, type FieldErrors } from '#web/lib/check-values.ts'

/** What is sent of the form: the insurance only where there is one, and an alert that was typed and not added too. */
export function answersOf(values: PatientValues, today: Date) {
  const { birth: _birth, birthDay: _day, birthMonth: _month, birthYear: _year, ...rest } = values
  const { age: _age, ageUnit: _unit, alertTyped, ...told } = rest
  const { hasInsurance, insuranceProvider, insurancePolicyNumber } = told
  return {
    ...told,
    ...birthOf(values, today),
    medicalAlerts: [...told.medicalAlerts, alertTyped],
    insuranceProvider: hasInsurance ? insuranceProvider : null,
    insurancePolicyNumber: hasInsurance ? insurancePolicyNumber : null,
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
