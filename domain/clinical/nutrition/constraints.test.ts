import { describe, expect, it } from 'vitest'
import { FOODS } from '#domain/clinical/knowledge/foods/all-foods.ts'
import { isAllowed, mayJoin } from '#domain/clinical/nutrition/constraints.ts'
import { profileOf } from '#domain/clinical/nutrition/profile.ts'
import { type NutritionAssessmentFields, NutritionAssessmentInput } from '#domain/input/nutrition.ts'

const food = (id: string) => {
  const found = FOODS.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No such food: ${id}`)
  return found
}
const profile = (answers: Partial<NutritionAssessmentFields>) =>
  profileOf(
    NutritionAssessmentInput.parse({
      age: 35,
      gender: 'female',
      weightKg: 62,
      heightCm: 165,
      activityLevel: 'sedentary',
      region: 'Kenya',
      ...answers,
    }),
  )
const allows = (id: string, answers: Partial<NutritionAssessmentFields> = {}) => isAllowed(food(id), profile(answers))

describe('§5 Restrictions', () => {
  it.each([
    ['Vegetarian', 'beef_lean_stewed', 'milk_fermented'],
    ['Vegetarian', 'omena_stewed', 'egg_boiled'],
    ['Vegetarian', 'pilau', 'mukimo'],
    ['Vegan', 'honey', 'sugar'],
    ['Vegan', 'ghee', 'maize_oil'],
    ['Vegan', 'mandazi', 'chapati_white'],
    ['Halal', 'pork_boiled', 'rabbit_stewed'],
    ['Kosher', 'pork_boiled', 'beef_lean_stewed'],
    ['Kosher', 'prawns_boiled', 'tilapia_steamed'],
    ['Kosher', 'mudfish_steamed', 'omena_stewed'],
    ['Kosher', 'milk_camel_boiled', 'milk_cow_boiled'],
    ['Lactose Intolerant', 'milk_fermented', 'ghee'],
    ['Lactose Intolerant', 'uji_maize_milk', 'uji_finger_millet'],
    ['Gluten Free', 'chapati_brown', 'ugali_finger_millet'],
    ['Gluten Free', 'oat_porridge', 'uji_sorghum'],
    ['Nut Allergies', 'groundnut_sauce', 'sunflower_seeds'],
    ['Nut Allergies', 'mahamri', 'mandazi'],
    ['Nut Allergies', 'mseto_ndengu', 'green_gram_stew'],
    ['Food Allergies', 'egg_boiled', 'beans_boiled'],
  ] as const)('%s leaves out %s and keeps %s', (restriction, out, kept) => {
    expect(allows(out)).toBe(true)
    expect(allows(out, { dietaryRestrictions: [restriction] })).toBe(false)
    expect(allows(kept, { dietaryRestrictions: [restriction] })).toBe(true)
  })

  it('leaves out a named allergen alone', () => {
    const fish = {
      dietaryRestrictions: ['Food Allergies'],
      foodAllergies: ['fish'],
    } satisfies Partial<NutritionAssessmentFields>
    expect(allows('omena_stewed', fish)).toBe(false)
    expect(allows('egg_boiled', fish)).toBe(true)
  })

  it('keeps kosher meat and milk apart', () => {
    const kosher = profile({ dietaryRestrictions: ['Kosher'] })
    expect(mayJoin(food('milk_cow_boiled'), [food('beef_lean_stewed')], kosher)).toBe(false)
    expect(mayJoin(food('chicken_boiled'), [food('ghee')], kosher)).toBe(false)
    expect(mayJoin(food('milk_cow_boiled'), [food('tilapia_steamed')], kosher)).toBe(true)
    expect(mayJoin(food('milk_cow_boiled'), [food('beef_lean_stewed')], profile({}))).toBe(true)
  })
})

describe('§5 Conditions and ages', () => {
  it.each([
    ['Diabetes', 'rice_white', 'rice_parboiled'],
    ['Diabetes', 'sugar', 'banana'],
    ['Hypertension', 'bread_white', 'sukuma_wiki_boiled'],
    ['Kidney Disease', 'potato_boiled', 'rice_white'],
    ['Heart Disease', 'ghee', 'sunflower_oil'],
    ['Heart Disease', 'mutton_boiled', 'beef_lean_stewed'],
    ['Pregnancy', 'beef_liver', 'beef_lean_stewed'],
    ['Anemia', 'tea_black', 'orange'],
  ] as const)('%s leaves out %s and keeps %s', (condition, out, kept) => {
    expect(allows(out)).toBe(true)
    expect(allows(out, { healthConditions: [condition] })).toBe(false)
    expect(allows(kept, { healthConditions: [condition] })).toBe(true)
  })

  it('keeps whole nuts from under-fives', () => {
    expect(allows('groundnuts_roasted', { age: null, ageMonths: 59, weightKg: 17, heightCm: 108 })).toBe(false)
    expect(allows('groundnuts_roasted', { age: 5, weightKg: 18, heightCm: 110 })).toBe(true)
  })

  it.each([
    ['honey', 23, 24],
    ['milk_cow_boiled', 11, 12],
    ['banana', 5, 6],
  ] as const)('%s is for no child of %s months', (id, tooYoung, oldEnough) => {
    const child = { age: null, weightKg: 12, heightCm: 88 }
    expect(allows(id, { ...child, ageMonths: tooYoung })).toBe(false)
    expect(allows(id, { ...child, ageMonths: oldEnough })).toBe(true)
  })

  it('keeps to the region', () => {
    expect(allows('kisra')).toBe(false)
    expect(allows('kisra', { region: 'South Sudan' })).toBe(true)
  })
})
