import { describe, expect, it } from 'vitest'
import {
  ARM_WASTING_BANDS,
  type CategoryBands,
  categoryOf,
  GROWTH_CATEGORY_LABELS,
  STUNTING_BANDS,
  THINNESS_AND_OVERWEIGHT_BANDS,
  UNDERWEIGHT_BANDS,
  WASTING_AND_OVERWEIGHT_BANDS,
} from '#domain/clinical/growth/categories.ts'
import { GROWTH_CATEGORIES, type GrowthCategory } from '#domain/clinical/growth/types.ts'

const JUST = 1e-9

type Expectation = readonly [z: number, category: GrowthCategory]

const CASES: readonly (readonly [name: string, bands: CategoryBands, expectations: readonly Expectation[]])[] = [
  [
    'weight for age',
    UNDERWEIGHT_BANDS,
    [
      [-3 - JUST, 'severely_underweight'],
      [-3, 'underweight'],
      [-2 - JUST, 'underweight'],
      [-2, 'normal'],
      [4.9, 'normal'],
    ],
  ],
  [
    'height for age',
    STUNTING_BANDS,
    [
      [-3 - JUST, 'severely_stunted'],
      [-3, 'stunted'],
      [-2 - JUST, 'stunted'],
      [-2, 'normal'],
      [4, 'normal'],
    ],
  ],
  [
    'weight for height, and BMI to five years',
    WASTING_AND_OVERWEIGHT_BANDS,
    [
      [-3 - JUST, 'severely_wasted'],
      [-3, 'wasted'],
      [-2 - JUST, 'wasted'],
      [-2, 'normal'],
      [1, 'normal'],
      [1 + JUST, 'possible_risk_of_overweight'],
      [2, 'possible_risk_of_overweight'],
      [2 + JUST, 'overweight'],
      [3, 'overweight'],
      [3 + JUST, 'obese'],
    ],
  ],
  [
    'BMI from five years',
    THINNESS_AND_OVERWEIGHT_BANDS,
    [
      [-3 - JUST, 'severely_thin'],
      [-3, 'thin'],
      [-2 - JUST, 'thin'],
      [-2, 'normal'],
      [1, 'normal'],
      [1 + JUST, 'overweight'],
      [2, 'overweight'],
      [2 + JUST, 'obese'],
    ],
  ],
  [
    'upper arm',
    ARM_WASTING_BANDS,
    [
      [-3 - JUST, 'severely_wasted'],
      [-3, 'wasted'],
      [-2 - JUST, 'wasted'],
      [-2, 'normal'],
      [4, 'normal'],
    ],
  ],
]

describe('growth categories', () => {
  for (const [name, bands, expectations] of CASES) {
    it.each(expectations)(`${name}: z %d is %s`, (z, category) => {
      expect(categoryOf(z, bands)).toBe(category)
    })
  }

  it('has a label of its own for every category, in English and in Swahili', () => {
    for (const language of ['en', 'sw'] as const) {
      const labels = GROWTH_CATEGORIES.map((category) => GROWTH_CATEGORY_LABELS[category][language])
      expect(new Set(labels).size).toBe(GROWTH_CATEGORIES.length)
      expect(labels.every((label) => label.length > 0)).toBe(true)
    }
    for (const { en, sw } of Object.values(GROWTH_CATEGORY_LABELS)) expect(sw).not.toBe(en)
  })
})
