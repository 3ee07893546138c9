import { describe, expect, it } from 'vitest'
import { FOODS } from '#domain/clinical/knowledge/foods/all-foods.ts'
import { HOUSEHOLD_MEASURES } from '#domain/clinical/knowledge/foods/household-measures.ts'
import { CHILD_ADVICE, CHILD_FEEDING, INFANT_ADVICE } from '#domain/clinical/nutrition/child-advice.ts'
import { CONDITION_ADVICE, SYMPTOM_ADVICE } from '#domain/clinical/nutrition/condition-advice.ts'
import { DANGER_TEXTS } from '#domain/clinical/nutrition/danger-texts.ts'
import { GROWTH_INDICATOR_NAMES, STATUS_SENTENCES } from '#domain/clinical/nutrition/diagnosis-words.ts'
import { NUTRITION_RULES } from '#domain/clinical/nutrition/nutrition-rules.ts'
import { FOOD_GROUP_NAMES } from '#domain/clinical/nutrition/regional-foods.ts'
import { inThousands, listInWords, say } from '#domain/clinical/nutrition/text.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'

/** Names of foods that are the same word in both languages. */
const SAME_WORD = new Set(['Mandazi'])

const texts: LocalText[] = [
  ...Object.values(CONDITION_ADVICE),
  ...Object.values(SYMPTOM_ADVICE),
  ...Object.values(DANGER_TEXTS),
  ...Object.values(CHILD_ADVICE),
  ...CHILD_FEEDING.map(({ advice }) => advice),
  ...INFANT_ADVICE,
  ...Object.values(STATUS_SENTENCES),
  ...Object.values(GROWTH_INDICATOR_NAMES),
  ...Object.values(FOOD_GROUP_NAMES),
  ...Object.values(HOUSEHOLD_MEASURES).flatMap(({ one, many }) => [one, many]),
  ...FOODS.map(({ name }) => name).filter(({ en }) => !SAME_WORD.has(en)),
]

describe('§8 Texts of the nutrition plan', () => {
  it('stand in English and in Swahili, each its own', () => {
    for (const { en, sw } of texts) {
      expect(en.trim().length).toBeGreaterThan(0)
      expect(sw.trim().length).toBeGreaterThan(0)
      expect(sw).not.toBe(en)
    }
  })
})

describe('Rules', () => {
  it('have ids of their own in the form area.subject, and a source with its year', () => {
    const rules = Object.values(NUTRITION_RULES)
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    for (const { id, source } of rules) {
      expect(id).toMatch(/^nutrition(\.[a-z0-9-]+){2}$/)
      expect(source).toMatch(/\d{4}/)
    }
  })
})

describe('Words', () => {
  it('set thousands apart', () => {
    expect([950, 1950, 12_345, 1_234_567].map(inThousands)).toEqual(['950', '1,950', '12,345', '1,234,567'])
  })

  it('put names in a row', () => {
    const names = [say('beans', 'maharagwe'), say('milk', 'maziwa'), say('kale', 'sukuma')]
    expect(listInWords(names)).toEqual({ en: 'beans, milk and kale', sw: 'maharagwe, maziwa na sukuma' })
    expect(listInWords(names.slice(0, 1))).toEqual({ en: 'beans', sw: 'maharagwe' })
    expect(listInWords([])).toEqual({ en: '', sw: '' })
  })
})
