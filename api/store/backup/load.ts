import pg from 'pg'
import { type Sequence, UnusableBackup } from '#api/platform/backup-file/format.ts'
import type { OpenBackup, RowBatch } from '#api/platform/backup-file/read-backup.ts'
import {
  countRows,
  readForeignKeys,
  readSequences,
  readTables,
  readTriggers,
  type Table,
} from '#api/store/backup/catalogue.ts'

export interface Loaded {
  /** How many rows of each table. */
  readonly rows: Record<string, number>
  /** The rows of tables that no migration makes: somebody else's, which stay in the backup alone. */
  readonly leftOut: Record<string, number>
}

const doesNotFit = (what: string, cause?: unknown) =>
  new UnusableBackup(`The backup does not fit its own schema: ${what}. Nothing was restored.`, { cause })

/** Names what PostgreSQL refused, without the values that its message may hold. */
function refusal(table: string, error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || !/^2[23]/.test(error.code ?? '')) return error
  const which = error.constraint ? `, ${error.constraint}` : ''
  return doesNotFit(`rows of ${table} are refused (${error.code}${which})`, error)
}

/** Writes a whole table empty, also where its owner has given away the right to. */
async function empty(client: pg.ClientBase, { quoted }: Table): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    `SELECT has_table_privilege(current_user, '${quoted.replaceAll("'", "''")}', 'DELETE') AS may`,
  )
  const may = rows[0]?.may === true
  if (!may) await client.query(`GRANT DELETE ON ${quoted} TO CURRENT_USER`)
  await client.query(`DELETE FROM ONLY ${quoted}`)
  if (!may) await client.query(`REVOKE DELETE ON ${quoted} FROM CURRENT_USER`)
}

/**
 * Runs the work with empty tables that refuse and do nothing by themselves: no foreign keys, so that no order of the
 * rows matters, and no triggers. Afterwards both are as before, and every foreign key holds.
 */
async function withBareTables<T>(client: pg.ClientBase, tables: readonly Table[], work: () => Promise<T>): Promise<T> {
  const foreignKeys = await readForeignKeys(client)
  const triggers = await readTriggers(client)
  for (const { table, name } of foreignKeys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${name}`)
  const made = await countRows(client, tables)
  for (const table of tables) if (made[table.name] !== 0) await empty(client, table)

  const result = await work()

  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  for (const { table, name, definition } of foreignKeys) {
    try {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
    } catch (error) {
      throw refusal(table.replaceAll('"', ''), error)
    }
  }
  for (const { table, name, enabled } of triggers) await client.query(`ALTER TABLE ${table} ${enabled} TRIGGER ${name}`)
  return result
}

/** The statement that takes one array of texts a column, and has PostgreSQL read them as it wrote them. */
function insertionInto({ name, quoted, columns }: Table, given: readonly string[]): string {
  const types = new Map(columns.map((column) => [column.name, column.type]))
  if (given.length !== types.size || !given.every((column) => types.has(column)))
    throw doesNotFit(`the columns of ${name} are others`)
  const names = given.map((column) => pg.escapeIdentifier(column)).join(', ')
  const values = given.map((column, index) => `c${index}::${types.get(column)}`).join(', ')
  const arrays = given.map((_column, index) => `$${index + 1}::text[]`).join(', ')
  const aliases = given.map((_column, index) => `c${index}`).join(', ')
  return `INSERT INTO ${quoted} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM unnest(${arrays}) AS r(${aliases})`
}

async function insert(client: pg.ClientBase, table: Table, { columns, rows }: RowBatch): Promise<void> {
  const text = insertionInto(table, columns)
  if (rows.length === 0) return
  try {
    await client.query(
      text,
      columns.map((_column, index) => rows.map((row) => row[index] ?? null)),
    )
  } catch (error) {
    throw refusal(table.name, error)
  }
}

async function setSequence(client: pg.ClientBase, { lastValue, isCalled }: Sequence, quoted: string): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted, lastValue, isCalled])
}

/**
 * Fills the tables, which must be of the backup's schema, with the backup's rows and nothing else.
 * @throws UnusableBackup
 */
export async function load(client: pg.ClientBase, content: OpenBackup['content']): Promise<Loaded> {
  const tables = await readTables(client)
  const byName = new Map(tables.map((table) => [table.name, table]))
  const sequences = new Map((await readSequences(client)).map(({ name, quoted }) => [name, quoted]))
  const rows: Record<string, number> = {}
  const leftOut: Record<string, number> = {}
  await withBareTables(client, tables, async () => {
    for await (const part of content) {
      if ('sequence' in part) {
        const sequence = sequences.get(part.sequence)
        if (sequence !== undefined) await setSequence(client, part, sequence)
        continue
      }
      const table = byName.get(part.table)
      const counts = table ? rows : leftOut
      counts[part.table] = (counts[part.table] ?? 0) + part.rows.length
      if (table) await insert(client, table, part)
    }
    const missing = tables.find(({ name }) => !(name in rows))
    if (missing) throw doesNotFit(`it has no table ${missing.name}`)
  })
  return { rows, leftOut }
}
