import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NothingToBackUp } from '#api/store/backup/back-up.ts'
import { migrate } from '#api/store/migrate.ts'
import { type Migration, migrationOf, readMigrations } from '#api/store/migrations.ts'
import {
  allRows,
  auditFaults,
  backUpToMemory,
  expectedAfterRestore,
  linesOf,
  openConnection,
  restoreFrom,
  withClient,
} from '#tests/support/backups.ts'
import { NOVEL, NOVEL_ROWS } from '#tests/support/novel-tables.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const SCHEMA = `
  SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS what
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT sequencename || ' ' || coalesce(last_value::text, 'not used') FROM pg_sequences
  ORDER BY 1`

let files: TestDatabase
let connection: pg.ClientConfig
let close = async () => {}
let known: Migration[]
/** A backup of a database that is new. */
let migrated: Buffer
beforeAll(async () => {
  known = await readMigrations()
  files = await createTestDatabase()
  const opened = await openConnection(files)
  connection = opened.connection
  close = opened.close
  migrated = await backUpToMemory(connection)
})
afterAll(async () => {
  await close()
  await files.remove()
})
beforeEach(async () => {
  await run('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
})

const run = (sql: string) => withClient(connection, (client) => client.query(sql))

/** The database at the migrations of this version, and one more. */
async function migrateTo(migration: Migration): Promise<void> {
  await restoreFrom(connection, migrated)
  await run(migration.sql)
  await withClient(connection, (client) =>
    client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ('novel', $1, $2, now(), now(), 1)`,
      [migration.checksum, migration.name],
    ),
  )
}

