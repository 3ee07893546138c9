import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'
import { NUTRITION_REGIONS } from '#domain/vocabulary/countries.ts'
import {
  ACTIVITY_LEVELS,
  ALLERGENS,
  DIETARY_RESTRICTIONS,
  GENDERS,
  HEALTH_CONDITIONS,
  NUTRITION_SYMPTOMS,
  TRIMESTERS,
} from '#domain/vocabulary/nutrition.ts'

/** Limits of the nutrition form (specification §5, §9), and those of a child whose age is given in months. */
export const NUTRITION_LIMITS = {
  ageYears: { min: 1, max: 120 },
  ageMonths: { min: 0, max: 59 },
  weightKg: { min: 10, max: 300 },
  heightCm: { min: 50, max: 250 },
  infantWeightKg: { min: 1, max: 60 },
  infantHeightCm: { min: 40, max: 130 },
  muacMm: { min: 60, max: 600 },
} as const

const within = (value: number, limits: { min: number; max: number }) => value >= limits.min && value <= limits.max

const subsetOf = <const T extends readonly string[]>(members: T, text: string) =>
  z.pipe(
    z._default(z.array(z.enum(members as unknown as [T[number], ...T[number][]], text), text), []),
    z.transform((chosen) => members.filter((member) => (chosen as readonly string[]).includes(member)) as T[number][]),
  )

/**
 * The nutrition assessment as the form and both transports take it (specification §3, §5).
 * Weight in kg, height in cm, mid-upper arm circumference in mm. For a child under five the age may be
 * given in completed months instead of years; the limits of weight and height are then those of a child.
 */
export const NutritionAssessmentInput = z
  .object({
    age: z.optional(z.nullable(z.number(message('age_range')).check(z.multipleOf(1, message('age_range'))))),
    ageMonths: z.optional(
      z.nullable(z.number(message('age_months_range')).check(z.multipleOf(1, message('age_months_range')))),
    ),
    gender: z.enum(GENDERS, message('gender_invalid')),
    weightKg: z.number(message('weight_range')),
    heightCm: z.number(message('height_range')),
    activityLevel: z.enum(ACTIVITY_LEVELS, message('activity_level_invalid')),
    healthConditions: subsetOf(HEALTH_CONDITIONS, message('health_conditions_invalid')),
    dietaryRestrictions: subsetOf(DIETARY_RESTRICTIONS, message('dietary_restrictions_invalid')),
    currentSymptoms: subsetOf(NUTRITION_SYMPTOMS, message('current_symptoms_invalid')),
    region: z.enum(NUTRITION_REGIONS, message('nutrition_region_invalid')),
    /** What "Food Allergies" means for this person; empty leaves every listed allergen out. */
    foodAllergies: subsetOf(ALLERGENS, message('food_allergies_invalid')),
    trimester: z.optional(z.nullable(z.literal(TRIMESTERS, message('trimester_invalid')))),
    muacMm: z.optional(
      z.nullable(
        z
          .number(message('muac_range'))
          .check(
            z.gte(NUTRITION_LIMITS.muacMm.min, message('muac_range')),
            z.lte(NUTRITION_LIMITS.muacMm.max, message('muac_range')),
          ),
      ),
    ),
  })
  .check((ctx) => {
    const input = ctx.value
    const reject = (path: string, id: Parameters<typeof message>[0]) =>
      ctx.issues.push({ code: 'custom', message: message(id), path: [path], input })

    const months = input.ageMonths ?? null
    const years = input.age ?? null
    if (months === null) {
      if (years === null) reject('age', 'age_required')
      else if (!within(years, NUTRITION_LIMITS.ageYears)) reject('age', 'age_range')
    } else {
      if (!within(months, NUTRITION_LIMITS.ageMonths)) reject('ageMonths', 'age_months_range')
      else if (years !== null && years !== Math.floor(months / 12)) reject('age', 'age_disagrees')
    }

    const inMonths = months !== null
    if (!within(input.weightKg, inMonths ? NUTRITION_LIMITS.infantWeightKg : NUTRITION_LIMITS.weightKg)) {
      reject('weightKg', inMonths ? 'weight_range_infant' : 'weight_range')
    }
    if (!within(input.heightCm, inMonths ? NUTRITION_LIMITS.infantHeightCm : NUTRITION_LIMITS.heightCm)) {
      reject('heightCm', inMonths ? 'height_range_infant' : 'height_range')
    }

    const pregnant = input.healthConditions.includes('Pregnancy')
    if (pregnant || input.healthConditions.includes('Breastfeeding')) {
      const age = years ?? 0
      if (input.gender === 'male' || inMonths || age < 10 || age > 60) {
        reject('healthConditions', 'pregnancy_impossible')
      }
    }
    if (input.trimester != null && !pregnant) reject('trimester', 'trimester_without_pregnancy')
  })

export type NutritionAssessmentInput = z.output<typeof NutritionAssessmentInput>
export type NutritionAssessmentFields = z.input<typeof NutritionAssessmentInput>
