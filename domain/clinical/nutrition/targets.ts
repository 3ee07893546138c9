import type { EnergyNeed } from '#domain/clinical/nutrition/energy-need.ts'
import { micronutrientTargets } from '#domain/clinical/nutrition/micronutrients.ts'
import type { NutritionRule } from '#domain/clinical/nutrition/nutrition-rules.ts'
import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'
import type { NutrientTargets } from '#domain/clinical/nutrition/types.ts'

/** The share of energy from protein that a healthy day gives, within the 10 to 15 % of WHO/FAO 2003. */
const PROTEIN_ENERGY_SHARE = 0.12
/** Safe protein, g per kg a day (WHO/FAO/UNU 2007), by completed months. */
const SAFE_PROTEIN_G_PER_KG = [
  { underMonths: 12, gPerKg: 1.31 },
  { underMonths: 24, gPerKg: 1.14 },
  { underMonths: 36, gPerKg: 0.97 },
  { underMonths: 228, gPerKg: 0.91 },
] as const
const ADULT_PROTEIN_G_PER_KG = {
  adult: 0.83,
  from65Years: 1,
  kidney: 0.8,
  kidneyUndernourished: 1,
  liver: 1.2,
} as const
/** g a day added by trimester, and while breastfeeding (WHO/FAO/UNU 2007). */
const PREGNANCY_PROTEIN_G = { 1: 1, 2: 9, 3: 31 } as const
const LACTATION_PROTEIN_G = 19
/** Upper limits of sodium, mg a day. */
const SODIUM_MG = { most: 2000, bloodPressureOrHeart: 1500 } as const
/** With kidney disease the composition keeps potassium under this, mg a day (KDOQI 2020: adjusted to the blood test). */
export const KIDNEY_POTASSIUM_MG = 2500

const FAT_ENERGY_SHARE = { underTwo: 0.35, older: 0.3 } as const
const KCAL_PER_G = { protein: 4, fat: 9, carbohydrate: 4, fibre: 2 } as const

/** The nutrients of a day for this energy. */
export function targetsOf(profile: NutritionProfile, energy: EnergyNeed): NutrientTargets {
  const { energyKcal } = energy
  const proteinG = Math.round(proteinTargetG(profile, energy))
  const fatShare = profile.ageMonths < 24 ? FAT_ENERGY_SHARE.underTwo : FAT_ENERGY_SHARE.older
  const fatG = Math.round((energyKcal * fatShare) / KCAL_PER_G.fat)
  const fibreG = fibreTargetG(profile)
  const rest = energyKcal - proteinG * KCAL_PER_G.protein - fatG * KCAL_PER_G.fat - fibreG * KCAL_PER_G.fibre
  return {
    energyKcal,
    proteinG,
    fatG,
    carbohydrateG: Math.max(0, Math.round(rest / KCAL_PER_G.carbohydrate)),
    fibreG,
    ...micronutrientTargets(profile),
    sodiumMg: sodiumLimitMg(profile, energyKcal + energy.breastMilkKcal),
    waterL: waterTargetL(profile),
  }
}

function proteinTargetG(profile: NutritionProfile, { energyKcal, breastMilkKcal, weightKg, aim }: EnergyNeed): number {
  const byEnergy = (energyKcal * PROTEIN_ENERGY_SHARE) / KCAL_PER_G.protein
  if (breastMilkKcal > 0) return byEnergy
  const added = addedProteinG(profile)
  if (profile.audience !== 'adult') return Math.max(byEnergy, safeProteinGPerKg(profile.ageMonths) * weightKg + added)

  const { kidney, kidneyUndernourished, liver, adult, from65Years } = ADULT_PROTEIN_G_PER_KG
  if (profile.conditions.has('Kidney Disease')) {
    const undernourished = aim === 'gain' || profile.conditions.has('Liver Disease')
    return (undernourished ? kidneyUndernourished : kidney) * weightKg + added
  }
  const perKg = profile.conditions.has('Liver Disease') ? liver : profile.ageYears >= 65 ? from65Years : adult
  return Math.max(byEnergy, perKg * weightKg + added)
}

const safeProteinGPerKg = (ageMonths: number) =>
  SAFE_PROTEIN_G_PER_KG.find(({ underMonths }) => ageMonths < underMonths)?.gPerKg ?? ADULT_PROTEIN_G_PER_KG.adult

const addedProteinG = ({ pregnant, breastfeeding, input }: NutritionProfile) =>
  (pregnant ? PREGNANCY_PROTEIN_G[input.trimester ?? 2] : 0) + (breastfeeding ? LACTATION_PROTEIN_G : 0)

/** WHO 2023 from two years; before, age in years and five. */
function fibreTargetG({ ageYears }: NutritionProfile): number {
  if (ageYears < 2) return ageYears + 5
  if (ageYears < 6) return 15
  return ageYears < 10 ? 21 : 25
}

/** A child's limit is the adult's, taken down in proportion to energy (WHO 2012). */
function sodiumLimitMg({ audience, conditions }: NutritionProfile, energyKcal: number): number {
  const strict = conditions.has('Hypertension') || conditions.has('Heart Disease')
  const most = strict ? SODIUM_MG.bloodPressureOrHeart : SODIUM_MG.most
  return audience === 'adult' ? most : Math.min(most, Math.round(energyKcal / 10) * 10)
}

function waterTargetL({ ageYears, sexes, pregnant, breastfeeding }: NutritionProfile): number {
  if (ageYears < 1) return 0.8
  if (ageYears < 2) return 1.1
  if (ageYears < 4) return 1.3
  if (ageYears < 9) return 1.6
  const male = sexes.includes('male')
  if (ageYears < 14) return male ? 2.1 : 1.9
  if (breastfeeding) return 2.7
  return male ? 2.5 : pregnant ? 2.3 : 2
}

/** The rules behind the targets of this person. */
export function targetRules({ audience, ageYears, conditions }: NutritionProfile): NutritionRule[] {
  const rules: NutritionRule[] = ['protein', 'macronutrients', 'micronutrients', 'water', 'salt']
  if (audience === 'adult' && ageYears >= 65) rules.push('proteinOlderAdults')
  if (conditions.has('Kidney Disease')) rules.push('kidney')
  if (conditions.has('Liver Disease')) rules.push('liver')
  return rules
}
