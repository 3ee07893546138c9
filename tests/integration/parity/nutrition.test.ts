import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { GRAPHQL } from '#tests/support/graphql-transport.ts'
import { REST } from '#tests/support/rest-transport.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import type { Scenario, Transport } from '#tests/support/transport.ts'

const clock = settableClock('2026-03-02T08:00:00.000Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const assessment = (changes: Record<string, unknown> = {}) => ({
  age: 34,
  gender: 'female',
  weightKg: 61.5,
  heightCm: 162,
  activityLevel: 'lightly_active',
  healthConditions: ['Hypertension', 'HIV/AIDS'],
  dietaryRestrictions: ['Lactose Intolerant'],
  currentSymptoms: ['Fatigue/weakness'],
  region: 'Kenya',
  ...changes,
})

const SIGN_IN_FIRST = { refused: 401, message: 'Sign in to continue' }

const SCENARIOS: readonly Scenario[] = [
  {
    title: 'an assessment gives a plan',
    run: async (transport) => transport.submitAssessment(await server.person(), newId(), assessment()),
    expected: { planId: expect.any(String), assessmentId: expect.any(String) },
  },
  {
    title: 'an assessment sent again gives the first plan',
    run: async (transport) => {
      const person = await server.person()
      const id = newId()
      const first = await transport.submitAssessment(person, id, assessment())
      const second = await transport.submitAssessment(person, id, assessment({ weightKg: 90 }))
      return { same: first.planId === second.planId, listed: (await transport.plans(person, {})).length }
    },
    expected: { same: true, listed: 1 },
  },
  {
    title: 'the id of somebody else’s assessment is refused',
    run: async (transport) => {
      const id = newId()
      await transport.submitAssessment(await server.person(), id, assessment())
      return transport.submitAssessment(await server.person(), id, assessment())
    },
    expected: { refused: 400, message: 'This id is in use already: make a new one', field: 'id' },
  },
  ...(
    [
      ['age', 0, 'Age must be a whole number of years from 1 to 120'],
      ['age', null, 'Age is required'],
      ['weightKg', 9.9, 'Weight must be between 10 and 300 kg'],
      ['heightCm', 250.1, 'Height must be between 50 and 250 cm'],
      ['muacMm', 601, 'Mid-upper arm circumference must be between 60 and 600 mm'],
      ['trimester', 2, 'A trimester can be given only with Pregnancy'],
      ['healthConditions', null, 'Health conditions must be a list of the conditions offered'],
    ] as const
  ).map(([field, value, message]) => ({
    title: `an assessment with ${field} ${JSON.stringify(value)} is refused`,
    run: async (transport: Transport) =>
      transport.submitAssessment(await server.person(), newId(), assessment({ [field]: value })),
    expected: { refused: 400, message, field },
  })),
  {
    title: 'an assessment without a sign-in is refused',
    run: (transport) => transport.submitAssessment(server, newId(), assessment()),
    expected: SIGN_IN_FIRST,
  },
  {
    title: 'a plan of somebody else and one that does not exist look alike',
    run: async (transport) => {
      const { planId } = await transport.submitAssessment(await server.person(), newId(), assessment())
      const other = await server.person()
      return [await transport.plan(other, planId, 'en'), await transport.plan(other, newId(), 'en')]
    },
    expected: [null, null],
  },
  {
    title: 'plans and lists without a sign-in are refused',
    run: async (transport) => [
      await transport.plan(server, newId(), 'en'),
      await transport.plans(server, {}),
      await transport.assessments(server, {}),
    ],
    expected: [SIGN_IN_FIRST, SIGN_IN_FIRST, SIGN_IN_FIRST],
  },
  {
    title: 'pages with a bad limit or cursor are refused',
    run: async (transport) => {
      const person = await server.person()
      return [
        await transport.plans(person, { limit: 0 }),
        await transport.assessments(person, { limit: 101 }),
        await transport.plans(person, { cursor: '17' }),
      ]
    },
    expected: [
      { refused: 400, message: 'Limit must be a whole number from 1 to 100', field: 'limit' },
      { refused: 400, message: 'Limit must be a whole number from 1 to 100', field: 'limit' },
      { refused: 400, message: 'The id must be a UUID', field: 'cursor' },
    ],
  },
]

describe.each([REST, GRAPHQL])('§7 Nutrition over $name', (transport) => {
  it.each(SCENARIOS)('$title', async ({ run, expected }) => {
    expect(await run(transport)).toEqual(expected)
  })
})

describe.each([
  { written: REST, read: GRAPHQL },
  { written: GRAPHQL, read: REST },
])('§7 What was sent over $written.name', ({ written, read }) => {
  it.each(['en', 'sw'] as const)('reads alike over both transports in %s', async (language) => {
    const person = await server.person()
    const ids: string[] = []
    for (const changes of [
      {},
      { age: undefined, ageMonths: 20, weightKg: 11, heightCm: 82 },
      { region: 'South Sudan' },
    ]) {
      const sent = await written.submitAssessment(person, newId(), assessment({ ...changes, healthConditions: [] }))
      ids.push(sent.planId)
      clock.advance({ seconds: 1 })
    }
    for (const id of ids) {
      const plan = await read.plan(person, id, language)
      expect(plan.diagnosis).toMatch(/\w/)
      expect(plan).toEqual(await written.plan(person, id, language))
    }
    for (const page of [{}, { limit: 2 }]) {
      expect(await read.assessments(person, page)).toEqual(await written.assessments(person, page))
      expect(await read.plans(person, page)).toEqual(await written.plans(person, page))
    }
    expect(await read.plans(person, { cursor: ids[1] ?? '' })).toHaveLength(1)
  })
})
