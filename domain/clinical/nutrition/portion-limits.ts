import type { Food } from '#domain/clinical/knowledge/foods/food.ts'
import type { HouseholdMeasure } from '#domain/clinical/knowledge/foods/household-measures.ts'
import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'

/** The bounds of one food at one meal, in half measures. */
interface PortionLimits {
  readonly measure: HouseholdMeasure
  readonly gramsPerStep: number
  readonly usual: number
  readonly least: number
  readonly most: number
}

/** The energy that the usual portions of the food tables add up to, kcal a day. */
const USUAL_DAY_KCAL = 2200
const SCALE = { least: 0.35, most: 1.8 } as const

/** Under two years: mashed food by the spoon, up to three quarters of a cup of one food at a meal. */
const YOUNG_CHILD = {
  untilMonths: 24,
  tablespoonG: 15,
  /** From here on a food that is served is served by the whole spoon at least. */
  wholeSpoonFromMonths: 9,
  most: { staple: 14, other: 6 },
  usual: { staple: 6, other: 2 },
} as const
const FEEDING_DAY_KCAL = 500

/** How much of a food this person can eat at a meal. A required food is never left out. */
export function portionLimits(
  food: Food,
  profile: NutritionProfile,
  energyKcal: number,
  required: boolean,
): PortionLimits {
  if (profile.ageMonths < YOUNG_CHILD.untilMonths)
    return youngChildLimits(food, profile.ageMonths, energyKcal, required)
  const { measure, grams, usual, max } = food.portion
  const scale = Math.min(SCALE.most, Math.max(SCALE.least, energyKcal / USUAL_DAY_KCAL))
  const most = Math.max(1, Math.round(max * 2 * scale))
  const usualSteps = Math.min(most, Math.max(1, Math.round(usual * 2 * scale)))
  return {
    measure,
    gramsPerStep: grams / 2,
    usual: usualSteps,
    least: required ? leastOf(food, usualSteps) : 0,
    most,
  }
}

/** A staple is half its usual size at least: a meal is built on it. */
const leastOf = ({ roles }: Food, usual: number) => (roles[0] === 'staple' ? Math.ceil(usual / 2) : 1)

function youngChildLimits(
  { group, portion }: Food,
  ageMonths: number,
  energyKcal: number,
  required: boolean,
): PortionLimits {
  const scale = Math.min(1.6, Math.max(0.5, energyKcal / FEEDING_DAY_KCAL))
  const least = required ? (ageMonths < YOUNG_CHILD.wholeSpoonFromMonths ? 1 : 2) : 0
  if (group === 'fats') {
    return { measure: 'teaspoon', gramsPerStep: portion.grams / 2, usual: 1, least: 0, most: 3 }
  }
  const isStaple = group === 'cereals' || group === 'roots' || group === 'mixed'
  const amounts = isStaple ? 'staple' : 'other'
  return {
    measure: 'tablespoon',
    gramsPerStep: YOUNG_CHILD.tablespoonG / 2,
    usual: Math.max(1, Math.round(YOUNG_CHILD.usual[amounts] * 2 * scale)),
    least,
    most: Math.round(YOUNG_CHILD.most[amounts] * 2 * Math.min(1, scale)),
  }
}
