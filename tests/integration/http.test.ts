import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { VERSION } from '#api/http.ts'
import { builtWeb } from '#tests/support/built-web.ts'
import { assessmentData, PLANS } from '#tests/support/nutrition-requests.ts'
import { requestAsIs } from '#tests/support/request-as-is.ts'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '#tests/support/test-server.ts'

const UUID = /^[0-9a-f-]{36}$/

const web = builtWeb()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ webRoot: web.root })
})
afterAll(async () => {
  await server.close()
  web.remove()
})

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const get = (path: string, headers: Record<string, string> = {}) => server.rest('GET', path, undefined, headers)

const getAsIs = (path: string, headers: Record<string, string> = {}) => requestAsIs(server.url, path, { headers })

describe('GET /api/health', () => {
  it('says that server and database are up, with the version', async () => {
    const { status, body } = await get('/api/health')
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'ok', version: VERSION, database: { kind: inject('database').kind, status: 'up' } },
    })
  })
})

describe('GET /api/config', () => {
  it('shows no demonstration where there is none', async () => {
    const { status, body } = await get('/api/config')
    expect({ status, body }).toEqual({ status: 200, body: { demo: null } })
  })

  it('shows the password and twelve accounts of a demonstration, each of which signs in', async () => {
    const demo = await startTestServer({ demo: true })
    try {
      const { body } = await demo.rest('GET', '/api/config')
      expect(body.demo.password).toBe(DEMO_PASSWORD)
      expect(body.demo.accounts).toHaveLength(12)
      for (const { key, email, role } of body.demo.accounts) {
        const account = await demo.rest('POST', '/api/auth/signin', { email, password: body.demo.password })
        expect({ key, status: account.status }).toEqual({ key, status: 200 })
        expect(account.body.roles).toContain(role)
      }
    } finally {
      await demo.close()
    }
  })
})

describe('headers of every answer', () => {
  it.each([
    ['a page', '/'],
    ['a page of the app', '/nutrition-assessment'],
    ['a file', '/assets/app-1a2b3c.js'],
    ['the API', '/api/health'],
    ['a refusal of the API', '/api/auth/me'],
    ['an unknown path of the API', '/api/nothing'],
    ['GraphQL', '/graphql?query=%7B__typename%7D'],
  ])('%s: content security policy, nosniff, no frames, referrer, request id', async (_what, path) => {
    const { headers } = await getAsIs(path, BROWSER)
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => directive.trim().split(' '))
        .map(([name, ...sources]) => [name, sources]),
    )
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': expect.stringMatching(UUID),
    })
  })

  it('gives each request an id of its own', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await get('/api/health')).headers.get('x-request-id')))
    expect(new Set(ids).size).toBe(3)
  })

  it('lets no other site read its answers', async () => {
    for (const path of ['/api/health', '/graphql?query=%7B__typename%7D']) {
      const { headers } = await get(path, { origin: 'https://elsewhere.example' })
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

describe('paths that lead nowhere', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['POST', '/api/nutrition/plan'],
    ['DELETE', '/api/auth/me'],
    ['GET', '/graphql/nothing'],
    ['GET', '/assets/nothing.js'],
    ['POST', '/nutrition-assessment'],
  ])('%s %s answers 404 as JSON', async (method, path) => {
    const { status, body } = await server.rest(method, path, method === 'POST' ? {} : undefined, BROWSER)
    expect({ status, body }).toEqual({ status: 404, body: { error: 'Not found' } })
  })

  it.each(['/api/%zz', '/%', '/api/nutrition/plan/%E0%A4%A'])('GET %s answers 400', async (path) => {
    const { status, headers } = await getAsIs(path)
    expect(status).toBe(400)
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/json/),
      'x-request-id': expect.stringMatching(UUID),
    })
  })
})

describe('errors that nobody expected', () => {
  const GENERAL = 'Something went wrong on our side. Please try again.'

  it('answers a general sentence over both transports, and logs the error under the request’s id', async () => {
    const lines: string[] = []
    const broken = await startTestServer({ logTo: (line) => lines.push(line) })
    try {
      const person = await broken.person()
      await person.rest('POST', '/api/nutrition/ai-analysis', assessmentData())
      await broken.client.$executeRawUnsafe('DROP TABLE "NutritionPlan"')

      const errorsOf = (requestId: string | null) =>
        lines.map((line) => JSON.parse(line)).filter((line) => line.level === 'error' && line.reqId === requestId)

      const rest = await person.rest('GET', '/api/nutrition/plans')
      expect({ status: rest.status, body: rest.body }).toEqual({ status: 500, body: { error: GENERAL } })
      expect(errorsOf(rest.headers.get('x-request-id'))).toMatchObject([{ err: { type: expect.any(String) } }])

      const { status, data, errors, headers } = await person.graphql(PLANS)
      const requestId = headers.get('x-request-id')
      expect({ status, data }).toEqual({ status: 200, data: null })
      expect(errors).toMatchObject([{ message: GENERAL, extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } }])
      expect(errorsOf(requestId)).toMatchObject([{ err: { type: expect.any(String) } }])

      for (const told of [rest.text, JSON.stringify(errors)]) {
        expect(told).not.toMatch(/prisma|table|relation|does not exist|NutritionPlan"/i)
      }
    } finally {
      await broken.close()
    }
  })
})
