import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOODS } from '#domain/clinical/knowledge/foods/all-foods.ts'
import type { Food } from '#domain/clinical/knowledge/foods/food.ts'
import { planNutrition } from '#domain/clinical/nutrition/plan-nutrition.ts'
import type { NutritionPlan } from '#domain/clinical/nutrition/types.ts'
import { NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import { NUTRITION_REGIONS } from '#domain/vocabulary/countries.ts'
import {
  ACTIVITY_LEVELS,
  ALLERGENS,
  DIETARY_RESTRICTIONS,
  GENDERS,
  HEALTH_CONDITIONS,
  NUTRITION_SYMPTOMS,
} from '#domain/vocabulary/nutrition.ts'

const RUNS = { numRuns: 2000 }
const URGENCY_RANK = { routine: 0, urgent: 1, emergency: 2 } as const
const FOOD_BY_ID = new Map(FOODS.map((food) => [food.id, food]))
const MEAT: ReadonlySet<string> = new Set(['beef', 'goat', 'mutton', 'poultry', 'guinea_fowl', 'rabbit', 'pork'])

/** The few conditions, restrictions and symptoms that people tick; every combination can come up. */
const few = <T>(members: readonly T[]) => fc.subarray([...members], { maxLength: 4 })

/** Anything the form can hold; most of it kept plausible, so that plans with meals are the rule. */
const sizes = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .record({ ageMonths: fc.integer({ min: 0, max: 59 }), thickness: fc.double({ min: 11.5, max: 21, noNaN: true }) })
      .map(({ ageMonths, thickness }) => {
        const heightCm = Math.round((52 + 13 * Math.log2(1 + ageMonths / 4)) * 10) / 10
        return { age: null, ageMonths, heightCm, weightKg: toTenths((thickness * heightCm ** 2) / 10_000) }
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ age: fc.integer({ min: 2, max: 18 }), thickness: fc.double({ min: 11.5, max: 32, noNaN: true }) })
      .map(({ age, thickness }) => {
        const heightCm = 80 + age * 5
        return { age, ageMonths: null, heightCm, weightKg: toTenths((thickness * heightCm ** 2) / 10_000) }
      }),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({
        age: fc.integer({ min: 19, max: 120 }),
        heightCm: fc.integer({ min: 120, max: 210 }),
        thickness: fc.double({ min: 12, max: 60, noNaN: true }),
      })
      .map(({ age, heightCm, thickness }) => ({
        age,
        ageMonths: null,
        heightCm,
        weightKg: toTenths((thickness * heightCm ** 2) / 10_000),
      })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      age: fc.integer({ min: 1, max: 120 }),
      ageMonths: fc.constant(null),
      heightCm: fc.double({ min: 50, max: 250, noNaN: true }),
      weightKg: fc.double({ min: 10, max: 300, noNaN: true }),
    }),
  },
)
const toTenths = (value: number) => Math.round(value * 10) / 10

const anyAssessment = fc
  .tuple(
    sizes,
    fc.record({
      gender: fc.constantFrom(...GENDERS),
      activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
      healthConditions: few(HEALTH_CONDITIONS),
      dietaryRestrictions: few(DIETARY_RESTRICTIONS),
      currentSymptoms: fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 2, arbitrary: few(NUTRITION_SYMPTOMS) },
      ),
      region: fc.constantFrom(...NUTRITION_REGIONS),
      foodAllergies: few(ALLERGENS),
      trimester: fc.constantFrom(null, 1 as const, 2 as const, 3 as const),
      muacMm: fc.oneof(
        { weight: 3, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.integer({ min: 60, max: 600 }) },
      ),
    }),
  )
  .map(([size, answers]) => {
    const mayBePregnant = answers.gender !== 'male' && size.ageMonths === null && size.age >= 10 && size.age <= 60
    const healthConditions = answers.healthConditions.filter(
      (condition) => mayBePregnant || (condition !== 'Pregnancy' && condition !== 'Breastfeeding'),
    )
    const trimester = healthConditions.includes('Pregnancy') ? answers.trimester : null
    return { ...size, ...answers, healthConditions, trimester }
  })
  .map((fields) => NutritionAssessmentInput.safeParse(fields))
  .filter((parsed) => parsed.success)
  .map(({ data }) => data)

const anySeed = fc.integer()
const foodOf = (id: string): Food => {
  const food = FOOD_BY_ID.get(id)
  if (!food) throw new Error(`No such food: ${id}`)
  return food
}
const foodsOf = (plan: NutritionPlan) => plan.mealPlan.flatMap(({ items }) => items.map(({ foodId }) => foodOf(foodId)))

