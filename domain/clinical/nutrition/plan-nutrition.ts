import { bmiStatusOf } from '#domain/clinical/nutrition/bmi-status.ts'
import { composeMeals } from '#domain/clinical/nutrition/compose-meals.ts'
import { conditionRules, foodsAllowed } from '#domain/clinical/nutrition/constraints.ts'
import { type Danger, dangersOf, urgencyOf } from '#domain/clinical/nutrition/dangers.ts'
import { diagnosisOf } from '#domain/clinical/nutrition/diagnosis.ts'
import { energyNeed } from '#domain/clinical/nutrition/energy.ts'
import type { EnergyNeed } from '#domain/clinical/nutrition/energy-need.ts'
import { limitationsOf } from '#domain/clinical/nutrition/limitations.ts'
import { NUTRITION_RULES, type NutritionRule } from '#domain/clinical/nutrition/nutrition-rules.ts'
import { type NutritionProfile, profileOf } from '#domain/clinical/nutrition/profile.ts'
import { recommendationsFor } from '#domain/clinical/nutrition/recommendations.ts'
import {
  mostFittingFirst,
  priorityFoodsFor,
  REFERRAL_ADAPTATION,
  regionalAdaptationsFor,
  regionalFoodsFor,
} from '#domain/clinical/nutrition/regional-foods.ts'
import { isImplausible, nutritionStatus, statusLabel } from '#domain/clinical/nutrition/status.ts'
import { targetRules, targetsOf } from '#domain/clinical/nutrition/targets.ts'
import type { NutritionPlan } from '#domain/clinical/nutrition/types.ts'
import { warningSignsFor } from '#domain/clinical/nutrition/warning-signs.ts'
import type { RuleReference } from '#domain/clinical/rules.ts'
import type { NutritionAssessmentInput } from '#domain/input/nutrition.ts'

/** Raised whenever the same answers could give another plan. */
export const NUTRITION_ENGINE_VERSION = '1.0.0'

/**
 * Writes the nutrition plan of a valid assessment (specification §5).
 *
 * In: the parsed form, and a whole-number seed that varies the day's meals. Out: the plan in every interface
 * language, with the rules behind it; the same input and seed always give the same plan. Never throws.
 *
 * Danger comes first: where treatment has to come before any diet, and where measurements cannot be judged, there are
 * no targets and no meals. A baby under six months gets a breastfeeding plan without foods.
 */
export function planNutrition(input: NutritionAssessmentInput, seed: number): NutritionPlan {
  const profile = profileOf(input)
  const dangers = dangersOf(profile)
  const status = nutritionStatus(profile)
  const label = statusLabel(profile, status)
  const allowed = foodsAllowed(profile)
  const feedable = isPlannable(profile, dangers)
  const energy = feedable ? energyNeed(profile) : null
  const targets = energy ? targetsOf(profile, energy) : null
  const day = targets ? composeMeals(profile, allowed, targets, seed) : null
  const referFirst = dangers.some((danger) => danger.referFirst)
  const mayShop = profile.audience !== 'infant_under_6_months' && !referFirst
  const mostFitting = mayShop ? mostFittingFirst(allowed, profile) : []

  return {
    engineVersion: NUTRITION_ENGINE_VERSION,
    rules: rulesBehind(profile, dangers, energy),
    audience: profile.audience,
    urgency: urgencyOf(dangers),
    bmi: profile.bmi,
    status,
    statusLabel: label,
    growth: profile.growth,
    targets,
    totals: day?.totals ?? null,
    diagnosis: diagnosisOf(profile, status, dangers, energy, targets),
    bmiStatus: bmiStatusOf(profile, label),
    regionalAdaptations: referFirst ? REFERRAL_ADAPTATION : regionalAdaptationsFor(profile, allowed),
    recommendations: recommendationsFor({ profile, status, dangers, energy, targets }),
    mealPlan: day?.meals ?? [],
    limitations: day && targets ? limitationsOf(profile, targets, day) : [],
    priorityFoods: priorityFoodsFor(mostFitting),
    warningSigns: warningSignsFor(profile, dangers),
    regionalFoods: regionalFoodsFor(input.region, mostFitting, day?.foods ?? []),
  }
}

/** Whether amounts can be planned: old enough for food, measured plausibly, and nothing to be treated first. */
function isPlannable(profile: NutritionProfile, dangers: readonly Danger[]): boolean {
  if (profile.audience === 'infant_under_6_months') return false
  return !dangers.some(({ referFirst }) => referFirst) && !isImplausible(profile)
}

function rulesBehind(
  profile: NutritionProfile,
  dangers: readonly Danger[],
  energy: EnergyNeed | null,
): RuleReference[] {
  const used = new Set<NutritionRule>([profile.audience === 'adult' ? 'adultBmi' : 'growthStatus'])
  for (const { rule } of dangers) used.add(rule)
  if (isImplausible(profile)) used.add('implausible')
  if (profile.audience === 'infant_under_6_months') used.add('infantFeeding')
  if (profile.audience === 'child_6_to_59_months') used.add('childFeeding')
  for (const rule of conditionRules(profile)) used.add(rule)
  if (energy) {
    for (const rule of [...energy.rules, ...targetRules(profile), 'foods' as const]) used.add(rule)
  }
  return [...profile.growthRules, ...[...used].map((rule) => NUTRITION_RULES[rule])]
}
