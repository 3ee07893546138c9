import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { openSchemaEngine } from '#api/platform/schema-engine.ts'
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

type Connected = Awaited<ReturnType<PrismaPg['connect']>>

/**
 * The adapter cuts scripts at every semicolon, also inside the body of a function. Sent whole, a script is
 * also one transaction: a migration that fails leaves nothing.
 * @param opened takes in each connection that is made, which the engine itself would leave open.
 */
function sendingWholeScripts(factory: PrismaPg, opened: Connected[]): SqlMigrationAwareDriverAdapterFactory {
  const whole = async (connecting: Promise<Connected>) => {
    const adapter = await connecting
    opened.push(adapter)
    adapter.executeScript = async (script) => void (await adapter.underlyingDriver().query(script))
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

  const opened: Connected[] = []
  try {
    const factory = sendingWholeScripts(new PrismaPg(connection), opened)
    const engine = await openSchemaEngine(await readDatamodel(), factory)
    const applied = await engine.applyMigrations({ migrationsList: await readMigrationList(), filters: EVERYTHING })
    return applied.appliedMigrationNames.length
  } finally {
    await Promise.all(opened.map((adapter) => adapter.dispose()))
  }
}
