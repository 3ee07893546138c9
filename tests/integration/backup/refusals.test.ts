import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedDatabase } from '#api/platform/embedded-database/embedded-database.ts'
import { migrationOf, readMigrations } from '#api/store/migrations.ts'
import {
  allRows,
  backUpToMemory,
  expectedAfterRestore,
  forged,
  restoreFrom,
  withClient,
  withConnection,
} from '#tests/support/backups.ts'
import { submitAssessment } from '#tests/support/nutrition-requests.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { withServer } from '#tests/support/with-server.ts'

let target: TestDatabase
let connection: pg.ClientConfig
let close = async () => {}
let backup: Buffer
let backedUp: Record<string, string[]>
let before: Record<string, string[]>

beforeAll(async () => {
  const source = await createTestDatabase()
  await withServer(source, async (server) => void (await submitAssessment(await server.person())))
  await withConnection(source, async (opened) => {
    backup = await backUpToMemory(opened)
    backedUp = await allRows(opened)
  })
  await source.remove()

  target = await createTestDatabase()
  await withServer(target, async (server) => void (await server.person()))
  if (target.databaseUrl === null) {
    const embedded = await startEmbeddedDatabase({ dataDir: target.dataDir, maxConnections: 2 })
    connection = embedded.connection
    close = embedded.close
  } else {
    connection = { connectionString: target.databaseUrl }
  }
})
afterAll(async () => {
  await close()
  await target.remove()
})
beforeEach(async () => {
  before = await allRows(connection)
})

/** The restore fails with this sentence, and the database is as it was. */
async function expectRefused(
  bytes: Uint8Array,
  sentence: string | RegExp,
  options: Parameters<typeof restoreFrom>[2] = { overwrite: true },
): Promise<void> {
  await expect(restoreFrom(connection, bytes, options)).rejects.toThrow(sentence)
  expect(await allRows(connection)).toEqual(before)
}

