import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ME, signUpBody } from '#tests/support/account-requests.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const clock = settableClock('2026-03-02T08:00:00.000Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const signUp = (body: unknown) => server.rest('POST', '/api/auth/signup', body)
const signIn = (email: unknown, password: unknown) => server.rest('POST', '/api/auth/signin', { email, password })
const me = (token: string | null) => server.as(token).rest('GET', '/api/auth/me')

describe('§6 Bearer tokens', () => {
  it('revokes the token at sign-out, and no other one of the same person', async () => {
    const person = await server.person()
    const other = (await signIn(person.email, person.password)).body.token
    const { status, body } = await person.rest('POST', '/api/auth/signout')
    expect({ status, body }).toEqual({ status: 200, body: { success: true } })
    expect((await me(person.token)).status).toBe(401)
    expect((await me(other)).status).toBe(200)
  })

  it('expires a token 30 days after it was given', async () => {
    const { token } = await server.person()
    clock.advance({ days: 30, seconds: -1 })
    expect((await me(token)).status).toBe(200)
    clock.advance({ seconds: 1 })
    expect((await me(token)).status).toBe(401)
  })

  const broken: readonly (readonly [string, (token: string) => string])[] = [
    ['a token cut short', (token) => `Bearer ${token.slice(0, -1)}`],
    ['a token made longer', (token) => `Bearer ${token}A`],
    ['a token with one letter changed', (token) => `Bearer ${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`],
    ['a token without its scheme', (token) => token],
    ['another scheme', (token) => `Basic ${token}`],
    ['nothing after the scheme', () => 'Bearer '],
    ['garbage', () => "Bearer ' OR 1=1 --"],
    ['something very long', () => `Bearer ${'A'.repeat(5000)}`],
  ]
  it.each(broken)('answers 401 to %s', async (_what, authorizationOf) => {
    const { token } = await server.person()
    const { status, body } = await server.rest('GET', '/api/auth/me', undefined, {
      authorization: authorizationOf(token),
    })
    expect({ status, body }).toEqual({ status: 401, body: { error: 'Sign in to continue' } })
  })

  it('takes the scheme in whatever letters', async () => {
    const { token } = await server.person()
    const headers = { authorization: `bearer ${token}` }
    expect((await server.rest('GET', '/api/auth/me', undefined, headers)).status).toBe(200)
  })
})

describe('what is stored and shown of secrets', () => {
  it('stores no token and no password, only their hashes', async () => {
    const { token, password } = await server.person()
    const stored = JSON.stringify({
      sessions: (await server.client.session.findMany()).map((session) => ({
        ...session,
        asText: Buffer.from(session.tokenHash).toString('latin1'),
        asBase64: Buffer.from(session.tokenHash).toString('base64url'),
      })),
      users: await server.client.user.findMany(),
    })
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(password)
    expect(stored).toContain('$argon2id$')
  })

  it('shows no password hash in any answer', async () => {
    const person = await server.person()
    const answers = [
      await signUp(signUpBody()),
      await signIn(person.email, person.password),
      await person.rest('GET', '/api/auth/me'),
      await person.rest('POST', '/graphql', { query: ME }),
      await person.rest('POST', '/graphql', { query: '{ me { passwordHash } }' }),
      await person.rest('GET', '/api/facilities'),
    ]
    for (const { text } of answers) expect(text).not.toMatch(/argon2|passwordHash"\s*:/)
  })
})
