import type { AdultBmiCategory } from '#domain/clinical/bmi.ts'
import type { GrowthCategory, GrowthResult } from '#domain/clinical/growth/types.ts'
import type { RuleReference } from '#domain/clinical/rules.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'
import type { Meal } from '#domain/vocabulary/nutrition.ts'

/** Who a plan is written for; each has a plan of its own kind. */
export const PLAN_AUDIENCES = ['infant_under_6_months', 'child_6_to_59_months', 'child_5_to_18_years', 'adult'] as const
export type PlanAudience = (typeof PLAN_AUDIENCES)[number]

/** How soon a person must be seen: emergency (go now), urgent (within days), routine. */
export const PLAN_URGENCIES = ['emergency', 'urgent', 'routine'] as const
export type PlanUrgency = (typeof PLAN_URGENCIES)[number]

/** The category that the BMI badge shows: an adult band, or a child's category from WHO z-scores. */
export const NUTRITION_STATUSES = [
  'underweight',
  'normal',
  'overweight',
  'obese',
  'severely_wasted',
  'wasted',
  'severely_thin',
  'thin',
  'possible_risk_of_overweight',
  'severely_underweight',
  /** In pregnancy, or where the measurements cannot be judged, a BMI has no category. */
  'not_classified',
] as const satisfies readonly (AdultBmiCategory | GrowthCategory | 'not_classified')[]
export type NutritionStatus = (typeof NUTRITION_STATUSES)[number]

export const FOOD_AVAILABILITIES = ['abundant', 'moderate', 'limited'] as const
export type FoodAvailability = (typeof FOOD_AVAILABILITIES)[number]

export interface NutrientTargets {
  /** Energy of a day, kcal. */
  readonly energyKcal: number
  readonly proteinG: number
  readonly fatG: number
  readonly carbohydrateG: number
  readonly fibreG: number
  readonly ironMg: number
  readonly calciumMg: number
  readonly zincMg: number
  /** Retinol activity equivalents. */
  readonly vitaminAUg: number
  readonly vitaminCMg: number
  readonly folateUg: number
  /** Upper limit. */
  readonly sodiumMg: number
  readonly waterL: number
}

/** What the planned day adds up to; the same nutrients, where the food tables give them. */
export type NutrientTotals = Omit<NutrientTargets, 'waterL'>

export interface MealItem {
  readonly foodId: string
  readonly name: LocalText
  /** Edible portion as eaten, g. */
  readonly grams: number
  /** The portion in household measures, e.g. "1 cup". */
  readonly portion: LocalText
  readonly energyKcal: number
}

export interface PlannedMeal {
  readonly meal: Meal
  readonly label: LocalText
  readonly items: readonly MealItem[]
}

export interface RegionalFood {
  readonly foodId: string
  readonly name: LocalText
  readonly category: LocalText
  readonly availability: FoodAvailability
  /** Indicative market price. */
  readonly price: { readonly amount: number; readonly currency: 'KES' | 'SSP'; readonly unit: LocalText }
  /** Per 100 g edible portion, keyed by nutrient and unit: `energy_kcal`, `protein_g`, `iron_mg` ... */
  readonly nutritionalValue: Readonly<Record<string, number>>
}

/**
 * A nutrition plan as computed, stored and shown. Texts stand in every interface language.
 * Nothing in it identifies the person.
 */
export interface NutritionPlan {
  readonly engineVersion: string
  readonly rules: readonly RuleReference[]
  readonly audience: PlanAudience
  readonly urgency: PlanUrgency
  readonly bmi: number
  readonly status: NutritionStatus
  readonly statusLabel: LocalText
  /** WHO z-scores under 19 years; empty for adults. */
  readonly growth: readonly GrowthResult[]
  /** Null where a daily target is not given to a person (under 6 months, or where the first step is a referral). */
  readonly targets: NutrientTargets | null
  /** Null where there is no meal plan. */
  readonly totals: NutrientTotals | null
  readonly diagnosis: LocalText
  readonly bmiStatus: LocalText
  readonly regionalAdaptations: LocalText
  /** The most pressing first. */
  readonly recommendations: readonly LocalText[]
  readonly mealPlan: readonly PlannedMeal[]
  /** Said where the restrictions leave too little for a full day: what is missing, and what to do. */
  readonly limitations: readonly LocalText[]
  readonly priorityFoods: readonly LocalText[]
  readonly warningSigns: readonly LocalText[]
  readonly regionalFoods: readonly RegionalFood[]
}
