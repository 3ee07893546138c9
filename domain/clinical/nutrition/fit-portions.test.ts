import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitPortions, type PortionVariable } from '#domain/clinical/nutrition/fit-portions.ts'
import { seededRandom } from '#domain/clinical/nutrition/seeded-random.ts'

const UGALI: PortionVariable = {
  meal: 0,
  energyKcal: 70,
  proteinG: 1.6,
  fatG: 0.9,
  sodiumMg: 3,
  potassiumMg: 46,
  usual: 6,
  least: 3,
  most: 10,
}
const BEANS: PortionVariable = {
  meal: 0,
  energyKcal: 99,
  proteinG: 6.7,
  fatG: 0.7,
  sodiumMg: 7,
  potassiumMg: 213,
  usual: 1,
  least: 1,
  most: 3,
}
const OIL: PortionVariable = {
  meal: 1,
  energyKcal: 22,
  proteinG: 0,
  fatG: 2.5,
  sodiumMg: 0,
  potassiumMg: 0,
  usual: 4,
  least: 0,
  most: 10,
}
const goal = (energyKcal: number, proteinG: number) => ({
  energyKcal,
  proteinG,
  sodiumMg: 2000,
  potassiumMg: null,
  mealShares: [0.8, 0.2],
})

const sum = (foods: readonly PortionVariable[], steps: readonly number[], of: 'energyKcal' | 'proteinG') =>
  foods.reduce((total, food, index) => total + food[of] * (steps[index] ?? 0), 0)

describe('Fitting portions', () => {
  it('meets energy and protein that the foods can reach', () => {
    const foods = [UGALI, BEANS, OIL]
    const steps = fitPortions(foods, goal(900, 28))
    expect(Math.abs(sum(foods, steps, 'energyKcal') / 900 - 1)).toBeLessThan(0.05)
    expect(Math.abs(sum(foods, steps, 'proteinG') / 28 - 1)).toBeLessThan(0.15)
  })

  it('stays within bounds and ends, whatever the goal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 400 }), (energyKcal, proteinG) => {
        const foods = [UGALI, BEANS, OIL]
        const steps = fitPortions(foods, goal(energyKcal, proteinG))
        foods.forEach(({ least, most }, index) => {
          expect(steps[index]).toBeGreaterThanOrEqual(least)
          expect(steps[index]).toBeLessThanOrEqual(most)
        })
      }),
    )
  })

  it('gives nothing for no foods', () => {
    expect(fitPortions([], goal(2000, 60))).toEqual([])
  })
})

describe('Numbers from a seed', () => {
  it('are the same for the same seed, differ by seed, and stay under 1', () => {
    const row = (seed: number) => Array.from({ length: 20 }, seededRandom(seed))
    expect(row(7)).toEqual(row(7))
    expect(row(7)).not.toEqual(row(8))
    for (const value of [...row(7), ...row(-1), ...row(Number.NaN)]) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(1)
    }
  })
})
