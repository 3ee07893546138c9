import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { ME } from '#tests/support/account-requests.ts'
import { assessmentData } from '#tests/support/nutrition-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

const PEOPLE = 6
const ROUNDS = 10

let server: TestServer
const people: Person[] = []
beforeAll(async () => {
  server = await startTestServer()
  for (let person = 0; person < PEOPLE; person += 1) people.push(await server.person())
})
afterAll(() => server.close())

/** What a person does at the same time as all others, with an assessment that is sent three times over. */
async function round(person: Person): Promise<void> {
  const id = newId()
  const data = assessmentData({ id })
  const [me, account, ...submitted] = await Promise.all([
    person.rest('GET', '/api/auth/me'),
    person.data(ME),
    ...Array.from({ length: 3 }, () => person.rest('POST', '/api/nutrition/ai-analysis', data)),
  ])
  expect(me.body).toMatchObject({ user: { id: person.userId, email: person.email } })
  expect(account.me.id).toBe(person.userId)
  for (const { status, body } of submitted) {
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, plan_id: submitted[0]?.body.plan_id, assessment_id: id },
    })
  }
}

describe('many people at once', () => {
  it('each get their own answers, and store each assessment once', async () => {
    for (let turn = 1; turn <= ROUNDS; turn += 1) {
      await Promise.all(people.map(round))
    }
    for (const { userId } of people) {
      expect(await server.client.nutritionAssessment.count({ where: { userId } })).toBe(ROUNDS)
      expect(await server.client.nutritionPlan.count({ where: { assessment: { userId } } })).toBe(ROUNDS)
    }
  })

  it('are answered in turn over GraphQL, whoever is refused or leaves meanwhile', async () => {
    const leaving = Array.from({ length: 20 }, async () => {
      const leave = new AbortController()
      const asked = fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${people[0]?.token}` },
        body: JSON.stringify({ query: ME }),
        signal: leave.signal,
      })
      setTimeout(() => leave.abort(), 1)
      await asked.catch(() => null)
    })
    const refused = Array.from({ length: 20 }, () => server.as('of nobody').graphql(ME))
    const answered = Array.from({ length: 10 }, () =>
      Promise.all(people.map(async (person) => expect((await person.data(ME)).me.id).toBe(person.userId))),
    )
    await Promise.all([...leaving, ...refused, ...answered])
    for (const person of people) expect((await person.data(ME)).me.id).toBe(person.userId)
  })
})
