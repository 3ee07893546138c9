import { planNutrition } from '#domain/clinical/nutrition/plan-nutrition.ts'
import { NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import { localize, type UiLanguage } from '#domain/vocabulary/languages.ts'
import { memberName } from '#domain/vocabulary/member-name.ts'

const SEED = 7

/** A healthy woman of 34 in Kenya. */
export const ADULT = {
  age: 34,
  gender: 'female',
  weightKg: 62.5,
  heightCm: 165,
  activityLevel: 'moderately_active',
  region: 'Kenya',
} as const

/** A child of 14 months in South Sudan with severe acute malnutrition: treatment comes before any meal plan. */
export const WASTED_CHILD = {
  ageMonths: 14,
  gender: 'female',
  weightKg: 6.1,
  heightCm: 74,
  muacMm: 109,
  activityLevel: 'sedentary',
  region: 'South Sudan',
} as const

interface RecordOptions {
  id: string
  planId: string
  input: Partial<NutritionAssessmentInput> & { gender: string }
  createdAt?: string
}

/** An assessment with its plan as the server answers them, the plan computed by the engine itself. */
export function nutritionRecord({ id, planId, input, createdAt = '2026-03-05T09:00:00.000Z' }: RecordOptions) {
  const checked = NutritionAssessmentInput.parse(input)
  const plan = planNutrition(checked, SEED)
  const assessment = {
    id,
    createdAt,
    age: checked.age ?? Math.floor((checked.ageMonths ?? 0) / 12),
    ageMonths: checked.ageMonths ?? null,
    gender: memberName(checked.gender),
    region: memberName(checked.region),
    activityLevel: memberName(checked.activityLevel),
    weightKg: checked.weightKg,
    heightCm: checked.heightCm,
  }
  const content = ({ language }: { language: string }) => {
    const texts = localize(plan, language.toLowerCase() as UiLanguage)
    return {
      ...texts,
      audience: memberName(texts.audience),
      urgency: memberName(texts.urgency),
      status: memberName(texts.status),
      growth: texts.growth.map((result) => ({
        ...result,
        indicator: memberName(result.indicator),
        category: memberName(result.category),
      })),
      mealPlan: texts.mealPlan.map((meal) => ({ ...meal, meal: memberName(meal.meal) })),
      regionalFoods: texts.regionalFoods.map((food) => ({
        ...food,
        availability: memberName(food.availability),
        nutritionalValue: Object.entries(food.nutritionalValue).map(([nutrient, amount]) => ({ nutrient, amount })),
      })),
    }
  }
  const wirePlan = { __typename: 'NutritionPlan', id: planId, createdAt, bmi: plan.bmi, assessment, content }
  return { plan, wirePlan, wireAssessment: { ...assessment, plan: wirePlan } }
}
