import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrationNames } from '#api/store/migrations.ts'
import { DEMO_ACCOUNTS } from '#domain/vocabulary/demo-accounts.ts'
import { FACILITIES } from '#prisma/seed/facilities.ts'
import { onDatabase, spawnServer } from '#tests/support/server-process.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

describe('two servers that start at once on one empty database', () => {
  it.each([
    { mode: 'outside a demonstration', DEMO: '0', accounts: 0 },
    { mode: 'in a demonstration', DEMO: '1', accounts: DEMO_ACCOUNTS.length },
  ])('both come up, and migrate and seed it once, $mode', async ({ DEMO, accounts }) => {
    const database = await createTestDatabase({ empty: true })
    onTestFinished(() => database.remove())
    const variables = { ...onDatabase(database), DEMO }
    const servers = [spawnServer(variables), spawnServer(variables)]
    const callers = await Promise.all(servers.map((server) => server.caller()))
    for (const caller of callers) expect((await caller.rest('GET', '/api/health')).status).toBe(200)

    const client = new pg.Client({ connectionString: database.databaseUrl ?? '' })
    await client.connect()
    try {
      const { rows: migrations } = await client.query('SELECT migration_name FROM _prisma_migrations ORDER BY 1')
      expect(migrations.map(({ migration_name }) => migration_name)).toEqual(await migrationNames())
      const { rows: counts } = await client.query(
        'SELECT (SELECT count(*)::int FROM "Facility") AS facilities, (SELECT count(*)::int FROM "User") AS accounts',
      )
      expect(counts).toEqual([{ facilities: FACILITIES.length, accounts }])
    } finally {
      await client.end()
    }
    for (const server of servers) server.process.kill('SIGTERM')
    const endings = await Promise.all(servers.map(({ ended }) => ended))
    expect(endings.map(({ exitCode }) => exitCode)).toEqual([0, 0])
    const applied = endings.flatMap(({ stdout }) => stdout.match(/Applied migrations/g) ?? [])
    expect(applied).toHaveLength(1)
  })
})
