import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Json } from '#tests/support/caller.ts'
import { ASSESSMENTS, assessmentData, PLANS, SUMMARY, submitAssessment } from '#tests/support/nutrition-requests.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

const clock = settableClock('2026-03-02T08:00:00.000Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

/** As many assessments as asked for, the oldest first; every second moment holds two. */
async function submitSeveral(person: Person, howMany: number): Promise<{ plan_id: string; assessment_id: string }[]> {
  const submitted = []
  for (let index = 0; index < howMany; index += 1) {
    if (index % 2 === 0) clock.advance({ seconds: 60 })
    submitted.push(await submitAssessment(person, assessmentData({ id: newId(), weight: 60 + index })))
  }
  return submitted
}

const idsOf = (rows: Json): string[] => rows.map(({ id }: { id: string }) => id)

describe('§7 GET /nutrition/assessments and /nutrition/plans', () => {
  it('lists what was submitted in the fields of the specification, plans matched by assessment_id', async () => {
    const person = await server.person()
    const { plan_id, assessment_id } = await submitAssessment(person)
    const assessments = await person.rest('GET', '/api/nutrition/assessments')
    expect({ status: assessments.status, body: assessments.body }).toEqual({
      status: 200,
      body: [
        {
          id: assessment_id,
          created_at: clock.now().toISOString(),
          age: 34,
          age_months: null,
          gender: 'female',
          weight: 61.5,
          height: 162,
          region: 'Kenya',
          activity_level: 'lightly_active',
          bmi: 23.4,
          plan_id,
        },
      ],
    })
    const plans = await person.rest('GET', '/api/nutrition/plans')
    expect(plans.body).toEqual([(await person.rest('GET', `/api/nutrition/plan/${plan_id}`)).body])
    expect(plans.body[0].assessment_id).toBe(assessment_id)
  })

  it('lists nothing of a person who submitted nothing', async () => {
    await submitAssessment(await server.person())
    const person = await server.person()
    expect((await person.rest('GET', '/api/nutrition/assessments')).body).toEqual([])
    expect((await person.rest('GET', '/api/nutrition/plans')).body).toEqual([])
  })

  it('pages by limit and cursor, newest first, each record once', async () => {
    const person = await server.person()
    const submitted = await submitSeveral(person, 7)
    const newestFirst = {
      assessments: (
        await server.client.nutritionAssessment.findMany({
          where: { userId: person.userId },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        })
      ).map(({ id }) => id),
      plans: (
        await server.client.nutritionPlan.findMany({
          where: { assessment: { userId: person.userId } },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        })
      ).map(({ id }) => id),
    }
    expect(newestFirst.assessments).toEqual(submitted.map(({ assessment_id }) => assessment_id).toReversed())

    const restPage = (list: string) => async (cursor: string | undefined) =>
      idsOf((await person.rest('GET', `/api/nutrition/${list}?limit=3${cursor ? `&cursor=${cursor}` : ''}`)).body)
    const graphqlPage = (query: string, field: string) => async (cursor: string | undefined) =>
      idsOf((await person.data(query, { limit: 3, cursor }))[field])
    for (const [page, expected] of [
      [restPage('assessments'), newestFirst.assessments],
      [restPage('plans'), newestFirst.plans],
      [graphqlPage(ASSESSMENTS, 'nutritionAssessments'), newestFirst.assessments],
      [graphqlPage(PLANS, 'nutritionPlans'), newestFirst.plans],
    ] as const) {
      const first = await page(undefined)
      const second = await page(first.at(-1))
      const third = await page(second.at(-1))
      expect([first, second, third, await page(third.at(-1))]).toEqual([
        expected.slice(0, 3),
        expected.slice(3, 6),
        expected.slice(6),
        [],
      ])
    }
  })

  it('gives 20 where no limit is asked for', async () => {
    const person = await server.person()
    await submitSeveral(person, 21)
    expect((await person.rest('GET', '/api/nutrition/plans')).body).toHaveLength(20)
    expect((await person.rest('GET', '/api/nutrition/assessments?limit=100')).body).toHaveLength(21)
    expect((await person.data(ASSESSMENTS, { limit: null })).nutritionAssessments).toHaveLength(20)
  })

  it('gives an empty page after a cursor of somebody else, or one that is unknown', async () => {
    const person = await server.person()
    await submitAssessment(person)
    const foreign = await submitAssessment(await server.person())
    for (const { assessment_id, plan_id } of [foreign, { assessment_id: newId(), plan_id: newId() }]) {
      expect((await person.rest('GET', `/api/nutrition/assessments?cursor=${assessment_id}`)).body).toEqual([])
      expect((await person.rest('GET', `/api/nutrition/plans?cursor=${plan_id}`)).body).toEqual([])
      expect((await person.data(ASSESSMENTS, { cursor: assessment_id })).nutritionAssessments).toEqual([])
      expect((await person.data(PLANS, { cursor: plan_id })).nutritionPlans).toEqual([])
    }
  })

  it.each([
    ['limit=0', 'limit', 'Limit must be a whole number from 1 to 100'],
    ['limit=101', 'limit', 'Limit must be a whole number from 1 to 100'],
    ['limit=2.5', 'limit', 'Limit must be a whole number from 1 to 100'],
    ['limit=many', 'limit', 'Limit must be a whole number from 1 to 100'],
    ['limit=', 'limit', 'Limit must be a whole number from 1 to 100'],
    ['limit=1&limit=2', 'limit', 'Limit must be a whole number from 1 to 100'],
    ['cursor=17', 'cursor', 'The id must be a UUID'],
  ])('refuses ?%s', async (query, field, sentence) => {
    const person = await server.person()
    for (const list of ['assessments', 'plans']) {
      const { status, body } = await person.rest('GET', `/api/nutrition/${list}?${query}`)
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: sentence, field })
    }
  })

  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ cursor: '17' }, 'cursor'],
  ])('refuses %j over GraphQL', async (variables, field) => {
    const person = await server.person()
    for (const query of [ASSESSMENTS, PLANS]) {
      const { errors } = await person.graphql(query, variables)
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }])
    }
  })
})

describe('§2 Figures of the nutrition dashboard', () => {
  it('counts assessments and plans and averages the BMI to one decimal, of the person alone', async () => {
    await submitAssessment(await server.person(), assessmentData({ weight: 120 }))
    const person = await server.person()
    expect((await person.data(SUMMARY)).nutritionSummary).toEqual({ assessments: 0, plans: 0, averageBmi: null })
    await submitAssessment(person, assessmentData({ weight: 50, height: 160 }))
    await submitAssessment(person, assessmentData({ weight: 60, height: 160 }))
    await submitAssessment(person, assessmentData({ weight: 60, height: 160 }))
    // 19.5, 23.4 and 23.4 kg/m².
    expect((await person.data(SUMMARY)).nutritionSummary).toEqual({ assessments: 3, plans: 3, averageBmi: 22.1 })
  })
})
