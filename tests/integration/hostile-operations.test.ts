import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let demo: TestServer
beforeAll(async () => {
  server = await startTestServer()
  demo = await startTestServer({ demo: true })
})
afterAll(async () => {
  await demo.close()
  await server.close()
})

/** nutritionPlans { assessment { plan { assessment { ... as deep as asked for. */
function nested(depth: number, innermost = 'id'): string {
  const fields = Array.from({ length: depth }, (_, level) => (level % 2 === 0 ? 'assessment' : 'plan'))
  return `{ nutritionPlans { ${fields.join(' { ')} { ${innermost} } ${'} '.repeat(depth)} }`
}

/** Fragments of which each spreads the next one twice: small to write, and without end to walk through. */
function doubling(levels: number): string {
  const fragments = Array.from(
    { length: levels },
    (_, level) => `fragment F${level} on NutritionPlan { assessment { plan { ...F${level + 1} ...F${level + 1} } } }`,
  )
  return `{ nutritionPlans { ...F0 } } ${fragments.join(' ')} fragment F${levels} on NutritionPlan { id }`
}

const many = (length: number, text: (index: number) => string) => Array.from({ length }, (_, n) => text(n)).join(' ')

/** The same fragment at a hundred places, each time as dear. */
const WIDE = `{ ${many(40, () => 'nutritionPlans { ...P }')} }
  fragment P on NutritionPlan { ${many(12, () => 'assessment { plan { assessment { plan { id bmi } } } }')} }`

describe('GraphQL operations that are made to cost', () => {
  it.each([
    ['nested beyond all use', `${'{ me '.repeat(5000)}${'}'.repeat(5000)}`],
    ['nested 20 deep', nested(18)],
    ['nested in fields that lead back', nested(60)],
    [
      'nested by way of fragments',
      `query { ...A } fragment A on Query ${nested(7, '...B')} fragment B on NutritionAssessment { plan { assessment { plan { assessment { id } } } } }`,
    ],
    ['that spreads fragments twice at each level', doubling(60)],
    ['with ten thousand fields', `{ ${many(10_000, () => 'me{id}')} }`],
    ['with thousands of fields by other names', `{ ${many(3000, (n) => `a${n}: __typename`)} }`],
    ['with a hundred fields by other names', `{ ${many(100, (n) => `a${n}: me { id }`)} }`],
    ['with a hundred times the name of the type', `{ ${many(100, (n) => `a${n}: __typename`)} }`],
    ['with a flood of directives', `{ me { id ${many(200, () => '@include(if: true)')} } }`],
    ['whose fields cost too much together', WIDE],
  ])('refuses an operation %s, with a code and 400', async (_what, query) => {
    const { status, body } = await server.rest('POST', '/graphql', { query })
    expect(status).toBe(400)
    expect(body).toEqual({
      errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'OPERATION_TOO_LARGE' }) })],
    })
  })

  it.each([
    ['itself', '{ me { ...A } } fragment A on Account { id ...A }'],
    [
      'each other',
      '{ me { ...A } } fragment A on Account { ...B } fragment B on Account { ...C ...A } fragment C on Account { ...B }',
    ],
  ])('refuses fragments that spread %s', async (_what, query) => {
    const { body, text } = await server.rest('POST', '/graphql', { query })
    expect(body.data).toBeUndefined()
    expect(body.errors[0].message).toMatch(/^Cannot spread fragment ".*" within itself/)
    expect(text).not.toContain('INTERNAL_SERVER_ERROR')
  })

  const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }'

  it('refuses variables that are huge', async () => {
    const input = { email: 'a@example.org', password: 'x'.repeat(200_000) }
    expect((await server.rest('POST', '/graphql', { query: SIGN_IN, variables: { input } })).status).toBe(413)
  })

  it('refuses variables that are nested without end, or have thousands of members', async () => {
    const nestings = 15_000
    const deep = `${'{"a":'.repeat(nestings)}1${'}'.repeat(nestings)}`
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 7_000 }, (_, n) => [`a${n}`, n])))
    for (const input of [deep, wide]) {
      const body = `{"query": ${JSON.stringify(SIGN_IN)}, "variables": {"input": ${input}}}`
      const answer = await server.rest('POST', '/graphql', body)
      expect(answer.body.data).toBeUndefined()
      expect(answer.body.errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_LARGE' } }])
    }
  })
})

describe('the schema of GraphQL', () => {
  it('is not told outside a demonstration, neither on demand nor in hints', async () => {
    for (const query of [getIntrospectionQuery(), '{ __type(name: "Account") { fields { name } } }']) {
      const { body, text } = await server.rest('POST', '/graphql', { query })
      expect(body.data).toBeUndefined()
      expect(body.errors[0].message).toMatch(/introspection has been disabled/)
      expect(text).not.toContain('INTERNAL_SERVER_ERROR')
    }
    const { body } = await server.rest('POST', '/graphql', { query: '{ facilitie { id } }' })
    expect(body.errors[0].message).not.toMatch(/facilities/)
  })

  it('is told in a demonstration', async () => {
    const { status, body } = await demo.rest('POST', '/graphql', { query: getIntrospectionQuery() })
    expect(status).toBe(200)
    expect(body.data.__schema.queryType.name).toBe('Query')
    const wrong = await demo.rest('POST', '/graphql', { query: '{ facilitie { id } }' })
    expect(wrong.body.errors[0].message).toMatch(/facilities/)
  })

  it('cannot be asked for without end in a demonstration either', async () => {
    const query = `{ __schema { types { ${'fields { type { '.repeat(20)} name ${'} } '.repeat(20)} } } }`
    const { body } = await demo.rest('POST', '/graphql', { query })
    expect(body.data).toBeUndefined()
    expect(body.errors[0].message).toMatch(/introspection depth/)
  })
})
