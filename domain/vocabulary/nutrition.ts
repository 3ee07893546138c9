/** Option lists of the nutrition form (specification §9). The values are the specification's own words. */
export const GENDERS = ['male', 'female', 'other'] as const

export const ACTIVITY_LEVELS = [
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extremely_active',
] as const
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number]

export const HEALTH_CONDITIONS = [
  'Diabetes',
  'Hypertension',
  'Heart Disease',
  'Kidney Disease',
  'Liver Disease',
  'Pregnancy',
  'Breastfeeding',
  'Anemia',
  'HIV/AIDS',
] as const
export type HealthCondition = (typeof HEALTH_CONDITIONS)[number]

export const DIETARY_RESTRICTIONS = [
  'Vegetarian',
  'Vegan',
  'Halal',
  'Kosher',
  'Lactose Intolerant',
  'Gluten Free',
  'Nut Allergies',
  'Food Allergies',
] as const
export type DietaryRestriction = (typeof DIETARY_RESTRICTIONS)[number]

export const NUTRITION_SYMPTOMS = [
  'Unexplained weight loss',
  'Fatigue/weakness',
  'Loss of appetite',
  'Swelling (edema)',
  'Hair loss/changes',
  'Skin problems',
  'Frequent infections',
  'Slow wound healing',
  'Difficulty concentrating',
] as const
export type NutritionSymptom = (typeof NUTRITION_SYMPTOMS)[number]

/** Asked for when "Food Allergies" is ticked. Without an answer a plan leaves all of them out. */
export const ALLERGENS = [
  'milk',
  'eggs',
  'fish',
  'shellfish',
  'groundnuts',
  'tree_nuts',
  'soya',
  'wheat',
  'sesame',
] as const
export type Allergen = (typeof ALLERGENS)[number]

export const TRIMESTERS = [1, 2, 3] as const

/** The meals of a day's plan, in the order in which they are eaten. */
export const MEALS = ['breakfast', 'mid_morning', 'lunch', 'afternoon', 'supper'] as const
export type Meal = (typeof MEALS)[number]
