import pg from 'pg'
import { expect, it } from 'vitest'
import { DatabaseNewerThanCode } from '#api/store/migrate.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { markAsLater, withServer } from '#tests/support/with-server.ts'

it('a refused database is left as it is, and works again once it is mended', async () => {
  const database = await createTestDatabase()
  try {
    await withServer(database, markAsLater)
    const start = startTestServer({ database: { ...database, remove: async () => undefined } })
    await expect(start).rejects.toThrow(DatabaseNewerThanCode)

    const client = new pg.Client({ connectionString: database.databaseUrl ?? '' })
    await client.connect()
    const { rows } = await client.query('SELECT count(*)::int AS facilities FROM "Facility"')
    expect(rows).toEqual([{ facilities: 0 }])
    await client.query(`DELETE FROM _prisma_migrations WHERE id = 'later'`)
    await client.end()
    await withServer(database, async ({ client: mended }) => {
      expect(await mended.facility.count()).toBeGreaterThan(0)
    })
  } finally {
    await database.remove()
  }
})
