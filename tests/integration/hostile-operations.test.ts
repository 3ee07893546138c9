import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CIRCLES, HUGE_BODY, LARGE_VARIABLES, TOO_LARGE } from '#tests/support/hostile-operations.ts'
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

describe('GraphQL operations that are made to cost', () => {
  it.each(TOO_LARGE)('refuses an operation %s, with a code and 400', async (_what, query) => {
    const { status, body } = await server.rest('POST', '/graphql', { query })
    expect(status).toBe(400)
    expect(body).toEqual({
      errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'OPERATION_TOO_LARGE' }) })],
    })
  })

  it.each(CIRCLES)('refuses fragments that spread %s', async (_what, query) => {
    const { body, text } = await server.rest('POST', '/graphql', { query })
    expect(body.data).toBeUndefined()
    expect(body.errors[0].message).toMatch(/^Cannot spread fragment ".*" within itself/)
    expect(text).not.toContain('INTERNAL_SERVER_ERROR')
  })

  it('refuses variables that are huge', async () => {
    expect((await server.rest('POST', '/graphql', HUGE_BODY)).status).toBe(413)
  })

  it.each(LARGE_VARIABLES)('refuses variables that are %s', async (_what, body) => {
    const answer = await server.rest('POST', '/graphql', body)
    expect(answer.body.data).toBeUndefined()
    expect(answer.body.errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_LARGE' } }])
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
