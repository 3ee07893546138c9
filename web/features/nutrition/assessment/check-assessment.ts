import { NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import {
  type AssessmentField,
  type AssessmentValues,
  asksArmMeasurement,
  asksFoodAllergies,
  isPregnant,
  numberOf,
} from '#web/features/nutrition/assessment/assessment-values.ts'

/** What is wrong, one sentence a field, in the English of domain/input/messages.ts. */
export type AssessmentErrors = Partial<Record<AssessmentField, string>>

// A missing number goes in as one outside all limits: the schema then answers with the limits that hold at this age.
const MISSING = -1

const answersOf = (values: AssessmentValues) => {
  const inMonths = values.ageUnit === 'months'
  return {
    ...(inMonths ? { ageMonths: numberOf(values.ageMonths) ?? MISSING } : { age: numberOf(values.age) }),
    gender: values.gender,
    weightKg: numberOf(values.weightKg) ?? MISSING,
    heightCm: numberOf(values.heightCm) ?? MISSING,
    activityLevel: values.activityLevel,
    region: values.region,
    healthConditions: values.healthConditions,
    dietaryRestrictions: values.dietaryRestrictions,
    currentSymptoms: values.currentSymptoms,
    // An answer to a question that is no longer asked is not sent.
    foodAllergies: asksFoodAllergies(values) ? values.foodAllergies : [],
    trimester: isPregnant(values) ? numberOf(values.trimester) : null,
    muacMm: asksArmMeasurement(values) ? numberOf(values.muacMm) : null,
  }
}

/** Answers that agree with any other answer, to stand in for a wrong one while the others are looked at. */
const UNDISPUTED: Readonly<Record<string, unknown>> = {
  age: 30,
  ageMonths: 48,
  gender: 'other',
  weightKg: 20,
  heightCm: 100,
  activityLevel: 'sedentary',
  region: 'Kenya',
  muacMm: null,
}

/**
 * Checks the form with the schema that the server checks it with.
 * @returns the input to send, or every field that is wrong: the schema looks at limits that depend on several fields
 * only when each field by itself is right, and nobody should have to send a form twice to learn of both.
 */
export function checkAssessment(
  values: AssessmentValues,
): { readonly input: NutritionAssessmentInput } | { readonly errors: AssessmentErrors } {
  const answers: Record<string, unknown> = answersOf(values)
  const first = NutritionAssessmentInput.safeParse(answers)
  if (first.success) return { input: first.data }

  const wrongAlone = first.error.issues.filter(({ code }) => code !== 'custom').map(({ path }) => String(path[0]))
  const standIns = Object.fromEntries(wrongAlone.map((field) => [field, UNDISPUTED[field]]))
  const second = wrongAlone.length > 0 ? NutritionAssessmentInput.safeParse({ ...answers, ...standIns }) : first
  const issues = [...first.error.issues, ...(second.error?.issues ?? [])]

  return {
    errors: errorsByField(
      issues.map(({ path, message }) => ({ field: String(path[0]), message })),
      values,
    ),
  }
}

/** One sentence a field, the first one; also for what the server found wrong. What no field shows is left out. */
export function errorsByField(
  issues: readonly { readonly field: string; readonly message: string }[],
  values: AssessmentValues,
): AssessmentErrors {
  const errors: AssessmentErrors = {}
  for (const { field, message } of issues) {
    const [name = ''] = field.split('.')
    const shownAt = name === 'age' && values.ageUnit === 'months' ? 'ageMonths' : name
    if (isField(shownAt, values)) errors[shownAt] ??= message
  }
  return errors
}

const isField = (name: string, values: AssessmentValues): name is AssessmentField => Object.hasOwn(values, name)
