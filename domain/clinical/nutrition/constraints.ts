import { FOODS } from '#domain/clinical/knowledge/foods/all-foods.ts'
import type { AnimalSource, Food } from '#domain/clinical/knowledge/foods/food.ts'
import type { NutritionRule } from '#domain/clinical/nutrition/nutrition-rules.ts'
import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'

/** Limits per 100 g as eaten, beyond which a food is left out for a condition. */
const CONDITION_LIMITS = {
  /** Hypertension, heart, kidney and liver disease. */
  sodiumMg: 250,
  /** Kidney disease. */
  potassiumMg: 400,
  /** Heart disease: hidden fat, and the fats that are mostly saturated. */
  fatG: 18,
  /** Pregnancy: liver holds more vitamin A than the unborn child can bear (WHO 2016). */
  vitaminAUg: 3000,
} as const

/** Meat for the kosher rule that meat and milk are not eaten at one meal. */
const MEAT: ReadonlySet<AnimalSource> = new Set(['beef', 'goat', 'mutton', 'poultry', 'guinea_fowl', 'rabbit', 'pork'])
const MILK: ReadonlySet<AnimalSource> = new Set(['dairy', 'camel_milk'])
const VEGETARIAN: ReadonlySet<AnimalSource> = new Set(['dairy', 'camel_milk', 'egg', 'honey'])
const NOT_KOSHER: ReadonlySet<AnimalSource> = new Set([
  'pork',
  'rabbit',
  'camel_milk',
  'shellfish',
  'scaleless_fish',
  'guinea_fowl',
])
const SATURATED_FATS: ReadonlySet<string> = new Set(['ghee', 'palm_oil_red', 'coconut_milk', 'margarine'])
const TEAS: ReadonlySet<string> = new Set(['tea_black', 'chai_unsweetened', 'chai_sweet'])

const hasMeat = ({ animal }: Food): boolean => animal.some((source) => MEAT.has(source))
const hasMilk = ({ animal }: Food): boolean => animal.some((source) => MILK.has(source))

/** The foods that this person may eat, in the order of the tables: by region, age, restrictions, allergies and conditions. */
export const foodsAllowed = (profile: NutritionProfile): readonly Food[] =>
  FOODS.filter((food) => isAllowed(food, profile))

/** Whether this person may eat this food. */
export function isAllowed(food: Food, profile: NutritionProfile): boolean {
  return (
    food.markets[profile.input.region] !== undefined &&
    profile.ageMonths >= food.minAgeMonths &&
    obeysRestrictions(food, profile) &&
    fitsConditions(food, profile)
  )
}

/** Whether a food obeys every dietary restriction and allergy; dishes carry the tags of all their ingredients. */
function obeysRestrictions(food: Food, { restrictions, allergens }: NutritionProfile): boolean {
  const { animal } = food
  if (restrictions.has('Vegan') && animal.length > 0) return false
  if (restrictions.has('Vegetarian') && animal.some((source) => !VEGETARIAN.has(source))) return false
  if (restrictions.has('Halal') && animal.includes('pork')) return false
  if (restrictions.has('Kosher') && animal.some((source) => NOT_KOSHER.has(source))) return false
  if (restrictions.has('Kosher') && hasMeat(food) && hasMilk(food)) return false
  if (restrictions.has('Lactose Intolerant') && food.lactose) return false
  if (restrictions.has('Gluten Free') && food.gluten) return false
  if (restrictions.has('Nut Allergies')) {
    if (food.allergens.includes('groundnuts') || food.allergens.includes('tree_nuts')) return false
  }
  return !food.allergens.some((allergen) => allergens.has(allergen))
}

/** Whether a food fits every health condition. */
function fitsConditions(food: Food, { conditions }: NutritionProfile): boolean {
  const { per100g, glycaemic, roles, group } = food
  if (conditions.has('Diabetes') && (glycaemic === 'high' || roles.includes('sweet'))) return false
  if (isSaltWatched(conditions) && per100g.sodiumMg > CONDITION_LIMITS.sodiumMg) return false
  if (conditions.has('Kidney Disease') && per100g.potassiumMg > CONDITION_LIMITS.potassiumMg) return false
  if (conditions.has('Heart Disease')) {
    if (SATURATED_FATS.has(food.id)) return false
    if (per100g.fatG > CONDITION_LIMITS.fatG && group !== 'fats' && group !== 'nuts' && group !== 'fruit') return false
  }
  if (conditions.has('Pregnancy') && per100g.vitaminAUg > CONDITION_LIMITS.vitaminAUg) return false
  return !(conditions.has('Anemia') && TEAS.has(food.id))
}

export const isSaltWatched = (conditions: NutritionProfile['conditions']): boolean =>
  conditions.has('Hypertension') ||
  conditions.has('Heart Disease') ||
  conditions.has('Kidney Disease') ||
  conditions.has('Liver Disease')

/** Whether a food may join a meal that already has these: kosher meals never hold meat with milk. */
export function mayJoin(food: Food, meal: readonly Food[], { restrictions }: NutritionProfile): boolean {
  if (!restrictions.has('Kosher')) return true
  return !(hasMeat(food) && meal.some(hasMilk)) && !(hasMilk(food) && meal.some(hasMeat))
}

/** The rules that the conditions of this person bring in. */
export function conditionRules({ conditions, restrictions }: NutritionProfile): NutritionRule[] {
  const rules: NutritionRule[] = []
  if (isSaltWatched(conditions)) rules.push('salt')
  if (conditions.has('Diabetes')) rules.push('diabetes')
  if (conditions.has('Heart Disease')) rules.push('heart')
  if (conditions.has('Kidney Disease')) rules.push('kidney')
  if (conditions.has('Liver Disease')) rules.push('liver')
  if (conditions.has('Anemia')) rules.push('anaemia')
  if (conditions.has('Pregnancy') || conditions.has('Breastfeeding')) rules.push('pregnancyCare')
  if (conditions.has('HIV/AIDS')) rules.push('hivCare')
  if (restrictions.has('Vegan')) rules.push('vegan')
  return rules
}
