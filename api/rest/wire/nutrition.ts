import { asObject } from '#api/rest/wire/body.ts'
import type { Services } from '#api/services/compose.ts'
import { planContent } from '#api/services/nutrition/plan-content.ts'
import type { NutritionPlan } from '#domain/clinical/nutrition/types.ts'
import { type Localized, localize, type UiLanguage } from '#domain/vocabulary/languages.ts'

type PlanRow = Awaited<ReturnType<Services['readNutritionPlan']>>
type AssessmentRow = PlanRow['assessment']

/** The names that fields of a nutrition assessment go by on the wire. */
export const ASSESSMENT_FIELDS = {
  ageMonths: 'age_months',
  weightKg: 'weight',
  heightCm: 'height',
  activityLevel: 'activity_level',
  healthConditions: 'health_conditions',
  dietaryRestrictions: 'dietary_restrictions',
  currentSymptoms: 'current_symptoms',
  foodAllergies: 'food_allergies',
  trimester: 'pregnancy_trimester',
  muacMm: 'muac_mm',
} as const

/** The body of POST /nutrition/ai-analysis: the assessment, by itself or under `assessmentData`. */
export function assessmentFromWire(body: unknown): { id: unknown; assessment: unknown } {
  const outer = asObject(body)
  const data = 'assessmentData' in outer ? asObject(outer['assessmentData']) : outer
  const assessment: Record<string, unknown> = { age: data['age'], gender: data['gender'], region: data['region'] }
  for (const [field, name] of Object.entries(ASSESSMENT_FIELDS)) assessment[field] = data[name]
  return { id: data['id'] ?? outer['id'], assessment }
}

export const assessmentToWire = (assessment: AssessmentRow) => ({
  id: assessment.id,
  created_at: assessment.createdAt.toISOString(),
  age: assessment.age,
  age_months: assessment.ageMonths,
  gender: assessment.gender,
  weight: assessment.weightKg,
  height: assessment.heightCm,
  region: assessment.region,
  activity_level: assessment.activityLevel,
})

const portionToWire = (item: Localized<NutritionPlan>['mealPlan'][number]['items'][number]) =>
  `${item.name}: ${item.portion}`

/** A plan in the specification's shape (§3), its texts in one language, with what else the plan holds beside. */
export function planToWire(row: PlanRow, language: UiLanguage) {
  const plan = localize(planContent(row), language)
  return {
    id: row.id,
    assessment_id: row.assessmentId,
    created_at: row.createdAt.toISOString(),
    diagnosis: plan.diagnosis,
    assessment: assessmentToWire(row.assessment),
    plan_details: {
      diagnosis: plan.diagnosis,
      bmi: plan.bmi,
      bmi_status: plan.bmiStatus,
      category: plan.status,
      category_label: plan.statusLabel,
      urgency: plan.urgency,
      audience: plan.audience,
      growth: plan.growth,
      targets: plan.targets && nutrientsToWire(plan.targets),
      totals: plan.totals && nutrientsToWire(plan.totals),
      regional_adaptations: plan.regionalAdaptations,
      recommendations: plan.recommendations,
      limitations: plan.limitations,
      meal_plan: Object.fromEntries(plan.mealPlan.map(({ meal, items }) => [meal, items.map(portionToWire)])),
      priority_foods: plan.priorityFoods,
      warning_signs: plan.warningSigns,
    },
    regional_foods: plan.regionalFoods.map((food) => ({
      id: food.foodId,
      name: food.name,
      category: food.category,
      availability: food.availability,
      price: `${food.price.currency} ${food.price.amount} / ${food.price.unit}`,
      nutritional_value: food.nutritionalValue,
    })),
    engine_version: row.engineVersion,
    rules: plan.rules,
  }
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `energyKcal` becomes `energy_kcal`. */
const nutrientsToWire = (nutrients: object) =>
  Object.fromEntries(Object.entries(nutrients).map(([name, amount]) => [snakeCase(name), amount]))
