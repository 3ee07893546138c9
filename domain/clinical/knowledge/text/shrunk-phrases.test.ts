import { describe, expect, it } from 'vitest'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { shrunkPhrases } from '#domain/clinical/language/say-phrases.ts'

describe('What is looked for of a phrase', () => {
  it.each(ALL_PACKS.map((pack) => [pack.language, pack] as const))(
    'is more than one word where more than one is written, in %s',
    (_, pack) => {
      expect(shrunkPhrases(pack)).toEqual([])
    },
  )

  it.each([
    ['by lightning', true],
    ['lightning', false],
    ['hit by lightning', false],
    ['(tree|by) ~ lightning', true],
    ['{pain} ~ when we', true],
    ['! no {pain}', false],
    ['my {pain}', true],
  ])('%j shrinks: %s', (phrase, shrinks) => {
    const words = { ...ENGLISH_PACK.words, phrases: new Map([['lightning' as const, [phrase]]]) }
    expect(shrunkPhrases({ ...ENGLISH_PACK, words })).toHaveLength(shrinks ? 1 : 0)
  })
})
