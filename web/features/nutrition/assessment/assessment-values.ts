import * as z from 'zod/mini'
import { NUTRITION_REGIONS } from '#domain/vocabulary/countries.ts'
import {
  ACTIVITY_LEVELS,
  ALLERGENS,
  DIETARY_RESTRICTIONS,
  GENDERS,
  HEALTH_CONDITIONS,
  NUTRITION_SYMPTOMS,
} from '#domain/vocabulary/nutrition.ts'
import { orElse } from '#web/lib/form-draft.ts'

const text = orElse(z.string(), '')

/**
 * The form as a person fills it in: numbers are still text, and '' is what has no answer yet. Also the shape of a
 * draft, in which an answer that an older version of the form stored falls back to none.
 */
export const AssessmentValues = z.object({
  ageUnit: orElse(z.enum(['years', 'months']), 'years'),
  age: text,
  ageMonths: text,
  gender: orElse(z.enum(['', ...GENDERS]), ''),
  weightKg: text,
  heightCm: text,
  activityLevel: orElse(z.enum(['', ...ACTIVITY_LEVELS]), ''),
  region: orElse(z.enum(['', ...NUTRITION_REGIONS]), ''),
  healthConditions: orElse(z.array(z.enum(HEALTH_CONDITIONS)), []),
  trimester: orElse(z.enum(['', '1', '2', '3']), ''),
  dietaryRestrictions: orElse(z.array(z.enum(DIETARY_RESTRICTIONS)), []),
  foodAllergies: orElse(z.array(z.enum(ALLERGENS)), []),
  currentSymptoms: orElse(z.array(z.enum(NUTRITION_SYMPTOMS)), []),
  muacMm: text,
})
export type AssessmentValues = z.output<typeof AssessmentValues>
export type AssessmentField = keyof AssessmentValues

/** The empty form. */
export const NO_ANSWERS: AssessmentValues = AssessmentValues.parse({})

const CHILD_UNDER_YEARS = 5
/** From this age on the bands of the adult BMI hold. */
const ADULT_FROM_YEARS = 19

/** A number as typed, or null while there is none. */
export const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

export const isAdult = ({ ageUnit, age }: AssessmentValues): boolean =>
  ageUnit === 'years' && (numberOf(age) ?? 0) >= ADULT_FROM_YEARS

export const isUnderFive = ({ ageUnit, age }: AssessmentValues): boolean => {
  const years = numberOf(age)
  return ageUnit === 'months' || (years !== null && years < CHILD_UNDER_YEARS)
}

export const isPregnant = ({ healthConditions }: AssessmentValues): boolean => healthConditions.includes('Pregnancy')

/** Whether the arm measurement is asked for: of children under five and in pregnancy it says more than weight. */
export const asksArmMeasurement = (values: AssessmentValues): boolean => isUnderFive(values) || isPregnant(values)

export const asksFoodAllergies = ({ dietaryRestrictions }: AssessmentValues): boolean =>
  dietaryRestrictions.includes('Food Allergies')
