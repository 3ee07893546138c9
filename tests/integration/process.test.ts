import { once } from 'node:events'
import { createServer, connect as openConnection } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ME, signUpBody } from '#tests/support/account-requests.ts'
import { callerOf } from '#tests/support/caller.ts'
import { onDatabase, spawnServer } from '#tests/support/server-process.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  return () => database.remove()
})

/** A connection of our own to the database that a running server uses. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client(
    database.databaseUrl === null
      ? { host: database.dataDir, user: 'postgres', database: 'postgres' }
      : { connectionString: database.databaseUrl },
  )
  await client.connect()
  return client
}

/** Waits until somebody waits for a lock, as seen from a connection of its own. */
async function untilLocked(): Promise<void> {
  const watcher = await connect()
  const waiting = async () =>
    (
      await watcher.query(
        `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      )
    ).rows.length
  await expect.poll(waiting).toBe(1)
  await watcher.end()
}

describe('a server that is told to stop', () => {
  it('finishes the request in flight, takes no new one, and exits with 0', async () => {
    const server = spawnServer(onDatabase(database))
    const url = await server.ready()
    const caller = callerOf(url, null)
    const holder = await connect()
    // On the embedded database an open transaction holds everybody else up, on a server the lock does.
    await holder.query('BEGIN')
    await holder.query('LOCK TABLE "User" IN ACCESS EXCLUSIVE MODE')

    const body = signUpBody()
    const signUp = caller.rest('POST', '/api/auth/signup', body)
    await expect.poll(server.output).toContain('"route":"/api/auth/signup"')
    if (database.databaseUrl !== null) await untilLocked()

    server.process.kill('SIGTERM')
    await expect.poll(server.output).toContain('Stopping')
    await expect
      .poll(() =>
        caller.rest('GET', '/api/config').then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .toBe('refused')

    await holder.query('COMMIT')
    await holder.end()
    const { status, body: signedUp } = await signUp
    expect({ status, email: signedUp.user?.email }).toEqual({ status: 201, email: body.email })
    expect(await server.ended).toMatchObject({ exitCode: 0, stderr: '' })

    const next = callerOf(await spawnServer(onDatabase(database)).ready(), signedUp.token)
    expect((await next.data(ME)).me.email).toBe(body.email)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'exits with 0 on %s when nothing is asked, whoever stays connected',
    async (signal) => {
      const server = spawnServer(onDatabase(database))
      const url = await server.ready()
      await callerOf(url, null).rest('GET', '/api/health')
      // As a browser does in advance: it asks nothing yet.
      const unasked = openConnection(Number(new URL(url).port), '127.0.0.1')
      await once(unasked, 'connect')
      server.process.kill(signal)
      expect(await server.ended).toMatchObject({ exitCode: 0, stderr: '' })
    },
  )
})

describe('a server that cannot start says why in a sentence, and exits with 1', () => {
  it('on a port that is taken', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '0.0.0.0', resolve))
    onTestFinished(() => void taken.close())
    const address = taken.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const { exitCode, stderr } = await spawnServer({ ...onDatabase(database), PORT: `${port}` }).ended
    expect({ exitCode, stderr: stderr.trim() }).toEqual({
      exitCode: 1,
      stderr: `Port ${port} is taken. Stop what listens there, or choose another: PORT=3001 npm start`,
    })
  })

  it.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'http' }],
    ['DEMO_PASSWORD', { DEMO: '1', DEMO_PASSWORD: 'short' }],
  ])('with a %s that cannot be: %j', async (name, settings) => {
    const { exitCode, stderr, stdout } = await spawnServer({ ...onDatabase(database), ...settings }).ended
    expect(exitCode).toBe(1)
    expect(stderr.trim()).toMatch(new RegExp(`^${name}: .+$`))
    expect(stdout).toBe('')
  })

  it('when the database does not answer', async () => {
    const nowhere = join(database.dataDir, 'nowhere')
    const { exitCode, stderr } = await spawnServer({
      DATABASE_URL: `postgresql://afya:secret@localhost/afya?host=${encodeURIComponent(nowhere)}`,
    }).ended
    expect({ exitCode, stderr: stderr.trim() }).toEqual({
      exitCode: 1,
      stderr: 'The database does not answer. Start it, or correct DATABASE_URL.',
    })
  })
})
