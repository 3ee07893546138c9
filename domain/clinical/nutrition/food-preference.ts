import type { Food } from '#domain/clinical/knowledge/foods/food.ts'
import { isSaltWatched } from '#domain/clinical/nutrition/constraints.ts'
import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'

const AVAILABILITY_WEIGHT = { abundant: 3, moderate: 1.6, limited: 0.6 } as const
const PER_100_KCAL = (food: Food, amount: number) => (amount * 100) / Math.max(20, food.per100g.energyKcal)

/**
 * How readily a food is chosen, above 0: by availability in the region, by what the conditions ask for, and by
 * protein for its energy where the day needs more (leaning above 0) or less (below 0) of it.
 */
export function preference(food: Food, profile: NutritionProfile, proteinLeaning: number): number {
  const market = food.markets[profile.input.region]
  let weight: number = market ? AVAILABILITY_WEIGHT[market.availability] : 0.1
  const { conditions } = profile
  const { per100g } = food
  if (food.glycaemic === 'high') weight *= 0.7
  if (conditions.has('Anemia') || profile.pregnant) {
    if (PER_100_KCAL(food, per100g.ironMg) > 2) weight *= 2
    if (food.group === 'fruit' && per100g.vitaminCMg > 25) weight *= 2
  }
  if (conditions.has('Diabetes')) {
    if (food.glycaemic === 'low' || food.group === 'vegetables') weight *= 2.5
    if (per100g.fibreG > 4) weight *= 1.4
  }
  if (isSaltWatched(conditions)) weight *= per100g.sodiumMg < 60 ? 1.5 : 0.5
  if (conditions.has('Kidney Disease')) weight *= per100g.potassiumMg < 200 ? 2 : 0.5
  if (conditions.has('Heart Disease') && food.group === 'fish') weight *= 2
  if (profile.ageMonths < 60 && food.animal.length > 0) weight *= 1.5
  if (proteinLeaning !== 0) {
    const proteinShare = Math.min(0.5, (per100g.proteinG * 4) / Math.max(20, per100g.energyKcal))
    weight *= Math.exp(proteinLeaning * 4 * (proteinShare - 0.12))
  }
  return weight
}
