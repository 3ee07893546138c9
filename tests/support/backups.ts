import { createHash } from 'node:crypto'
import { Readable, Writable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { startEmbeddedDatabase } from '#api/platform/embedded-database/embedded-database.ts'
import { createLog } from '#api/platform/log.ts'
import { backUp } from '#api/store/backup/back-up.ts'
import { type Restored, restore } from '#api/store/backup/restore.ts'
import { openDatabase } from '#api/store/client.ts'
import type { Migration } from '#api/store/migrations.ts'
import { verifyAudit } from '#api/store/verify-audit.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'

type Files = Pick<TestDatabase, 'databaseUrl' | 'dataDir'>

/** Opens a database that no server runs on, until it is closed. */
export async function openConnection({
  databaseUrl,
  dataDir,
}: Files): Promise<{ connection: pg.ClientConfig; close: () => Promise<void> }> {
  if (databaseUrl !== null) return { connection: { connectionString: databaseUrl }, close: async () => undefined }
  const { connection, close } = await startEmbeddedDatabase({ dataDir, maxConnections: 4 })
  return { connection, close }
}

/** Opens a database that no server runs on, for as long as it is used. */
export async function withConnection<T>(files: Files, use: (connection: pg.ClientConfig) => Promise<T>): Promise<T> {
  const { connection, close } = await openConnection(files)
  try {
    return await use(connection)
  } finally {
    await close()
  }
}

export async function withClient<T>(connection: pg.ClientConfig, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** A backup in memory. */
export async function backUpToMemory(connection: pg.ClientConfig): Promise<Buffer> {
  const chunks: Buffer[] = []
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  await backUp(connection, out, { product: '0.1.0', at: new Date() })
  return Buffer.concat(chunks)
}

/** Restores a backup from memory. */
export const restoreFrom = (
  connection: pg.ClientConfig,
  backup: Uint8Array,
  options: { overwrite?: boolean; migrations?: readonly Migration[] } = {},
): Promise<Restored> => restore(connection, Readable.from([backup]), { overwrite: false, at: new Date(), ...options })

/** The lines of a backup, without the seal. */
export const linesOf = (backup: Uint8Array): string[] => gunzipSync(backup).toString('utf8').split('\n').slice(0, -2)

/** A backup that says other things, sealed as if it were one. */
export function forged(backup: Uint8Array, change: (lines: string[]) => string[]): Buffer {
  const text = change(linesOf(backup))
    .map((line) => `${line}\n`)
    .join('')
  const sha256 = createHash('sha256').update(text).digest('hex')
  return gzipSync(`${text}${JSON.stringify({ sha256 })}\n`)
}

/** Every row of every table, as PostgreSQL's text of it; but for columns that a restore sets. */
export const allRows = (connection: pg.ClientConfig): Promise<Record<string, string[]>> =>
  withClient(connection, async (client) => {
    await client.query(`SET TimeZone = 'UTC'`)
    const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
      `SELECT table_name AS name, json_agg(column_name ORDER BY ordinal_position) AS columns
       FROM information_schema.tables JOIN information_schema.columns USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
         AND (table_name, column_name) <> ('Session', 'revokedAt') AND table_name <> '_prisma_migrations'
       GROUP BY table_name ORDER BY table_name COLLATE "C"`,
    )
    const found: Record<string, string[]> = {}
    for (const { name, columns } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT ROW(${columns.map(pg.escapeIdentifier).join(', ')})::text COLLATE "C" AS row
         FROM ${pg.escapeIdentifier(name)} ORDER BY 1`,
      )
      found[name] = rows.map(({ row }) => row)
    }
    return found
  })

/** What a restore leaves of the rows of a backup: it empties the throttle, and adds one event to one chain. */
export function expectedAfterRestore(
  backedUp: Record<string, string[]>,
  restored: Record<string, string[]>,
): Record<string, string[]> {
  const earlier = new Set(backedUp['AuditEvent'])
  const [event = '', ...more] = restored['AuditEvent']?.filter((row) => !earlier.has(row)) ?? []
  if (!event.includes(',database.restore,') || more.length > 0) throw new Error('A restore leaves one event')
  const head = `(${event.slice(1).split(',')[0]},`
  const withHead = (restored['AuditChain'] ?? []).find((row) => row.startsWith(head)) ?? ''
  return {
    ...backedUp,
    Throttle: [],
    AuditEvent: [...(backedUp['AuditEvent'] ?? []), event].toSorted(byBytes),
    AuditChain: (backedUp['AuditChain'] ?? []).map((row) => (row.startsWith(head) ? withHead : row)).toSorted(byBytes),
  }
}

const byBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other))

/** What verifying the audit trail finds. */
export async function auditFaults(connection: pg.ClientConfig) {
  const database = openDatabase({ ...connection, max: 1 }, createLog('warn'))
  const { faults } = await verifyAudit(database.client)
  await database.close()
  return faults
}