/** Written apart from the engine's own predicate, from the words of the form. */
function breaksRestriction(food: Food, { dietaryRestrictions: ticked, foodAllergies }: NutritionAssessmentInput) {
  const from = (...sources: Food['animal']) => food.animal.some((source) => sources.includes(source))
  const holds = (...allergens: Food['allergens']) => food.allergens.some((allergen) => allergens.includes(allergen))
  const avoided = ticked.includes('Food Allergies') && foodAllergies.length === 0 ? ALLERGENS : foodAllergies
  return (
    (ticked.includes('Vegan') && food.animal.length > 0) ||
    (ticked.includes('Vegetarian') &&
      food.animal.some((source) => !['dairy', 'camel_milk', 'egg', 'honey'].includes(source))) ||
    (ticked.includes('Halal') && from('pork')) ||
    (ticked.includes('Kosher') && from('pork', 'shellfish', 'rabbit', 'camel_milk', 'scaleless_fish', 'guinea_fowl')) ||
    (ticked.includes('Lactose Intolerant') && food.lactose) ||
    (ticked.includes('Gluten Free') && (food.gluten || holds('wheat'))) ||
    (ticked.includes('Nut Allergies') && holds('groundnuts', 'tree_nuts')) ||
    holds(...avoided)
  )
}

const SALT_WATCHED = ['Hypertension', 'Heart Disease', 'Kidney Disease', 'Liver Disease'] as const

function isUnfit({ id, markets, minAgeMonths, glycaemic, per100g }: Food, input: NutritionAssessmentInput): boolean {
  const has = (condition: NutritionAssessmentInput['healthConditions'][number]) =>
    input.healthConditions.includes(condition)
  return (
    markets[input.region] === undefined ||
    minAgeMonths > (input.ageMonths ?? (input.age ?? 0) * 12 + 6) ||
    (has('Diabetes') && glycaemic === 'high') ||
    (SALT_WATCHED.some(has) && per100g.sodiumMg > 250) ||
    (has('Kidney Disease') && per100g.potassiumMg > 400) ||
    (has('Anemia') && /^(tea|chai)_/.test(id)) ||
    (has('Pregnancy') && id.endsWith('_liver'))
  )
}

const check = (hold: (input: NutritionAssessmentInput, plan: NutritionPlan, seed: number) => void) =>
  fc.assert(
    fc.property(anyAssessment, anySeed, (input, seed) => hold(input, planNutrition(input, seed), seed)),
    RUNS,
  )

