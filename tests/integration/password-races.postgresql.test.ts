import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { hashToken, newToken } from '#api/platform/tokens.ts'
import { serverEvent } from '#api/store/audit.ts'
import { createStore, type Store } from '#api/store/store.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let database: TestDatabase
let server: TestServer
let store: Store
let other: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer({ database })
  store = createStore(server.application.database)
  other = new pg.Client({ connectionString: database.databaseUrl ?? '' })
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await server.close()
})

/** Until so many statements of the product wait for a lock. Asked outside a transaction, which sees one moment only. */
const untilWaiting = (howMany: number) =>
  vi.waitFor(
    async () => {
      const [row] = await server.client.$queryRaw<{ waiting: number }[]>`
        SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`
      expect(row?.waiting).toBe(howMany)
    },
    { timeout: 20_000 },
  )

const hashOf = async ({ userId }: Person) => {
  const { passwordHash } = await server.client.user.findUniqueOrThrow({ where: { id: userId } })
  return passwordHash
}

function openSession({ userId }: Person, passwordHash: string) {
  const token = newToken()
  const at = new Date()
  const id = newId()
  const expiresAt = new Date(at.getTime() + 60_000)
  const session = { id, userId, tokenHash: hashToken(token), userAgent: null, createdAt: at, expiresAt }
  const event = serverEvent('test.open', at, { recordType: 'Session', recordId: id, personId: userId })
  return { token, opened: store.sessions.open(session, passwordHash, event) }
}

describe('a session of a password that is being changed', () => {
  it('waits for the change, and is not opened', async () => {
    const person = await server.person()
    const proven = await hashOf(person)
    await other.query('BEGIN')
    await other.query('UPDATE "User" SET "passwordHash" = $1 WHERE id = $2', ['another', person.userId])
    const { token, opened } = openSession(person, proven)
    await untilWaiting(1)
    await other.query('COMMIT')
    expect(await opened).toBe(false)
    expect((await server.as(token).rest('GET', '/api/auth/me')).status).toBe(401)
  })

  it('that is opened first is there to be ended by the change', async () => {
    const person = await server.person()
    const proven = await hashOf(person)
    // Holds the opening up when its session is stored, and not yet to be seen by others.
    await other.query('BEGIN')
    await other.query('SELECT 1 FROM "AuditChain" FOR UPDATE')
    const { token, opened } = openSession(person, proven)
    await untilWaiting(1)
    const { id: sessionId } = await server.client.session.findFirstOrThrow({ where: { userId: person.userId } })
    const actor = {
      userId: person.userId,
      sessionId,
      roles: [],
      facilityId: null,
      region: 'Kenya',
      askedAt: new Date(),
    }
    const at = new Date()
    const event = serverEvent('test.change', at, { recordType: 'User', recordId: null, personId: person.userId })
    const changed = store.accounts.changePassword(actor, { proven, next: 'another' }, at, event)
    await untilWaiting(2)
    await other.query('COMMIT')
    expect([await opened, await changed]).toEqual([true, true])
    expect((await server.as(token).rest('GET', '/api/auth/me')).status).toBe(401)
    expect((await person.rest('GET', '/api/auth/me')).status).toBe(200)
  })
})
