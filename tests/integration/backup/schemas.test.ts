import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startEmbeddedDatabase } from '#api/platform/embedded-database/embedded-database.ts'
import { NothingToBackUp } from '#api/store/backup/back-up.ts'
import { migrate } from '#api/store/migrate.ts'
import { type Migration, migrationOf, readMigrations } from '#api/store/migrations.ts'
import { allRows, backUpToMemory, linesOf, restoreFrom, withClient } from '#tests/support/backups.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

// What the product's tables may come to have one day.
const NOVEL = migrationOf(
  '29990101000000_novel',
  `CREATE TYPE size AS ENUM ('small', 'large');
   CREATE DOMAIN percent AS numeric(5, 2) CHECK (VALUE BETWEEN 0 AND 100);
   CREATE TABLE "Every ""type""" (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     n numeric(30, 10), free numeric, small smallint, real real, money_like percent, yes boolean,
     letter "char", fixed char(5), short varchar(3), at timestamp, on_day date, daily time, zoned timetz, span interval,
     size size, sizes size[], matrix int[], bytes bytea, address inet, bits bit varying(9), within int4range,
     text_json json, twice bigint GENERATED ALWAYS AS (id * 2) STORED
   );
   CREATE TABLE "Folk" (
     id int PRIMARY KEY, mother int REFERENCES "Folk", chief_of text,
     noted timestamptz NOT NULL DEFAULT now()
   );
   CREATE TABLE "Place" (
     name text PRIMARY KEY, chief int NOT NULL REFERENCES "Folk" ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
   );
   ALTER TABLE "Folk" ADD CONSTRAINT chief FOREIGN KEY (chief_of) REFERENCES "Place" (name) NOT VALID;
   CREATE TABLE "Year" (year int NOT NULL, what text) PARTITION BY RANGE (year);
   CREATE TABLE "Year1" PARTITION OF "Year" FOR VALUES FROM (0) TO (1000);
   CREATE TABLE "Year2" PARTITION OF "Year" FOR VALUES FROM (1000) TO (3000);
   CREATE SEQUENCE receipt START 5;
   CREATE SEQUENCE unused START 7;
   INSERT INTO "Folk" (id) VALUES (100);
   CREATE FUNCTION overwrite() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN NEW.noted := now(); RETURN NEW; END $$;
   CREATE TRIGGER note BEFORE INSERT ON "Folk" FOR EACH ROW EXECUTE FUNCTION overwrite();
   ALTER TABLE "Folk" ENABLE ALWAYS TRIGGER note;
   CREATE TRIGGER off BEFORE INSERT ON "Folk" FOR EACH ROW EXECUTE FUNCTION overwrite();
   ALTER TABLE "Folk" DISABLE TRIGGER off;`,
)

const ROWS = `
  INSERT INTO "Every ""type""" (n, free, small, real, money_like, yes, letter, fixed, short, at, on_day, daily, zoned, span,
    size, sizes, matrix, bytes, address, bits, within, text_json)
  VALUES
    (12345678901234567890.0123456789, 1e-300, -32768, 1.1754944e-38, 99.99, true, 'x', 'ab', 'a\\b', 'infinity',
     '0044-03-15 BC', '24:00', '23:59:59.999999-11:30', '-1 year 2 mons -3 days 04:05:06.000007', 'large',
     '{small,NULL,large}', '[-1:0][2:3]={{1,2},{3,NULL}}', '\\x00ff5c27', '2001:db8::1/64', B'101', '[1,5)',
     E'{"kept": 1.10,\\t"kept": 2 }'),
    (NULL, 'NaN', NULL, '-0', NULL, false, NULL, '', '', NULL, NULL, NULL, NULL, '00:00', NULL, '{}', NULL, '', NULL, B'', 'empty', NULL);
  SELECT setval(pg_get_serial_sequence('"Every ""type"""', 'id'), 9223372036854775000);
  SELECT nextval('receipt'), nextval('receipt');
  DELETE FROM "Folk";
  ALTER TABLE "Folk" DISABLE TRIGGER note;
  INSERT INTO "Folk" (id, mother, noted) VALUES (3, NULL, '1999-01-01'), (2, 3, '1999-01-02'), (1, 2, '1999-01-03');
  UPDATE "Folk" SET mother = 1 WHERE id = 3;
  ALTER TABLE "Folk" ENABLE ALWAYS TRIGGER note;
  INSERT INTO "Place" VALUES ('here', 1);
  UPDATE "Folk" SET chief_of = 'here' WHERE id = 1;
  INSERT INTO "Year" VALUES (999, 'then'), (2026, 'now');
  CREATE EXTENSION pg_trgm;`

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
  if (files.databaseUrl === null) {
    const embedded = await startEmbeddedDatabase({ dataDir: files.dataDir, maxConnections: 4 })
    connection = embedded.connection
    close = embedded.close
  } else {
    connection = { connectionString: files.databaseUrl }
  }
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
    await run(ROWS)
    const backup = await backUpToMemory(connection)
    const before = await allRows(connection)
    const schema = (await run(SCHEMA)).rows
    expect(before['Folk']).toHaveLength(3)

    await restoreFrom(connection, backup, { overwrite: true, migrations: [...known, NOVEL] })
    const after = await allRows(connection)
    for (const [table, rows] of Object.entries(before))
      if (!table.startsWith('Audit')) expect(after[table], table).toEqual(rows)
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
