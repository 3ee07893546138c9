import { describe, expect, it } from 'vitest'
import { STATEMENTS } from '#domain/clinical/counseling/all-statements.ts'
import { CHILD, MAN, texts, WOMAN } from '#domain/clinical/counseling/counseling.test-data.ts'
import { counselingPoints } from '#domain/clinical/counseling/counseling-points.ts'
import type { Statement } from '#domain/clinical/counseling/statement.ts'
import { STATEMENT_IDS } from '#domain/clinical/counseling/statement-ids.test-data.ts'
import { ACTS_WHERE_PUT } from '#domain/clinical/counseling/statements-of-form.ts'
import { WORDS } from '#domain/clinical/counseling/text/all-words.ts'
import { MEDICINES_LISTED, type MedicineForm } from '#domain/vocabulary/medicines.ts'
import { PATIENT_LANGUAGES, type PatientLanguage } from '#domain/vocabulary/patient-languages.ts'

const ALL: readonly (readonly [string, Statement])[] = Object.entries(STATEMENTS)
const FOR_PATIENT_OR_CARER = /\[([^|\]]*)\|([^\]]*)\]/g
const LONGEST_SENTENCE_WORDS = 40

/** What girls and women decide about themselves: it is said to them, whatever their age. */
const TO_HERSELF: ReadonlySet<string> = new Set([
  'clotrimazole-vag-500',
  'misoprostol-tab-200',
  'levonorgestrel-tab-1.5',
  'dmpa-im-150',
])
/** What whoever gives the medicine does, in words that the patient's own part could have too. */
const OF_CARER =
  /wash your hands|between your hands|let the health worker show you|before you (?:crush|open|inject)|when you remember|as you like|as soon as you can|you trust|frightens you/gi

describe('The words of counseling', () => {
  it('keep their ids: these are stored with the ticks', () => {
    expect(ALL.map(([id]) => id).toSorted()).toEqual([...STATEMENT_IDS].toSorted())
  })

  it.each(ALL)('%s: both languages have a wording for carers or neither, and the same figures', (_id, { en, sw }) => {
    expect(en.includes('[')).toBe(sw.includes('['))
    expect(en.includes('|')).toBe(en.includes('['))
    const figures = (text: string) => [...new Set(text.match(/\d+(?:\.\d+)?/g))].toSorted()
    expect(figures(sw)).toEqual(figures(en))
    for (const filled of ['{days}', '{dosage}']) expect(sw.includes(filled)).toBe(en.includes(filled))
  })

  it.each(ALL)('%s: its sentences are short, and each has its sources', (_id, { en, sw, sources }) => {
    expect(sources.length).toBeGreaterThan(0)
    for (const text of [en, sw]) {
      for (const part of ['$1', '$2']) {
        for (const sentence of text.replaceAll(FOR_PATIENT_OR_CARER, part).split(/[.?!:] /)) {
          expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(LONGEST_SENTENCE_WORDS)
        }
      }
    }
  })

  it.each(MEDICINES_LISTED.filter(({ code }) => !TO_HERSELF.has(code)))(
    'speak of $code for a child to whoever gives it',
    (medicine) => {
      for (const text of texts(medicine, CHILD, 'English')) {
        expect(text.replaceAll(OF_CARER, '')).not.toMatch(/\byour?\b/i)
        expect(text).not.toMatch(/(?:^|\. )(?:Take|Swallow|Drink|Eat|Chew|Rinse your) /)
      }
      for (const text of texts(medicine, CHILD, 'Swahili')) {
        expect(text).not.toMatch(/(?:^|\. )(?:Meza|Imeze|Kunywa|Kula|Tafuna) /)
        expect(text).not.toMatch(/\b(?:unapata|ukipata|unatapika|ukitapika|umewahi|unahara|ukihara|unakojoa)\b/i)
      }
    },
  )

  it.each(PATIENT_LANGUAGES)('differ for a child and an adult, in %s', (language) => {
    for (const medicine of MEDICINES_LISTED.filter(({ code }) => !TO_HERSELF.has(code))) {
      const sharedIds = (patient: typeof CHILD) =>
        new Map(
          counselingPoints(medicine, { dosage: '1', durationDays: 5, patient }, language).points.map(({ id, text }) => [
            id,
            text,
          ]),
        )
      const adult = sharedIds(MAN)
      const child = sharedIds(CHILD)
      expect(
        [...child].some(([id, text]) => adult.has(id) && adult.get(id) !== text),
        medicine.code,
      ).toBe(true)
    }
  })
})

