import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import { gatherEvidence, type Known } from '#domain/clinical/differential/evidence.ts'
import { priorsOf, rankConditions, scoreConditions } from '#domain/clinical/differential/rank-conditions.ts'
import { weigh } from '#domain/clinical/differential/weigh.ts'

const knowledge = clinicalKnowledge()
const priors = priorsOf(knowledge, { ageMonths: 300, sex: 'female' })
const evidenceOf = (known: readonly (readonly [string, Known])[]) => gatherEvidence(new Map(known), knowledge.families)

const KNOWN = fc.array(
  fc.tuple(
    fc.constantFrom(...Object.keys(knowledge.findings)),
    fc.constantFrom<Known[]>('present', 'present', 'absent', 'uncertain'),
  ),
  { maxLength: 12 },
)

describe('Scores', () => {
  it('are made from the weights that are told of each condition', () => {
    fc.assert(
      fc.property(KNOWN, fc.boolean(), (known, isAccount) => {
        const evidence = evidenceOf(known)
        const told = new Float64Array(knowledge.conditions.length)
        const { sums } = weigh(knowledge, evidence, isAccount, (at, _finding, _status, weight) => {
          told[at] = (told[at] ?? 0) + weight
        })
        expect(told).toEqual(sums)
      }),
      { numRuns: 100 },
    )
  })

  it('do not depend on the order in which things were told', () => {
    fc.assert(
      fc.property(KNOWN, fc.boolean(), (known, isAccount) => {
        const once = [...new Map(known)]
        const facts = { priors, isAccount, illnessDays: 4 }
        const backwards = scoreConditions(knowledge, { ...facts, evidence: evidenceOf(once.toReversed()) })
        expect(backwards).toEqual(scoreConditions(knowledge, { ...facts, evidence: evidenceOf(once) }))
      }),
      { numRuns: 100 },
    )
  })

  it('sum up to what the weights of the ranked conditions do', () => {
    const evidence = evidenceOf([
      ['fever', 'present'],
      ['high_fever', 'present'],
      ['cough', 'absent'],
    ])
    const scores = scoreConditions(knowledge, { priors, evidence })
    const { probabilities } = scores
    const all = knowledge.conditions.length
    const { ranked, unexplained } = rankConditions(knowledge, { priors, evidence }, scores, all)
    expect(ranked.reduce((sum, { probability }) => sum + probability, unexplained)).toBeCloseTo(1)
    for (const { id, probability } of ranked)
      expect(probabilities[knowledge.conditions.findIndex((one) => one.id === id)]).toBe(probability)
  })

  it('puts the likeliest in the order in which they stand among all', () => {
    fc.assert(
      fc.property(KNOWN, (known) => {
        const clinicalCase = { priors, evidence: evidenceOf(known) }
        const all = rankConditions(knowledge, clinicalCase, undefined, knowledge.conditions.length)
        const { ranked } = rankConditions(knowledge, clinicalCase)
        expect(ranked).toEqual(all.ranked.slice(0, ranked.length))
        expect(ranked.length).toBeGreaterThanOrEqual(10)
      }),
      { numRuns: 100 },
    )
  })
})
