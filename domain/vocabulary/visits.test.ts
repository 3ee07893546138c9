import { describe, expect, it } from 'vitest'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'
import { VISIT_SIGNS, visitSignsFor } from '#domain/vocabulary/visit-signs.ts'
import {
  ASSOCIATED_SYMPTOM_CODES,
  ASSOCIATED_SYMPTOMS,
  EXAMINATION,
  RISK_FACTOR_CODES,
  RISK_FACTORS,
  riskFactorsFor,
  VISIT_DURATION_CODES,
  VISIT_DURATIONS,
  VISIT_HISTORY,
  VISIT_SEVERITIES,
} from '#domain/vocabulary/visits.ts'

const findings: Readonly<Record<string, Finding>> = FINDINGS
const READERS = { en: textReader([ENGLISH_PACK.words]), sw: textReader([SWAHILI_PACK.words]) }
const asked: readonly (readonly [string, LocalText])[] = [
  ...Object.entries(ASSOCIATED_SYMPTOMS),
  ...Object.entries(VISIT_SIGNS),
  ...Object.entries(RISK_FACTORS),
]
const broader = (id: string): readonly string[] => (findings[id]?.isA ?? []).flatMap((one) => [one, ...broader(one)])
/** Infants of six weeks, 8 and 20 months, a schoolchild, an adult. */
const AGES = [1, 8, 20, 120, 480]

describe('What a visit asks', () => {
  it('is findings of the engine: symptoms and signs, and of risk factors the history', () => {
    const kind = (code: string) => findings[code]?.kind ?? 'none'
    expect(ASSOCIATED_SYMPTOM_CODES.filter((code) => kind(code) !== 'symptom')).toEqual([])
    expect(Object.keys(VISIT_SIGNS).filter((code) => !['symptom', 'sign'].includes(kind(code)))).toEqual([])
    expect(RISK_FACTOR_CODES.filter((code) => kind(code) !== 'history')).toEqual([])
  })

  it('asks risk factors of those of whom the engine asks them', () => {
    for (const code of RISK_FACTOR_CODES) {
      const { en: _en, sw: _sw, ...of } = RISK_FACTORS[code]
      expect(of, code).toEqual(findings[code]?.of ?? {})
    }
    expect(riskFactorsFor(20)).not.toContain('smoking')
    expect(riskFactorsFor(20)).toContain('not_immunised')
    expect(riskFactorsFor(480)).toContain('smoking')
    expect(riskFactorsFor(480)).not.toContain('not_immunised')
  })

  it('has durations that follow on each other and days within them', () => {
    for (const code of VISIT_DURATION_CODES) {
      const { days, leastDays, mostDays } = VISIT_DURATIONS[code]
      expect(days >= leastDays && days <= mostDays, code).toBe(true)
    }
    const days = VISIT_DURATION_CODES.map((code) => VISIT_DURATIONS[code].days)
    expect(days).toEqual(days.toSorted((one, other) => one - other))
  })
})

describe('The danger signs of a visit', () => {
  it.each(AGES)('can be there at %i months', (ageMonths) => {
    for (const sign of visitSignsFor({ ageMonths })) {
      const { fromMonths = 0, belowMonths = Number.POSITIVE_INFINITY } = findings[sign]?.of ?? {}
      expect(ageMonths >= fromMonths && ageMonths < belowMonths, sign).toBe(true)
    }
  })

  it.each([2, 17, 18, 59])('are those of IMCI at %i months', (ageMonths) => {
    expect(visitSignsFor({ ageMonths })).toEqual(
      expect.arrayContaining([
        'unable_to_drink_or_breastfeed',
        'vomits_everything',
        'convulsions',
        'convulsing_now',
        'lethargy',
        'unconscious',
        'chest_indrawing',
        'stridor_when_calm',
        'sunken_eyes',
        'skin_pinch_very_slow',
        'bilateral_pitting_oedema',
      ]),
    )
    expect(visitSignsFor({ ageMonths }).includes('bulging_fontanelle')).toBe(ageMonths < 18)
  })

  it('add those of a pregnancy and after a birth, each once', () => {
    const both = visitSignsFor({ ageMonths: 360, pregnant: true, afterBirth: true })
    expect(new Set(both).size).toBe(both.length)
    expect(both).toEqual(expect.arrayContaining(['reduced_fetal_movements', 'foul_lochia', 'confusion']))
    expect(visitSignsFor({ ageMonths: 360, pregnant: false, afterBirth: null })).not.toContain(
      'reduced_fetal_movements',
    )
  })
})

describe.each(['en', 'sw'] as const)('The words of a visit in %s', (language) => {
  it.each(asked)('are read by the engine as what they stand for: %s', (code, label) => {
    const present = READERS[language](label[language])
      .findings.filter(({ status }) => status === 'present')
      .map(({ id }) => id)
    expect(present).toContain(code)
    const isAllowed = (id: string) =>
      [code, ...broader(code)].includes(id) || (findings[code]?.redFlag && broader(id).includes(code))
    expect(present.filter((id) => findings[id]?.redFlag && !isAllowed(id))).toEqual([])
  })

  it('stand for one code each', () => {
    const labels = [...asked, ...Object.entries(EXAMINATION), ...Object.entries(VISIT_HISTORY)]
    const same = Map.groupBy(new Map<string, LocalText>(labels), ([, label]) => label[language].toLowerCase())
    expect([...same.values()].filter((group) => group.length > 1)).toEqual([])
  })
})

describe('The words of a visit in two languages', () => {
  it('differ, and are the specification’s where it has them', () => {
    const all = [...asked, ...Object.entries(EXAMINATION), ...Object.entries(VISIT_HISTORY)]
    expect(all.filter(([, { en, sw }]) => en === sw)).toEqual([])
    expect(VISIT_DURATION_CODES.map((code) => VISIT_DURATIONS[code].en)).toEqual([
      'Less than 24 hours',
      '1-7 days',
      '1-4 weeks',
      '1-6 months',
      'More than 6 months',
    ])
    expect(Object.values(VISIT_SEVERITIES).map(({ en }) => en)).toEqual(['Mild', 'Moderate', 'Severe'])
  })
})
