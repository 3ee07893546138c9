import { describe, expect, it } from 'vitest'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'
import { MEDICAL_HISTORY, MEDICAL_HISTORY_CODES } from '#domain/vocabulary/medical/history.ts'
import { SYMPTOM_LABELS } from '#domain/vocabulary/medical/symptoms.ts'

const findings: Readonly<Record<string, Finding>> = FINDINGS
const symptoms: readonly (readonly [string, LocalText])[] = Object.entries(SYMPTOM_LABELS)
const history: readonly (readonly [string, LocalText])[] = Object.entries(MEDICAL_HISTORY)
const labels = [...symptoms, ...history]

const READERS = { en: textReader([ENGLISH_PACK.words]), sw: textReader([SWAHILI_PACK.words]) }

/** What a text says is present, with what it becomes by its length: "a cough for two weeks" is `cough_2_weeks`. */
const presentIn = (text: string, language: 'en' | 'sw') =>
  READERS[language](text)
    .findings.filter(({ status }) => status === 'present')
    .flatMap(({ id, days = 0 }) => [
      id,
      ...(findings[id]?.lasting ?? []).filter((length) => days >= length.days).map(({ makes }) => makes),
    ])

const broader = (id: string): readonly string[] => (findings[id]?.isA ?? []).flatMap((one) => [one, ...broader(one)])

describe('The symptoms of the checklists', () => {
  it('are findings that a patient can tell or a lay person see', () => {
    expect(symptoms.length).toBeGreaterThan(150)
    const others = symptoms.filter(([code]) => !['symptom', 'sign'].includes(findings[code]?.kind ?? ''))
    expect(others.map(([code]) => code)).toEqual([])
  })
})

describe('The history that is asked', () => {
  it('has sixteen options, all of them findings of the history', () => {
    expect(MEDICAL_HISTORY_CODES).toHaveLength(16)
    expect(MEDICAL_HISTORY_CODES.filter((code) => findings[code]?.kind !== 'history')).toEqual([])
  })
})

describe.each(['en', 'sw'] as const)('The labels in %s', (language) => {
  it('stand for one code each', () => {
    const byLabel = Map.groupBy(labels, ([, label]) => label[language].toLowerCase())
    expect([...byLabel.values()].filter((same) => same.length > 1)).toEqual([])
  })

  it('are short phrases in sentence case', () => {
    const isPhrase = (text: string) => /^\p{Lu}.*[\p{L}\p{N})]$/u.test(text) && text.length <= 60
    expect(labels.map(([, label]) => label[language]).filter((text) => !isPhrase(text))).toEqual([])
  })

  it.each(labels)('are read by the engine as what they stand for: %s', (code, label) => {
    const present = presentIn(label[language], language)
    expect(present).toContain(code)
    // Beside it only broader findings, and of a danger sign the narrower: too weak to stand is too weak to sit.
    const isAllowed = (id: string) =>
      [code, ...broader(code)].includes(id) || (findings[code]?.redFlag && broader(id).includes(code))
    expect(present.filter((id) => findings[id]?.redFlag && !isAllowed(id))).toEqual([])
  })
})

describe('The labels in two languages', () => {
  it('differ', () => {
    expect(labels.filter(([, { en, sw }]) => en.toLowerCase() === sw.toLowerCase())).toEqual([])
  })
})
