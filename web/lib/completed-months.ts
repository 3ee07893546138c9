import { completedMonths as completedMonthsOn, UNDER_FIVE_MONTHS } from '#domain/patients/age.ts'

const MONTHS_A_YEAR = 12

/** Completed months from a day of birth, such as `1990-01-31`, to today by the calendar of this device. */
export const completedMonths = (dateOfBirth: string, today: Date): number =>
  completedMonthsOn(dateOfBirth, [today.getFullYear(), today.getMonth() + 1, today.getDate()].join('-'))

/** The age today in completed years, and of a child under five in completed months beside. */
export function ageOn(dateOfBirth: string, today: Date): { age: number; ageMonths: number | null } {
  const months = completedMonths(dateOfBirth, today)
  return { age: Math.floor(months / MONTHS_A_YEAR), ageMonths: months < UNDER_FIVE_MONTHS ? months : null }
}
