import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ME, signUpBody } from '#tests/support/account-requests.ts'
import { PLANS } from '#tests/support/nutrition-requests.ts'
import { findPostgresPrograms, type PostgresServer, startPostgresServer } from '#tests/support/postgres-server.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

const AWAY = 'The service is not available at the moment. Please try again.'
const programs = findPostgresPrograms()

/** A database server of this test's own can be stopped without harm to others. */
describe.skipIf(programs === null)('while the database is away', () => {
  let postgres: PostgresServer
  let server: TestServer
  let person: Person
  beforeAll(async () => {
    if (programs === null) return
    postgres = await startPostgresServer(programs)
    const dataDir = mkdtempSync(join(tmpdir(), 'afya-test-'))
    server = await startTestServer({
      database: {
        databaseUrl: postgres.url('postgres'),
        dataDir,
        remove: async () => rmSync(dataDir, { recursive: true, force: true }),
      },
    })
    person = await server.person()
  })
  afterAll(async () => {
    await server.close()
    await postgres.stop()
  })

  const health = () => server.rest('GET', '/api/health')

  it('says so, answers 503 with Retry-After over both transports, and recovers by itself', async () => {
    expect((await health()).status).toBe(200)
    await postgres.halt()

    const unwell = await health()
    expect(unwell.status).toBe(503)
    expect(unwell.body).toMatchObject({ status: 'unavailable', database: { kind: 'postgresql', status: 'away' } })

    const answers = [
      await person.rest('GET', '/api/auth/me'),
      await person.rest('GET', '/api/nutrition/plans'),
      await server.rest('GET', '/api/facilities'),
      await server.rest('POST', '/api/auth/signup', signUpBody()),
      await server.rest('POST', '/graphql', { query: '{ facilities { id } }' }),
      await person.rest('POST', '/graphql', { query: ME }),
    ]
    for (const { status, headers, text } of answers) {
      expect({ status, text }).toEqual({ status: 503, text: expect.stringContaining(AWAY) })
      expect(text).not.toMatch(/prisma|socket|ECONN|ENOENT|postgres/i)
      expect(headers.get('retry-after')).toMatch(/^\d+$/)
    }
    expect(unwell.headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await server.rest('GET', '/api/config')).status).toBe(200)

    await postgres.resume()
    await expect.poll(async () => (await health()).status).toBe(200)
    expect((await person.rest('GET', '/api/auth/me')).status).toBe(200)
    expect((await person.data(PLANS)).nutritionPlans).toEqual([])
    await server.person()
  })

  it('answers 503 to a request whose connection breaks under it, and stores nothing of it', async () => {
    const connection = { connectionString: postgres.url('postgres') }
    const holder = new pg.Client(connection)
    // A transaction sees one picture of what goes on; who watches stands outside.
    const watcher = new pg.Client(connection)
    await Promise.all([holder.connect(), watcher.connect()])
    try {
      await holder.query('BEGIN')
      await holder.query('LOCK TABLE "User" IN ACCESS EXCLUSIVE MODE')
      const sent = signUpBody()
      const signUp = server.rest('POST', '/api/auth/signup', sent)
      const terminated = async () =>
        (
          await watcher.query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE wait_event_type = 'Lock' AND datname = current_database()`,
          )
        ).rows.length
      await expect.poll(terminated).toBe(1)
      const { status, body, headers } = await signUp
      expect({ status, body }).toEqual({ status: 503, body: { error: AWAY } })
      expect(headers.get('retry-after')).toMatch(/^\d+$/)
      await holder.query('ROLLBACK')
      expect(await server.client.user.count({ where: { email: String(sent.email) } })).toBe(0)
      expect((await server.rest('POST', '/api/auth/signup', sent)).status).toBe(201)
    } finally {
      await Promise.all([holder.end(), watcher.end()])
    }
  })
})
