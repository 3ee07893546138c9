import { adultBmiCategory } from '#domain/clinical/bmi.ts'
import { GROWTH_CATEGORY_LABELS } from '#domain/clinical/growth/categories.ts'
import type { GrowthCategory, GrowthIndicator, GrowthResult } from '#domain/clinical/growth/types.ts'
import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'
import { say } from '#domain/clinical/nutrition/text.ts'
import type { NutritionStatus } from '#domain/clinical/nutrition/types.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'

/** Outside these an adult's figures are a slip of the hand far more often than a person. By convention. */
const PLAUSIBLE_ADULT = { bmi: { min: 10, max: 70 }, heightCm: { min: 100 } } as const

/** Mid-upper arm circumference in mm of a child of 6 to 59 months (WHO 2023; WHO IMCI). */
export const CHILD_MUAC_MM = { severe: 115, moderate: 125 } as const

export const growthResult = (profile: NutritionProfile, indicator: GrowthIndicator): GrowthResult | undefined =>
  profile.growth.find((result) => result.indicator === indicator)

/** Thinness for this child's size: weight for height where WHO's table reaches, else BMI for age. */
export const weightForSize = (profile: NutritionProfile): GrowthResult | undefined =>
  growthResult(profile, 'weight_for_height') ?? growthResult(profile, 'bmi_for_age')

/** Whether weight or height must be measured again before anything is judged by them. */
export function isImplausible(profile: NutritionProfile): boolean {
  if (profile.audience !== 'adult') {
    return judgedSizes(profile).some(({ implausible }) => implausible)
  }
  const { bmi, input } = profile
  const { min, max } = PLAUSIBLE_ADULT.bmi
  return bmi < min || bmi > max || input.heightCm < PLAUSIBLE_ADULT.heightCm.min
}

/** Implausible on the thin side: a slip, or a life in danger. It is treated as the second until measured again. */
export function isImplausiblyThin(profile: NutritionProfile): boolean {
  if (profile.audience === 'adult') return profile.bmi < PLAUSIBLE_ADULT.bmi.min
  const size = weightForSize(profile)
  const weights = profile.audience === 'child_5_to_18_years' ? [size] : [size, growthResult(profile, 'weight_for_age')]
  return weights.some((result) => result?.implausible === true && result.z < 0)
}

/** BMI for age says no more than weight for height, which is the one to judge by where there is one. */
function judgedSizes(profile: NutritionProfile): GrowthResult[] {
  const byHeight = growthResult(profile, 'weight_for_height') !== undefined
  return profile.growth.filter(
    ({ indicator }) => indicator !== 'muac_for_age' && !(byHeight && indicator === 'bmi_for_age'),
  )
}

/** The category that the badge shows. In pregnancy and with swelling the weight does not tell how nourished one is. */
export function nutritionStatus(profile: NutritionProfile): NutritionStatus {
  if (profile.pregnant) return 'not_classified'
  if (profile.audience === 'adult') return isImplausible(profile) ? 'not_classified' : adultBmiCategory(profile.bmi)

  const { muacMm, audience } = profile
  const underFive = audience === 'child_6_to_59_months'
  if (underFive && muacMm !== null && muacMm < CHILD_MUAC_MM.severe) return 'severely_wasted'
  const judged = weightForSize(profile)
  const size = judged?.category
  if (!judged?.implausible && (size === 'severely_wasted' || size === 'severely_thin')) return size
  if (isImplausible(profile)) return 'not_classified'
  if (profile.swelling) return 'not_classified'
  if (underFive && muacMm !== null && muacMm < CHILD_MUAC_MM.moderate) return 'wasted'
  if (size !== undefined && size !== 'normal') return asStatus(size)
  if (audience !== 'child_5_to_18_years') {
    const weight = growthResult(profile, 'weight_for_age')?.category
    if (weight !== undefined && weight !== 'normal') return asStatus(weight)
  }
  return size === undefined ? 'not_classified' : 'normal'
}

const asStatus = (category: GrowthCategory): NutritionStatus =>
  category === 'stunted' || category === 'severely_stunted' ? 'normal' : category

/** The status in words. The reason stands where there is no category. */
export function statusLabel(profile: NutritionProfile, status: NutritionStatus): LocalText {
  if (status !== 'not_classified') return status === 'underweight' ? UNDERWEIGHT : GROWTH_CATEGORY_LABELS[status]
  if (profile.pregnant) return say('No category in pregnancy', 'Hakuna kundi wakati wa ujauzito')
  if (isImplausible(profile)) return say('Measure again', 'Pima tena')
  if (profile.swelling) return say('Cannot be judged with swelling', 'Haiwezi kupimwa kukiwa na uvimbe')
  return say('Not classified', 'Haijapangwa kwenye kundi')
}

const UNDERWEIGHT = GROWTH_CATEGORY_LABELS.underweight
