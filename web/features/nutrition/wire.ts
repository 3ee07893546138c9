import type { NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import type { SubmitNutritionAssessmentMutationVariables } from '#web/graphql/operations.ts'
import { member } from '#web/lib/wire-names.ts'

type WireInput = SubmitNutritionAssessmentMutationVariables['input']

/** A checked assessment as the mutation takes it. */
export function wireAssessment(input: NutritionAssessmentInput): WireInput {
  return {
    ...input,
    gender: member(input.gender),
    activityLevel: member(input.activityLevel),
    region: member(input.region),
    healthConditions: input.healthConditions.map(member),
    dietaryRestrictions: input.dietaryRestrictions.map(member),
    foodAllergies: input.foodAllergies.map(member),
    currentSymptoms: input.currentSymptoms.map(member),
  }
}
