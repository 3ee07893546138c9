import { describe, expect, it } from 'vitest'
import { FRENCH_PACK } from '#domain/clinical/knowledge/text/fr/words.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'

type Told = readonly [text: string, weeks: number]

const NOTES: readonly (readonly [LanguagePack, Told[], string[]])[] = [
  [
    FRENCH_PACK,
    [
      ['G2P1 28 semaines, saigne', 28],
      ['enceinte 7 mois, convulsions', 30],
      ['7ème mois de grossesse, maux de tête', 30],
      ['à 31 semaines, perte des eaux', 31],
    ],
    ['toux depuis 28 semaines', 'une toux de 21 semaines', 'enfant de 7 mois, fièvre'],
  ],
  [
    SWAHILI_PACK,
    [
      ['G2P1 wiki 28, damu inatoka', 28],
      ['mja mzito wiki ya 30', 30],
    ],
    ['kikohozi kwa wiki 20', 'homa wiki 2'],
  ],
]

describe.each(NOTES)('Weeks of a pregnancy in a note: %#', ({ words }, told, others) => {
  const read = textReader([words])
  const weeksOf = (text: string) => read(text).patient.pregnancyWeeks

  it.each(told)('are read: %s', (text, weeks) => {
    expect(weeksOf(text)).toBe(weeks)
  })

  it.each(others)('are none of a child or an illness: %s', (text) => {
    expect(weeksOf(text)).toBeUndefined()
  })
})
