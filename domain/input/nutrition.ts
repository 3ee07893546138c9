import * as z from 'zod/mini'
import { age, BODY_LIMITS, canBePregnant, rejectAge, rejectSize } from '#domain/input/body.ts'
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
    ...age,
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
            z.gte(BODY_LIMITS.muacMm.min, message('muac_range')),
            z.lte(BODY_LIMITS.muacMm.max, message('muac_range')),
          ),
      ),
    ),
  })
  .check((ctx) => {
    const input = ctx.value
    const reject = (path: string, id: Parameters<typeof message>[0]) =>
      ctx.issues.push({ code: 'custom', message: message(id), path: [path], input })

    rejectAge(input, reject)
    rejectSize(input, reject)

    const pregnant = input.healthConditions.includes('Pregnancy')
    if (pregnant || input.healthConditions.includes('Breastfeeding')) {
      if (!canBePregnant(input)) {
        reject('healthConditions', 'pregnancy_impossible')
      }
    }
    if (input.trimester != null && !pregnant) reject('trimester', 'trimester_without_pregnancy')
  })

export type NutritionAssessmentInput = z.output<typeof NutritionAssessmentInput>
export type NutritionAssessmentFields = z.input<typeof NutritionAssessmentInput>
