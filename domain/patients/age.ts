const MONTHS_A_YEAR = 12

/** Below this age a child is assessed by WHO's IMCI, and the age counts in months. */
export const UNDER_FIVE_MONTHS = 60

/**
 * Completed months of age.
 * @param dateOfBirth a day, such as `1990-01-31`
 * @param on the day on which, such as `2026-11-21`
 */
export function completedMonths(dateOfBirth: string, on: string): number {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number)
  const [toYear = 0, toMonth = 1, toDay = 1] = on.split('-').map(Number)
  const months = (toYear - year) * MONTHS_A_YEAR + (toMonth - month)
  return toDay < day ? months - 1 : months
}

/** Completed years of age: `completedMonths`, in years. */
export const completedYears = (dateOfBirth: string, on: string): number =>
  Math.floor(completedMonths(dateOfBirth, on) / MONTHS_A_YEAR)
