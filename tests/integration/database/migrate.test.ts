import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { DatabaseNewerThanCode } from '#api/store/migrate.ts'
import { migrationNames } from '#api/store/migrations.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const recorded = async ({ client }: TestServer) =>
  client.$queryRaw<{ migration_name: string; finished: boolean }[]>`
    SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations ORDER BY started_at`

/** Whatever is wrong with the database is put right again before it goes. */
async function withServer(
  database: Awaited<ReturnType<typeof createTestDatabase>>,
  use: (server: TestServer) => Promise<void>,
) {
  const kept = { ...database, remove: async () => undefined }
  const server = await startTestServer({ database: kept })
  try {
    await use(server)
  } finally {
    await server.close()
  }
}

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

  it('refuse a database of a later version, change nothing in it, and work again once that is mended', async () => {
    const database = await createTestDatabase()
    try {
      await withServer(database, async ({ client }) => {
        await client.$executeRaw`
          INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
          VALUES ('later', 'x', '29990101000000_from_the_future', now(), now(), 1)`
        await client.$executeRaw`DELETE FROM "Facility"`
      })
      const start = startTestServer({ database: { ...database, remove: async () => undefined } })
      await expect(start).rejects.toThrow(DatabaseNewerThanCode)
      await expect(start).rejects.toThrow(
        'The database has migrations that this version does not know (29990101000000_from_the_future). ' +
          'Start a version at least as new as the one that wrote them.',
      )
      if (database.databaseUrl !== null) {
        const client = new pg.Client({ connectionString: database.databaseUrl })
        await client.connect()
        expect((await client.query('SELECT count(*)::int AS facilities FROM "Facility"')).rows).toEqual([
          { facilities: 0 },
        ])
        await client.query(`DELETE FROM _prisma_migrations WHERE id = 'later'`)
        await client.end()
        await withServer(database, async ({ client: mended }) => {
          expect(await mended.facility.count()).toBeGreaterThan(0)
        })
      }
    } finally {
      await database.remove()
    }
  })
})
