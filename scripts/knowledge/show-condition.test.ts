import { describe, expect, it } from 'vitest'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import type { Condition } from '#domain/clinical/knowledge/conditions/condition.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import { SOURCES } from '#domain/clinical/knowledge/sources.ts'
import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { answerArguments } from './answer-command.ts'
import { few, shareInWords } from './shares.ts'
import { showCondition } from './show-condition.ts'
import { textsOf } from './texts.ts'
import { WORDS_EN } from './words-en.ts'

const conditions: Readonly<Record<string, Condition>> = CONDITIONS
const findings: Readonly<Record<string, Finding>> = FINDINGS
const answer = (...args: string[]) => answerArguments(args, () => null)
const shown = (...args: string[]) =>
  answer('show', ...args)
    .lines[1]?.trim()
    .split(';')[0]

describe('npm run knowledge -- show', () => {
  it.each([
    ['malaria_uncomplicated', 'malaria_uncomplicated'],
    ['Malaria', 'malaria_uncomplicated'],
    ['mAlArIa  ', 'malaria_uncomplicated'],
    ['marsh fever', 'malaria_uncomplicated'],
    ['b54', 'malaria_uncomplicated'],
    ['J18.9', 'pneumonia_adult'],
    ['kipindupindu', 'cholera'],
  ])('finds %s: %s', (query, id) => {
    expect(shown(query)).toBe(id)
    expect(shown(...query.trim().split(' '))).toBe(id)
  })

  it('finds every condition by its id, and by its ICD-10 code alone or among those that share it', () => {
    for (const [id, { icd10 }] of Object.entries(conditions)) {
      expect(shown(id)).toBe(id)
      const { lines } = answer('show', icd10)
      expect(
        lines.some((line) => line.includes(`${id};`) || line.includes(`${id}:`)),
        `${id} ${icd10}`,
      ).toBe(true)
    }
  })

  it('names those that share a code, and shows none of them', () => {
    const { lines, found } = answer('show', 'B50')
    expect(found).toBe(false)
    expect(lines.join('\n')).toContain('severe_malaria: Severe malaria')
    expect(lines.join('\n')).toContain('cerebral_malaria: Cerebral malaria')
  })

  it.each([
    ['malarya', 'malaria_uncomplicated'],
    ['tuberculsis', 'tuberculosis'],
    ['nemonia', 'pneumonia'],
  ])('suggests for the misspelt %s one with %s', (query, id) => {
    const { lines, found } = answer('show', query)
    expect(found).toBe(false)
    expect(lines[0]).toBe(`No condition is called "${query}".`)
    expect(lines.slice(1).some((line) => line.includes(id))).toBe(true)
    expect(lines.length).toBeLessThanOrEqual(7)
  })

  it('shows a condition under its Swahili name', () => {
    expect(answer('show', 'cholera', '--lang', 'sw').lines[0]).toBe('Kipindupindu')
  })

  it('suggests nothing for what is like no name', () => {
    expect(answer('show', 'qqqqzzzz').lines).toEqual(['No condition is called "qqqqzzzz".'])
  })

  it('says how it is used where nothing is asked', () => {
    expect(answer().lines[0]).toContain('npm run knowledge -- show CONDITION')
    expect(answer('show').found).toBe(false)
    for (const args of [
      ['shwo', 'malaria'],
      ['show', 'malaria', '--lang', 'fr'],
      ['show', 'malaria', '--langue', 'sw'],
      ['why', 'file', '--row', 'first'],
      ['why', 'file', '--row', '0'],
    ])
      expect(answer(...args), args.join(' ')).toMatchObject({ found: false, lines: [WORDS_EN.usage] })
  })

  it('prints what the tables hold', () => {
    const text = answer('show', 'malaria_uncomplicated').lines.join('\n')
    const { findings: likelihoods } = conditions.malaria_uncomplicated ?? { findings: { fever: 0 } }
    const percent = (share = 0) => `${Math.round(share * 100)} of 100`
    expect(text).toContain(
      `Fever: in ${percent(likelihoods.fever)}; ${percent(findings.fever?.background)} others who consult`,
    )
    expect(text).toContain('critical: go now, with any of: ')
    expect(text).toContain(ENGLISH_ANSWER.actions['mosquito_net']?.title)
    expect(text).toContain('Artemether and lumefantrine, by mouth, twice a day for 3 days')
    expect(text).toContain('15 to under 25 kg 2 tablets (20/120 mg)')
    expect(text).toContain(SOURCES.malaria_2023)
  })

  it('says who cannot have a condition', () => {
    const text = answer('show', 'ectopic_pregnancy').lines.join('\n')
    expect(text).toContain('In pregnancy only.')
    expect(text).toContain('newborn, to 28 days: does not occur')
    expect(text).toMatch(/18 to 50 years: female \d[\d.]*, male 0/)
  })

  it('prints every condition in both languages without a gap', () => {
    for (const language of ['en', 'sw'] as const) {
      const texts = textsOf(language)
      for (const id of Object.keys(conditions)) {
        const lines = showCondition(id, texts)
        expect(lines.length, id).toBeGreaterThan(15)
        expect(lines.join('\n'), id).not.toMatch(/undefined|NaN|\[object|Infinity/)
      }
    }
  })

  it('orders findings by how much more often they are met than in others', () => {
    const times = (lines: readonly string[]) =>
      lines.flatMap((line) => /\(× ([\d.]+)\)$/.exec(line)?.[1] ?? []).map(Number)
    const all = times(showCondition('malaria_uncomplicated', textsOf('en')))
    expect(all.length).toBeGreaterThan(20)
    expect(all).toEqual(all.toSorted((one, other) => other - one))
  })
})

describe('A share in words', () => {
  it.each([
    [0.95, '95 of 100'],
    [0.5, '50 of 100'],
    [0.01, '1 of 100'],
    [0.012, '12 of 1,000'],
    [0.0004, '4 of 10,000'],
    [0.00001, 'fewer than 1 of 10,000'],
    [1, '100 of 100'],
  ])('%d is %s', (share, words) => {
    expect(shareInWords(share, WORDS_EN)).toBe(words)
  })

  it.each([
    [0, '0'],
    [270, '270'],
    [13.44, '13'],
    [1.44, '1.4'],
    [0.0512, '0.051'],
  ])('of %d keeps the digits that count: %s', (value, words) => {
    expect(few(value)).toBe(words)
  })
})
