import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'

const read = textReader([ENGLISH_PACK.words, SWAHILI_PACK.words])
const unknownOf = (text: string) => read(text).notUnderstood.map(({ word }) => word)

describe('What a text says and nobody understood', () => {
  it.each([
    ['I have a fever and a zorbling in my knee', ['zorbling']],
    ['Nina homa na kikohozi cha blorbo', ['blorbo']],
    ['She said yesterday that the flarnix came back', ['flarnix']],
    ['Temp 39.2 °C, pulse 120 bpm, BP 120/80 mmHg, 70 kg', []],
    ['A 34-year-old woman, 20 weeks pregnant, denies any vomiting', []],
    ['My husband cannot speak. What should I do?', []],
    ['Mtoto wangu ana umri wa miezi 8, hatapiki, anakohoa tangu jana', []],
    ['I have a feverr and a headach', []],
    ['', []],
  ])('of "%s" is %j', (text, words) => {
    expect(unknownOf(text)).toEqual(words)
  })

  it('stands where it says, once, as it is written', () => {
    const text = 'Has a Zörbling; the zörbling went away after lunch with Quxley.'
    const { notUnderstood } = read(text)
    expect(notUnderstood.map(({ quote }) => text.slice(...quote))).toEqual(
      expect.arrayContaining(['Zörbling', 'Quxley']),
    )
    expect(notUnderstood.filter(({ word }) => /z.rbling/i.test(word))).toHaveLength(1)
  })

  it('is at most twenty words, and of a very long one the beginning', () => {
    const nonsense = Array.from(
      { length: 60 },
      (_, at) => `qx${String.fromCodePoint(97 + (at % 26))}jv${'z'.repeat(at)}`,
    )
    expect(unknownOf(nonsense.join(' '))).toHaveLength(20)
    expect(unknownOf('ж'.repeat(5000))[0]).toHaveLength(40)
  })

  it('never overlaps with what was understood, and its places are those of its words', () => {
    const word = fc.constantFrom('fever', 'homa', 'zorbling', 'cough', 'qwxv', 'no', 'headache', 'blorbo', '.', ',')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const text = words.join(' ')
        for (const { word: said, quote } of read(text).notUnderstood) {
          expect(['zorbling', 'qwxv', 'blorbo']).toContain(said)
          expect(text.slice(...quote)).toBe(said)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('is in the assessment, with its places behind what was not read', () => {
    const text = `${'fever '.repeat(5000)}. Then the zorbling came.`
    const { notUnderstood } = assess({ text }, read(text)).read
    expect(notUnderstood.map(({ quote }) => text.slice(...quote))).toEqual(['zorbling'])
  })
})
