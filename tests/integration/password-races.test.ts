import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { hashToken, newToken } from '#api/platform/tokens.ts'
import { serverEvent } from '#api/store/audit.ts'
import { createStore } from '#api/store/store.ts'
import { CHANGE_PASSWORD, signUpBody } from '#tests/support/account-requests.ts'
import type { RestAnswer } from '#tests/support/caller.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const SIGN_INS = 6
const ROUNDS = 5

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Sent {
  readonly id: string
  readonly email: string
  readonly password: string
}

const isAlive = async (token: string) => (await server.as(token).rest('GET', '/api/auth/me')).status === 200

/** Does something while the password of somebody new is being changed, and says which of its tokens still work. */
async function whileChanging(ask: (sent: Sent) => Promise<RestAnswer>) {
  const sent = { ...signUpBody(), id: newId(), email: `${newId()}@example.org`, password: 'correct horse' }
  const { body } = await server.rest('POST', '/api/auth/signup', sent)
  const person = server.as(body.token)
  const variables = { currentPassword: sent.password, newPassword: 'maziwa lala' }
  const [changed, ...answers] = await Promise.all([
    person.data(CHANGE_PASSWORD, variables),
    ...Array.from({ length: SIGN_INS }, () => ask(sent)),
  ])
  expect(changed.changePassword.__typename).toBe('PasswordChanged')
  expect(await isAlive(body.token)).toBe(true)
  const tokens = answers.map((answer) => answer.body.token).filter((token) => typeof token === 'string')
  const alive = await Promise.all(tokens.map(isAlive))
  return alive.filter(Boolean).length
}

describe('a password that is changed while somebody signs in with the one so far', () => {
  it.each<[string, (sent: Sent) => Promise<RestAnswer>]>([
    ['a sign-in', ({ email, password }) => server.rest('POST', '/api/auth/signin', { email, password })],
    ['a sign-up sent again', (sent) => server.rest('POST', '/api/auth/signup', sent)],
  ])('leaves no session of %s', async (_what, ask) => {
    for (let round = 0; round < ROUNDS; round += 1) expect(await whileChanging(ask)).toBe(0)
  })

  it('opens no session for a password that was proven before it was changed, and leaves no event', async () => {
    const person = await server.person()
    const store = createStore(server.application.database)
    const proven = await store.accounts.findByEmail(person.email)
    if (!proven) throw new Error('There is no such account')
    await person.data(CHANGE_PASSWORD, { currentPassword: person.password, newPassword: 'maziwa lala' })

    const token = newToken()
    const at = new Date()
    const id = newId()
    const session = { id, userId: person.userId, tokenHash: hashToken(token), userAgent: null, createdAt: at }
    const open = (hash: string) => {
      const event = serverEvent('test.open', at, { recordType: 'Session', recordId: id, personId: person.userId })
      return store.sessions.open({ ...session, expiresAt: new Date(at.getTime() + 60_000) }, hash, event)
    }
    expect(await open(proven.passwordHash)).toBe(false)
    expect(await isAlive(token)).toBe(false)
    expect(await server.client.auditEvent.count({ where: { recordId: id } })).toBe(0)

    const now = await store.accounts.findByEmail(person.email)
    expect(await open(now?.passwordHash ?? '')).toBe(true)
    expect(await isAlive(token)).toBe(true)
  })
})