describe('tables that are new', () => {
  it('are backed up and restored without a change: every type, circles of keys, sequences, triggers', async () => {
    await migrateTo(NOVEL)
    await run(NOVEL_ROWS)
    const backup = await backUpToMemory(connection)
    const before = await allRows(connection)
    const schema = (await run(SCHEMA)).rows
    expect(before['Folk']).toHaveLength(3)

    await restoreFrom(connection, backup, { overwrite: true, migrations: [...known, NOVEL] })
    const after = await allRows(connection)
    expect(after).toEqual(expectedAfterRestore(before, after))
    expect((await run(SCHEMA)).rows).toEqual(schema)
    const next = await run(`SELECT nextval('receipt') AS used, nextval('unused') AS unused`)
    expect(next.rows).toEqual([{ used: '7', unused: '7' }])
    await expect(run(`INSERT INTO "Folk" (id, mother) VALUES (4, 5)`)).rejects.toThrow('Folk_mother_fkey')
    expect((await run(`SELECT extname FROM pg_extension WHERE extname = 'pg_trgm'`)).rows).toHaveLength(1)
  })

  it('are backed up a few rows at a time where their rows are large', async () => {
    await migrateTo(migrationOf('29990101000000_photos', 'CREATE TABLE "Photo" (id int PRIMARY KEY, bytes bytea)'))
    await run(`
      INSERT INTO "Photo" SELECT n, (SELECT string_agg(sha256((n || ' ' || k)::bytea), '') FROM generate_series(1, 10000) k)
      FROM generate_series(1, 12) n;
      INSERT INTO "Photo" SELECT n, '' FROM generate_series(13, 4000) n`)
    const statements: string[] = []
    const { query } = pg.Client.prototype
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...parameters: unknown[]
    ) {
      const [first] = parameters
      if (first && typeof first === 'object' && 'text' in first) statements.push(String(first.text))
      return Reflect.apply(query, this, parameters)
    })
    const backup = await backUpToMemory(connection)
    spy.mockRestore()
    expect(linesOf(backup).filter((line) => /^\["\d+","\\\\x/.test(line)).length).toBeGreaterThanOrEqual(4000)
    expect(statements).toContain('FETCH 3 FROM backup_rows')
    expect(statements).toContain('FETCH 1000 FROM backup_rows')
  })
})

describe('a backup of an earlier version', () => {
  it('is restored as it was, and then brought to this version', async () => {
    await restoreFrom(connection, migrated)
    await run(`INSERT INTO "Facility" VALUES (gen_random_uuid(), 'a', 'A', 'Kenya', 'Kenya', 'd', 'x')`)
    const backup = await backUpToMemory(connection)
    const younger = [
      migrationOf('29990101000000_wards', 'ALTER TABLE "Facility" ADD COLUMN wards int'),
      migrationOf(
        '29990102000000_counted',
        'UPDATE "Facility" SET wards = length(code); ALTER TABLE "Facility" ALTER wards SET NOT NULL',
      ),
    ]
    const { later } = await restoreFrom(connection, backup, { overwrite: true, migrations: [...known, ...younger] })
    expect(later).toEqual(younger.map(({ name }) => name))
    expect((await run('SELECT code, wards FROM "Facility"')).rows).toEqual([{ code: 'a', wards: 1 }])
    const { rows } = await run('SELECT migration_name AS name FROM _prisma_migrations ORDER BY started_at')
    expect(rows).toEqual([...known, ...younger].map(({ name }) => ({ name })))

    // Going back: this version does not know the tables of a later one, and replaces them all the same.
    await restoreFrom(connection, backup, { overwrite: true })
    expect(await migrate(connection)).toBe(0)
  })

  // There are more of them with every migration: each part takes its share.
  const PARTS = 3
  it.each([0, 1, 2])('is restored whichever of the product’s it is, with its audit trail whole (%i)', async (part) => {
    await run(`CREATE TABLE _prisma_migrations (migration_name text, checksum text, rolled_back_at timestamptz,
      started_at timestamptz DEFAULT clock_timestamp(), finished_at timestamptz DEFAULT clock_timestamp())`)
    const trail = known.findIndex(({ name }) => name.endsWith('_audit'))
    const backups: { backup: Buffer; younger: string[] }[] = []
    for (const [at, { name, sql, checksum }] of known.entries()) {
      await withClient(connection, async (client) => {
        await client.query(sql)
        const record = 'INSERT INTO _prisma_migrations (migration_name, checksum) VALUES ($1, $2)'
        await client.query(record, [name, checksum])
      })
      if (at < trail || at % PARTS !== part) continue
      const younger = known.slice(at + 1).map((migration) => migration.name)
      backups.push({ backup: await backUpToMemory(connection), younger })
    }

    expect(backups.length).toBeGreaterThan(10 / PARTS)
    for (const [before, { backup, younger }] of backups.entries()) {
      const { later, rows } = await restoreFrom(connection, backup, { overwrite: true })
      expect(later).toEqual(younger)
      // Each backup left an event.
      expect(rows).toMatchObject({ AuditChain: 16, AuditEvent: before + 1 })
      expect(await auditFaults(connection)).toEqual([])
    }
  })

  it('is restored in the order in which its migrations were applied', async () => {
    const [first, ...others] = known
    const early = migrationOf(
      '10000101000000_early',
      'CREATE TABLE "Early" AS SELECT count(*) AS facilities FROM "Facility"',
    )
    await migrateTo(early)
    const backup = await backUpToMemory(connection)
    const { later } = await restoreFrom(connection, backup, {
      overwrite: true,
      migrations: [early, ...(first ? [first] : []), ...others],
    })
    expect(later).toEqual([])
    expect((await run('SELECT facilities FROM "Early"')).rows).toEqual([{ facilities: '0' }])
  })
})

describe('a database that is not the product’s', () => {
  it.each(['', 'CREATE TABLE other (id int)'])('is not backed up: %s', async (sql) => {
    await run(sql)
    await expect(backUpToMemory(connection)).rejects.toThrow(
      new NothingToBackUp('The database holds nothing of the product.'),
    )
  })

  it('is not restored into, though its tables are empty', async () => {
    await run('CREATE TABLE other (id int)')
    await expect(restoreFrom(connection, migrated)).rejects.toThrow('The database has tables already')
    expect(await allRows(connection)).toEqual({ other: [] })
  })
})
