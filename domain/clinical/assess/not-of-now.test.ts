import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)

/** Whether somebody of whom this is told is seen the same day. */
function isSameDay(
  text: string,
  { ageMonths, sex }: Pick<ClinicalCase, 'ageMonths' | 'sex'>,
  language = 'en',
): boolean {
  const { level } = assess(
    { text, ...(ageMonths !== undefined && { ageMonths }), ...(sex && { sex }) },
    read(text, { language, ...(ageMonths !== undefined && { ageMonths }) }),
  ).triage
  return level === 'high' || level === 'critical'
}

describe('What a text tells of long ago', () => {
  it.each([
    ['en', 'I was bitten by a snake about forty years ago, the skin there is still dark'],
    ['en', 'Dog bit me three years ago and I got all injections'],
    ['en', 'Lower leg amputated 6 years ago, wants a new strap'],
    ['sw', 'Nilichomwa na nge miaka mitatu iliyopita'],
    ['fr', 'Mordu par un chien il y a huit ans, la cicatrice tire un peu'],
  ])('in %s is no emergency of today: %s', (language, text) => {
    expect(isSameDay(text, { ageMonths: 480 }, language)).toBe(false)
  })

  it('is one where the years are those of the patient, or it was lately', () => {
    expect(isSameDay('Boy 8 years fell from a mango tree, the wrist is bent', { ageMonths: 96 })).toBe(true)
    expect(isSameDay('Bitten by a snake two hours ago', { ageMonths: 480 })).toBe(true)
    expect(isSameDay('Mordu par un chien il y a deux jours', { ageMonths: 480 }, 'fr')).toBe(true)
  })
})

describe('What was for the last time', () => {
  it.each([
    ['en', 'Last fit was in 2021, takes phenobarbital'],
    ['en', 'Last seizure 14 months ago, no rash'],
    ['en', 'Broke his leg in 2016, a cold now'],
    ['fr', 'Dernière crise en 2021, sous phénobarbital'],
  ])('in %s is over: %s', (language, text) => {
    expect(isSameDay(text, { ageMonths: 300, sex: 'female' }, language)).toBe(false)
  })

  it.each([
    ['en', 'Fits since 2016'],
    ['en', 'Fits last year and again today'],
    ['en', 'Had his first fit in 2019'],
    ['en', 'Last seizure 3 days ago'],
    ['en', 'Had a stroke in 2021, right arm weak'],
    ['en', 'Had rheumatic fever as a child, short of breath'],
    ['en', 'Broke leg in 2016, bitten by a dog'],
    ['sw', 'Degedege tangu 2019'],
    ['fr', 'Convulsions depuis 2019'],
  ])('in %s is not, where it goes on, came again or something else is told: %s', (language, text) => {
    expect(isSameDay(text, { ageMonths: 300, sex: 'female' }, language)).toBe(true)
  })
})

describe('The labour of a birth that is over', () => {
  it('is its story at a visit after birth, and labour before it', () => {
    expect(
      isSameDay('Postnatal 6 weeks: labour 7 hours, normal birth, no complaints', { ageMonths: 348, sex: 'female' }),
    ).toBe(false)
    expect(isSameDay('39 weeks, in labour for 7 hours', { ageMonths: 348, sex: 'female' })).toBe(true)
  })
})

describe('What cannot be yet', () => {
  it('is no lost strength of an infant who cannot sit or walk', () => {
    expect(isSameDay('Baby of 4 months cannot sit up yet', { ageMonths: 4 })).toBe(false)
    expect(isSameDay('My child of 2 years cannot sit up any more', { ageMonths: 24 })).toBe(true)
  })

  it('is no child that stopped moving before it can be felt', () => {
    const says = 'first child, I do not feel the baby moving'
    expect(isSameDay(`I am 14 weeks pregnant, ${says}`, { ageMonths: 240, sex: 'female' })).toBe(false)
    expect(isSameDay(`I am 30 weeks pregnant, ${says}`, { ageMonths: 240, sex: 'female' })).toBe(true)
  })
})
