import type { Food, FoodNutrients } from '#domain/clinical/knowledge/foods/food.ts'
import { portionInWords } from '#domain/clinical/knowledge/foods/household-measures.ts'
import { chooseDay, type DayChoice } from '#domain/clinical/nutrition/choose-foods.ts'
import { fitPortions } from '#domain/clinical/nutrition/fit-portions.ts'
import { MEAL_LABELS } from '#domain/clinical/nutrition/meal-labels.ts'
import { mealPattern } from '#domain/clinical/nutrition/meal-pattern.ts'
import { portionLimits } from '#domain/clinical/nutrition/portion-limits.ts'
import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'
import { seededRandom } from '#domain/clinical/nutrition/seeded-random.ts'
import { KIDNEY_POTASSIUM_MG } from '#domain/clinical/nutrition/targets.ts'
import type { MealItem, NutrientTargets, NutrientTotals, PlannedMeal } from '#domain/clinical/nutrition/types.ts'

/** How near the composed day must come to its targets, as shares of them. */
export const TOLERANCES = { energy: 0.1, protein: 0.2 } as const
/** Kept from the limit, so that rounding portions to whole grams never crosses it. */
const SAFE_TOLERANCES = { energy: 0.08, protein: 0.17 } as const
const ATTEMPTS = 10

export interface ComposedDay {
  readonly meals: readonly PlannedMeal[]
  readonly totals: NutrientTotals
  readonly potassiumMg: number
  /** Signed shares by which the day misses its targets: −0.05 is 5 % too little. */
  readonly energyOff: number
  readonly proteinOff: number
  readonly foods: readonly Food[]
}

interface Portion {
  readonly food: Food
  readonly meal: number
  readonly count: number
  readonly measure: Food['portion']['measure']
  readonly grams: number
}

/**
 * Composes one day's meals for this person from the foods that are allowed. The same profile, targets and seed give the
 * same day. Where the foods cannot meet the targets, the nearest day found comes back with its distance.
 */
export function composeMeals(
  profile: NutritionProfile,
  allowed: readonly Food[],
  targets: NutrientTargets,
  seed: number,
): ComposedDay {
  const random = seededRandom(seed)
  const pattern = mealPattern(profile)
  let best: ComposedDay | undefined
  let leanTo = targets.proteinG * 4 < targets.energyKcal * 0.09 ? -1 : 0
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const choice = chooseDay({
      profile,
      allowed,
      pattern,
      random,
      proteinLeaning: leanTo,
      bare: attempt >= ATTEMPTS / 2,
    })
    const day = measureDay(choice, profile, targets)
    if (!best || miss(day) < miss(best)) best = day
    if (miss(day) === 0) return day
    leanTo = day.proteinOff > 0 ? Math.min(leanTo, 0) - 1 : Math.max(leanTo, 0) + 1
  }
  return best ?? measureDay([], profile, targets)
}

const beyond = (off: number, tolerance: number) => Math.max(0, Math.abs(off) - tolerance)
/** Energy comes first: a day short of energy is worse than one short of protein by the same share. */
const miss = ({ energyOff, proteinOff }: ComposedDay) =>
  3 * beyond(energyOff, SAFE_TOLERANCES.energy) + beyond(proteinOff, SAFE_TOLERANCES.protein)

function measureDay(choice: DayChoice, profile: NutritionProfile, targets: NutrientTargets): ComposedDay {
  const pattern = mealPattern(profile)
  const slots = choice.map(({ food, meal, required }) => ({
    food,
    meal,
    ...portionLimits(food, profile, targets.energyKcal, required),
  }))
  const steps = fitPortions(
    slots.map(({ food, meal, gramsPerStep, usual, least, most }) => {
      const perStep = (nutrient: keyof FoodNutrients) => (food.per100g[nutrient] * gramsPerStep) / 100
      return {
        meal,
        energyKcal: perStep('energyKcal'),
        proteinG: perStep('proteinG'),
        fatG: perStep('fatG'),
        sodiumMg: perStep('sodiumMg'),
        potassiumMg: perStep('potassiumMg'),
        usual,
        least,
        most,
      }
    }),
    {
      energyKcal: targets.energyKcal,
      proteinG: targets.proteinG,
      sodiumMg: targets.sodiumMg,
      potassiumMg: profile.conditions.has('Kidney Disease') ? KIDNEY_POTASSIUM_MG : null,
      mealShares: pattern.map(({ share }) => share),
    },
  )
  const portions = slots.flatMap(({ food, meal, gramsPerStep, measure }, index): Portion[] => {
    const count = steps[index] ?? 0
    return count === 0 ? [] : [{ food, meal, count: count / 2, measure, grams: Math.round(count * gramsPerStep) }]
  })
  return dayOf(portions, pattern, targets)
}

function dayOf(
  portions: readonly Portion[],
  pattern: ReturnType<typeof mealPattern>,
  targets: NutrientTargets,
): ComposedDay {
  const total = (nutrient: keyof FoodNutrients) =>
    portions.reduce((sum, { food, grams }) => sum + (food.per100g[nutrient] * grams) / 100, 0)
  const energyKcal = total('energyKcal')
  const proteinG = total('proteinG')
  return {
    meals: pattern.flatMap(({ meal }, index) => {
      const items = portions.filter((portion) => portion.meal === index).map(itemOf)
      return items.length === 0 ? [] : [{ meal, label: MEAL_LABELS[meal], items }]
    }),
    totals: {
      energyKcal: Math.round(energyKcal),
      proteinG: toOneDecimal(proteinG),
      fatG: toOneDecimal(total('fatG')),
      carbohydrateG: toOneDecimal(total('carbohydrateG')),
      fibreG: toOneDecimal(total('fibreG')),
      ironMg: toOneDecimal(total('ironMg')),
      calciumMg: Math.round(total('calciumMg')),
      zincMg: toOneDecimal(total('zincMg')),
      vitaminAUg: Math.round(total('vitaminAUg')),
      vitaminCMg: Math.round(total('vitaminCMg')),
      folateUg: Math.round(total('folateUg')),
      sodiumMg: Math.round(total('sodiumMg')),
    },
    potassiumMg: Math.round(total('potassiumMg')),
    energyOff: energyKcal / targets.energyKcal - 1,
    proteinOff: proteinG / targets.proteinG - 1,
    foods: portions.map(({ food }) => food),
  }
}

const toOneDecimal = (value: number) => Math.round(value * 10) / 10

function itemOf({ food, count, measure, grams }: Portion): MealItem {
  return {
    foodId: food.id,
    name: food.name,
    grams,
    portion: portionInWords(measure, count, grams),
    energyKcal: Math.round((food.per100g.energyKcal * grams) / 100),
  }
}
