import { describe, expect, it } from 'vitest'
import { UI_LANGUAGES } from '#domain/vocabulary/languages.ts'

const catalogues = import.meta.glob<object>('./catalogues/*/*.json', { import: 'default', eager: true })

/** Texts that are the same in both languages because the word is: names, numbers, loan words. By namespace and key. */
const SAME_IN_BOTH = new Set([
  'chwMerges:exactly',
  'chwMerges:languages.KINYARWANDA',
  'chwMerges:nothing',
  'chwRegister:languages.Kinyarwanda',
  'common:countries.KE',
  'common:countries.UG',
  'common:countries.TZ',
  'common:countries.RW',
  'common:countries.ET',
  'common:countries.SO',
  'common:countries.BI',
  'common:countries.ER',
  'dispensed:patientLanguage.Kinyarwanda',
  'dispensing:move.of',
  'landing:regions.payments.KE',
  'landing:regions.payments.UG',
  'landing:regions.payments.TZ',
  'landing:regions.payments.RW',
  'landing:regions.payments.CD',
  'landing:regions.payments.SS',
  'medicalForm:regions.KENYA',
  'medicalForm:regions.UGANDA',
  'medicalForm:regions.TANZANIA',
  'medicalForm:regions.RWANDA',
  'medicalForm:regions.ETHIOPIA',
  'medicalForm:regions.SOMALIA',
  'medicalForm:regions.BURUNDI',
  'nutrition:dashboard.bmi',
  'nutrition:dashboard.trend.bmi',
  'nutrition:plan.overview.bmi',
  'referrals:move.of',
])

const namespacesOf = (language: string) =>
  Object.keys(catalogues)
    .filter((path) => path.startsWith(`./catalogues/${language}/`))
    .map((path) => path.slice(`./catalogues/${language}/`.length, -'.json'.length))
    .toSorted()

function textsOf(language: string, namespace: string): Map<string, string> {
  const texts = new Map<string, string>()
  const collect = (value: unknown, path: string[]) => {
    if (typeof value === 'string') texts.set(path.join('.'), value)
    else for (const [key, inner] of Object.entries(value as object)) collect(inner, [...path, key])
  }
  collect(catalogues[`./catalogues/${language}/${namespace}.json`] ?? {}, [])
  return texts
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').toSorted()

describe('catalogues', () => {
  it('exist in every language for the same namespaces', () => {
    for (const language of UI_LANGUAGES) expect(namespacesOf(language), language).toEqual(namespacesOf('en'))
  })

  describe.each(namespacesOf('en'))('%s', (namespace) => {
    const english = textsOf('en', namespace)
    const swahili = textsOf('sw', namespace)

    it('has the same keys in English and Swahili', () => {
      expect([...swahili.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    })

    it('has no empty text', () => {
      for (const texts of [english, swahili]) {
        expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
      }
    })

    it('uses the same placeholders in English and Swahili', () => {
      for (const [key, text] of english) {
        expect(placeholdersOf(swahili.get(key) ?? ''), key).toEqual(placeholdersOf(text))
      }
    })

    it('says something else in Swahili than in English, the listed words aside', () => {
      const same = [...english].filter(([key, text]) => swahili.get(key) === text).map(([key]) => `${namespace}:${key}`)
      expect(same.filter((key) => !SAME_IN_BOTH.has(key))).toEqual([])
    })
  })

  it('still needs each word of the list of same words', () => {
    const needless = [...SAME_IN_BOTH].filter((entry) => {
      const [namespace = '', key = ''] = entry.split(':')
      return textsOf('en', namespace).get(key) !== textsOf('sw', namespace).get(key)
    })
    expect(needless).toEqual([])
  })
})
