import { describe, expect, it } from 'vitest'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import { FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/all-findings.ts'
import { FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/all-findings.ts'
import { FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/all-findings.ts'
import { FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/all-findings.ts'

const COMMONEST = 120

/** In how many of 10,000 consultations a finding is there, by the conditions that have it. */
const timesMet = new Map<string, number>()
for (const { per10000, findings } of Object.values(CONDITIONS))
  for (const [id, likelihood] of Object.entries(findings))
    timesMet.set(id, (timesMet.get(id) ?? 0) + per10000 * likelihood)
const BY_TIMES = [...timesMet].toSorted(([, one], [, other]) => other - one).map(([id]) => id)
const isSymptom = (id: string) =>
  Object.entries(FINDINGS).some(([known, { kind }]) => known === id && kind === 'symptom')
/** Of all, and of what people tell by themselves. */
const COMMON = new Set([...BY_TIMES.slice(0, COMMONEST), ...BY_TIMES.filter(isSymptom).slice(0, COMMONEST)])

const LANGUAGES: readonly (readonly [string, Readonly<Record<string, FindingText | undefined>>])[] = [
  ['fr', FINDINGS_FR],
  ['ar', FINDINGS_AR],
  ['rw', FINDINGS_RW],
  ['lg', FINDINGS_LG],
  ['ln', FINDINGS_LN],
]

describe.each(LANGUAGES)(`The ${COMMONEST} commonest findings in %s`, (_language, words) => {
  it('have a label, a question and phrases, each of them', () => {
    const isSaid = (id: string) => {
      const { label = '', question = '', phrases = [] } = words[id] ?? {}
      return label.trim() !== '' && /[?؟]$/u.test(question) && phrases.length > 0
    }
    expect(COMMON.size).toBeGreaterThanOrEqual(COMMONEST)
    expect([...COMMON].filter((id) => !isSaid(id))).toEqual([])
  })
})
