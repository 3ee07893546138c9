import { vocabularyEnum } from '#api/graphql/scalars.ts'
import { GROWTH_CATEGORIES, GROWTH_INDICATORS } from '#domain/clinical/growth/types.ts'
import {
  FOOD_AVAILABILITIES,
  NUTRITION_STATUSES,
  PLAN_AUDIENCES,
  PLAN_URGENCIES,
} from '#domain/clinical/nutrition/types.ts'
import { NUTRITION_REGIONS } from '#domain/vocabulary/countries.ts'
import {
  ACTIVITY_LEVELS,
  ALLERGENS,
  DIETARY_RESTRICTIONS,
  HEALTH_CONDITIONS,
  MEALS,
  NUTRITION_SYMPTOMS,
} from '#domain/vocabulary/nutrition.ts'

export const ActivityLevelEnum = vocabularyEnum('ActivityLevel', ACTIVITY_LEVELS, 'How active a usual day is.')
export const HealthConditionEnum = vocabularyEnum(
  'HealthCondition',
  HEALTH_CONDITIONS,
  'Conditions that change a nutrition plan.',
)
export const DietaryRestrictionEnum = vocabularyEnum(
  'DietaryRestriction',
  DIETARY_RESTRICTIONS,
  'What a person does not eat.',
)
export const NutritionSymptomEnum = vocabularyEnum('NutritionSymptom', NUTRITION_SYMPTOMS, 'What a person notices.')
export const AllergenEnum = vocabularyEnum('Allergen', ALLERGENS, 'What a food allergy is to.')
export const NutritionRegionEnum = vocabularyEnum(
  'NutritionRegion',
  NUTRITION_REGIONS,
  'The countries whose foods a plan knows.',
)
export const MealEnum = vocabularyEnum('Meal', MEALS, 'The meals of a day, in order.')
export const PlanAudienceEnum = vocabularyEnum('PlanAudience', PLAN_AUDIENCES, 'Who a plan is written for.')
export const PlanUrgencyEnum = vocabularyEnum(
  'PlanUrgency',
  PLAN_URGENCIES,
  'How soon the person must be seen: emergency is now, urgent is within days.',
)
export const NutritionStatusEnum = vocabularyEnum(
  'NutritionStatus',
  NUTRITION_STATUSES,
  'The category of the BMI: the adult bands, or under 19 years the category of the WHO z-scores.',
)
export const FoodAvailabilityEnum = vocabularyEnum(
  'FoodAvailability',
  FOOD_AVAILABILITIES,
  'How easily a food is found in the region.',
)
export const GrowthIndicatorEnum = vocabularyEnum('GrowthIndicator', GROWTH_INDICATORS, 'A WHO growth indicator.')
export const GrowthCategoryEnum = vocabularyEnum(
  'GrowthCategory',
  GROWTH_CATEGORIES,
  'What WHO calls a z-score of the indicator.',
)
