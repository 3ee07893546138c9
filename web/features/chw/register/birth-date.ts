import { dateOfDay } from '#domain/input/patient.ts'
import { dayOfUtc } from '#domain/time/local-day.ts'
import type { PatientValues } from '#web/features/chw/register/patient-values.ts'

type Birth = Pick<
  PatientValues,
  'birth' | 'birthDay' | 'birthMonth' | 'birthYear' | 'birthDateEstimated' | 'age' | 'ageUnit'
>

const MONTHS_A_YEAR = 12
/** In the middle of what is not known: of a year the 1st of July, of a month the 15th. */
const MIDDLE_MONTH = '7'
const FIRST_DAY = '1'
const MIDDLE_DAY = '15'
const HALF_MONTH = 15
const WHOLE_NUMBER = /^\d{1,3}$/
const LAST_AGE = { years: 120, months: 1440 }

const written = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The day so many months and days before today; the last day of a month that has no such day. */
function dayBefore(today: Date, months: number, days: number): string {
  const day = new Date(Date.UTC(today.getFullYear(), today.getMonth() - months, 1))
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(today.getDate(), last) - days)
  return dayOfUtc(day)
}

/** From an age: the middle of the days on which somebody of this age was born. '' while there is no age. */
function estimated({ age, ageUnit }: Birth, today: Date): string {
  const typed = age.trim()
  if (typed === '') return ''
  const count = Number(typed)
  if (!WHOLE_NUMBER.test(typed) || count > LAST_AGE[ageUnit]) return typed
  const months = ageUnit === 'years' ? count * MONTHS_A_YEAR : count
  // Half a year more would be beyond the oldest age that is taken.
  if (months >= LAST_AGE.months) return dayBefore(today, LAST_AGE.months, 0)
  return ageUnit === 'years' ? dayBefore(today, months + MONTHS_A_YEAR / 2, 0) : dayBefore(today, months, HALF_MONTH)
}

/** What was typed, with the middle in the place of what an estimated date leaves out. '' while nothing was typed. */
function told({ birthDay, birthMonth, birthYear, birthDateEstimated }: Birth): string {
  const parts = [birthYear, birthMonth, birthDay].map((part) => part.trim())
  if (parts.every((part) => part === '')) return ''
  let [year = '', month = '', day = ''] = parts
  if (birthDateEstimated) {
    day ||= month === '' ? FIRST_DAY : MIDDLE_DAY
    month ||= MIDDLE_MONTH
  }
  const isWhole = /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)
  return isWhole ? written(Number(year), Number(month), Number(day)) : parts.join('-')
}

/**
 * The day of birth as the schema takes it, such as `1990-01-31`, and whether it is estimated. What is no day comes out
 * as it was typed, for the schema to refuse.
 */
export function birthOf(values: Birth, today: Date): { dateOfBirth: string; birthDateEstimated: boolean } {
  return values.birth === 'age'
    ? { dateOfBirth: estimated(values, today), birthDateEstimated: true }
    : { dateOfBirth: told(values), birthDateEstimated: values.birthDateEstimated }
}

/** Completed years, and of a child under five completed months; null where it is no day, or still to come. */
export function ageOn(day: string, today: Date): { age: number; ageMonths: number | null } | null {
  const born = dateOfDay(day)
  if (!born) return null
  const ofYears = (today.getFullYear() - born.getUTCFullYear()) * MONTHS_A_YEAR
  const months = ofYears + today.getMonth() - born.getUTCMonth() - (today.getDate() < born.getUTCDate() ? 1 : 0)
  if (months < 0) return null
  const years = Math.floor(months / MONTHS_A_YEAR)
  return { age: years, ageMonths: years < 5 ? months : null }
}
