import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { DatabaseNewerThanCode, migrate } from '#api/store/migrate.ts'
import { migrationNames } from '#api/store/migrations.ts'
import { withClient, withConnection } from '#tests/support/backups.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { markAsLater, withServer } from '#tests/support/with-server.ts'

/** A process that brings a database to the schema, and says how many migrations that took and what it would still wait for. */
const MIGRATES = `
  import { migrate } from '#api/store/migrate.ts'
  const applied = await migrate(JSON.parse(process.env.CONNECTION))
  const left = process.getActiveResourcesInfo().filter((resource) => resource !== 'PipeWrap')
  process.stdout.write(JSON.stringify([applied, left]))`

/** Has a table note by which transactions migrations are recorded as done. */
const NOTES_WHO_FINISHES = `
  CREATE TABLE finished (place serial, migration text, transaction text);
  CREATE FUNCTION note_finished() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO finished (migration, transaction) VALUES (NEW.migration_name, txid_current() % 4294967296);
    RETURN NEW;
  END $$;
  CREATE TRIGGER note_finished BEFORE UPDATE ON _prisma_migrations FOR EACH ROW
    WHEN (OLD.finished_at IS NULL AND NEW.finished_at IS NOT NULL) EXECUTE FUNCTION note_finished()`

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

  it('are gone on with where one could not be finished, each recorded as done by its own transaction', async () => {
    const database = await createTestDatabase({ empty: true })
    try {
      await withConnection(database, async (connection) => {
        const sql = (text: string) => withClient(connection, (client) => client.query(text))
        await sql("CREATE FUNCTION name_sounds(text, text) RETURNS text LANGUAGE sql AS 'SELECT $1'")
        await expect(migrate(connection)).rejects.toThrow(
          'The database refused a migration: function "name_sounds" already exists with same argument types',
        )
        await sql('DROP FUNCTION name_sounds')
        await sql(NOTES_WHO_FINISHES)
        const names = await migrationNames()
        expect(await migrate(connection)).toBe(names.length - names.indexOf('20261121223500_patient_search'))
        expect(await migrate(connection)).toBe(0)
        const { rows } = await sql(
          "SELECT migration, transaction = pg_proc.xmin::text AS same FROM finished, pg_proc WHERE proname = 'name_sounds' ORDER BY place LIMIT 1",
        )
        expect(rows).toEqual([{ migration: '20261121223500_patient_search', same: true }])
        await sql('DROP TABLE finished CASCADE; DROP FUNCTION note_finished CASCADE')
      })
      await withServer(database, async (server) => void (await server.person()))
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