describe.each(Object.entries(WORDS))('The words in %s', (_language, words) => {
  const all = Object.entries(words)
  const english: Readonly<Record<string, Statement>> = STATEMENTS

  it('are there for nearly every statement', () => {
    expect(all.length / ALL.length).toBeGreaterThan(0.9)
  })

  it.each(all)('%s: has the figures, the places to fill and the wordings of the English', (id, text) => {
    const en = english[id]?.en ?? ''
    const figures = (one: string) => [...new Set(one.match(/\d+(?:\.\d+)?/g))].toSorted()
    expect(figures(text)).toEqual(figures(en))
    for (const filled of ['{days}', '{dosage}']) expect(text.includes(filled)).toBe(en.includes(filled))
    expect(text.includes('[')).toBe(en.includes('['))
    expect(text.replaceAll(FOR_PATIENT_OR_CARER, '')).not.toMatch(/[[\]|]/)
    expect(text).not.toBe(en)
    for (const part of ['$1', '$2']) {
      for (const sentence of text.replaceAll(FOR_PATIENT_OR_CARER, part).split(/[.?!:؟] /)) {
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(LONGEST_SENTENCE_WORDS)
      }
    }
  })
})

const NOT_BY_MOUTH: ReadonlySet<MedicineForm> = new Set([
  ...ACTS_WHERE_PUT,
  'suppository',
  'rectal_gel',
  'injection',
  'powder_for_injection',
  'infusion',
  'inhaler',
  'nebuliser_solution',
])
const GIVEN_BY_HEALTH_WORKER: ReadonlySet<MedicineForm> = new Set([
  'injection',
  'powder_for_injection',
  'infusion',
  'nebuliser_solution',
])

const saidOf = (medicine: (typeof MEDICINES_LISTED)[number], language: PatientLanguage, kinds: readonly string[]) =>
  [WOMAN, MAN, CHILD].flatMap((patient) =>
    counselingPoints(medicine, { dosage: '1', durationDays: 5, patient }, language)
      .points.filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => text),
  )

describe('What is said fits the form', () => {
  it.each(MEDICINES_LISTED.filter(({ form }) => NOT_BY_MOUTH.has(form)))('$code is not swallowed', (medicine) => {
    for (const text of saidOf(medicine, 'English', ['how', 'when', 'food'])) {
      const said = text.replaceAll(/do not swallow|not (?:to be swallowed|for drinking)|never for drinking/gi, '')
      expect(said).not.toMatch(
        /\bswallow(?!\s+again)|\bchew|\bdrinking|glass of (?:clean )?water|(?:take|give) it with food/i,
      )
    }
    for (const text of saidOf(medicine, 'Swahili', ['how', 'when', 'food'])) {
      expect(text.replaceAll('kumeza tena', '')).not.toMatch(/\b(?:meza|imeze|kumeza|tafuna)\b|glasi/i)
    }
  })

  it.each(MEDICINES_LISTED.filter(({ form }) => !NOT_BY_MOUTH.has(form)))('$code goes into the mouth', (medicine) => {
    for (const text of saidOf(medicine, 'English', ['how'])) {
      expect(text).not.toMatch(/vagina|back passage|\beye\b|\bear\b|inject|rub in/i)
    }
  })

  it.each(
    MEDICINES_LISTED.filter(({ form, code }) => GIVEN_BY_HEALTH_WORKER.has(form) && code !== 'insulin-premixed-10ml'),
  )('$code is given by a health worker, and is kept there', (medicine) => {
    expect(saidOf(medicine, 'English', ['how']).every((text) => text.startsWith('A health worker'))).toBe(true)
    expect(saidOf(medicine, 'Swahili', ['how']).every((text) => text.startsWith('Mhudumu wa afya'))).toBe(true)
    expect(new Set(saidOf(medicine, 'English', ['storage']))).toEqual(new Set(['The health facility keeps it.']))
  })

  it.each(MEDICINES_LISTED.filter(({ form }) => form === 'oral_liquid' || form === 'tablet'))(
    '$code as $form is not dissolved like a dispersible tablet',
    (medicine) => {
      expect(saidOf(medicine, 'English', ['how']).join(' ')).not.toMatch(/falls apart/)
    },
  )
})
