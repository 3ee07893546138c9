import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { DatabaseNewerThanCode } from '#api/store/migrate.ts'
import { migrationNames } from '#api/store/migrations.ts'
import { withConnection } from '#tests/support/backups.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { markAsLater, withServer } from '#tests/support/with-server.ts'

/** A process that brings a database to the schema, and says how many migrations that took and what it would still wait for. */
const MIGRATES = `
  import { migrate } from '#api/store/migrate.ts'
  const applied = await migrate(JSON.parse(process.env.CONNECTION))
  const left = process.getActiveResourcesInfo().filter((resource) => resource !== 'PipeWrap')
  process.stdout.write(JSON.stringify([applied, left]))`

const recorded = async ({ client }: TestServer) =>
  client.$queryRaw<{ migration_name: string; finished: boolean }[]>`
    SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations ORDER BY started_at`

describe('migrations at the start of a server', () => {
  it('bring an empty database to the schema, once', async () => {
    const database = await createTestDatabase({ empty: true })
    try {
      const expected = (await migrationNames()).map((migration_name) => ({ migration_name, finished: true }))
      await withServer(database, async (server) => {
        expect(await recorded(server)).toEqual(expected)
        await server.person()
      })
      await withServer(database, async (server) => {
        expect(await recorded(server)).toEqual(expected)
        expect(await server.client.user.count()).toBe(1)
      })
    } finally {
      await database.remove()
    }
  })

  it('leave nothing that keeps a process alive', async () => {
    const database = await createTestDatabase({ empty: true })
    try {
      await withConnection(database, async (connection) => {
        const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', MIGRATES], {
          env: { ...process.env, CONNECTION: JSON.stringify(connection) },
        })
        expect(JSON.parse(stdout)).toEqual([(await migrationNames()).length, []])
      })
    } finally {
      await database.remove()
    }
  })

  it('refuse a database of a later version', async () => {
    const database = await createTestDatabase()
    try {
      await withServer(database, markAsLater)
      const start = startTestServer({ database: { ...database, remove: async () => undefined } })
      await expect(start).rejects.toThrow(DatabaseNewerThanCode)
      await expect(start).rejects.toThrow(
        'The database has migrations that this version does not know (29990101000000_from_the_future). ' +
          'Start a version at least as new as the one that wrote them.',
      )
    } finally {
      await database.remove()
    }
  })
})
