import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { backUp } from '#api/store/backup/back-up.ts'
import { backUpToMemory, linesOf, restoreFrom } from '#tests/support/backups.ts'
import { commandEnv, commandPath } from '#tests/support/commands.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

let database: TestDatabase
let server: TestServer
let connection: pg.ClientConfig
beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer({ database })
  connection = { connectionString: database.databaseUrl ?? '' }
  await server.person()
})
afterAll(() => server.close())

describe('beside a running server', () => {
  it('a backup holds what was there when it began, and holds nobody up', async () => {
    // More than what may wait between the database and the file, in a table that is read before the accounts.
    const level = randomBytes(2_000_000).toString('hex')
    const place = { country: 'Kenya', region: 'Kenya', district: 'Nairobi', level }
    await server.client.facility.create({ data: { id: newId(), code: 'large', name: 'Large', ...place } })
    const before = await server.client.user.count()
    const chunks: Buffer[] = []
    let wroteMeanwhile = false
    async function* slowly(given: AsyncIterable<Buffer>) {
      for await (const chunk of given) {
        chunks.push(chunk)
        if (!wroteMeanwhile) await server.person()
        wroteMeanwhile = true
        yield chunk
      }
    }
    const out = Duplex.from(slowly)
    out.resume()
    await backUp(connection, out, { product: '0.1.0', at: new Date() })
    const counts = linesOf(Buffer.concat(chunks)).at(-1) ?? ''
    expect(JSON.parse(counts).rows).toMatchObject({ User: before, Session: before, AuditEvent: before + 1 })
    expect(await server.client.user.count()).toBe(before + 1)
  })

  it('a restore waits ten seconds for whoever holds a table, then says so and changes nothing', async () => {
    const backup = await backUpToMemory(connection)
    const holder = new pg.Client(connection)
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT count(*) FROM "User"')
    await expect(restoreFrom(connection, backup, { overwrite: true })).rejects.toThrow(
      'The database refuses: canceling statement due to lock timeout. Nothing was changed. ' +
        'Somebody is using the database: stop the servers first.',
    )
    await holder.query('ROLLBACK')
    await holder.end()
    await server.person()
  })

  it('a backup that is told to stop leaves no file', async () => {
    const file = join(database.dataDir, 'stopped.backup')
    const holder = new pg.Client(connection)
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query('LOCK TABLE "User" IN ACCESS EXCLUSIVE MODE')
    const child = spawn(process.execPath, [commandPath('backup'), file], { env: commandEnv(database) })
    const ended = once(child, 'close')
    const waiting = async () =>
      (await holder.query(`SELECT FROM pg_locks WHERE NOT granted AND relation = '"User"'::regclass`)).rows.length
    await expect.poll(waiting, { timeout: 30_000 }).toBe(1)
    expect(existsSync(`${file}.partial`)).toBe(true)
    child.kill('SIGTERM')
    expect(await ended).toEqual([1, null])
    expect(readdirSync(database.dataDir)).toEqual([])
    await holder.query('ROLLBACK')
    await holder.end()
  })
})
