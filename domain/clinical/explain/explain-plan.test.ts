import { describe, expect, it } from 'vitest'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import { explainPlan } from '#domain/clinical/explain/explain-plan.ts'
import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { SWAHILI_ANSWER } from '#domain/clinical/knowledge/text/sw/answer-words.ts'
import { planCare } from '#domain/clinical/planning/plan-care.ts'

const { conditionsById, medicines } = clinicalKnowledge()

/** The plan of one condition that is certain, for somebody of whom little is known. */
const planOf = (id: string, ageMonths: number) =>
  planCare(
    'high',
    { ranked: [{ id, probability: 0.9, triage: 'high', weights: [] }], unexplained: 0.1 },
    conditionsById,
    medicines,
    {
      person: { ageMonths },
      vitals: {},
      present: new Set(),
      absent: new Set(),
      medicines: ['warfarin'],
      allergies: ['penicillin'],
    },
  )

describe('A plan in words', () => {
  it.each([
    ['English', ENGLISH_ANSWER],
    ['Swahili', SWAHILI_ANSWER],
  ])('has words for everything that the plan of any condition asks for in %s', (_language, words) => {
    for (const id of Object.keys(conditionsById)) {
      for (const ageMonths of [1, 30, 400]) {
        const plan = planOf(id, ageMonths)
        const said = explainPlan(plan, words)
        const texts = [
          ...[...said.now, ...said.lifestyle, ...said.prevention].flatMap((one) => [one.title, one.instruction]),
          ...said.medicines.flatMap(({ line, notes, concerns }) => [line, ...notes, ...concerns]),
          ...said.returnIf,
          ...said.followUp,
        ]
        for (const text of texts) expect(text, id).not.toMatch(/[{}_]|undefined|^\s*$/)
        expect(said.medicines, id).toHaveLength(plan.medicines.length)
      }
    }
  })

  it('names no amount in the line of a medicine that is not to be given', () => {
    const refused = Object.keys(conditionsById).flatMap((id) =>
      explainPlan(planOf(id, 400), ENGLISH_ANSWER).medicines.filter(({ safe }) => !safe),
    )
    expect(refused.length).toBeGreaterThan(0)
    for (const { line, concerns } of refused) {
      expect(line).toMatch(/^Do not give \D+$/)
      expect(concerns.some((concern) => concern.startsWith('Not to be given:'))).toBe(true)
    }
  })
})
