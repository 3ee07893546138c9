import type { NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import { COUNTRIES, type CountryCode, countryCodeOf, NUTRITION_REGIONS } from '#domain/vocabulary/countries.ts'
import { memberName } from '#domain/vocabulary/member-name.ts'
import type { NutritionRegion, SubmitNutritionAssessmentMutationVariables } from '#web/graphql/operations.ts'
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

/** The country of a region as the server names it: its code and its emergency number. */
export function countryOfRegion(region: NutritionRegion): { code: CountryCode; emergencyNumber: string | null } {
  const name = NUTRITION_REGIONS.find((known) => memberName(known) === region)
  const code = name === undefined ? undefined : countryCodeOf(name)
  if (code === undefined) throw new Error(`There is no country for the region ${region}`)
  return { code, emergencyNumber: COUNTRIES[code].emergencyNumber }
}
