import { bodyMassIndex } from '#domain/clinical/bmi.ts'
import { assessGrowth } from '#domain/clinical/growth/assess-growth.ts'
import type { GrowthCategory, GrowthResult } from '#domain/clinical/growth/types.ts'
import type { PlanAudience } from '#domain/clinical/nutrition/types.ts'
import type { RuleReference } from '#domain/clinical/rules.ts'
import type { NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import type { Allergen, DietaryRestriction, HealthCondition, NutritionSymptom } from '#domain/vocabulary/nutrition.ts'
import { ALLERGENS } from '#domain/vocabulary/nutrition.ts'

export type Sex = 'male' | 'female'

/** The person as the rules see them: the form's answers with age, sex, BMI and growth worked out once. */
export interface NutritionProfile {
  readonly input: NutritionAssessmentInput
  readonly audience: PlanAudience
  readonly ageMonths: number
  /** Completed years. */
  readonly ageYears: number
  readonly ageIsApproximate: boolean
  /** The tables to read: both where the gender is "other", since they exist for male and female alone. */
  readonly sexes: readonly Sex[]
  readonly bmi: number
  readonly growth: readonly GrowthResult[]
  readonly growthRules: readonly RuleReference[]
  readonly conditions: ReadonlySet<HealthCondition>
  readonly restrictions: ReadonlySet<DietaryRestriction>
  readonly symptoms: ReadonlySet<NutritionSymptom>
  /** Allergens to leave out; all of them where "Food Allergies" was ticked without saying which. */
  readonly allergens: ReadonlySet<Allergen>
  readonly allergiesUnknown: boolean
  readonly pregnant: boolean
  readonly breastfeeding: boolean
  readonly swelling: boolean
  readonly muacMm: number | null
}

/** Works out the profile of a valid assessment. Children known in whole years are judged at the middle of the year. */
export function profileOf(input: NutritionAssessmentInput): NutritionProfile {
  const exactMonths = input.ageMonths ?? null
  const years = input.age ?? 0
  const isChild = exactMonths !== null || years < 19
  const ageMonths = exactMonths ?? (isChild ? years * 12 + 6 : years * 12)
  const ageIsApproximate = exactMonths === null && isChild
  const sexes: readonly Sex[] = input.gender === 'other' ? ['male', 'female'] : [input.gender]
  const muacMm = input.muacMm ?? null
  const { weightKg, heightCm } = input
  const assessments = isChild
    ? sexes.map((sex) => assessGrowth({ sex, ageMonths, ageIsApproximate, weightKg, heightCm, muacMm }))
    : []
  const restrictions = new Set(input.dietaryRestrictions)
  const conditions = new Set(input.healthConditions)
  const symptoms = new Set(input.currentSymptoms)
  const asksAllergies = restrictions.has('Food Allergies')
  const allergiesUnknown = asksAllergies && input.foodAllergies.length === 0
  const allergens = allergiesUnknown ? ALLERGENS : input.foodAllergies

  return {
    input,
    audience: audienceOf(ageMonths, isChild),
    ageMonths,
    ageYears: Math.floor(ageMonths / 12),
    ageIsApproximate,
    sexes,
    bmi: bodyMassIndex(input),
    growth: mostSevere(assessments.flatMap(({ results }) => results)),
    growthRules: assessments[0]?.rules ?? [],
    conditions,
    restrictions,
    symptoms,
    allergens: new Set(allergens),
    allergiesUnknown,
    pregnant: conditions.has('Pregnancy'),
    breastfeeding: conditions.has('Breastfeeding'),
    swelling: symptoms.has('Swelling (edema)'),
    muacMm,
  }
}

function audienceOf(ageMonths: number, isChild: boolean): PlanAudience {
  if (!isChild) return 'adult'
  if (ageMonths < 6) return 'infant_under_6_months'
  return ageMonths < 60 ? 'child_6_to_59_months' : 'child_5_to_18_years'
}

const SEVERITY: Readonly<Record<GrowthCategory, number>> = {
  severely_wasted: 4,
  severely_thin: 4,
  severely_underweight: 4,
  severely_stunted: 4,
  wasted: 3,
  thin: 3,
  underweight: 3,
  stunted: 3,
  obese: 2.5,
  overweight: 2,
  possible_risk_of_overweight: 1,
  normal: 0,
}

/** One result an indicator: the more severe where both tables were read, since missing danger is the worse error. */
function mostSevere(results: readonly GrowthResult[]): GrowthResult[] {
  const worst = new Map<string, GrowthResult>()
  for (const result of results) {
    const known = worst.get(result.indicator)
    if (!known || isMoreSevere(result, known)) worst.set(result.indicator, result)
  }
  return [...worst.values()]
}

function isMoreSevere(result: GrowthResult, known: GrowthResult): boolean {
  const difference = SEVERITY[result.category] - SEVERITY[known.category]
  return difference === 0 ? Math.abs(result.z) > Math.abs(known.z) : difference > 0
}
