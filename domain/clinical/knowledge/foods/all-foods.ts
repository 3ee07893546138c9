import { ANIMAL_FOODS } from '#domain/clinical/knowledge/foods/animal.ts'
import { CEREALS } from '#domain/clinical/knowledge/foods/cereals.ts'
import { FATS_AND_OTHERS } from '#domain/clinical/knowledge/foods/fats-and-others.ts'
import type { Food } from '#domain/clinical/knowledge/foods/food.ts'
import { FRUIT } from '#domain/clinical/knowledge/foods/fruit.ts'
import { LEGUMES } from '#domain/clinical/knowledge/foods/legumes.ts'
import { MIXED_DISHES } from '#domain/clinical/knowledge/foods/mixed-dishes.ts'
import { ROOTS } from '#domain/clinical/knowledge/foods/roots.ts'
import { VEGETABLES } from '#domain/clinical/knowledge/foods/vegetables.ts'

export type FoodId = (
  | (typeof CEREALS)[number]
  | (typeof ROOTS)[number]
  | (typeof LEGUMES)[number]
  | (typeof MIXED_DISHES)[number]
  | (typeof VEGETABLES)[number]
  | (typeof FRUIT)[number]
  | (typeof ANIMAL_FOODS)[number]
  | (typeof FATS_AND_OTHERS)[number]
)['id']

/** Every food that a plan can be composed from. */
export const FOODS: readonly Food[] = [
  ...CEREALS,
  ...ROOTS,
  ...LEGUMES,
  ...MIXED_DISHES,
  ...VEGETABLES,
  ...FRUIT,
  ...ANIMAL_FOODS,
  ...FATS_AND_OTHERS,
]
