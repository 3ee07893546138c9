import { asObject } from '#api/rest/wire/body.ts'
import type { Services } from '#api/services/compose.ts'
import { InvalidInput } from '#api/services/errors.ts'
import { patientMessage } from '#domain/input/patient-messages.ts'
import { showPatientCode } from '#domain/patients/patient-code.ts'
import { dayOfUtc } from '#domain/time/local-day.ts'

type PatientRow = Awaited<ReturnType<Services['registerPatient']>>

/** The names that the fields of a patient go by on the wire (specification §3). */
const ON_WIRE = {
  firstName: 'first_name',
  lastName: 'last_name',
  dateOfBirth: 'date_of_birth',
  birthDateEstimated: 'birth_date_estimated',
  gender: 'gender',
  phone: 'phone',
  emergencyContact: 'emergency_contact',
  address: 'address',
  country: 'country',
  county: 'region',
  villageWard: 'village_ward',
  nationalId: 'national_id',
  medicalAlerts: 'medical_alerts',
  preferredLanguage: 'preferred_language',
} as const
const INSURANCE_ON_WIRE = {
  hasInsurance: 'has_insurance',
  insuranceProvider: 'provider',
  insurancePolicyNumber: 'policy_number',
} as const

/** What a field is called on the wire where something is wrong with it. */
export const PATIENT_FIELDS: Readonly<Record<string, string>> = {
  ...ON_WIRE,
  ...Object.fromEntries(Object.entries(INSURANCE_ON_WIRE).map(([field, name]) => [field, `insurance_info.${name}`])),
  facilityId: 'facility_id',
}

function insuranceOf(sent: unknown): Readonly<Record<string, unknown>> {
  if (sent == null) return {}
  if (typeof sent === 'object' && !Array.isArray(sent)) return sent as Record<string, unknown>
  throw new InvalidInput([{ field: 'insurance_info', message: patientMessage('insurance_invalid') }])
}

/** Forms send what was not chosen as an empty text. */
const orNothing = (sent: unknown): unknown => (sent === '' ? undefined : sent)

/** The body of POST /chw/patient: the registration object. */
export function patientFromWire(body: unknown): { id: unknown; patient: unknown } {
  const sent = asObject(body)
  const insurance = insuranceOf(sent['insurance_info'])
  const patient: Record<string, unknown> = {}
  for (const [field, name] of Object.entries(ON_WIRE)) patient[field] = sent[name]
  for (const [field, name] of Object.entries(INSURANCE_ON_WIRE)) patient[field] = insurance[name]
  return { id: sent['id'], patient: { ...patient, preferredLanguage: orNothing(patient['preferredLanguage']) } }
}

/** A patient in the specification's shape (§3), with the code of the card beside it. */
export const patientToWire = (row: PatientRow) => ({
  id: row.id,
  code: showPatientCode(row.code),
  first_name: row.firstName,
  last_name: row.lastName,
  date_of_birth: dayOfUtc(row.dateOfBirth),
  birth_date_estimated: row.birthDateEstimated,
  gender: row.gender,
  phone: row.phone,
  emergency_contact: row.emergencyContact,
  address: row.address,
  country: row.country,
  region: row.county,
  village_ward: row.villageWard,
  national_id: row.nationalId,
  medical_alerts: row.medicalAlerts,
  insurance_info: {
    has_insurance: row.hasInsurance,
    provider: row.insuranceProvider,
    policy_number: row.insurancePolicyNumber,
  },
  preferred_language: row.preferredLanguage,
  facility_id: row.facilityId,
  registered_at: row.createdAt.toISOString(),
})
