import { describe, expect, it } from 'vitest'
import { adjustedWeightKg, basalKcal, energyNeed, MAX_ENERGY_KCAL } from '#domain/clinical/nutrition/energy.ts'
import { profileOf } from '#domain/clinical/nutrition/profile.ts'
import { targetsOf } from '#domain/clinical/nutrition/targets.ts'
import { type NutritionAssessmentFields, NutritionAssessmentInput } from '#domain/input/nutrition.ts'

const profile = (answers: Partial<NutritionAssessmentFields>) =>
  profileOf(
    NutritionAssessmentInput.parse({
      age: 35,
      gender: 'male',
      weightKg: 65,
      heightCm: 175,
      activityLevel: 'sedentary',
      region: 'Kenya',
      ...answers,
    }),
  )
const targets = (answers: Partial<NutritionAssessmentFields>) => {
  const person = profile(answers)
  return targetsOf(person, energyNeed(person))
}
const upToTen = (kcal: number) => Math.ceil(kcal / 10) * 10

describe('Basal metabolic rate (Schofield 1985)', () => {
  it('gives the values that FAO works out, to the rounding of MJ', () => {
    expect(Math.round(basalKcal('female', 25, 55))).toBe(1302)
    expect(Math.round(basalKcal('male', 25, 70))).toBe(1746)
  })

  it.each([
    ['male', 2, 59.512, -30.4],
    ['male', 3, 22.706, 504.3],
    ['male', 9, 22.706, 504.3],
    ['male', 10, 17.686, 658.2],
    ['male', 17, 17.686, 658.2],
    ['male', 18, 15.057, 692.2],
    ['male', 29, 15.057, 692.2],
    ['male', 30, 11.472, 873.1],
    ['male', 59, 11.472, 873.1],
    ['male', 60, 11.711, 587.7],
    ['female', 2, 58.317, -31.1],
    ['female', 3, 20.315, 485.9],
    ['female', 10, 13.384, 692.6],
    ['female', 18, 14.818, 486.6],
    ['female', 30, 8.126, 845.6],
    ['female', 60, 9.082, 658.5],
  ] as const)('reads the row of a %s of %s years', (sex, age, perKg, constant) => {
    expect(basalKcal(sex, age, 50)).toBeCloseTo(perKg * 50 + constant, 6)
  })
})

describe('§5 Energy need', () => {
  it.each([
    ['sedentary', 1.4],
    ['lightly_active', 1.55],
    ['moderately_active', 1.85],
    ['very_active', 2.1],
    ['extremely_active', 2.25],
  ] as const)('%s is %s times the basal rate', (activityLevel, level) => {
    expect(energyNeed(profile({ activityLevel })).energyKcal).toBe(upToTen((11.472 * 65 + 873.1) * level))
  })

  it('is the mean of both tables for gender "other"', () => {
    const mean = ((11.472 + 8.126) * 65 + 873.1 + 845.6) / 2
    expect(energyNeed(profile({ gender: 'other' })).energyKcal).toBe(upToTen(mean * 1.4))
  })

  it('adds both trimester and breastfeeding where both are ticked, before the share of HIV', () => {
    const mother = profile({
      gender: 'female',
      healthConditions: ['Pregnancy', 'Breastfeeding', 'HIV/AIDS'],
      trimester: 1,
    })
    expect(energyNeed(mother).energyKcal).toBe(upToTen(((8.126 * 65 + 845.6) * 1.4 + 85 + 500) * 1.1))
  })

  it('counts a quarter of the weight above BMI 30, and all of it up to there', () => {
    expect(adjustedWeightKg({ weightKg: 120, heightCm: 200 })).toBe(120)
    expect(adjustedWeightKg({ weightKg: 120.4, heightCm: 200 })).toBeCloseTo(120.1, 6)
    expect(adjustedWeightKg({ weightKg: 200, heightCm: 200 })).toBe(140)
  })

  it('is capped where a day of food could not hold it', () => {
    const giant = energyNeed(profile({ weightKg: 130, heightCm: 210, activityLevel: 'extremely_active' }))
    expect(giant).toMatchObject({ energyKcal: MAX_ENERGY_KCAL, capped: true })
  })

  it('adds a fifth for a thin schoolchild', () => {
    const thin = energyNeed(profile({ age: 10, weightKg: 26.5, heightCm: 140 }))
    expect(thin.aim).toBe('gain')
    expect(thin.energyKcal).toBe(upToTen((17.686 * 26.5 + 658.2) * 1.4 * 1.01 * 1.2))
  })
})

