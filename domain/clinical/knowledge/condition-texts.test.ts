import { describe, expect, it } from 'vitest'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'
import { CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/all-conditions.ts'
import { CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/all-conditions.ts'

/** Capitals and spaces tell no two names apart. */
const asRead = (words: string): string => words.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The words that stand more than once in a list. */
const repeated = (words: readonly string[]): readonly string[] => {
  const read = words.map(asRead)
  return words.filter((_, index) => read.indexOf(read[index] ?? '') !== index)
}

describe.each<[language: string, texts: Readonly<Record<string, ConditionText>>]>([
  ['English', CONDITIONS_EN],
  ['Swahili', CONDITIONS_SW],
])('The words of conditions in %s', (_language, texts) => {
  const entries = Object.entries(texts)

  it('are there for every condition, and for nothing else', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(CONDITIONS).toSorted())
  })

  it('have a name, and say what it is in a whole sentence', () => {
    expect(entries.filter(([, { name }]) => asRead(name) === '').map(([id]) => id)).toEqual([])
    expect(entries.filter(([, { about }]) => !/\S[.!]$/.test(about)).map(([id]) => id)).toEqual([])
  })

  it('have other names that are not empty, not the name, and not written twice', () => {
    const faulty = entries.filter(
      ([, { name, aliases }]) =>
        aliases.some((alias) => asRead(alias) === '') || repeated([name, ...aliases]).length > 0,
    )
    expect(faulty.map(([id]) => id)).toEqual([])
  })

  it('give no two conditions the same name', () => {
    expect(repeated(entries.map(([, { name }]) => name))).toEqual([])
  })
})

describe('The words of conditions in Swahili', () => {
  it('are not those of English', () => {
    const english: Readonly<Record<string, ConditionText>> = CONDITIONS_EN
    const same = Object.entries(CONDITIONS_SW).filter(([id, { about }]) => about === english[id]?.about)
    expect(same.map(([id]) => id)).toEqual([])
  })
})
