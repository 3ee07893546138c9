import type { Readable } from 'node:stream'
import pg from 'pg'
import { type Header, UnusableBackup } from '#api/platform/backup-file/format.ts'
import { openBackup } from '#api/platform/backup-file/read-backup.ts'
import { newId } from '#api/platform/ids.ts'
import { appendAuditOn, serverEvent } from '#api/store/audit.ts'
import { countRows, readRemovals, readTables } from '#api/store/backup/catalogue.ts'
import { inExactTransaction } from '#api/store/backup/exact-transaction.ts'
import { type Loaded, load } from '#api/store/backup/load.ts'
import { MIGRATION_LOCK, type Migration, readMigrations } from '#api/store/migrations.ts'

/** A database that must not, or cannot, be restored into. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused'
}

export interface Restored extends Loaded {
  readonly header: Header
  /** What was there before and is gone: how many rows of each table. */
  readonly replaced: Record<string, number>
  /** The migrations that are younger than the backup, and were applied to it. */
  readonly later: readonly string[]
}

const LONGEST_WAIT = '10s'

/** As Prisma's schema engine makes it, which works on connections of its own, outside the transaction. */
const MIGRATIONS_TABLE = `CREATE TABLE _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

/**
 * The migrations of the backup, in its order, and those that are younger.
 * @throws UnusableBackup where the backup has one that this code does not know, or knows otherwise.
 */
function planMigrations(header: Header, known: readonly Migration[]): { own: Migration[]; later: Migration[] } {
  const byName = new Map(known.map((migration) => [migration.name, migration]))
  const unknown = header.migrations.filter(({ name }) => !byName.has(name)).map(({ name }) => name)
  if (unknown.length > 0) {
    throw new UnusableBackup(
      `The backup has migrations that this version does not know (${unknown.join(', ')}). ` +
        `Restore it with a version at least as new as the one that wrote it, ${header.product}.`,
    )
  }
  const own = header.migrations.flatMap(({ name, checksum }) => {
    const migration = byName.get(name)
    if (migration && migration.checksum !== checksum) {
      throw new UnusableBackup(
        `The backup was made by another form of the migration ${name}. ` +
          `Restore it with the version that wrote it, ${header.product}.`,
      )
    }
    return migration ?? []
  })
  return { own, later: known.filter((migration) => !own.includes(migration)) }
}

async function apply(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const { name, sql, checksum } of migrations) {
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp(), 1)`,
      [newId(), checksum, name],
    )
  }
}

/** Applies the migrations that the backup's rows have not been through. */
async function applyLater(client: pg.ClientBase, later: readonly Migration[], { product }: Header): Promise<void> {
  for (const migration of later) {
    try {
      await apply(client, [migration])
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error
      throw new RestoreRefused(
        `The migration ${migration.name}, younger than the backup, fails on its rows: ${error.message}. ` +
          `Nothing was changed. Restore the backup with the version that wrote it, ${product}.`,
        { cause: error },
      )
    }
  }
}

const listed = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([table, rows]) => `  ${table}: ${rows}\n`)
    .join('')

/** Empties the schema of everything, if told to; answers how many rows of each table went. */
async function clear(client: pg.ClientBase, overwrite: boolean): Promise<Record<string, number>> {
  const counts = await countRows(client, await readTables(client))
  if (!overwrite) {
    if (Object.keys(counts).length === 0) return counts
    throw new RestoreRefused(
      `The database has tables already. Restoring would remove all their rows:\n${listed(counts)}` +
        'Nothing was changed. To replace all of it, add --overwrite.',
    )
  }
  for (const statement of await readRemovals(client)) await client.query(statement)
  return counts
}

/** What the moment of the backup knew and today must not: whoever was signed out since is not signed in again. */
async function settle(client: pg.ClientBase, at: Date): Promise<void> {
  await client.query('UPDATE "Session" SET "revokedAt" = $1 WHERE "revokedAt" IS NULL', [at])
  await client.query('DELETE FROM "Throttle"')
  await appendAuditOn(client, [
    serverEvent('database.restore', at, { recordType: null, recordId: null, personId: null }),
  ])
}

/** What PostgreSQL says of rights, locks and dependents, with what to do about it. */
function explained(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const { code, message } = error
  const because = (advice: string) =>
    new RestoreRefused(`The database refuses: ${message}. Nothing was changed. ${advice}`, { cause: error })
  if (code === '42501')
    return because('Restore into a new, empty database that the application’s role owns: docs/operations.md says how.')
  if (code === '55P03') return because('Somebody is using the database: stop the servers first.')
  if (code === '2BP01') return because(`Remove first what depends on it: ${error.detail ?? 'see the database'}.`)
  return error
}

/**
 * Restores a backup in one transaction: the schema by the backup's migrations, its rows, then the migrations that are
 * younger. Everybody is signed out. Where anything fails, the database is as it was before.
 * @param options.overwrite whether everything that is there may be removed.
 * @throws UnusableBackup, RestoreRefused
 */
export async function restore(
  connection: pg.ClientConfig,
  source: Readable,
  options: { readonly overwrite: boolean; readonly at: Date; readonly migrations?: readonly Migration[] },
): Promise<Restored> {
  const backup = await openBackup(source)
  const { header, content } = backup
  try {
    const { own, later } = planMigrations(header, options.migrations ?? (await readMigrations()))
    return await inExactTransaction(connection, '', async (client) => {
      await client.query(`SET LOCAL lock_timeout = '${LONGEST_WAIT}'`)
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
      const replaced = await clear(client, options.overwrite)
      await client.query(MIGRATIONS_TABLE)
      await apply(client, own)
      const loaded = await load(client, content)
      await applyLater(client, later, header)
      await settle(client, options.at)
      return { ...loaded, header, replaced, later: later.map(({ name }) => name) }
    })
  } catch (error) {
    throw explained(error)
  } finally {
    await backup.close()
  }
}
