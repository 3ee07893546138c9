import { describe, expect, it, onTestFinished } from 'vitest'
import { refreshStatistics } from '#api/store/statistics.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const ROWS = 2_000
const EXPECTED = { least: 0.9 * ROWS, most: 1.1 * ROWS }
/** More than a file of the log. */
const MEGABYTES = 33

/** Accounts, since their table needs no other; by one statement, so that the log does not ask for a checkpoint. */
const addAccounts = ({ client }: TestServer) => client.$executeRaw`
  INSERT INTO "User" (id, email, "passwordHash", "firstName", "lastName", region)
  SELECT gen_random_uuid(), n || '@example.org', 'none', 'Asha', 'Juma', 'Kenya' FROM generate_series(1, ${ROWS}::int) n`

/** How many rows PostgreSQL believes the table of accounts to have: -1 as long as it has not looked. */
async function believed({ client }: TestServer): Promise<number> {
  const [row] = await client.$queryRaw<{ rows: number }[]>`
    SELECT reltuples::float8 AS rows FROM pg_class WHERE oid = '"User"'::regclass`
  return row?.rows ?? Number.NaN
}

async function startServer() {
  const database = await createTestDatabase()
  const server = await startTestServer({ database })
  return { server, database }
}

describe('what PostgreSQL knows of the tables, where nothing but the server can tell it', () => {
  it('is looked at anew for the tables that have grown, and for no other', async () => {
    const { server } = await startServer()
    onTestFinished(() => server.close())
    await addAccounts(server)
    expect(await believed(server)).toBeLessThan(EXPECTED.least)
    expect(await refreshStatistics(server.application.database)).toEqual(['"User"'])
    expect(await believed(server)).toBeGreaterThan(EXPECTED.least)
    expect(await believed(server)).toBeLessThan(EXPECTED.most)
    expect(await refreshStatistics(server.application.database)).toEqual([])
    await server.client.$executeRaw`INSERT INTO "User" (id, email, "passwordHash", "firstName", "lastName", region)
      VALUES (gen_random_uuid(), 'one@example.org', 'none', 'Asha', 'Juma', 'Kenya')`
    expect(await refreshStatistics(server.application.database)).toEqual([])
  })

  it('is true again when the server starts', async () => {
    const { server, database } = await startServer()
    await addAccounts(server)
    await server.application.close()
    const next = await startTestServer({ database })
    onTestFinished(() => next.close())
    expect(await believed(next)).toBeGreaterThan(EXPECTED.least)
  })

  it('is true again while the server runs, each time that its log has grown', async () => {
    const { server } = await startServer()
    onTestFinished(() => server.close())
    await addAccounts(server)
    const megabyte = 'x'.repeat(1_000_000)
    for (let n = 0; n < MEGABYTES; n += 1)
      await server.client.$queryRaw`SELECT pg_logical_emit_message(true, 'test', ${megabyte})::text`
    await expect.poll(() => believed(server)).toBeGreaterThan(EXPECTED.least)
  })
})
