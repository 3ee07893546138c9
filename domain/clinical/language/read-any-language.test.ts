import { describe, expect, it } from 'vitest'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { everydayWords, languageDetector } from '#domain/clinical/language/detect-language.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)
const detect = languageDetector(Object.fromEntries(ALL_PACKS.map(({ language, words }) => [language, words.grammar])))
const guess = languageDetector(
  Object.fromEntries(ALL_PACKS.map(({ language, words }) => [language, words.grammar])),
  everydayWords,
)
const present = (text: string, language?: string) =>
  read(text, { language: language ?? null })
    .findings.filter(({ status }) => status === 'present')
    .map(({ id }) => id)

describe('Telling the language of a text', () => {
  it.each([
    ['en', 'I have had a bad headache since yesterday and I feel weak'],
    ['sw', 'Mtoto wangu ana homa tangu jana na anatapika sana'],
    ['rw', 'Umwana wanjye afite umuriro kandi ararwaye cyane'],
    ['lg', 'Omwana wange alina omusujja era asesema'],
    ['ln', 'Mwana na ngai azali na fièvre mpe azosanza'],
  ])('%s: %s', (language, text) => {
    expect(detect(text)[0]?.language).toBe(language)
  })

  it.each([
    ['lg', 'Omwana, myaka 3. Addukana omusaayi ennaku bbiri.'],
    ['rw', 'Umukobwa w’imyaka itatu, umuriro kuva ejo, 38.7'],
    ['ln', 'Mwana ya sanza 7, toux, tolo ekotaka'],
    ['ar', 'العمر 71، صدره ضايق'],
    ['en', 'F 2 y. Palms paper-white, fever of 39'],
  ])('%s, of a short note by people, times and numbers: %s', (language, text) => {
    expect(guess(text)[0]?.language).toBe(language)
  })

  it('says nothing of a text without small words', () => {
    expect(detect('😀 12345')).toEqual([])
    expect(detect('')).toEqual([])
  })
})

describe('Reading a text in any language', () => {
  it('reads it in the language that it is said to be in, and in English beside', () => {
    expect(present('Mtoto ana homa na convulsions', 'sw')).toEqual(expect.arrayContaining(['fever', 'convulsions']))
    expect(present('Umwana afite umuriro, RDT positive', 'rw')).toEqual(
      expect.arrayContaining(['fever', 'malaria_test_positive']),
    )
  })

  it('tells the language by itself where it is not given, or wrong', () => {
    expect(present('Omwana wange alina omusujja era asesema')).toContain('fever')
    expect(present('Omwana wange alina omusujja era asesema', 'no-such-language')).toContain('fever')
    expect(present('I have a fever and homa kali', 'en')).toContain('fever')
  })

  it('reads a text that is said to be English and is not', () => {
    expect(present('Umwana wanjye afite umuriro mwinshi kandi aruka cyane', 'en')).toContain('high_fever')
  })

  it('finds nothing in what is no language', () => {
    expect(read('', { language: 'en' }).findings).toEqual([])
    expect(read('🤒🤒🤒').findings).toEqual([])
  })
})
