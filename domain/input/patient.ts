import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'
import { patientMessage } from '#domain/input/patient-messages.ts'
import { optionalText, requiredText } from '#domain/input/text.ts'
import { type Day, dayOfUtc } from '#domain/time/local-day.ts'
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '#domain/vocabulary/countries.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'
import { DEFAULT_PATIENT_LANGUAGE, PATIENT_LANGUAGES } from '#domain/vocabulary/patient-languages.ts'

/** The longest texts that are taken, in characters, and how many alerts. */
export const PATIENT_LIMITS = {
  name: 100,
  phone: 40,
  contact: 200,
  address: 300,
  place: 100,
  number: 60,
  alert: 200,
  alerts: 30,
  years: 120,
} as const

const HOUR_MS = 3_600_000
/** Where the product is used it is at most so much later than in UTC: a child born this morning is no future one. */
const HOURS_AHEAD = 3
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** What people write between the digits of a number. */
const PHONE = /^\+?[\d\s().-]+$/
const FEWEST_DIGITS = 7
const MOST_DIGITS = 15

/** The day that it is where the product is used. */
export const dayOf = (now: Date): Day => dayOfUtc(now.getTime() + HOURS_AHEAD * HOUR_MS)

/** The midnight, in UTC, of a day such as `1990-01-31`; null where there is no such day. */
export function dateOfDay(day: string): Date | null {
  const date = DAY.test(day) ? new Date(`${day}T00:00:00.000Z`) : null
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? date : null
}

/** The day so many years before another. */
function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0')
  return `${year}${day.slice(4)}`
}

function faultOfBirth(day: string, today: string): string | null {
  if (dateOfDay(day) === null) return patientMessage('birth_date_invalid')
  if (day > today) return patientMessage('birth_date_future')
  return day < yearsBefore(today, PATIENT_LIMITS.years) ? patientMessage('birth_date_early') : null
}

const birthDate = (today: string) =>
  z.pipe(
    z.string(patientMessage('birth_date_required')).check(
      z.trim(),
      z.check((ctx) => {
        const fault = ctx.value === '' ? patientMessage('birth_date_required') : faultOfBirth(ctx.value, today)
        if (fault !== null) ctx.issues.push({ code: 'custom', message: fault, input: ctx.value })
      }),
    ),
    z.transform((day) => new Date(`${day}T00:00:00.000Z`)),
  )

/** As it was written, with single spaces. */
const phone = z.pipe(
  z.string(patientMessage('phone_required')).check(
    z.trim(),
    z.maxLength(PATIENT_LIMITS.phone, message('text_too_long')),
    z.check((ctx) => {
      const written = ctx.value
      const digits = written.replaceAll(/\D/g, '').length
      const isPhone = PHONE.test(written) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS
      if (isPhone) return
      const fault = patientMessage(written === '' ? 'phone_required' : 'phone_invalid')
      ctx.issues.push({ code: 'custom', message: fault, input: ctx.value })
    }),
  ),
  z.transform((written) => written.replaceAll(/\s+/g, ' ')),
)

const flag = (fault: 'estimated_invalid' | 'has_insurance_invalid') =>
  z.pipe(
    z.optional(z.nullable(z.boolean(patientMessage(fault)))),
    z.transform((given) => given ?? false),
  )

/** Each trimmed; empty ones and repetitions are left out (§5). */
const medicalAlerts = z.pipe(
  z.optional(
    z.nullable(
      z
        .array(
          z
            .string(patientMessage('medical_alerts_invalid'))
            .check(z.trim(), z.maxLength(PATIENT_LIMITS.alert, message('text_too_long'))),
          patientMessage('medical_alerts_invalid'),
        )
        .check(z.maxLength(PATIENT_LIMITS.alerts, patientMessage('medical_alerts_invalid'))),
    ),
  ),
  z.transform((given) => [...new Set((given ?? []).filter((alert) => alert !== ''))]),
)

const preferredLanguage = z.pipe(
  z.optional(z.nullable(z.enum(PATIENT_LANGUAGES, patientMessage('preferred_language_invalid')))),
  z.transform((language) => language ?? DEFAULT_PATIENT_LANGUAGE),
)

const fieldsOn = (today: string) =>
  z.object({
    firstName: requiredText('first_name_required', PATIENT_LIMITS.name),
    lastName: requiredText('last_name_required', PATIENT_LIMITS.name),
    /** YYYY-MM-DD. */
    dateOfBirth: birthDate(today),
    birthDateEstimated: flag('estimated_invalid'),
    gender: z.enum(GENDERS, message('gender_invalid')),
    phone,
    emergencyContact: optionalText(PATIENT_LIMITS.contact),
    address: optionalText(PATIENT_LIMITS.address),
    country: z.enum(COUNTRY_CODES as readonly [CountryCode, ...CountryCode[]], patientMessage('country_invalid')),
    /** The specification's region: county, district, province or state, as people call it. */
    county: z
      .string(patientMessage('county_required'))
      .check(
        z.trim(),
        z.minLength(1, patientMessage('county_required')),
        z.maxLength(PATIENT_LIMITS.place, message('text_too_long')),
      ),
    villageWard: optionalText(PATIENT_LIMITS.place),
    nationalId: optionalText(PATIENT_LIMITS.number),
    medicalAlerts,
    hasInsurance: flag('has_insurance_invalid'),
    insuranceProvider: optionalText(PATIENT_LIMITS.place),
    insurancePolicyNumber: optionalText(PATIENT_LIMITS.number),
    preferredLanguage,
  })

/**
 * A patient as registration and both transports take them (specification §3 "CHW patient", §5). The output has the
 * columns of the record: the day of birth at midnight in UTC, and the country's name beside its code.
 * @param now decides which days are in the future, or more than 120 years ago
 */
export const patientInputAt = (now: Date) =>
  z.pipe(
    fieldsOn(dayOf(now)).check((ctx) => {
      const { hasInsurance, insuranceProvider, insurancePolicyNumber } = ctx.value
      if (hasInsurance) return
      for (const [field, given] of Object.entries({ insuranceProvider, insurancePolicyNumber })) {
        if (given === null) continue
        const fault = patientMessage('insurance_alone')
        ctx.issues.push({ code: 'custom', message: fault, path: [field], input: ctx.value, continue: true })
      }
    }),
    z.transform((patient) => ({ ...patient, region: COUNTRIES[patient.country].name })),
  )
export type PatientInput = z.output<ReturnType<typeof patientInputAt>>
