import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { gatherCase } from '#domain/clinical/assess/gather-case.ts'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { answerArguments } from './answer-command.ts'
import { reckon } from './why-conditions.ts'

function why(content: string, row = 1, language: UiLanguage = 'en') {
  const args = ['why', 'case.txt', '--row', String(row), '--lang', language]
  const { lines, found } = answerArguments(args, (path) => (path === 'case.txt' ? content : null))
  return { text: lines.join('\n'), lines, found }
}

const TEXT =
  'I am 24 years old and 20 weeks pregnant. I have had a fever of 39.2 and chills for 3 days, and a flimzing. No cough.'

describe('npm run knowledge -- why', () => {
  it('quotes what it understood of a text, and names what it did not', () => {
    const { text, found } = why(TEXT)
    expect(found).toBe(true)
    expect(text).toContain('Patient: 24 years old, female, pregnant, week 20')
    expect(text).toContain('"fever": Fever: present, for 3 days')
    expect(text).toContain('"cough": Cough: absent')
    expect(text).toMatch(/No language knows: "flimzing" \(\d+–\d+\)/)
    expect(text).toContain('Temperature, °C: 39.2')
    expect(text).toMatch(/makes present: .*High fever/)
  })

  it('names every rule that applies with its version and source, and nothing that does not', () => {
    const clinicalCase: ClinicalCase = { text: TEXT }
    const read = textReader([ENGLISH_PACK.words, SWAHILI_PACK.words])(TEXT)
    const { triage, questions } = assess(clinicalCase, read)
    const { text } = why(TEXT)
    const rules = triage.reasons.flatMap((reason) => (reason.kind === 'rule' ? [reason.rule] : []))
    expect(rules.length).toBeGreaterThan(1)
    for (const { id, version, source } of rules) {
      expect(text).toContain(`rule ${id}, version ${version}\n    Source: ${source}\n    ${ENGLISH_ANSWER.rules[id]}`)
    }
    expect(text.match(/rule triage\./g)).toHaveLength(rules.length)
    expect(text.match(/bits expected\)/g)).toHaveLength(questions.length)
  })

  it('quotes the name of an illness, and says what it counts for', () => {
    const { text } = why('Fever and chills. The nurse says it is appendicitis, no sepsis.')
    expect(text).toContain('"appendicitis": Appendicitis: present')
    expect(text).toContain('"sepsis": Sepsis: absent')
    expect(text).toContain('the text names: Appendicitis')
    expect(text).toContain('It was named: 5000 of 10,000 of whom that is said have it')
  })

  it('gives the figures that the probabilities come from', () => {
    const knowledge = clinicalKnowledge()
    const read = textReader([ENGLISH_PACK.words, SWAHILI_PACK.words])(TEXT)
    const gathered = gatherCase({ text: TEXT }, read, knowledge)
    const { differential } = assess({ text: TEXT }, read)
    const scores = differential.slice(0, 5).map((ranked) => {
      const reckoning = reckon(ranked, { gathered }, knowledge)
      const weights = (reckoning?.contributions ?? []).reduce((sum, { weight }) => sum + weight, 0)
      return Math.log(reckoning?.prior ?? 0) + weights
    })
    const [first = 0, ...others] = scores
    expect(others).toHaveLength(4)
    for (const [at, score] of others.entries()) {
      const [one, other] = [differential[0]?.probability ?? 0, differential[at + 1]?.probability ?? 0]
      expect(first - score).toBeCloseTo(Math.log(one / other), 8)
    }
  })

  it('says decibans that are its factors', () => {
    const figures = [...why(TEXT).text.matchAll(/× ([\d.]+), ([+−])([\d.]+) decibans/g)]
    expect(figures.length).toBeGreaterThan(10)
    for (const [line, factor, sign, size] of figures) {
      const decibans = 10 * Math.log10(Number(factor))
      expect(Math.abs(decibans - (sign === '−' ? -1 : 1) * Number(size)), line).toBeLessThan(0.6)
    }
  })

  it('explains the first five conditions and the plan', () => {
    const { text } = why(TEXT)
    expect(text.match(/^ {5}Base rate: /gm)).toHaveLength(5)
    expect(text).toMatch(/^ {2}1\. .* of 100; /m)
    expect(text).toContain('Plan\n  For: ')
    expect(text).toContain('Referral: hospital, now')
  })

  it('explains a case of fields: what was given, what nobody knows, what is contradictory', () => {
    const { text } = why(
      JSON.stringify({
        ageMonths: 30,
        vitals: { respiratoryRatePerMin: 55, weightKg: 12 },
        findings: [
          { id: 'cough', status: 'present', days: 2 },
          { id: 'fever', status: 'present' },
          { id: 'fever', status: 'absent' },
          { id: 'zorbling', status: 'present' },
        ],
        medicines: ['moonwater'],
      }),
    )
    expect(text).toContain('Patient: 30 months old')
    expect(text).toContain('given: Cough: present, for 2 days')
    expect(text).toContain('Not in the knowledge: zorbling; moonwater')
    expect(text).toContain('Both present and absent, counted as present: Fever')
    expect(text).toContain('Breaths a minute: 55')
    expect(text).toContain('triage.imci.fast-breathing')
  })

  it('explains a row of npm run evaluate, and the one that is asked for', () => {
    const rows = [
      { id: 1, text: 'I have a runny nose', age_years: 30, sex: 'F', vitals: { temperature_c: 400 } },
      { id: 2, text: 'He is unconscious', age_years: 60 },
    ].map((row) => JSON.stringify(row))
    expect(why(rows[0] ?? '').text).toContain('temperatureC 400: no living person has it, not used')
    expect(why(rows.join('\n'), 2).text).toContain('"unconscious": Unconscious: present')
    expect(why(rows.join('\n'), 3)).toMatchObject({ found: false, text: 'The file has no row 3: it has 2.' })
  })

  it('says what is wrong with a case, by its field', () => {
    const { text, found } = why(JSON.stringify({ vitals: { temperatureC: 400, pulse: 80 } }))
    expect(found).toBe(false)
    expect(text).toContain('vitals.temperatureC: Temperature must be between 25 and 45 °C')
    expect(text).toContain('vitals.pulse: ')
    expect(why('{"text": "unfinished').text).toContain('it is no JSON')
    expect(why(JSON.stringify({ id: 1, text: 4 })).text).toContain('text')
  })

  it('says that there is no such file', () => {
    expect(answerArguments(['why', 'other.txt'], () => null)).toEqual({
      lines: ['There is no file other.txt that can be read.'],
      found: false,
    })
  })

  it('speaks of somebody else as such, and of the relative where the text is about them', () => {
    expect(why('I have a cough. My sister has night sweats.').text).toContain('Night sweats: somebody else')
    expect(why('I am at home. My husband cannot speak.').text).toContain(
      'somebody else, whom the text is about: present',
    )
  })

  it('says so where there is nothing', () => {
    const { text } = why('')
    expect(text).toContain('What was understood\n  nothing')
    expect(text).toContain('too little is known')
  })

  it('speaks Swahili', () => {
    const { text } = why('Nina homa na kikohozi kwa siku 3', 1, 'sw')
    expect(text).toContain('Kilichoeleweka')
    expect(text).toMatch(/"homa": Homa: ipo/)
    expect(text).not.toMatch(/undefined|NaN|\[object/)
  })
})
