import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { openSchemaEngine } from '#api/platform/schema-engine.ts'
import { isDatabaseAway, isDiskFull } from '#api/store/database-errors.ts'
import { EVERYTHING, MIGRATION_LOCK, migrationNames, readDatamodel, readMigrationList } from '#api/store/migrations.ts'

export class DatabaseNewerThanCode extends Error {
  override name = 'DatabaseNewerThanCode'
  constructor(unknown: readonly string[]) {
    super(
      `The database has migrations that this version does not know (${unknown.join(', ')}). ` +
        'Start a version at least as new as the one that wrote them.',
    )
  }
}

/** The database refused a migration; the next start tries it again. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused'
  constructor(reason: Error) {
    super(`The database refused a migration: ${reason.message}`, { cause: reason })
  }
}

type Connected = Awaited<ReturnType<PrismaPg['connect']>>

const UNFINISHED = 'finished_at IS NULL AND rolled_back_at IS NULL'
/** Says of the migration whose script it ends that it is done. */
const DONE = `UPDATE _prisma_migrations SET finished_at = now() WHERE ${UNFINISHED}`
/** Says of a migration that was begun and is not done that it left nothing. */
const LEFT_NOTHING = `UPDATE _prisma_migrations SET rolled_back_at = now() WHERE ${UNFINISHED}`

/**
 * The adapter cuts scripts at every semicolon, also inside the body of a function. Sent whole, a script is
 * also one transaction: a migration that fails, or whose process ends, leaves nothing; one that is applied is
 * recorded as done by the same transaction.
 * @param opened takes in each connection that is made, which the engine itself would leave open.
 * @param refused is told why the database refused a script, for which the engine has a number alone.
 */
function sendingWholeScripts(
  factory: PrismaPg,
  opened: Connected[],
  refused: (reason: Error) => void,
): SqlMigrationAwareDriverAdapterFactory {
  const whole = async (connecting: Promise<Connected>) => {
    const adapter = await connecting
    opened.push(adapter)
    adapter.executeScript = async (script) => {
      try {
        await adapter.underlyingDriver().query(`${script}\n;${DONE}`)
      } catch (error) {
        if (error instanceof Error) refused(error)
        throw error
      }
    }
    return adapter
  }
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => whole(factory.connect()),
    connectToShadowDb: () => whole(factory.connectToShadowDb()),
  }
}

interface MigrationRow {
  migration_name: string
  finished: boolean
}

async function recordedMigrations(client: pg.ClientBase): Promise<MigrationRow[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists",
  )
  if (!rows[0]?.exists) return []
  const recorded = await client.query<MigrationRow>(
    'SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  return recorded.rows
}

/**
 * Brings the database to this code's schema. Servers that start together wait for one another under an
 * advisory lock; only the first applies anything.
 * @param afterwards what else only one server at a time may do at start, such as writing the seeds.
 * @returns how many migrations were applied.
 * @throws DatabaseNewerThanCode when the database knows migrations that this code does not.
 * @throws MigrationRefused with the database's reason.
 */
export async function migrate(connection: pg.ClientConfig, afterwards?: () => Promise<void>): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    const applied = await applyMissing(client, connection)
    await afterwards?.()
    // Said outright: on the embedded database all connections are one session, which does not end here.
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
    return applied
  } finally {
    await client.end()
  }
}

async function applyMissing(client: pg.ClientBase, connection: pg.ClientConfig): Promise<number> {
  const known = await migrationNames()
  const recorded = await recordedMigrations(client)
  const unknown = recorded.map((row) => row.migration_name).filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new DatabaseNewerThanCode(unknown)
  const finished = new Set(recorded.filter((row) => row.finished).map((row) => row.migration_name))
  if (known.every((name) => finished.has(name))) return 0

  // What is not recorded as done left nothing, and nobody else is at work on it: it is tried again.
  if (recorded.some((row) => !row.finished)) await client.query(LEFT_NOTHING)

  const opened: Connected[] = []
  let refusal: Error | null = null
  try {
    const factory = sendingWholeScripts(new PrismaPg(connection), opened, (reason) => {
      refusal = reason
    })
    const engine = await openSchemaEngine(await readDatamodel(), factory)
    const applied = await engine.applyMigrations({ migrationsList: await readMigrationList(), filters: EVERYTHING })
    return applied.appliedMigrationNames.length
  } catch (error) {
    if (!refusal) throw error
    throw isDatabaseAway(refusal) || isDiskFull(refusal) ? refusal : new MigrationRefused(refusal)
  } finally {
    await Promise.all(opened.map((adapter) => adapter.dispose()))
  }
}
