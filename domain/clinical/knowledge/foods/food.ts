import type { HouseholdMeasure } from '#domain/clinical/knowledge/foods/household-measures.ts'
import type { PriceUnit } from '#domain/clinical/knowledge/foods/price-units.ts'
import type { NutritionRegion } from '#domain/vocabulary/countries.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'
import type { Allergen, Meal } from '#domain/vocabulary/nutrition.ts'

export type FoodGroup =
  | 'cereals'
  | 'roots'
  | 'legumes'
  | 'mixed'
  | 'vegetables'
  | 'fruit'
  | 'dairy'
  | 'eggs'
  | 'meat'
  | 'fish'
  | 'nuts'
  | 'fats'
  | 'sugars'
  | 'drinks'

/** What a food does in a meal. */
export type FoodRole = 'staple' | 'protein' | 'vegetable' | 'fruit' | 'dairy' | 'snack' | 'fat' | 'sweet' | 'drink'

/** What animal a food, or anything in it, comes from. */
export type AnimalSource =
  | 'dairy'
  | 'camel_milk'
  | 'egg'
  | 'honey'
  | 'fish'
  | 'scaleless_fish'
  | 'shellfish'
  | 'beef'
  | 'goat'
  | 'mutton'
  | 'poultry'
  | 'guinea_fowl'
  | 'rabbit'
  | 'pork'

/** Per 100 g edible portion; vitamin A in retinol activity equivalents, folate in dietary folate equivalents. */
export interface FoodNutrients {
  readonly energyKcal: number
  readonly proteinG: number
  readonly fatG: number
  readonly carbohydrateG: number
  readonly fibreG: number
  readonly ironMg: number
  readonly calciumMg: number
  readonly zincMg: number
  readonly vitaminAUg: number
  readonly vitaminCMg: number
  readonly folateUg: number
  readonly sodiumMg: number
  readonly potassiumMg: number
}

/** The table and code that the figures were read from, or the ingredients they were summed from. */
type FoodFigures =
  | { readonly table: 'KE18' | 'MAPS-E'; readonly code: string }
  | {
      readonly table: 'KE18'
      readonly ingredients: readonly { readonly code: string; readonly gramsPer100G: number }[]
    }

interface FoodMarket {
  readonly availability: 'abundant' | 'moderate' | 'limited'
  /** Indicative, in the currency of the country. */
  readonly price: { readonly amount: number; readonly per: PriceUnit }
}

export interface Food {
  readonly id: string
  readonly figures: FoodFigures
  readonly name: LocalText
  readonly group: FoodGroup
  readonly per100g: FoodNutrients
  /** Only the regions where the food is eaten. */
  readonly markets: Readonly<Partial<Record<NutritionRegion, FoodMarket>>>
  /** When it is plentiful. */
  readonly season: 'all_year' | 'rains' | 'dry_season'
  /** 'none' where a usual portion has next to no carbohydrate. */
  readonly glycaemic: 'low' | 'medium' | 'high' | 'none'
  /** Everything that is, or as usually cooked or baked may be, in the food. Coconut counts among tree nuts. */
  readonly allergens: readonly Allergen[]
  readonly animal: readonly AnimalSource[]
  readonly gluten: boolean
  readonly lactose: boolean
  /** One household measure in grams, and how many an adult on about 2,200 kcal eats at a meal: as a rule, at most. */
  readonly portion: {
    readonly measure: HouseholdMeasure
    readonly grams: number
    readonly usual: number
    readonly max: number
  }
  readonly meals: readonly Meal[]
  readonly roles: readonly FoodRole[]
  /** The youngest age at which it is safe: no whole nuts under five years, no honey under one, no tea for children. */
  readonly minAgeMonths: number
}
