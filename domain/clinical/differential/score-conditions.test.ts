import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import { gatherEvidence, type Known } from '#domain/clinical/differential/evidence.ts'
import { baseRatesOf, rankConditions, scoreConditions } from '#domain/clinical/differential/rank-conditions.ts'

const knowledge = clinicalKnowledge()
const baseRates = baseRatesOf(knowledge, { ageMonths: 300, sex: 'female' })
const evidenceOf = (known: readonly (readonly [string, Known])[]) => gatherEvidence(new Map(known), knowledge.families)

const KNOWN = fc.array(
  fc.tuple(
    fc.constantFrom(...Object.keys(knowledge.findings)),
    fc.constantFrom<Known[]>('present', 'present', 'absent', 'uncertain'),
  ),
  { maxLength: 12 },
)

describe('Scores that are made from others', () => {
  it('are those that the evidence alone gives', () => {
    fc.assert(
      fc.property(KNOWN, KNOWN, fc.boolean(), (common, more, isAccount) => {
        const first = evidenceOf(common)
        const evidence = evidenceOf([...common, ...more])
        const facts = { baseRates, isAccount, illnessDays: 4 }
        const like = { scores: scoreConditions(knowledge, { ...facts, evidence: first }), evidence: first }
        const alone = scoreConditions(knowledge, { ...facts, evidence })
        expect(scoreConditions(knowledge, { ...facts, evidence }, like)).toEqual(alone)
      }),
      { numRuns: 200 },
    )
  })

  it('sum up to what the weights of the ranked conditions do', () => {
    const evidence = evidenceOf([
      ['fever', 'present'],
      ['high_fever', 'present'],
      ['cough', 'absent'],
    ])
    const scores = scoreConditions(knowledge, { baseRates, evidence })
    const { probabilities } = scores
    const all = knowledge.conditions.length
    const { ranked, unexplained } = rankConditions(knowledge, { baseRates, evidence }, scores, all)
    expect(ranked.reduce((sum, { probability }) => sum + probability, unexplained)).toBeCloseTo(1)
    for (const { id, probability } of ranked)
      expect(probabilities[knowledge.conditions.findIndex((one) => one.id === id)]).toBe(probability)
  })

  it('puts the likeliest in the order in which they stand among all', () => {
    fc.assert(
      fc.property(KNOWN, (known) => {
        const clinicalCase = { baseRates, evidence: evidenceOf(known) }
        const all = rankConditions(knowledge, clinicalCase, undefined, knowledge.conditions.length)
        const { ranked } = rankConditions(knowledge, clinicalCase)
        expect(ranked).toEqual(all.ranked.slice(0, ranked.length))
        expect(ranked.length).toBeGreaterThanOrEqual(10)
      }),
      { numRuns: 100 },
    )
  })
})
