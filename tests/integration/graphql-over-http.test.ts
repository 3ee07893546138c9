import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SERVICE_TOKEN } from '#tests/support/caller.ts'
import { requestAsIs } from '#tests/support/request-as-is.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** An operation in an address, as a service sends it, with headers as they stand. */
const askAsIs = (query: string, headers: Record<string, string>) =>
  requestAsIs(server.url, `/graphql?query=${query}`, { headers: { 'x-service-token': SERVICE_TOKEN, ...headers } })

describe('GraphQL over HTTP', () => {
  it('refuses several operations in one list', async () => {
    const { status, body } = await server.rest('POST', '/graphql', [{ query: '{ __typename }' }])
    expect(status).toBe(400)
    expect(body.errors).toHaveLength(1)
  })

  it('refuses a mutation by GET', async () => {
    const { status, body } = await server.rest('GET', `/graphql?query=${encodeURIComponent('mutation { signOut }')}`)
    expect(status).toBe(405)
    expect(body.errors).toHaveLength(1)
  })

  it.each([
    ['text that is no operation', '{'],
    ['a field that does not exist', '{ nothing }'],
    ['nothing', ''],
  ])('refuses %s and says why', async (_what, query) => {
    const { body } = await server.rest('POST', '/graphql', { query })
    expect(body.data).toBeUndefined()
    expect(body.errors[0].message).not.toMatch(/went wrong/)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses the content type %s, which other sites’ forms can send',
    async (contentType) => {
      const headers = { 'content-type': contentType }
      expect((await server.rest('POST', '/graphql', '{"query":"{ __typename }"}', headers)).status).toBe(415)
    },
  )
})

describe('what GraphQL cannot read', () => {
  it.each(['0', '""', 'null', 'true', '[]', '[{"query":"{ __typename }"}]'])('the body %s: says so', async (sent) => {
    const { status, body } = await server.rest('POST', '/graphql', sent)
    expect({ status, body }).toEqual({
      status: 400,
      body: { errors: [{ message: 'The body must be a JSON object', extensions: { code: 'BAD_REQUEST' } }] },
    })
  })

  it('no body at all: says so', async () => {
    expect((await server.rest('POST', '/graphql')).status).toBe(400)
  })

  it('an empty object: asks for a query', async () => {
    const { status, body } = await server.rest('POST', '/graphql', {})
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringMatching(/^Send a query/), extensions: { code: 'BAD_REQUEST' } }] },
    })
  })

  it.each(['variables', 'extensions'])('%s in an address that are no JSON: says so', async (name) => {
    const { status, body } = await server.rest('GET', `/graphql?query=%7B__typename%7D&${name}=%7B`)
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        errors: [{ message: `What is sent as ${name} must be valid JSON`, extensions: { code: 'BAD_REQUEST' } }],
      },
    })
    expect((await server.rest('GET', `/graphql?query=%7B__typename%7D&${name}=`)).status).toBe(200)
  })

  it.each(['[', 'a b', '2026-01-01T24:00', 'localhost:99999', '\u00ff'])(
    'the host %j: goes on without',
    async (host) => {
      expect((await askAsIs('%7B__typename%7D', { host })).status).toBe(200)
    },
  )

  it.each(['multipart/mixed', 'text/event-stream', 'text/html', 'image/*', 'nothing'])(
    'the wish for %s: answers JSON, whole',
    async (accept) => {
      const answer = await askAsIs('%7B__typename%7D', { accept })
      expect(answer).toMatchObject({
        status: 200,
        headers: { 'content-type': expect.stringMatching(/^application\/json/) },
      })
      expect(answer.headers['transfer-encoding']).toBeUndefined()
    },
  )

  it('the wish for the statuses of GraphQL over HTTP: heeds it', async () => {
    const answer = await askAsIs('%7B', { accept: 'application/graphql-response+json' })
    expect(answer).toMatchObject({
      status: 400,
      headers: { 'content-type': expect.stringMatching(/graphql-response/) },
    })
  })
})
