import { expect } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'

/** The body of POST /api/nutrition/ai-analysis: an adult whose assessment has nothing wrong with it. */
export const assessmentData = (changes: Record<string, unknown> = {}) => ({
  age: 34,
  gender: 'female',
  weight: 61.5,
  height: 162,
  activity_level: 'lightly_active',
  health_conditions: ['Hypertension'],
  dietary_restrictions: ['Halal'],
  current_symptoms: ['Fatigue/weakness'],
  region: 'Kenya',
  ...changes,
})

/** The same assessment as the input of the mutation. */
export const assessmentInput = (changes: Record<string, unknown> = {}) => ({
  age: 34,
  gender: 'FEMALE',
  weightKg: 61.5,
  heightCm: 162,
  activityLevel: 'LIGHTLY_ACTIVE',
  healthConditions: ['HYPERTENSION'],
  dietaryRestrictions: ['HALAL'],
  currentSymptoms: ['FATIGUE_WEAKNESS'],
  region: 'KENYA',
  ...changes,
})

const ASSESSMENT = 'id createdAt age ageMonths gender weightKg heightCm region activityLevel'

export const SUBMIT_ASSESSMENT = `
  mutation ($id: ID!, $input: NutritionAssessmentInput!) {
    submitNutritionAssessment(id: $id, input: $input) {
      __typename
      ... on NutritionPlan { id bmi assessment { ${ASSESSMENT} } content { diagnosis } }
      ... on Error { message }
      ... on InvalidInput { field issues { field message } }
    }
  }`

export const PLAN = `
  query ($id: ID!, $language: Language) {
    nutritionPlan(id: $id) {
      id createdAt engineVersion bmi
      assessment { ${ASSESSMENT} }
      content(language: $language) {
        audience urgency status statusLabel diagnosis bmiStatus regionalAdaptations recommendations
        mealPlan { meal label items { foodId name grams portion energyKcal } }
        priorityFoods warningSigns limitations
        targets { energyKcal proteinG waterL }
        totals { energyKcal proteinG }
        growth { indicator z category label implausible }
        regionalFoods { foodId name category availability price { amount currency unit } nutritionalValue { nutrient amount } }
        rules { id version source }
      }
    }
  }`

export const ASSESSMENTS = `
  query ($limit: Int, $cursor: ID) {
    nutritionAssessments(limit: $limit, cursor: $cursor) { ${ASSESSMENT} plan { id bmi } }
  }`

export const PLANS = `
  query ($limit: Int, $cursor: ID) {
    nutritionPlans(limit: $limit, cursor: $cursor) { id assessment { id } content { diagnosis } }
  }`

export const SUMMARY = 'query { nutritionSummary { assessments plans averageBmi } }'

/** Submits over REST what must succeed. */
export async function submitAssessment(
  person: Caller,
  data: Record<string, unknown> = assessmentData(),
): Promise<{ plan_id: string; assessment_id: string }> {
  const { status, body } = await person.rest('POST', '/api/nutrition/ai-analysis', { assessmentData: data })
  expect({ status, body }).toMatchObject({ status: 200, body: { success: true } })
  return body
}
