import { describe, expect, it } from 'vitest'
import {
  allRows,
  expectedAfterRestore,
  forged,
  restoreFrom,
  withClient,
  withConnection,
} from '#tests/support/backups.ts'
import { useRestoreTarget } from '#tests/support/restore-target.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const target = useRestoreTarget()

describe('a restore into a database that has data', () => {
  it('is refused unless told, and says what would be lost', async () => {
    const counts = Object.entries(target.before).map(([table, rows]) => `  ${table}: ${rows.length}\n`)
    expect(target.before['User']).toHaveLength(1)
    expect(await target.attempt(target.backup, { overwrite: false })).toEqual({
      sentence:
        `The database has tables already. Restoring would remove all their rows:\n${counts.join('')}` +
        'Nothing was changed. To replace all of it, add --overwrite.',
      rows: target.before,
    })
  })

  it('replaces everything when told, and says what is gone', async () => {
    await withClient(target.connection, async (client) => {
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
    const { replaced } = await restoreFrom(target.connection, target.backup, { overwrite: true })
    const counts = Object.entries(target.before).map(([table, rows]) => [table, rows.length])
    expect(replaced).toEqual({ ...Object.fromEntries(counts), 'Of somebody': 2 })
    const after = await allRows(target.connection)
    expect(after).toEqual(expectedAfterRestore(target.backedUp, after))
    const left = await withClient(target.connection, (client) =>
      client.query(`SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname IN
        ('Of somebody', 'moods', 'kept_moods', 'loose') UNION ALL SELECT FROM pg_type WHERE typname IN
        ('mood', 'positive', 'pair') UNION ALL SELECT FROM pg_proc WHERE proname = 'felt'`),
    )
    expect(left.rows).toEqual([])
  })

  it('is refused where something outside the schema depends on its tables', async () => {
    await withClient(target.connection, (client) =>
      client.query('CREATE SCHEMA reports; CREATE VIEW reports.people AS SELECT id FROM "User"'),
    )
    expect(await target.attempt(target.backup)).toEqual({
      sentence: expect.stringMatching(
        /^The database refuses: .* Nothing was changed\. Remove first what depends on it: view reports\.people/,
      ),
      rows: target.before,
    })
    await withClient(target.connection, (client) => client.query('DROP SCHEMA reports CASCADE'))
  })

  it('keeps nothing of tables that no migration makes, and says so', async () => {
    const more = forged(target.backup, (lines) => [
      ...lines.slice(0, -1),
      '{"table":"Of somebody","columns":["id"]}',
      '["1"]',
      (lines.at(-1) ?? '').replace('{"rows":{', '{"rows":{"Of somebody":1,'),
    ])
    const { leftOut, rows } = await restoreFrom(target.connection, more, { overwrite: true })
    expect(leftOut).toEqual({ 'Of somebody': 1 })
    expect(rows['User']).toBe(1)
  })
})

describe('a restore into an empty database that fails', () => {
  it('leaves it empty, so that the next can succeed', async () => {
    const empty = await createTestDatabase({ empty: true })
    await withConnection(empty, async (opened) => {
      const broken = forged(target.backup, (lines) => lines.map((line) => line.replace('"approved"', '"perhaps"')))
      await expect(restoreFrom(opened, broken)).rejects.toThrow('rows of RoleGrant are refused (22P02)')
      expect(await allRows(opened)).toEqual({})
      const { replaced, rows } = await restoreFrom(opened, target.backup)
      expect({ replaced, users: rows['User'] }).toEqual({ replaced: {}, users: 1 })
    })
    await empty.remove()
  })
})
