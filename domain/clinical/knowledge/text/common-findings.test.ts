import { describe, expect, it } from 'vitest'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { FURTHER_LANGUAGES, isSaid } from '#domain/clinical/knowledge/text/further-languages.test-data.ts'

const COMMONEST = 120

/** In how many of 10,000 consultations a finding is there, by the conditions that have it. */
const timesMet = new Map<string, number>()
for (const { per10000, findings } of Object.values(CONDITIONS))
  for (const [id, likelihood] of Object.entries(findings))
    timesMet.set(id, (timesMet.get(id) ?? 0) + per10000 * likelihood)
const BY_TIMES = [...timesMet].toSorted(([, one], [, other]) => other - one).map(([id]) => id)
const SYMPTOMS = new Set(Object.entries(FINDINGS).flatMap(([id, { kind }]) => (kind === 'symptom' ? [id] : [])))
/** Of all, and of what people tell by themselves. */
const COMMON = new Set([
  ...BY_TIMES.slice(0, COMMONEST),
  ...BY_TIMES.filter((id) => SYMPTOMS.has(id)).slice(0, COMMONEST),
])

describe.each(FURTHER_LANGUAGES)(`The ${COMMONEST} commonest findings in %s`, (_language, words) => {
  it('have a label, a question and phrases, each of them', () => {
    expect(COMMON.size).toBeGreaterThanOrEqual(COMMONEST)
    expect([...COMMON].filter((id) => !isSaid(id, words))).toEqual([])
  })
})
