import { describe, expect, it } from 'vitest'
import { localize } from '#domain/vocabulary/languages.ts'

const FOOD = { name: { en: 'Beans', sw: 'Maharage' }, per100g: { iron_mg: 2, note: null }, tags: ['dry'] }

describe('a value in one language', () => {
  it('has the text of that language wherever it had one in each', () => {
    const value = { title: { en: 'Food', sw: 'Chakula' }, meals: [[FOOD], []], growth: null, bmi: 21.5 }
    const food = { per100g: FOOD.per100g, tags: ['dry'] }
    expect(localize(value, 'sw')).toEqual({
      title: 'Chakula',
      meals: [[{ name: 'Maharage', ...food }], []],
      growth: null,
      bmi: 21.5,
    })
    expect(localize(value, 'en').meals).toEqual([[{ name: 'Beans', ...food }], []])
  })

  it('keeps the order of its parts', () => {
    expect(JSON.stringify(localize(FOOD, 'en'))).toBe(JSON.stringify({ ...FOOD, name: 'Beans' }))
  })

  it('leaves the value itself as it was', () => {
    const before = JSON.stringify(FOOD)
    localize(FOOD, 'sw')
    expect(JSON.stringify(FOOD)).toBe(before)
  })

  it('takes for a text only what has one in every language', () => {
    expect(localize({ half: { en: 'Only this' }, number: { en: 1, sw: 2 } }, 'en')).toEqual({
      half: { en: 'Only this' },
      number: { en: 1, sw: 2 },
    })
  })
})
