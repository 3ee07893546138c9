import { createHash } from 'node:crypto'
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

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const open = (at: TestServer, headers: Record<string, string> = BROWSER) =>
  at.rest('GET', '/graphql', undefined, headers)

describe('GraphiQL', () => {
  it('is what a browser gets in a demonstration, whole in one page whose only script may run', async () => {
    const { status, text, headers } = await open(demo)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    const [script = '', ...others] = [...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, code]) => code)
    expect(others).toEqual([])
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}';`)
    expect(policy).toContain("default-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-eval|https?:/)
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  it('is not what a program gets there', async () => {
    for (const accept of ['application/json', '*/*', 'application/graphql-response+json']) {
      const { headers, body } = await open(demo, { accept })
      expect(headers.get('content-type')).toMatch(/json/)
      expect(body.errors).toHaveLength(1)
      expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    }
  })

  it('is not there in production, also with a service token', async () => {
    const { status, text, headers } = await open(server)
    expect(status).toBe(400)
    expect(headers.get('content-type')).toMatch(/json/)
    expect(text).not.toMatch(/<script|graphiql/i)
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  })
})