/** The lines of one table changed, the seal and the counts as if nothing had been. */
const withRow = (table: string, change: (row: (string | null)[]) => (string | null)[]) =>
  forged(backup, (lines) => {
    const index = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`)) + 1
    return lines.with(index, JSON.stringify(change(JSON.parse(lines[index] ?? '[]'))))
  })

describe('a restore into a database that has data', () => {
  it('is refused unless told, and says what would be lost', async () => {
    const counts = Object.entries(before).map(([table, rows]) => `  ${table}: ${rows.length}\n`)
    expect(before['User']).toHaveLength(1)
    await expectRefused(
      backup,
      `The database has tables already. Restoring would remove all their rows:\n${counts.join('')}` +
        'Nothing was changed. To replace all of it, add --overwrite.',
      { overwrite: false },
    )
  })

  it('replaces everything when told, and says what is gone', async () => {
    await withClient(connection, async (client) => {
      await client.query(
        `CREATE TYPE mood AS ENUM ('well'); CREATE DOMAIN positive AS int CHECK (VALUE > 0);
         CREATE TYPE pair AS (one int, other int); CREATE SEQUENCE loose;
         CREATE TABLE "Of somebody" (id serial PRIMARY KEY, mood mood, pair pair, n positive);
         INSERT INTO "Of somebody" (mood) VALUES ('well'), (NULL);
         CREATE VIEW moods AS SELECT mood FROM "Of somebody";
         CREATE MATERIALIZED VIEW kept_moods AS SELECT * FROM "Of somebody";
         CREATE FUNCTION felt(mood) RETURNS mood LANGUAGE sql AS 'SELECT $1'`,
      )
    })
    const { replaced } = await restoreFrom(connection, backup, { overwrite: true })
    const counts = Object.entries(before).map(([table, rows]) => [table, rows.length])
    expect(replaced).toEqual({ ...Object.fromEntries(counts), 'Of somebody': 2 })
    const after = await allRows(connection)
    expect(after).toEqual(expectedAfterRestore(backedUp, after))
    const left = await withClient(connection, (client) =>
      client.query(`SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname IN
        ('Of somebody', 'moods', 'kept_moods', 'loose') UNION ALL SELECT FROM pg_type WHERE typname IN
        ('mood', 'positive', 'pair') UNION ALL SELECT FROM pg_proc WHERE proname = 'felt'`),
    )
    expect(left.rows).toEqual([])
  })

  it('is refused where something outside the schema depends on its tables', async () => {
    await withClient(connection, (client) =>
      client.query('CREATE SCHEMA reports; CREATE VIEW reports.people AS SELECT id FROM "User"'),
    )
    await expectRefused(
      backup,
      /^The database refuses: .* Nothing was changed\. Remove first what depends on it: view reports\.people/,
    )
    await withClient(connection, (client) => client.query('DROP SCHEMA reports CASCADE'))
  })

  it('keeps nothing of tables that no migration makes, and says so', async () => {
    const more = forged(backup, (lines) => [
      ...lines.slice(0, -1),
      '{"table":"Of somebody","columns":["id"]}',
      '["1"]',
      (lines.at(-1) ?? '').replace('{"rows":{', '{"rows":{"Of somebody":1,'),
    ])
    const { leftOut, rows } = await restoreFrom(connection, more, { overwrite: true })
    expect(leftOut).toEqual({ 'Of somebody': 1 })
    expect(rows['User']).toBe(1)
  })
})

describe('a restore changes nothing with', () => {
  it.each([0.1, 0.5, 0.9, 0.999])('a backup of which only %d is there', async (part) => {
    await expectRefused(backup.subarray(0, Math.floor(backup.length * part)), /^The backup is damaged: /)
  })

  it('a backup whose end is missing, though it was packed anew', async () => {
    const text = gunzipSync(backup).toString('utf8')
    await expectRefused(gzipSync(text.slice(0, text.lastIndexOf('{"sha256"'))), 'its end is missing')
  })

  it.each([0.2, 0.5, 0.8])('a backup in which a bit is turned, after %d of it', async (part) => {
    const turned = Buffer.from(backup)
    const at = Math.floor(backup.length * part)
    turned[at] = (turned[at] ?? 0) ^ 4
    await expectRefused(turned, /^The backup is damaged: /)
  })

  it('what is no backup', async () => {
    await expectRefused(Buffer.from('PGDMP'), 'This is not a backup of Afya Mashariki.')
  })

  it('a backup of a later version', async () => {
    const later = forged(backup, ([header = '', ...lines]) => [
      header.replace(/\]\}$/, ',{"name":"29990101000000_from_the_future","checksum":"x"}]}'),
      ...lines,
    ])
    await expectRefused(
      later,
      'The backup has migrations that this version does not know (29990101000000_from_the_future). ' +
        'Restore it with a version at least as new as the one that wrote it, 0.1.0.',
    )
  })

  it('a backup whose migrations were others under the same names', async () => {
    const [first] = await readMigrations()
    const other = forged(backup, ([header = '', ...lines]) => [
      header.replace(/"checksum":"\w+"/, '"checksum":"0"'),
      ...lines,
    ])
    await expectRefused(other, `The backup was made by another form of the migration ${first?.name}. `)
  })

  it.each<[string, () => Buffer, string]>([
    [
      'a row whose account is missing',
      () => withRow('Session', (row) => row.with(2, crypto.randomUUID())),
      'rows of "Session" are refused (23503, Session_userId_fkey)',
    ],
    [
      'a value of another type',
      () => withRow('User', (row) => row.with(0, 'nobody')),
      'rows of User are refused (22P02)',
    ],
    ['a value that is missing', () => withRow('User', (row) => row.with(1, null)), 'rows of User are refused (23502)'],
    [
      'a column that the table lacks',
      () => forged(backup, (lines) => lines.map((line) => line.replace('"passwordHash"', '"secret"'))),
      'the columns of User are others',
    ],
    [
      'a table less',
      () =>
        forged(backup, (lines) =>
          lines.map((line) =>
            line.replace('{"table":"Throttle"', '{"table":"Throttled"').replace('"Throttle":', '"Throttled":'),
          ),
        ),
      'it has no table Throttle',
    ],
  ])('a backup that holds %s, found when much is written already', async (_what, bytes, sentence) => {
    await expectRefused(bytes(), `The backup does not fit its own schema: ${sentence}. Nothing was restored.`)
  })

  it('a later migration that fails on its rows', async () => {
    const strict = migrationOf('29990101000000_strict', `ALTER TABLE "User" ADD CHECK (region = 'Nowhere')`)
    await expectRefused(
      backup,
      'The migration 29990101000000_strict, younger than the backup, fails on its rows: check constraint ' +
        '"User_region_check" of relation "User" is violated by some row. Nothing was changed. ' +
        'Restore the backup with the version that wrote it, 0.1.0.',
      { overwrite: true, migrations: [...(await readMigrations()), strict] },
    )
  })
})

describe('a restore into an empty database that fails', () => {
  it('leaves it empty, so that the next can succeed', async () => {
    const empty = await createTestDatabase({ empty: true })
    await withConnection(empty, async (opened) => {
      const broken = withRow('Session', (row) => row.with(2, crypto.randomUUID()))
      await expect(restoreFrom(opened, broken)).rejects.toThrow('Session_userId_fkey')
      expect(await allRows(opened)).toEqual({})
      const { replaced, rows } = await restoreFrom(opened, backup)
      expect({ replaced, users: rows['User'] }).toEqual({ replaced: {}, users: 1 })
    })
    await empty.remove()
  })
})
