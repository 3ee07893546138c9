/** What can be said of a case, inclusive; of measurements VITAL_LIMITS says it. */
export const CASE_LIMITS = {
  /** To 130 years. */
  ageMonths: [0, 1560],
  pregnancyWeeks: [0, 45],
  altitudeM: [-200, 6000],
  illnessDays: [0, 36_500],
} as const satisfies Record<string, readonly [number, number]>

export type LimitedField = keyof typeof CASE_LIMITS

/** So many characters of a text are read, counted as JavaScript does: an emoji is two or more. */
export const LONGEST_TEXT = 20_000

export const MOST_FINDINGS = 2000
export const MOST_MEDICINES = 100
export const LONGEST_NAME = 200
