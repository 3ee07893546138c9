import { describe, expect, it } from 'vitest'
import { FOODS } from '#domain/clinical/knowledge/foods/all-foods.ts'
import type { Food } from '#domain/clinical/knowledge/foods/food.ts'
import { HOUSEHOLD_MEASURES, portionInWords } from '#domain/clinical/knowledge/foods/household-measures.ts'
import { MEAL_TEMPLATES } from '#domain/clinical/knowledge/foods/meal-templates.ts'
import { PRICE_UNITS } from '#domain/clinical/knowledge/foods/price-units.ts'
import { NUTRITION_REGIONS } from '#domain/vocabulary/countries.ts'

/** What the tags of a food must say when its words, or its other tags, say so. */
function faultyTags({ allergens, animal, gluten, lactose, name, group, minAgeMonths, portion }: Food): string[] {
  const words = name.en.toLowerCase()
  const says = (pattern: RegExp) => pattern.test(words)
  const comesFrom = (...sources: Food['animal']) => animal.some((source) => sources.includes(source))
  const rules: readonly (readonly [fault: string, when: boolean, must: boolean])[] = [
    ['lactose is milk', lactose, allergens.includes('milk')],
    ['wheat has gluten', allergens.includes('wheat'), gluten],
    ['milk comes from an animal', true, comesFrom('dairy', 'camel_milk') === allergens.includes('milk')],
    ['eggs come from hens', allergens.includes('eggs'), comesFrom('egg')],
    ['fish is fish', true, comesFrom('fish', 'scaleless_fish') === allergens.includes('fish')],
    ['shellfish is shellfish', true, comesFrom('shellfish') === allergens.includes('shellfish')],
    ['named milk', says(/\bmilk\b/) && !says(/coconut/), allergens.includes('milk')],
    ['named groundnut', says(/groundnut/), allergens.includes('groundnuts')],
    ['named tree nut', says(/coconut|cashew|macadamia/), allergens.includes('tree_nuts')],
    ['named sesame', says(/sesame/), allergens.includes('sesame')],
    ['named soya', says(/soya/), allergens.includes('soya')],
    ['named wheat food', says(/chapati|\bbread|spaghetti|mandazi|pancake/), gluten],
    ['named beef', says(/beef/), comesFrom('beef')],
    ['whole nuts', group === 'nuts' && portion.measure === 'handful', minAgeMonths >= 60],
    ['honey', comesFrom('honey'), minAgeMonths >= 12],
  ]
  return rules.filter(([, when, must]) => when && !must).map(([fault]) => fault)
}

describe('§5 Foods of the two regions', () => {
  it('are at least 120, and at least 120 of each region', () => {
    expect(FOODS.length).toBeGreaterThanOrEqual(120)
    for (const region of NUTRITION_REGIONS) {
      expect(FOODS.filter(({ markets }) => markets[region]).length).toBeGreaterThanOrEqual(120)
    }
  })

  it('have ids and names of their own', () => {
    for (const key of [({ id }) => id, ({ name }) => name.en, ({ name }) => name.sw] as ((
      food: (typeof FOODS)[number],
    ) => string)[]) {
      expect(new Set(FOODS.map(key)).size).toBe(FOODS.length)
    }
  })

  it('name the table and code of their figures', () => {
    for (const { figures } of FOODS) {
      const codes = 'code' in figures ? [figures.code] : figures.ingredients.map(({ code }) => code)
      expect(codes.length).toBeGreaterThan(0)
      for (const code of codes) expect(code).toMatch(/^\d/)
    }
  })

  it.each(FOODS.map((food) => [food.id, food] as const))('%s has figures that agree with each other', (_, food) => {
    const { energyKcal, proteinG, fatG, carbohydrateG, fibreG } = food.per100g
    const byAtwater = 4 * proteinG + 9 * fatG + 4 * carbohydrateG + 2 * fibreG
    expect(Math.abs(byAtwater - energyKcal)).toBeLessThan(Math.max(12, energyKcal * 0.16))
    expect(proteinG + fatG + carbohydrateG + fibreG).toBeLessThanOrEqual(102)
    for (const amount of Object.values(food.per100g)) expect(amount).toBeGreaterThanOrEqual(0)
  })

  it.each(FOODS.map((food) => [food.id, food] as const))('%s carries tags that follow from each other', (_, food) => {
    expect(faultyTags(food)).toEqual([])
  })

  it('have portions in steps of half a measure, with the usual not above the most', () => {
    for (const { portion } of FOODS) {
      expect(HOUSEHOLD_MEASURES[portion.measure]).toBeDefined()
      expect(portion.usual).toBeLessThanOrEqual(portion.max)
      expect((portion.usual * 2) % 1).toBe(0)
    }
  })

  it('have a price above nothing, in a unit with a name, in each of their regions', () => {
    for (const { markets } of FOODS) {
      const found = NUTRITION_REGIONS.flatMap((region) => markets[region] ?? [])
      expect(found.length).toBeGreaterThan(0)
      for (const { price } of found) {
        expect(price.amount).toBeGreaterThan(0)
        expect(PRICE_UNITS[price.per].sw.length).toBeGreaterThan(0)
      }
    }
  })

  it('are named by meals that each part of a plate can be made of in their region', () => {
    const ids = new Map(FOODS.map((food) => [food.id, food]))
    for (const { regions, slots } of MEAL_TEMPLATES) {
      for (const region of regions) {
        for (const { oneOf } of slots) expect(oneOf.some((id) => ids.get(id)?.markets[region])).toBe(true)
      }
    }
  })
})

describe('Portions in words', () => {
  it.each([
    [0.5, '½ cup (125 g)', 'kikombe ½ (g 125)'],
    [1, '1 cup (250 g)', 'kikombe 1 (g 250)'],
    [1.5, '1½ cups (375 g)', 'vikombe 1½ (g 375)'],
    [2, '2 cups (500 g)', 'vikombe 2 (g 500)'],
  ])('%s cups', (count, en, sw) => {
    expect(portionInWords('cup', count, count * 250)).toEqual({ en, sw })
  })
})
