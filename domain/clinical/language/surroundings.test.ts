import { describe, expect, it } from 'vitest'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'
import {
  SURROUNDINGS_AR,
  SURROUNDINGS_EN,
  SURROUNDINGS_FR,
  SURROUNDINGS_SW,
  type Surroundings,
} from '#domain/clinical/language/surroundings.test-data.ts'

const read = anyLanguageReader(ALL_PACKS)

/** The signs that are not read as there in this text around them. */
const hidden = (around: string, { signs }: Surroundings, language: 'en' | 'sw' | 'fr' | 'ar') =>
  signs
    .filter(
      ([words, sign]) =>
        !read(around.replace('@', words), { language }).findings.some(
          ({ id, status }) => id === sign && (status === 'present' || status === 'uncertain'),
        ),
    )
    .map(([words]) => words)

describe.each([
  ['en', SURROUNDINGS_EN],
  ['sw', SURROUNDINGS_SW],
  ['fr', SURROUNDINGS_FR],
  ['ar', SURROUNDINGS_AR],
] as const)('What stands around a sign in %s', (language, surroundings) => {
  it.each(surroundings.around)('"%s" hides none', (around) => {
    expect(hidden(around, surroundings, language)).toEqual([])
  })
})

describe('Who tells of a sign', () => {
  it.each(['counted', 'watched', 'filmed', 'timed', 'mentioned', 'recalls', 'spotted', 'checked'])(
    'does not have it: "her husband %s three fits"',
    (verb) => {
      const { findings } = read(`Her husband ${verb} three fits since last evening.`, { language: 'en' })
      expect(findings).toContainEqual(expect.objectContaining({ id: 'repeated_convulsions', status: 'present' }))
    },
  )

  it('is the patient where the text begins with the one and an age', () => {
    const { findings } = read('Our neighbour, a man of 40, vomits blood.', { language: 'en' })
    expect(findings).toContainEqual(expect.objectContaining({ id: 'vomiting_blood', status: 'present' }))
  })
})

describe('A sentence that asks', () => {
  it('what to do tells of the sign, and one that asks what may be does not', () => {
    const statusOf = (text: string) =>
      read(text, { language: 'en' }).findings.find(({ id }) => id === 'vomiting_blood')?.status
    expect(statusOf('Should I go to hospital, I vomit blood?')).toBe('present')
    expect(statusOf('What should I do, he vomits blood?')).toBe('present')
    expect(statusOf('What if he vomits blood?')).toBe('hypothetical')
    expect(statusOf('Should he vomit blood, bring him back.')).toBe('hypothetical')
    expect(statusOf('Return should he vomit blood.')).toBe('hypothetical')
  })
})

describe('An age in the text', () => {
  const lengthOf = (text: string, years: number) =>
    read(text, { language: 'en', ageMonths: years * 12 }).illnessDays ?? null

  it.each([
    ['Fever 39. 13 months. RDT positive.', 1.1],
    ['Cough, 9 months.', 0.8],
    ['Cough. 20 months', 1.7],
    ['Fever. 3 weeks', 0.05],
  ])('is no length of the illness: "%s" at %s years', (text, years) => {
    expect(lengthOf(text, years)).toBeNull()
  })

  it('leaves the length of an illness that began after the birth, and the hour of a sign of the first days', () => {
    expect(lengthOf('Cough for 3 months, 2 years old', 2)).toBe(90)
    expect(lengthOf('Diarrhoea for 16 days, 2 year old', 2)).toBe(16)
    const { findings } = read('Yellow to the chest at 18 hours of life.', { language: 'en', ageMonths: 0.024 })
    expect(findings.map(({ id }) => id)).toContain('jaundice_first_24_hours')
  })
})
