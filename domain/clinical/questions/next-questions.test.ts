import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import type { CaseFinding, ClinicalCase } from '#domain/clinical/case/clinical-case.ts'

const present = (...ids: string[]) => ids.map((id) => ({ id, status: 'present' as const }))
const questionsOf = (clinicalCase: ClinicalCase) => assess(clinicalCase).questions
const ADULT = { ageMonths: 360, sex: 'female', findings: present('fever', 'cough') } as const

describe('What to ask next', () => {
  it('asks first what would mean danger in a leading condition, then what tells most, at most eight', () => {
    const kinds = new Set<boolean>()
    for (const told of [['fever', 'cough'], ['heartburn'], ['itching', 'rash'], ['knee_pain'], ['sore_throat']]) {
      const questions = questionsOf({ ...ADULT, findings: present(...told) })
      for (const { forDanger } of questions) kinds.add(forDanger)
      const lastDanger = questions.findLastIndex(({ forDanger }) => forDanger)
      expect(questions.slice(0, lastDanger + 1).filter(({ forDanger }) => !forDanger)).toEqual([])
      const bits = questions.slice(lastDanger + 1).map((question) => question.bits)
      expect(bits).toEqual(bits.toSorted((one, other) => other - one))
      expect(questions.length).toBeLessThanOrEqual(8)
    }
    expect(kinds.size).toBe(2)
  })

  it('asks nothing that was answered, and nothing that cannot be in such a person', () => {
    const first = questionsOf(ADULT)[0]?.finding ?? ''
    const answered = questionsOf({ ...ADULT, findings: [...ADULT.findings, { id: first, status: 'absent' }] })
    expect(answered.map(({ finding }) => finding)).not.toContain(first)
    const { findings } = clinicalKnowledge()
    const asked = questionsOf({ ageMonths: 360, sex: 'male', findings: present('lower_abdominal_pain', 'fever') })
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(({ finding }) => findings[finding]?.of?.sex === 'female')).toEqual([])
  })

  it('stops when no answer would say much more', () => {
    const findings: CaseFinding[] = present('koplik_spots', 'measles_rash', 'fever')
    const known: ClinicalCase = { ageMonths: 24, sex: 'male', findings }
    for (let asked = 0; asked < 60; asked += 1) {
      findings.push(...questionsOf(known).map(({ finding }) => ({ id: finding, status: 'absent' as const })))
    }
    expect(questionsOf(known)).toEqual([])
  })
})
