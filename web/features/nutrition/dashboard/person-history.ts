import { bodyMassIndex } from '#domain/clinical/bmi.ts'

/** The part of an assessment that tells whom it was about, and how large that person was. */
export interface Measured {
  /** ISO 8601. */
  readonly createdAt: string
  readonly age: number
  readonly ageMonths: number | null
  readonly gender: string
  readonly weightKg: number
  readonly heightCm: number
}

export interface SizeAt {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly weightKg: number
  /** kg/m². */
  readonly bmi: number
}

const MONTHS_A_YEAR = 12
const MONTH_MS = (365.25 * 86_400_000) / MONTHS_A_YEAR
/** A birthday lies anywhere in a year that is known only as a completed age. */
const BIRTH_TOLERANCE_MONTHS = 13

/** The month of birth, counted from 1970, as far as the age tells: the middle of the year where only years are known. */
function birthMonth({ createdAt, age, ageMonths }: Measured): number {
  const takenAt = Date.parse(createdAt) / MONTH_MS
  return takenAt - (ageMonths ?? age * MONTHS_A_YEAR + MONTHS_A_YEAR / 2)
}

/**
 * The sizes over time of the person whom the newest assessment is about. One account may hold assessments of a whole
 * family, and a line through mother and child would say nothing: only those count that agree with the newest one in
 * gender and in the time of birth.
 * @param assessments the newest first
 * @returns the oldest first
 */
export function personHistory(assessments: readonly Measured[]): SizeAt[] {
  const [newest] = assessments
  if (!newest) return []
  const born = birthMonth(newest)
  return assessments
    .filter(({ gender }) => gender === newest.gender)
    .filter((other) => Math.abs(birthMonth(other) - born) <= BIRTH_TOLERANCE_MONTHS)
    .map((assessment) => ({
      at: Date.parse(assessment.createdAt),
      weightKg: assessment.weightKg,
      bmi: bodyMassIndex(assessment),
    }))
    .toSorted((one, other) => one.at - other.at)
}
