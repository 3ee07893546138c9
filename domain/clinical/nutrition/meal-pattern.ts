import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'
import type { Meal } from '#domain/vocabulary/nutrition.ts'

export interface PatternedMeal {
  readonly meal: Meal
  readonly kind: 'breakfast' | 'snack' | 'main'
  /** Of the day's energy. */
  readonly share: number
}

const meal = (name: Meal, kind: PatternedMeal['kind'], share: number): PatternedMeal => ({ meal: name, kind, share })

const FIVE_MEALS = [
  meal('breakfast', 'breakfast', 0.22),
  meal('mid_morning', 'snack', 0.1),
  meal('lunch', 'main', 0.3),
  meal('afternoon', 'snack', 0.1),
  meal('supper', 'main', 0.28),
] as const
const FOUR_MEALS = [
  meal('breakfast', 'breakfast', 0.25),
  meal('lunch', 'main', 0.3),
  meal('afternoon', 'snack', 0.15),
  meal('supper', 'main', 0.3),
] as const
const THREE_MEALS = [
  meal('breakfast', 'breakfast', 0.34),
  meal('lunch', 'main', 0.33),
  meal('supper', 'main', 0.33),
] as const

/**
 * The meals of a day by age: 2 to 3 beside breast milk at 6 to 8 months, 3 to 4 with a snack to 11 months, then
 * 3 to 4 meals with 1 to 2 snacks (PAHO/WHO, Guiding principles for complementary feeding, 2003).
 */
export function mealPattern({ ageMonths }: NutritionProfile): readonly PatternedMeal[] {
  if (ageMonths < 9) return THREE_MEALS
  return ageMonths < 12 ? FOUR_MEALS : FIVE_MEALS
}
