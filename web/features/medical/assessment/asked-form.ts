import type { AssessmentTypeName } from '#domain/vocabulary/medical/assessment-types.ts'
import {
  type AssessmentValues,
  asksArmMeasurement,
  monthsOf,
} from '#web/features/medical/assessment/assessment-values.ts'
import type { ExtraMeasurement, Gender } from '#web/graphql/operations.ts'

/** An entry of the checklist. */
export interface AskedSymptom {
  readonly code: string
  readonly label: string
  /** By itself a reason to be seen the same day or sooner. */
  readonly danger: boolean
  readonly onlyFor: Gender | null
  readonly fromMonths: number | null
  readonly belowMonths: number | null
}

/** What the form of an assessment type asks, in the language on the screen. */
export interface AskedForm {
  readonly name: AssessmentTypeName
  readonly symptoms: readonly AskedSymptom[]
  readonly measurements: readonly ExtraMeasurement[]
  /** Whether somebody fills it in who works in health: they may write what they found. */
  readonly byStaff: boolean
}

type Person = Pick<AssessmentValues, 'gender' | 'ageUnit' | 'age' | 'ageMonths'>

/** Whether a symptom is asked of this person. While age or gender are not known it is. */
export function isAskedOf({ onlyFor, fromMonths, belowMonths }: AskedSymptom, person: Person): boolean {
  const months = monthsOf(person)
  const { gender } = person
  if (onlyFor !== null && (gender === 'female' || gender === 'male') && gender.toUpperCase() !== onlyFor) return false
  if (months === undefined) return true
  return (fromMonths === null || months >= fromMonths) && (belowMonths === null || months < belowMonths)
}

/** The measurements beside the five vital signs that are asked for. */
export const askedMeasurements = ({ measurements }: AskedForm, values: AssessmentValues): readonly ExtraMeasurement[] =>
  measurements.filter((measurement) => measurement !== 'MUAC' || asksArmMeasurement(values))

/** The symptoms that are ticked and still asked for: the others are neither shown nor sent. */
export function tickedSymptoms({ symptoms }: AskedForm, values: AssessmentValues): readonly string[] {
  const hidden = new Set(symptoms.filter((one) => !isAskedOf(one, values)).map(({ code }) => code))
  return values.symptoms.filter((code) => !hidden.has(code))
}
