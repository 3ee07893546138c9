const MONTHS_A_YEAR = 12
const UNDER_FIVE_MONTHS = 60

/** Completed months from a day of birth, such as `1990-01-31`, to today, both by the calendar of this device. */
export function completedMonths(dateOfBirth: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number)
  const months = (today.getFullYear() - year) * MONTHS_A_YEAR + (today.getMonth() + 1 - month)
  return today.getDate() < day ? months - 1 : months
}

/** The age today in completed years, and of a child under five in completed months beside. */
export function ageOn(dateOfBirth: string, today: Date): { age: number; ageMonths: number | null } {
  const months = completedMonths(dateOfBirth, today)
  return { age: Math.floor(months / MONTHS_A_YEAR), ageMonths: months < UNDER_FIVE_MONTHS ? months : null }
}
