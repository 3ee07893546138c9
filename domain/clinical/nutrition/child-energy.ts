import { type EnergyNeed, HIV_SHARE } from '#domain/clinical/nutrition/energy-need.ts'
import type { NutritionRule } from '#domain/clinical/nutrition/nutrition-rules.ts'
import type { NutritionProfile, Sex } from '#domain/clinical/nutrition/profile.ts'
import { nutritionStatus } from '#domain/clinical/nutrition/status.ts'

/** kcal per kg a day and the median weight in kg, by completed months (FAO/WHO/UNU 2004). */
const CHILD_ENERGY_PER_KG: Readonly<
  Record<Sex, readonly { readonly underMonths: number; readonly kcalPerKg: number; readonly medianKg: number }[]>
> = {
  male: [
    { underMonths: 12, kcalPerKg: 79, medianKg: 8.9 },
    { underMonths: 24, kcalPerKg: 82, medianKg: 11.5 },
    { underMonths: 36, kcalPerKg: 84, medianKg: 13.5 },
    { underMonths: 48, kcalPerKg: 80, medianKg: 15.7 },
    { underMonths: 60, kcalPerKg: 77, medianKg: 17.7 },
  ],
  female: [
    { underMonths: 12, kcalPerKg: 79, medianKg: 8.2 },
    { underMonths: 24, kcalPerKg: 80, medianKg: 10.8 },
    { underMonths: 36, kcalPerKg: 81, medianKg: 13 },
    { underMonths: 48, kcalPerKg: 77, medianKg: 15.1 },
    { underMonths: 60, kcalPerKg: 74, medianKg: 16.8 },
  ],
}

/** kcal a day from breast milk at average intake, and the least that foods must add beside it (PAHO/WHO 2003). */
const COMPLEMENTARY_FEEDING_KCAL = [
  { underMonths: 9, breastMilk: 413, foods: 200 },
  { underMonths: 12, breastMilk: 379, foods: 300 },
  { underMonths: 24, breastMilk: 346, foods: 550 },
] as const

/** More than this share above the median weight does not raise the need: it is fat rather than growth. */
const COUNTED_SHARE_OF_MEDIAN = 1.3
const CATCH_UP_KCAL_PER_KG = 25

/** The energy that a child of 6 to 59 months needs from foods; breast milk is counted apart under two years. */
export function childEnergyNeed(profile: NutritionProfile): EnergyNeed {
  const { ageMonths, sexes, input } = profile
  const rules: NutritionRule[] = ['childEnergy']
  const perSex = sexes.map((sex) => {
    const table = CHILD_ENERGY_PER_KG[sex]
    const band = table.find(({ underMonths }) => ageMonths < underMonths) ?? table[table.length - 1]
    const weightKg = Math.min(input.weightKg, (band?.medianKg ?? input.weightKg) * COUNTED_SHARE_OF_MEDIAN)
    return { weightKg, kcal: weightKg * (band?.kcalPerKg ?? 0) }
  })
  const weightKg = perSex.reduce((sum, need) => sum + need.weightKg, 0) / perSex.length
  let energy = perSex.reduce((sum, need) => sum + need.kcal, 0) / perSex.length
  const status = nutritionStatus(profile)
  const mustGain = status === 'wasted' || status === 'underweight' || status === 'severely_underweight'
  if (mustGain) {
    energy += CATCH_UP_KCAL_PER_KG * weightKg
    rules.push('catchUp')
  }
  if (profile.conditions.has('HIV/AIDS')) {
    energy *= 1 + HIV_SHARE
    rules.push('hivEnergy')
  }
  const milk = COMPLEMENTARY_FEEDING_KCAL.find(({ underMonths }) => ageMonths < underMonths)
  if (milk) {
    energy = Math.max(energy - milk.breastMilk, milk.foods)
    rules.push('breastMilk')
  }
  return {
    basalKcal: null,
    energyKcal: Math.ceil(energy / 10 - 1e-9) * 10,
    breastMilkKcal: milk?.breastMilk ?? 0,
    weightKg,
    aim: mustGain ? 'gain' : 'grow',
    capped: false,
    rules,
  }
}