describe('§5 Energy under five years (FAO/WHO/UNU 2004, PAHO/WHO 2003)', () => {
  it.each([
    [8, 8.5, 79, 413, 200],
    [9, 9, 79, 379, 300],
    [11, 9.3, 79, 379, 300],
    [12, 9.6, 82, 346, 550],
    [23, 12, 82, 346, 550],
    [24, 12.2, 84, 0, 0],
    [36, 14.3, 80, 0, 0],
    [48, 16.3, 77, 0, 0],
  ] as const)(
    'at %s months and %s kg counts %s kcal per kg less %s from breast milk',
    (ageMonths, weightKg, perKg, milk, least) => {
      const heightCm = Math.round(Math.sqrt(weightKg / 16.2) * 1000) / 10
      const need = energyNeed(profile({ age: null, ageMonths, weightKg, heightCm }))
      expect(need.energyKcal).toBe(upToTen(Math.max(perKg * weightKg - milk, least)))
      expect(need.breastMilkKcal).toBe(milk)
    },
  )

  it('is not raised by activity', () => {
    const answers = { age: null, ageMonths: 30, weightKg: 13, heightCm: 91 } as const
    expect(energyNeed(profile({ ...answers, activityLevel: 'extremely_active' }))).toEqual(energyNeed(profile(answers)))
  })
})

describe('§5 Targets', () => {
  it('splits energy between protein, fat and carbohydrate', () => {
    const { energyKcal, proteinG, fatG, carbohydrateG, fibreG } = targets({})
    expect(proteinG).toBe(Math.round((energyKcal * 0.12) / 4))
    expect(fatG).toBe(Math.round((energyKcal * 0.3) / 9))
    expect(Math.abs(proteinG * 4 + fatG * 9 + carbohydrateG * 4 + fibreG * 2 - energyKcal)).toBeLessThan(4)
  })

  it.each([
    [64, [], 0.83],
    [65, [], 1],
    [35, ['Kidney Disease'], 0.8],
    [70, ['Kidney Disease'], 0.8],
    [35, ['Liver Disease'], 1.2],
    [35, ['Kidney Disease', 'Liver Disease'], 1],
  ] as const)('at %s years with %s gives at least %s g of protein per kg', (age, conditions, perKg) => {
    const { energyKcal, proteinG } = targets({ age, weightKg: 90, heightCm: 175, healthConditions: [...conditions] })
    const share = conditions.some((condition) => condition === 'Kidney Disease') ? 0 : (energyKcal * 0.12) / 4
    expect(proteinG).toBe(Math.round(Math.max(share, perKg * 90)))
  })

  it.each([
    ['female', 50, 29.4, 1000],
    ['female', 51, 11.3, 1300],
    ['male', 65, 13.7, 1000],
    ['male', 66, 13.7, 1300],
    ['other', 35, 29.4, 1000],
  ] as const)('gives a %s of %s years %s mg of iron and %s mg of calcium', (gender, age, ironMg, calciumMg) => {
    expect(targets({ gender, age })).toMatchObject({ ironMg, calciumMg })
  })

  it('raises micronutrients in pregnancy, and zinc by trimester', () => {
    const pregnant = { gender: 'female', healthConditions: ['Pregnancy'] } as const
    const by = (trimester: 1 | 2 | 3) => targets({ ...pregnant, healthConditions: ['Pregnancy'], trimester })
    expect(by(1)).toMatchObject({ folateUg: 600, vitaminAUg: 800, calciumMg: 1200, zincMg: 5.5 })
    expect(by(3).zincMg).toBe(10)
  })

  it('takes the sodium of a child down with energy, and never above the adult limit', () => {
    expect(targets({ age: null, ageMonths: 40, weightKg: 14, heightCm: 96 }).sodiumMg).toBe(1120)
    expect(targets({ age: 16, weightKg: 60, heightCm: 172 }).sodiumMg).toBe(2000)
    expect(targets({ healthConditions: ['Heart Disease'] }).sodiumMg).toBe(1500)
  })
})
