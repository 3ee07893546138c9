import * as z from 'zod/mini'
import { COUNTRY_CODES, type CountryCode } from '#domain/vocabulary/countries.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'
import { DEFAULT_PATIENT_LANGUAGE, PATIENT_LANGUAGES } from '#domain/vocabulary/patient-languages.ts'
import { orElse } from '#web/lib/form-draft.ts'
import type { FormPart } from '#web/lib/form-part.ts'

const text = orElse(z.string(), '')

/**
 * The form as a person fills it in: numbers are still text, and '' is what has no answer yet. Also the shape of a
 * draft, in which an answer that an older version of the form stored falls back to none.
 */
export const PatientValues = z.object({
  firstName: text,
  lastName: text,
  /** Whether the day of birth is known, or an age from which it is estimated. */
  birth: orElse(z.enum(['date', 'age']), 'date'),
  birthDay: text,
  /** 1 to 12. */
  birthMonth: text,
  birthYear: text,
  /** The date was not told exactly: a day, or a day and month, that is left out is put in the middle. */
  birthDateEstimated: orElse(z.boolean(), false),
  age: text,
  ageUnit: orElse(z.enum(['years', 'months']), 'years'),
  gender: orElse(z.enum(['', ...GENDERS]), ''),
  phone: text,
  emergencyContact: text,
  address: text,
  country: orElse(z.enum(['', ...(COUNTRY_CODES as readonly [CountryCode, ...CountryCode[]])]), ''),
  county: text,
  villageWard: text,
  nationalId: text,
  medicalAlerts: orElse(z.array(z.string()), []),
  /** Typed and not added yet: it counts all the same. */
  alertTyped: text,
  hasInsurance: orElse(z.boolean(), false),
  insuranceProvider: text,
  insurancePolicyNumber: text,
  preferredLanguage: orElse(z.enum(PATIENT_LANGUAGES), DEFAULT_PATIENT_LANGUAGE),
})
export type PatientValues = z.output<typeof PatientValues>
/** What a part of the form is given. */
export type PatientFormPart = FormPart<PatientValues>

/** The empty form. */
export const NO_ANSWERS: PatientValues = PatientValues.parse({})
