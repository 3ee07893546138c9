import { describe, expect, it } from 'vitest'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import { gatherEvidence, type Known } from '#domain/clinical/differential/evidence.ts'
import type { Weight } from '#domain/clinical/differential/finding-weight.ts'
import { priorsOf, rankConditions } from '#domain/clinical/differential/rank-conditions.ts'

const knowledge = clinicalKnowledge()
const adult = { ageMonths: 400, sex: 'female' as const }

function weightsOf(condition: string, known: Record<string, Known>, isAccount = false): readonly Weight[] {
  const clinicalCase = {
    priors: priorsOf(knowledge, adult),
    evidence: gatherEvidence(new Map(Object.entries(known)), knowledge.families),
    isAccount,
  }
  const { ranked } = rankConditions(knowledge, clinicalCase, undefined, knowledge.conditions.length)
  return ranked.find(({ id }) => id === condition)?.weights ?? []
}
const weightOf = (weights: readonly Weight[], finding: string) => weights.find((one) => one.finding === finding)?.weight

describe('Weighing what is known against a condition', () => {
  it('lets what is present speak for a condition that has it, and what is absent against', () => {
    expect(weightOf(weightsOf('malaria_uncomplicated', { fever: 'present' }), 'fever')).toBeGreaterThan(1)
    expect(weightOf(weightsOf('malaria_uncomplicated', { fever: 'absent' }), 'fever')).toBeLessThan(-1)
  })

  it('lets a sign that fewer have with a condition than of all who consult speak against it, however rare it is', () => {
    const turned = knowledge.conditions.flatMap(({ id, likelihoods }, at) =>
      [...likelihoods].flatMap(([finding, likelihood]) => {
        const naming = knowledge.naming.get(finding)
        const weight = naming?.present[naming.places.indexOf(at)] ?? 0
        return likelihood < (knowledge.findings[finding]?.background ?? 0) && weight >= 0 ? [`${id}: ${finding}`] : []
      }),
    )
    expect(turned).toEqual([])
    expect(weightOf(weightsOf('concussion', { unequal_pupils: 'present' }), 'unequal_pupils')).toBeLessThan(0)
  })

  it('lets what is not known say nothing where findings were ticked', () => {
    const weights = weightsOf('malaria_uncomplicated', { headache: 'present', chills: 'present' })
    expect(weights.every(({ status }) => status === 'present')).toBe(true)
  })

  it('misses a leading symptom in an account that does not name it, far less than one that is denied', () => {
    const told = weightOf(weightsOf('malaria_uncomplicated', { headache: 'present' }, true), 'fever') ?? 0
    const denied = weightOf(weightsOf('malaria_uncomplicated', { headache: 'present', fever: 'absent' }, true), 'fever')
    expect(told).toBeLessThan(0)
    expect(told).toBeGreaterThan(denied ?? 0)
  })

  it('does not miss a symptom of which another side is told', () => {
    const weights = weightsOf('malaria_uncomplicated', { high_fever: 'present' }, true)
    expect(weights.filter(({ finding, status }) => finding === 'fever' && status === 'unmentioned')).toEqual([])
  })

  it('counts what is uncertain half', () => {
    const sure = weightOf(weightsOf('malaria_uncomplicated', { fever: 'present' }), 'fever') ?? 0
    expect(weightOf(weightsOf('malaria_uncomplicated', { fever: 'uncertain' }), 'fever')).toBeCloseTo(sure / 2)
  })

  it('counts one thing said in several ways once in full, and then in part', () => {
    const alone = weightsOf('pneumonia_adult', { cough: 'present' }).reduce((sum, { weight }) => sum + weight, 0)
    const both = weightsOf('pneumonia_adult', { cough: 'present', productive_cough: 'present' })
    const productive = weightsOf('pneumonia_adult', { productive_cough: 'present' })
    const sum = (weights: readonly Weight[]) => weights.reduce((total, { weight }) => total + weight, 0)
    expect(sum(both)).toBeLessThan(alone + sum(productive))
  })
})
