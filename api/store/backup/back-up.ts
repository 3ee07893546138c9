import type { Writable } from 'node:stream'
import pg from 'pg'
import { FORMAT, FORMAT_VERSION, type Header, lineOf, type Row } from '#api/platform/backup-file/format.ts'
import { writeBackup } from '#api/platform/backup-file/write-backup.ts'
import { appendAuditOn, serverEvent } from '#api/store/audit.ts'
import { readAppliedMigrations, readSequences, readTables, type Table } from '#api/store/backup/catalogue.ts'
import { inExactTransaction } from '#api/store/backup/exact-transaction.ts'

/** A database that cannot be backed up. */
export class NothingToBackUp extends Error {
  override name = 'NothingToBackUp'
}

/** How much of a table is fetched at a time: bytes as they are stored, mostly compressed. */
const STORED_BYTES_AT_ONCE = 1_000_000
const MAX_ROWS_AT_ONCE = 1_000

/** Leaves every value as PostgreSQL wrote it. */
const AS_TEXT = { getTypeParser: () => (text: string) => text }

/** As many rows as fit, going by the largest. */
async function rowsAtOnce(client: pg.ClientBase, { quoted, columns }: Table): Promise<number> {
  const size = columns.map(({ name }) => `coalesce(pg_column_size(${pg.escapeIdentifier(name)}), 0)`).join(' + ')
  const { rows } = await client.query<{ largest: number }>(
    `SELECT coalesce(max(${size || '1'}), 1)::int AS largest FROM ONLY ${quoted}`,
  )
  const fitting = Math.floor(STORED_BYTES_AT_ONCE / (rows[0]?.largest ?? 1))
  return Math.min(MAX_ROWS_AT_ONCE, Math.max(1, fitting))
}

async function* rowsOf(client: pg.ClientBase, table: Table): AsyncGenerator<Row[]> {
  const atOnce = await rowsAtOnce(client, table)
  const columns = table.columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  await client.query(`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT ${columns} FROM ONLY ${table.quoted}`)
  for (;;) {
    const text = `FETCH ${atOnce} FROM backup_rows`
    const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array', types: AS_TEXT })
    if (rows.length === 0) break
    yield rows
  }
  await client.query('CLOSE backup_rows')
}

async function* linesOf(client: pg.ClientBase, header: Header, counts: Record<string, number>): AsyncGenerator<string> {
  yield lineOf(header)
  for (const table of await readTables(client)) {
    let count = 0
    yield lineOf({ table: table.name, columns: table.columns.map(({ name }) => name) })
    for await (const rows of rowsOf(client, table)) {
      count += rows.length
      yield rows.map(lineOf).join('')
    }
    counts[table.name] = count
  }
  // After the rows: sequences stand outside the transaction's picture, and must not be behind it.
  for (const { name, quoted } of await readSequences(client)) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value AS "lastValue", is_called AS "isCalled" FROM ${quoted}`,
    )
    for (const { lastValue, isCalled } of rows) yield lineOf({ sequence: name, lastValue, isCalled })
  }
  yield lineOf({ rows: counts })
}

async function headerOf(client: pg.ClientBase, product: string, at: Date): Promise<Header> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding`,
  )
  const migrations = await readAppliedMigrations(client)
  if (migrations.length === 0) throw new NothingToBackUp('The database holds nothing of the product.')
  if (rows[0]?.encoding === 'SQL_ASCII') {
    throw new NothingToBackUp('The database has the encoding SQL_ASCII, in which no text is certain. Use UTF8.')
  }
  const postgresql = rows[0]?.version ?? ''
  return { format: FORMAT, version: FORMAT_VERSION, product, madeAt: at.toISOString(), postgresql, migrations }
}

/** A backup reads everybody's record, which leaves an event before it happens, as every reading does. */
const recordBackup = (connection: pg.ClientConfig, at: Date): Promise<void> =>
  inExactTransaction(connection, '', async (client) => {
    if ((await readAppliedMigrations(client)).length === 0) return
    await appendAuditOn(client, [
      serverEvent('database.backup', at, { recordType: null, recordId: null, personId: null }),
    ])
  })

/**
 * Writes all that the database holds, as it is at one moment; others go on reading and writing meanwhile. It needs
 * memory for a few megabytes of rows, or for the largest row.
 * @param about.product the version of the product.
 * @param about.signal stops it.
 * @returns how many rows of each table.
 * @throws NothingToBackUp where the database is empty or not the product's.
 */
export async function backUp(
  connection: pg.ClientConfig,
  out: Writable,
  about: { readonly product: string; readonly at: Date; readonly signal?: AbortSignal },
): Promise<Record<string, number>> {
  await recordBackup(connection, about.at)
  const backUpNow = async (client: pg.ClientBase) => {
    const counts: Record<string, number> = {}
    const header = await headerOf(client, about.product, about.at)
    await writeBackup(linesOf(client, header, counts), out, about.signal)
    return counts
  }
  return inExactTransaction(connection, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', backUpNow, about.signal)
}
