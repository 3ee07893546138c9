import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { planContent } from '#api/services/nutrition/plan-content.ts'
import { serverEvent } from '#api/store/audit.ts'
import { createStore, type Store } from '#api/store/store.ts'
import { assessmentData, submitAssessment } from '#tests/support/nutrition-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let store: Store
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  store = createStore(server.application.database)
  person = await server.person()
})
afterAll(() => server.close())

const ASSESSMENTS = [
  ['of an adult', {}],
  [
    'of whom everything is known',
    {
      health_conditions: ['Pregnancy', 'Diabetes', 'Hypertension'],
      dietary_restrictions: ['Food Allergies'],
      food_allergies: ['milk', 'eggs'],
      current_symptoms: [],
      pregnancy_trimester: 2,
      muac_mm: 251.5,
      weight: 61.05,
    },
  ],
  ['of an infant', { age: undefined, age_months: 0, weight: 3.4, height: 50.5, health_conditions: [] }],
] as const

const event = serverEvent('nutrition.read_plan', new Date(), {
  recordType: 'NutritionPlan',
  recordId: null,
  personId: null,
})
const actorOf = ({ userId }: Person) => ({
  userId,
  sessionId: newId(),
  roles: ['patient'] as const,
  facilityId: null,
  region: 'Kenya',
  askedAt: new Date(),
})

/** As Prisma reads it, whose content is parsed. */
const parsed = (row: Awaited<ReturnType<Store['nutrition']['findPlan']>>) =>
  row && { ...row, content: planContent(row) }

describe('a plan and its assessment, read past Prisma', () => {
  it.each(ASSESSMENTS)(
    '%s are what Prisma reads, each column but the content’s text of the same type',
    async (_whose, changes) => {
      const { plan_id: id, assessment_id: assessmentId } = await submitAssessment(person, assessmentData(changes))
      const stored = await server.client.nutritionPlan.findUniqueOrThrow({
        where: { id },
        include: { assessment: true },
      })
      const read = await store.nutrition.findPlan(actorOf(person), id, event)
      expect(read?.content).toBeTypeOf('string')
      expect(parsed(read)).toStrictEqual(stored)
      const readOfAssessment = await store.nutrition.findPlanOfAssessment(actorOf(person), assessmentId, event)
      expect(parsed(readOfAssessment)).toStrictEqual(stored)
    },
  )

  it('are given to nobody else, and to nobody without a role', async () => {
    const { plan_id: id, assessment_id: assessmentId } = await submitAssessment(person)
    for (const actor of [actorOf(await server.person()), { ...actorOf(person), roles: [] }]) {
      expect(await store.nutrition.findPlan(actor, id, event)).toBeNull()
      expect(await store.nutrition.findPlanOfAssessment(actor, assessmentId, event)).toBeNull()
    }
    expect(await store.nutrition.findPlan(actorOf(person), newId(), event)).toBeNull()
  })
})
