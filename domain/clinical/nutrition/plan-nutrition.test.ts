import { describe, expect, it } from 'vitest'
import { FOODS } from '#domain/clinical/knowledge/foods/all-foods.ts'
import { NUTRITION_ENGINE_VERSION, planNutrition } from '#domain/clinical/nutrition/plan-nutrition.ts'
import type { NutritionPlan } from '#domain/clinical/nutrition/types.ts'
import { type NutritionAssessmentFields, NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import { NUTRITION_REGIONS } from '#domain/vocabulary/countries.ts'
import { DIETARY_RESTRICTIONS, MEALS } from '#domain/vocabulary/nutrition.ts'

const WOMAN = {
  age: 35,
  gender: 'female',
  weightKg: 62,
  heightCm: 165,
  activityLevel: 'moderately_active',
  region: 'Kenya',
} as const satisfies Partial<NutritionAssessmentFields>

const plan = (answers: Partial<NutritionAssessmentFields>, seed = 1): NutritionPlan =>
  planNutrition(NutritionAssessmentInput.parse({ ...WOMAN, ...answers }), seed)
const child = (answers: Partial<NutritionAssessmentFields>, seed = 1) => plan({ age: null, ...answers }, seed)

const ruleIds = ({ rules }: NutritionPlan) => rules.map(({ id }) => id)
const advice = ({ recommendations }: NutritionPlan) => recommendations.map(({ en }) => en).join('\n')
const signs = ({ warningSigns }: NutritionPlan) => warningSigns.map(({ en }) => en).join('\n')
const dishes = ({ mealPlan }: NutritionPlan) => mealPlan.flatMap(({ items }) => items.map(({ foodId }) => foodId))
const NO_DIET = { targets: null, totals: null, mealPlan: [], priorityFoods: [], regionalFoods: [] }

describe('§5 A healthy adult', () => {
  const healthy = plan({})

  it('gets BMI to one decimal, the band, and a diagnosis that names the numbers', () => {
    expect(healthy).toMatchObject({ bmi: 22.8, status: 'normal', audience: 'adult', urgency: 'routine', growth: [] })
    expect(healthy.engineVersion).toBe(NUTRITION_ENGINE_VERSION)
    for (const number of ['35 years', '62 kg', '165 cm', '22.8', '2,500 kcal', '75 g of protein']) {
      expect(healthy.diagnosis.en).toContain(number)
    }
    for (const number of ['miaka 35', 'kilo 62', '22.8', 'kalori 2,500']) expect(healthy.diagnosis.sw).toContain(number)
  })

  it('gets five meals with household portions in both languages', () => {
    expect(healthy.mealPlan.map(({ meal }) => meal)).toEqual([...MEALS])
    for (const { portion } of healthy.mealPlan.flatMap(({ items }) => items)) {
      expect(portion.en).toMatch(/^(\d+½?|½) .+ \(\d+ g\)$/)
      expect(portion.sw).toMatch(/^.+ (\d+½?|½) \(g \d+\)$/)
    }
  })

  it('gets another day with another seed, and the same day with the same', () => {
    const days = Array.from({ length: 14 }, (_, seed) => dishes(plan({}, seed)).join())
    expect(new Set(days).size).toBe(14)
    expect(plan({}, 5)).toEqual(plan({}, 5))
  })

  it('gets foods and prices of the region', () => {
    const juba = plan({ region: 'South Sudan' })
    expect(new Set(juba.regionalFoods.map(({ price }) => price.currency))).toEqual(new Set(['SSP']))
    expect(new Set(healthy.regionalFoods.map(({ price }) => price.currency))).toEqual(new Set(['KES']))
    expect(juba.regionalFoods.map(({ foodId }) => foodId)).toContain('kisra')
    expect(healthy.regionalFoods.map(({ foodId }) => foodId)).not.toContain('kisra')
    expect(healthy.regionalFoods[0]?.nutritionalValue).toHaveProperty('energy_kcal')
  })
})

describe('§4 Weight in adults', () => {
  it.each([
    [50.2, 'underweight'],
    [50.3, 'normal'],
    [67.9, 'normal'],
    [68.1, 'overweight'],
    [81.5, 'overweight'],
    [81.7, 'obese'],
  ])('at %s kg and 165 cm is %s', (weightKg, status) => {
    expect(plan({ weightKg }).status).toBe(status)
  })

  it('gives an underweight adult 500 kcal more', () => {
    const thin = plan({ weightKg: 48 })
    expect(ruleIds(thin)).toContain('nutrition.energy.surplus')
    expect(advice(thin)).toContain('adds 500 kcal')
  })

  it('gives an obese adult 500 kcal less, from a weight of which the excess counts a quarter', () => {
    const heavy = plan({ weightKg: 100, activityLevel: 'sedentary' })
    expect(ruleIds(heavy)).toContain('nutrition.energy.deficit')
    expect(ruleIds(heavy)).toContain('nutrition.energy.adjusted-weight')
    const countedKg = 30 * 1.65 ** 2 + 0.25 * (100 - 30 * 1.65 ** 2)
    expect(heavy.targets?.energyKcal).toBe(Math.ceil(((8.126 * countedKg + 845.6) * 1.4 - 500) / 10) * 10)
  })

  it('never goes under the basal rate', () => {
    const small = plan({ age: 70, weightKg: 58.8, heightCm: 140, activityLevel: 'sedentary' })
    expect(small.status).toBe('obese')
    expect(small.targets?.energyKcal).toBe(Math.ceil((9.082 * 58.8 + 658.5) / 10) * 10)
  })

  it.each([
    ['Pregnancy', []],
    ['Breastfeeding', []],
    ['HIV/AIDS', []],
    ['Kidney Disease', []],
    ['Liver Disease', []],
    [null, ['Unexplained weight loss']],
    [null, ['Frequent infections']],
    [null, ['Swelling (edema)']],
    [null, ['Loss of appetite']],
  ] as const)('never takes energy away with %s %s', (condition, currentSymptoms) => {
    const healthConditions = condition ? [condition] : []
    const heavy = plan({ weightKg: 100, healthConditions, currentSymptoms: [...currentSymptoms] })
    expect(ruleIds(heavy)).not.toContain('nutrition.energy.deficit')
  })

  it.each([
    [43.4, 'urgent', true],
    [43.5, 'routine', false],
    [35.5, 'urgent', true],
    [35.2, 'emergency', true],
  ] as const)('at %s kg is %s, and is referred before any diet: %s', (weightKg, urgency, referred) => {
    const thin = plan({ weightKg })
    expect(thin.urgency).toBe(urgency)
    expect(thin.targets === null).toBe(referred)
  })

  it('asks to measure again where figures cannot be right, and plans nothing', () => {
    const slip = plan({ weightKg: 300, heightCm: 50 })
    expect(slip).toMatchObject({ status: 'not_classified', targets: null, mealPlan: [] })
    expect(slip.statusLabel.en).toBe('Measure again')
    expect(advice(slip)).toContain('Measure weight and height again')
  })
})

describe('§5 Danger comes first', () => {
  const NORMAL = { ageMonths: 24, weightKg: 12, heightCm: 87, gender: 'male' } as const

  it('plans for a healthy child of two', () => {
    expect(child(NORMAL)).toMatchObject({ audience: 'child_6_to_59_months', urgency: 'routine', status: 'normal' })
  })

  it('sends a swollen child to a health facility without a diet', () => {
    const swollen = child({ ...NORMAL, currentSymptoms: ['Swelling (edema)'] })
    expect(swollen).toMatchObject({ urgency: 'emergency', status: 'not_classified', ...NO_DIET })
    expect(advice(swollen)).toContain('keep breastfeeding')
  })

  it.each([
    [114, 'emergency', 'severely_wasted'],
    [115, 'urgent', 'wasted'],
    [124, 'urgent', 'wasted'],
    [125, 'routine', 'normal'],
  ] as const)('an arm of %s mm is %s, %s', (muacMm, urgency, status) => {
    const measured = child({ ...NORMAL, muacMm })
    expect(measured).toMatchObject({ urgency, status })
    expect(measured.mealPlan.length === 0).toBe(urgency === 'emergency')
  })

  it('sends a severely wasted child, and one far below the tables', () => {
    expect(child({ ...NORMAL, weightKg: 8.8 })).toMatchObject({
      urgency: 'emergency',
      status: 'severely_wasted',
      ...NO_DIET,
    })
    expect(child({ ...NORMAL, weightKg: 7 })).toMatchObject({ urgency: 'emergency', ...NO_DIET })
    expect(child({ ...NORMAL, weightKg: 6 })).toMatchObject({
      urgency: 'emergency',
      status: 'not_classified',
      ...NO_DIET,
    })
  })

  it('adds 25 kcal per kg for a moderately wasted child, and a check within days', () => {
    const wasted = child({ ...NORMAL, weightKg: 9.8 })
    expect(wasted).toMatchObject({ urgency: 'urgent', status: 'wasted' })
    expect(ruleIds(wasted)).toContain('nutrition.energy.moderate-wasting')
    expect(wasted.targets?.energyKcal).toBe(Math.ceil((9.8 * (84 + 25)) / 10) * 10)
  })

  it('asks for HIV and TB tests at weight loss with frequent infections', () => {
    const losing = plan({ currentSymptoms: ['Unexplained weight loss', 'Frequent infections'] })
    expect(losing.urgency).toBe('urgent')
    expect(losing.recommendations[0]?.en).toContain('HIV and TB tests')
    expect(signs(losing)).toContain('TB test')
  })

  it('takes swelling in pregnancy for a danger sign', () => {
    const swollen = plan({ healthConditions: ['Pregnancy'], currentSymptoms: ['Swelling (edema)'] })
    expect(swollen).toMatchObject({ urgency: 'emergency', ...NO_DIET })
    expect(advice(swollen)).toContain('pre-eclampsia')
  })

  it.each(['Kidney Disease', 'Heart Disease', 'Liver Disease'] as const)(
    'is urgent with swelling and %s',
    (condition) => {
      const swollen = plan({ healthConditions: [condition], currentSymptoms: ['Swelling (edema)'] })
      expect(swollen.urgency).toBe('urgent')
      expect(swollen.recommendations[0]?.en).toContain('today or tomorrow')
    },
  )

  it('refers a severely thin schoolchild before any diet, and a swollen one at once', () => {
    const SCHOOLCHILD = { age: 10, heightCm: 140 } as const
    expect(plan({ ...SCHOOLCHILD, weightKg: 32 })).toMatchObject({ urgency: 'routine', status: 'normal' })
    expect(plan({ ...SCHOOLCHILD, weightKg: 24 })).toMatchObject({
      urgency: 'urgent',
      status: 'severely_thin',
      ...NO_DIET,
    })
    expect(plan({ ...SCHOOLCHILD, weightKg: 32, currentSymptoms: ['Swelling (edema)'] }).urgency).toBe('emergency')
  })

  it.each([
    [9, 134, 'urgent'],
    [9, 135, 'routine'],
    [14, 159, 'urgent'],
    [14, 160, 'routine'],
    [17, 184, 'urgent'],
    [17, 185, 'routine'],
    [35, 219, 'urgent'],
    [35, 220, 'routine'],
  ] as const)('at %s years an arm of %s mm is %s', (age, muacMm, urgency) => {
    const heightCm = age < 10 ? 135 : age < 15 ? 158 : 165
    expect(plan({ age, heightCm, weightKg: Math.round(heightCm ** 2 * 0.0019), muacMm }).urgency).toBe(urgency)
  })
})

describe('§5 Pregnancy and breastfeeding', () => {
  it('gives BMI no category and takes the second trimester where it is not known', () => {
    const pregnant = plan({ healthConditions: ['Pregnancy'] })
    expect(pregnant).toMatchObject({ status: 'not_classified', bmi: 22.8 })
    expect(pregnant.diagnosis.en).toContain('the second is assumed')
  })

  it.each([
    [null, 285],
    [1, 85],
    [2, 285],
    [3, 475],
  ] as const)('adds for trimester %s %s kcal', (trimester, added) => {
    const maintenance = (8.126 * 62 + 845.6) * 1.85
    const pregnant = plan({ healthConditions: ['Pregnancy'], trimester })
    expect(pregnant.targets?.energyKcal).toBe(Math.ceil((maintenance + added) / 10) * 10)
  })

  it('adds 500 kcal while breastfeeding', () => {
    const energyKcal = Math.ceil(((8.126 * 62 + 845.6) * 1.85 + 500) / 10) * 10
    expect(plan({ healthConditions: ['Breastfeeding'] }).targets?.energyKcal).toBe(energyKcal)
  })

  it('sends a pregnant woman with an arm under 230 mm to the clinic', () => {
    expect(plan({ healthConditions: ['Pregnancy'], muacMm: 229 }).recommendations[0]?.en).toContain('230 mm')
    expect(plan({ healthConditions: ['Pregnancy'], muacMm: 230 }).urgency).toBe('routine')
  })

  it('plans for a pregnant girl with her own table and the addition', () => {
    const girl = plan({ age: 16, heightCm: 158, weightKg: 52, healthConditions: ['Pregnancy'], trimester: 3 })
    expect(girl).toMatchObject({ audience: 'child_5_to_18_years', status: 'not_classified' })
    expect(girl.targets?.energyKcal).toBe(Math.ceil(((13.384 * 52 + 692.6) * 1.85 * 1.01 + 475) / 10) * 10)
  })
})

describe('§5 Children', () => {
  it('feeds a baby under six months with breast milk alone', () => {
    const baby = child({ ageMonths: 3, weightKg: 6, heightCm: 61 })
    expect(baby).toMatchObject({ audience: 'infant_under_6_months', urgency: 'routine', ...NO_DIET })
    expect(advice(baby)).toContain('breast milk alone')
  })

  it.each([
    [109, 'urgent'],
    [110, 'routine'],
  ] as const)('a baby whose arm measures %s mm is %s', (muacMm, urgency) => {
    expect(child({ ageMonths: 3, weightKg: 6, heightCm: 61, muacMm }).urgency).toBe(urgency)
  })

  it('sends a baby who does not feed at once', () => {
    expect(child({ ageMonths: 3, weightKg: 6, heightCm: 61, currentSymptoms: ['Loss of appetite'] }).urgency).toBe(
      'emergency',
    )
  })

  it.each([
    [5, 0, 'breast milk alone'],
    [6, 3, '6 to 8 months'],
    [8, 3, '6 to 8 months'],
    [9, 4, '9 to 11 months'],
    [12, 5, '12 to 23 months'],
    [24, 5, '2 to 4 years'],
  ] as const)('at %s months eats %s meals', (ageMonths, meals, words) => {
    const heightCm = 62 + ageMonths * 1.1
    const fed = child({ ageMonths, heightCm, weightKg: Math.round(heightCm ** 2 * 0.0165) / 10 })
    expect(fed.mealPlan).toHaveLength(meals)
    expect(advice(fed)).toContain(words)
  })

  it('counts breast milk beside the food under two years', () => {
    const fed = child({ ageMonths: 7, weightKg: 8, heightCm: 68 })
    expect(fed.targets?.energyKcal).toBe(Math.ceil((79 * 8 - 413) / 10) * 10)
    expect(fed.diagnosis.en).toContain('413 kcal from breast milk')
  })

  it('judges a child known in years at the middle of the year, and says so', () => {
    expect(plan({ age: 4, weightKg: 16, heightCm: 103 })).toMatchObject({ audience: 'child_6_to_59_months' })
    expect(plan({ age: 4, weightKg: 16, heightCm: 103 }).diagnosis.en).toContain('the middle of the year')
  })

  it('gives WHO categories in words, and never the adult bands', () => {
    const schoolchild = plan({ age: 8, weightKg: 26, heightCm: 128 })
    expect(schoolchild.growth.map(({ indicator }) => indicator)).toEqual(
      expect.arrayContaining(['height_for_age', 'bmi_for_age', 'weight_for_age']),
    )
    expect(schoolchild.bmi).toBe(15.9)
    expect(schoolchild.status).toBe('normal')
    expect(schoolchild.bmiStatus.en).toContain('WHO growth tables')
  })

  it('never puts a heavy child on a diet', () => {
    const heavy = plan({ age: 10, weightKg: 60, heightCm: 140 })
    expect(heavy.status).toBe('obese')
    expect(ruleIds(heavy)).not.toContain('nutrition.energy.deficit')
    expect(advice(heavy)).toContain('never put on a diet')
  })

  it('reads both tables for gender "other" and keeps the more severe result', () => {
    const answers = { age: 14, weightKg: 41, heightCm: 168 } as const
    const severity = (gender: 'male' | 'female') =>
      plan({ ...answers, gender }).growth.find(({ indicator }) => indicator === 'bmi_for_age')?.z ?? 0
    const other = plan({ ...answers, gender: 'other' })
    const z = other.growth.find(({ indicator }) => indicator === 'bmi_for_age')?.z
    expect(z).toBe(Math.min(severity('male'), severity('female')))
    expect(other.growth.filter(({ indicator }) => indicator === 'bmi_for_age')).toHaveLength(1)
    expect(other.diagnosis.en).toContain('the more severe result')
  })

  it('is an adult from 19 years', () => {
    expect(plan({ age: 18, weightKg: 55 }).audience).toBe('child_5_to_18_years')
    expect(plan({ age: 19, weightKg: 55 }).audience).toBe('adult')
  })
})

describe('§5 Conditions', () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8]
  const foodsWith = (answers: Partial<NutritionAssessmentFields>) =>
    seeds.flatMap((seed) => dishes(plan(answers, seed))).map((id) => FOODS.find((food) => food.id === id))

  it('adds a tenth to the energy with HIV, and says to keep the treatment', () => {
    const hiv = plan({ healthConditions: ['HIV/AIDS'] })
    expect(hiv.targets?.energyKcal).toBe(Math.ceil(((8.126 * 62 + 845.6) * 1.85 * 1.1) / 10) * 10)
    expect(advice(hiv)).toContain('keep taking your antiretroviral medicine')
  })

  it('holds protein at 0.8 g per kg with kidney disease, and names dialysis', () => {
    const kidney = plan({ healthConditions: ['Kidney Disease'] })
    expect(kidney.targets?.proteinG).toBe(50)
    expect(kidney.targets?.sodiumMg).toBe(2000)
    expect(advice(kidney)).toContain('dialysis')
  })

  it('says plainly what kidney disease with diabetes or liver disease asks', () => {
    expect(advice(plan({ healthConditions: ['Kidney Disease', 'Diabetes'] }))).toContain(
      'Diabetes and kidney disease together',
    )
    const both = plan({ healthConditions: ['Kidney Disease', 'Liver Disease'] })
    expect(advice(both)).toContain('opposite amounts of protein')
    expect(both.targets?.proteinG).toBe(62)
  })

  it('does not restrict the protein of a child with kidney disease', () => {
    const answers = { age: 9, weightKg: 28, heightCm: 132 } as const
    const kidney = plan({ ...answers, healthConditions: ['Kidney Disease'] })
    expect(kidney.targets?.proteinG).toBe(plan(answers).targets?.proteinG)
    expect(advice(kidney)).toContain('the clinic decides')
  })

  it('limits sodium with high blood pressure and chooses foods low in salt', () => {
    expect(plan({ healthConditions: ['Hypertension'] }).targets?.sodiumMg).toBe(1500)
    for (const food of foodsWith({ healthConditions: ['Hypertension'] })) {
      expect(food?.per100g.sodiumMg).toBeLessThanOrEqual(250)
    }
  })

  it('serves no high glycaemic food and no sugar with diabetes', () => {
    for (const food of foodsWith({ healthConditions: ['Diabetes'] })) expect(food?.glycaemic).not.toBe('high')
  })

  it('serves no tea with anaemia, and vitamin C fruit on every day', () => {
    for (const seed of seeds) {
      const anaemia = plan({ healthConditions: ['Anemia'] }, seed)
      expect(dishes(anaemia).filter((id) => /^(tea|chai)_/.test(id))).toEqual([])
      expect(anaemia.totals?.vitaminCMg).toBeGreaterThanOrEqual(45)
    }
    expect(advice(plan({ healthConditions: ['Anemia'] }))).toContain('Do not take tea')
  })

  it('names warning signs that follow from conditions and symptoms', () => {
    expect(signs(plan({ healthConditions: ['Diabetes'] }))).toContain('take sugar at once')
    expect(signs(plan({ healthConditions: ['Pregnancy'] }))).toContain('swelling of face or hands')
    expect(signs(plan({ currentSymptoms: ['Slow wound healing'] }))).toContain('does not heal')
    expect(signs(plan({}))).not.toContain('take sugar at once')
  })
})