describe('§5 Nutrition plan, for any valid assessment', { timeout: 60_000 }, () => {
  it('never throws, and gives every text in both languages', () => {
    check((_, plan) => {
      const texts = [plan.diagnosis, plan.bmiStatus, plan.regionalAdaptations, plan.statusLabel]
      texts.push(...plan.recommendations, ...plan.limitations, ...plan.priorityFoods, ...plan.warningSigns)
      const faulty = texts.filter(
        ({ en, sw }) => en.length < 2 || sw.length < 2 || /NaN|undefined|null|Infinity/.test(`${en}${sw}`),
      )
      expect(faulty).toEqual([])
    })
  })

  it('gives the same plan for the same answers and seed', () => {
    check((input, plan, seed) => {
      expect(planNutrition(input, seed)).toEqual(plan)
    })
  })

  it('meets the energy target within 10 % and protein within 20 %, or says what is missing', () => {
    let planned = 0
    check((_, { targets, totals, limitations }) => {
      if (!targets || !totals) return
      planned++
      expect(Math.abs(totals.energyKcal / targets.energyKcal - 1)).toBeLessThanOrEqual(0.1)
      const proteinOff = Math.abs(totals.proteinG / targets.proteinG - 1)
      expect(proteinOff <= 0.2 || limitations.some(({ en }) => en.includes('of protein'))).toBe(true)
    })
    expect(planned).toBeGreaterThan(RUNS.numRuns / 3)
  })

  it('counts what stands on the plate: totals agree with the items', () => {
    check((_, plan) => {
      if (!plan.totals) return
      const items = plan.mealPlan.flatMap((meal) => meal.items)
      const energy = items.reduce(
        (sum, { foodId, grams }) => sum + (foodOf(foodId).per100g.energyKcal * grams) / 100,
        0,
      )
      expect(Math.abs(energy - plan.totals.energyKcal)).toBeLessThan(1)
    })
  })

  it('keeps every restriction and allergy', () => {
    check((input, plan) => {
      const eaten = [...foodsOf(plan), ...plan.regionalFoods.map(({ foodId }) => foodOf(foodId))]
      const broken = eaten.filter((food) => breaksRestriction(food, input)).map(({ id }) => id)
      expect(broken).toEqual([])
    })
  })

  it('never puts meat and milk in one kosher meal', () => {
    check((input, plan) => {
      if (!input.dietaryRestrictions.includes('Kosher')) return
      for (const { items } of plan.mealPlan) {
        const sources = items.flatMap(({ foodId }) => foodOf(foodId).animal)
        expect(sources.some((source) => MEAT.has(source)) && sources.includes('dairy')).toBe(false)
      }
    })
  })

  it('keeps to foods of the region that fit the age and the conditions', () => {
    check((input, plan) => {
      const unfit = foodsOf(plan).filter((food) => isUnfit(food, input))
      expect(unfit.map(({ id }) => id)).toEqual([])
    })
  })

  it('gives portions that a person can eat: none above 900 g, nor above 250 g for a child under two', () => {
    check((input, plan) => {
      const young = input.ageMonths != null && input.ageMonths < 24
      const months = input.ageMonths ?? 60
      expect(plan.mealPlan).toHaveLength(!plan.totals ? 0 : months < 9 ? 3 : months < 12 ? 4 : 5)
      const most = young ? 250 : 900
      const portions = plan.mealPlan.flatMap(({ items }) => items)
      expect(portions.filter(({ grams }) => grams <= 0 || grams > most)).toEqual([])
      const twice = plan.mealPlan.filter(({ items }) => new Set(items.map(({ foodId }) => foodId)).size < items.length)
      expect(twice).toEqual([])
      expect(plan.mealPlan.filter(({ items }) => items.length === 0)).toEqual([])
    })
  })

  it('never gives an under-five the plan of an adult', () => {
    check((input, plan) => {
      const months = input.ageMonths ?? (input.age ?? 0) * 12 + 6
      const audience =
        months < 6
          ? 'infant_under_6_months'
          : months < 60
            ? 'child_6_to_59_months'
            : (input.age ?? 0) < 19
              ? 'child_5_to_18_years'
              : 'adult'
      expect(plan.audience).toBe(audience)
      const rules = new Set(plan.rules.map(({ id }) => id))
      const adultOnly = ['nutrition.energy.deficit', 'nutrition.status.adult-bmi']
      expect(audience !== 'adult' && adultOnly.some((id) => rules.has(id))).toBe(false)
      expect(months < 60 && rules.has('nutrition.energy.schofield')).toBe(false)
      expect(months < 6 && (plan.targets !== null || plan.mealPlan.length > 0)).toBe(false)
    })
  })

  it('gives no diet in an emergency, and says to go first of all', () => {
    check((_, plan) => {
      if (plan.urgency !== 'emergency') return
      expect([plan.targets, plan.totals, plan.mealPlan, plan.regionalFoods]).toEqual([null, null, [], []])
      expect(plan.diagnosis.en).toMatch(/^Emergency/)
      expect(plan.recommendations[0]?.en).toMatch(/^Emergency/)
    })
  })

  it('never lowers the urgency when a danger sign or a condition is added', () => {
    fc.assert(
      fc.property(
        anyAssessment,
        fc.constantFrom(...NUTRITION_SYMPTOMS),
        fc.constantFrom(...HEALTH_CONDITIONS),
        (input, symptom, condition) => {
          const rank = (other: Partial<NutritionAssessmentInput>) =>
            URGENCY_RANK[planNutrition({ ...input, ...other }, 1).urgency]
          const before = rank({})
          expect(rank({ currentSymptoms: [...new Set([...input.currentSymptoms, symptom])] })).toBeGreaterThanOrEqual(
            before,
          )
          if (condition === 'Pregnancy' || condition === 'Breastfeeding') {
            if (input.gender === 'male' || (input.age ?? 0) < 10 || (input.age ?? 0) > 60) return
          }
          const healthConditions = [...new Set([...input.healthConditions, condition])]
          expect(rank({ healthConditions })).toBeGreaterThanOrEqual(before)
        },
      ),
      RUNS,
    )
  })

  it('never lowers the urgency when an arm is thinner', () => {
    fc.assert(
      fc.property(
        anyAssessment,
        fc.integer({ min: 60, max: 600 }),
        fc.integer({ min: 0, max: 200 }),
        (input, mm, less) => {
          const rank = (muacMm: number) => URGENCY_RANK[planNutrition({ ...input, muacMm }, 1).urgency]
          expect(rank(Math.max(60, mm - less))).toBeGreaterThanOrEqual(rank(mm))
        },
      ),
      RUNS,
    )
  })

  it('names a source for every rule, each once', () => {
    check((_, { rules }) => {
      expect(rules.length).toBeGreaterThan(0)
      expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
      expect(rules.filter(({ source, version }) => !/\d{4}|WHO/.test(source) || version < 1)).toEqual([])
    })
  })
})
