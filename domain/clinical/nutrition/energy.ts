import { childEnergyNeed } from '#domain/clinical/nutrition/child-energy.ts'
import { type EnergyAim, type EnergyNeed, HIV_SHARE } from '#domain/clinical/nutrition/energy-need.ts'
import type { NutritionRule } from '#domain/clinical/nutrition/nutrition-rules.ts'
import type { NutritionProfile, Sex } from '#domain/clinical/nutrition/profile.ts'
import { nutritionStatus } from '#domain/clinical/nutrition/status.ts'
import type { ActivityLevel } from '#domain/vocabulary/nutrition.ts'

/** Physical activity level: the day's energy as a multiple of the basal rate. */
const PHYSICAL_ACTIVITY_LEVELS: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.4,
  lightly_active: 1.55,
  moderately_active: 1.85,
  very_active: 2.1,
  extremely_active: 2.25,
}

/** kcal a day added by trimester (FAO/WHO/UNU 2004). Where the trimester is unknown the second's is used. */
const PREGNANCY_KCAL = { 1: 85, 2: 285, 3: 475 } as const
const LACTATION_KCAL = 500
/** kcal a day less, for an adult who may lose weight; and more, for one who must gain. */
export const DEFICIT_KCAL = { overweight: 300, obese: 500 } as const
const SURPLUS_KCAL = 500
/** Growth takes about 1 % of the need from 5 to 18 years. */
const GROWTH_SHARE = 0.01
const THIN_CHILD_SHARE = 0.2
/** More than this cannot sensibly be planned as a day's meals of household foods. */
export const MAX_ENERGY_KCAL = 4500

/** An arm thinner than this says undernourished, whatever the weight says. */
const THIN_ARM_MM = 230
const ADJUSTED_FROM_BMI = 30
const COUNTED_SHARE_OF_EXCESS = 0.25

/**
 * Basal metabolic rate after Schofield (1985), kcal a day, from sex, completed years and kg.
 */
export function basalKcal(sex: Sex, ageYears: number, weightKg: number): number {
  const band = SCHOFIELD[sex].find(({ underYears }) => ageYears < underYears)
  const { perKg, constant } = band ?? SCHOFIELD_OVER_60[sex]
  return perKg * weightKg + constant
}

const SCHOFIELD = {
  male: [
    { underYears: 3, perKg: 59.512, constant: -30.4 },
    { underYears: 10, perKg: 22.706, constant: 504.3 },
    { underYears: 18, perKg: 17.686, constant: 658.2 },
    { underYears: 30, perKg: 15.057, constant: 692.2 },
    { underYears: 60, perKg: 11.472, constant: 873.1 },
  ],
  female: [
    { underYears: 3, perKg: 58.317, constant: -31.1 },
    { underYears: 10, perKg: 20.315, constant: 485.9 },
    { underYears: 18, perKg: 13.384, constant: 692.6 },
    { underYears: 30, perKg: 14.818, constant: 486.6 },
    { underYears: 60, perKg: 8.126, constant: 845.6 },
  ],
} as const
const SCHOFIELD_OVER_60 = {
  male: { perKg: 11.711, constant: 587.7 },
  female: { perKg: 9.082, constant: 658.5 },
} as const

/** Weight for energy and protein, kg: of the weight above BMI 30 a quarter counts, since fat burns little. */
export function adjustedWeightKg({ weightKg, heightCm }: { weightKg: number; heightCm: number }): number {
  const thresholdKg = ADJUSTED_FROM_BMI * (heightCm / 100) ** 2
  return weightKg <= thresholdKg ? weightKg : thresholdKg + COUNTED_SHARE_OF_EXCESS * (weightKg - thresholdKg)
}

/** The energy of a day, from six months of age on, for a person whose measurements are plausible. */
export function energyNeed(profile: NutritionProfile): EnergyNeed {
  return profile.audience === 'child_6_to_59_months' ? childEnergyNeed(profile) : olderEnergyNeed(profile)
}

function olderEnergyNeed(profile: NutritionProfile): EnergyNeed {
  const { input, sexes, ageYears } = profile
  const rules: NutritionRule[] = ['schofield', 'activity']
  const weightKg = adjustedWeightKg(input)
  if (weightKg < input.weightKg) rules.push('adjustedWeight')
  const basal = sexes.reduce((sum, sex) => sum + basalKcal(sex, ageYears, weightKg), 0) / sexes.length

  let energy = basal * PHYSICAL_ACTIVITY_LEVELS[input.activityLevel]
  if (profile.audience === 'child_5_to_18_years') {
    energy *= 1 + GROWTH_SHARE
    rules.push('growthEnergy')
  }
  if (profile.pregnant) {
    energy += PREGNANCY_KCAL[input.trimester ?? 2]
    rules.push('pregnancyEnergy')
  }
  if (profile.breastfeeding) {
    energy += LACTATION_KCAL
    rules.push('lactationEnergy')
  }
  if (profile.conditions.has('HIV/AIDS')) {
    energy *= 1 + HIV_SHARE
    rules.push('hivEnergy')
  }
  const aim = aimOf(profile)
  if (aim === 'lose') {
    const status = nutritionStatus(profile) === 'obese' ? 'obese' : 'overweight'
    energy = Math.max(energy - DEFICIT_KCAL[status], basal)
    rules.push('deficit')
  } else if (aim === 'gain') {
    energy = profile.audience === 'adult' ? energy + SURPLUS_KCAL : energy * (1 + THIN_CHILD_SHARE)
    rules.push(profile.audience === 'adult' ? 'surplus' : 'thinChild')
  }
  const capped = energy > MAX_ENERGY_KCAL
  return {
    basalKcal: Math.round(basal),
    energyKcal: upToTen(Math.min(energy, MAX_ENERGY_KCAL)),
    breastMilkKcal: 0,
    weightKg,
    aim,
    capped,
    rules,
  }
}

/** Upwards, so that rounding never takes a target below the basal rate. */
const upToTen = (kcal: number) => Math.ceil(Math.round(kcal * 10) / 100) * 10

function aimOf(profile: NutritionProfile): EnergyAim {
  const status = nutritionStatus(profile)
  if (profile.audience === 'child_5_to_18_years') return status === 'thin' ? 'gain' : 'grow'
  if (status === 'underweight') return 'gain'
  if (status !== 'overweight' && status !== 'obese') return 'maintain'
  return mayLoseWeight(profile) ? 'lose' : 'maintain'
}

/** A diet to lose weight is for adults alone, and never where weight loss would harm or hide an illness. */
function mayLoseWeight(profile: NutritionProfile): boolean {
  const { conditions, symptoms } = profile
  const unfitting = conditions.has('HIV/AIDS') || conditions.has('Kidney Disease') || conditions.has('Liver Disease')
  const ill =
    profile.swelling ||
    (profile.muacMm !== null && profile.muacMm < THIN_ARM_MM) ||
    symptoms.has('Unexplained weight loss') ||
    symptoms.has('Frequent infections') ||
    symptoms.has('Loss of appetite')
  return profile.audience === 'adult' && !profile.pregnant && !profile.breastfeeding && !unfitting && !ill
}