describe('§5 Restrictions', () => {
  it('leaves out every listed allergen where none was named, and says so', () => {
    const unnamed = plan({ dietaryRestrictions: ['Food Allergies'] })
    expect(advice(unnamed)).toContain('You did not say which foods')
    const eaten = dishes(unnamed).flatMap((id) => FOODS.find((food) => food.id === id)?.allergens ?? [])
    expect(eaten).toEqual([])
  })

  it('always names vitamin B12 to a vegan', () => {
    const vegan = plan({ dietaryRestrictions: ['Vegan'] })
    expect(vegan.limitations.some(({ en }) => en.includes('B12'))).toBe(true)
    expect(advice(vegan)).toContain('B12')
  })

  it('still feeds a vegan without gluten, nuts, soya or sesame, and says what is missing', () => {
    const answers = {
      dietaryRestrictions: ['Vegan', 'Gluten Free', 'Nut Allergies', 'Food Allergies'],
      foodAllergies: ['soya', 'sesame', 'groundnuts'],
    } as const
    for (const region of ['Kenya', 'South Sudan'] as const) {
      for (const seed of [1, 2, 3]) {
        const left = plan(
          {
            ...answers,
            region,
            dietaryRestrictions: [...answers.dietaryRestrictions],
            foodAllergies: [...answers.foodAllergies],
          },
          seed,
        )
        expect(left.mealPlan).toHaveLength(5)
        expect(left.limitations.length).toBeGreaterThan(0)
      }
    }
  })

  const pairs = DIETARY_RESTRICTIONS.flatMap((one, index) =>
    DIETARY_RESTRICTIONS.slice(index + 1).map((other) => [one, other] as const),
  )
  it.each(pairs)('%s with %s still gives whole days to an adult and a child, in both regions', (one, other) => {
    const dietaryRestrictions = [one, other]
    for (const region of NUTRITION_REGIONS) {
      const adult = plan({ dietaryRestrictions, region })
      const toddler = child({ dietaryRestrictions, region, ageMonths: 15, weightKg: 10, heightCm: 78 })
      for (const { mealPlan, targets, totals } of [adult, toddler]) {
        expect(mealPlan).toHaveLength(5)
        expect(Math.abs((totals?.energyKcal ?? 0) / (targets?.energyKcal ?? 1) - 1)).toBeLessThanOrEqual(0.1)
      }
    }
  })
})
