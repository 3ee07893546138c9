import { DANGER_TEXTS } from '#domain/clinical/nutrition/danger-texts.ts'
import type { NutritionRule } from '#domain/clinical/nutrition/nutrition-rules.ts'
import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'
import {
  CHILD_MUAC_MM,
  growthResult,
  isImplausible,
  isImplausiblyThin,
  weightForSize,
} from '#domain/clinical/nutrition/status.ts'
import type { PlanUrgency } from '#domain/clinical/nutrition/types.ts'

type DangerId = keyof typeof DANGER_TEXTS

/** A finding for which a person must be seen. */
export interface Danger {
  readonly id: DangerId
  readonly urgency: Exclude<PlanUrgency, 'routine'>
  /** True where treatment comes before any diet: there are then no targets and no meals. */
  readonly referFirst: boolean
  readonly rule: NutritionRule
}

const emergency = (id: DangerId, rule: NutritionRule): Danger => ({ id, urgency: 'emergency', referFirst: true, rule })
const referral = (id: DangerId, rule: NutritionRule): Danger => ({ id, urgency: 'urgent', referFirst: true, rule })
const urgent = (id: DangerId, rule: NutritionRule): Danger => ({ id, urgency: 'urgent', referFirst: false, rule })

/** BMI in kg/m² below which an adult is referred before any diet, and below which at once. */
const SEVERE_THINNESS_BMI = { urgent: 16, emergency: 13 } as const

/** Arm circumference in mm. Severe from five years by age; moderate in adults; undernutrition in pregnancy. */
const OLDER_MUAC_MM = {
  severe: { from5Years: 135, from10Years: 160, from15Years: 185 },
  moderateAdult: 220,
  pregnancy: 230,
  infant: 110,
} as const

/**
 * The dangers in an assessment, the most pressing first. Each is found by itself and none cancels another, so that
 * one more sign never lowers the urgency.
 */
export function dangersOf(profile: NutritionProfile): Danger[] {
  const found = [...dangersByAge(profile), ...dangersAtAnyAge(profile)]
  return found.toSorted((a, b) => pressure(b) - pressure(a))
}

const pressure = ({ urgency, referFirst }: Danger) => (urgency === 'emergency' ? 2 : 0) + (referFirst ? 1 : 0)

export function urgencyOf(dangers: readonly Danger[]): PlanUrgency {
  if (dangers.some(({ urgency }) => urgency === 'emergency')) return 'emergency'
  return dangers.length > 0 ? 'urgent' : 'routine'
}

function dangersByAge(profile: NutritionProfile): Danger[] {
  if (profile.audience === 'infant_under_6_months') return infantDangers(profile)
  if (profile.audience === 'child_6_to_59_months') return youngChildDangers(profile)
  return profile.audience === 'adult' ? adultDangers(profile) : olderChildDangers(profile)
}

function dangersAtAnyAge(profile: NutritionProfile): Danger[] {
  const found: Danger[] = []
  const { pregnant, symptoms, audience } = profile
  if (profile.swelling) {
    if (pregnant) found.push(emergency('swelling_in_pregnancy', 'pregnancySwelling'))
    else if (audience !== 'adult') found.push(emergency('swelling_in_child', 'severeAcuteMalnutrition'))
    else found.push(urgent(adultSwelling(profile), 'adultSwelling'))
  }
  if (isImplausiblyThin(profile)) found.push(emergency('implausibly_thin', 'implausible'))
  else if (isImplausible(profile) && profile.swelling) found.push(urgent('implausible_with_swelling', 'implausible'))
  if (symptoms.has('Unexplained weight loss')) {
    const infections = symptoms.has('Frequent infections')
    found.push(urgent(infections ? 'weight_loss_with_infections' : 'weight_loss', 'weightLoss'))
  }
  return found
}

const adultSwelling = ({ conditions }: NutritionProfile): DangerId =>
  conditions.has('Kidney Disease') || conditions.has('Heart Disease') || conditions.has('Liver Disease')
    ? 'swelling_with_organ_disease'
    : 'swelling_in_adult'

function infantDangers(profile: NutritionProfile): Danger[] {
  const found = severeWasting(profile)
  if (profile.symptoms.has('Loss of appetite')) found.push(emergency('infant_not_feeding', 'severeAcuteMalnutrition'))
  if (profile.symptoms.has('Fatigue/weakness')) found.push(urgent('infant_weak', 'severeAcuteMalnutrition'))
  if (profile.muacMm !== null && profile.muacMm < OLDER_MUAC_MM.infant) {
    found.push(urgent('infant_thin_arm', 'severeAcuteMalnutrition'))
  }
  return [...found, ...lowWeight(profile)]
}

function youngChildDangers(profile: NutritionProfile): Danger[] {
  const { muacMm } = profile
  const found = severeWasting(profile)
  if (muacMm !== null && muacMm < CHILD_MUAC_MM.severe) {
    found.push(emergency('child_muac_severe', 'severeAcuteMalnutrition'))
  }
  const thinArm = muacMm !== null && muacMm >= CHILD_MUAC_MM.severe && muacMm < CHILD_MUAC_MM.moderate
  if (thinArm || weightForSize(profile)?.category === 'wasted') {
    found.push(urgent('child_moderately_wasted', 'severeAcuteMalnutrition'))
  }
  return [...found, ...lowWeight(profile)]
}

const severeWasting = (profile: NutritionProfile): Danger[] =>
  weightForSize(profile)?.category === 'severely_wasted'
    ? [emergency('child_severely_wasted', 'severeAcuteMalnutrition')]
    : []

const lowWeight = (profile: NutritionProfile): Danger[] =>
  growthResult(profile, 'weight_for_age')?.category === 'severely_underweight'
    ? [urgent('child_very_low_weight', 'growthStatus')]
    : []

function olderChildDangers(profile: NutritionProfile): Danger[] {
  const found: Danger[] = []
  const { muacMm, ageYears } = profile
  const { from5Years, from10Years, from15Years } = OLDER_MUAC_MM.severe
  const severeMm = ageYears < 10 ? from5Years : ageYears < 15 ? from10Years : from15Years
  if (weightForSize(profile)?.category === 'severely_thin') found.push(referral('child_severely_thin', 'growthStatus'))
  if (muacMm !== null && muacMm < severeMm) found.push(referral('thin_arm_severe', 'muacOlder'))
  return [...found, ...motherThinArm(profile)]
}

function adultDangers(profile: NutritionProfile): Danger[] {
  const found: Danger[] = []
  const { bmi, muacMm } = profile
  if (bmi < SEVERE_THINNESS_BMI.emergency) found.push(emergency('adult_extremely_thin', 'adultSevereThinness'))
  else if (bmi < SEVERE_THINNESS_BMI.urgent) found.push(referral('adult_severely_thin', 'adultSevereThinness'))
  if (muacMm !== null && muacMm < OLDER_MUAC_MM.severe.from15Years) found.push(referral('thin_arm_severe', 'muacOlder'))
  else if (muacMm !== null && muacMm < OLDER_MUAC_MM.moderateAdult) found.push(urgent('thin_arm_moderate', 'muacOlder'))
  return [...found, ...motherThinArm(profile)]
}

function motherThinArm({ pregnant, breastfeeding, muacMm }: NutritionProfile): Danger[] {
  if (muacMm === null || muacMm >= OLDER_MUAC_MM.pregnancy) return []
  if (pregnant) return [urgent('pregnant_thin_arm', 'muacOlder')]
  return breastfeeding ? [urgent('breastfeeding_thin_arm', 'muacOlder')] : []
}
