import type { AuditEvent } from '#api/store/audit.ts'
import type { Database, Prisma } from '#api/store/client.ts'
import { isUniqueViolation } from '#api/store/database-errors.ts'

type Cells = readonly (readonly [column: string, value: unknown])[]

/** A row that is to be written. */
export interface NewRow {
  readonly table: Prisma.ModelName
  /** Each column with its value. */
  readonly cells: Cells
  /** Where a row with its unique values is there already, this one is left out, and the others are written. */
  readonly unlessThere?: true
}

/** A change of rows that are there. */
export interface RowChange {
  readonly table: Prisma.ModelName
  readonly ids: readonly string[]
  /** Each column with its new value. */
  readonly cells: Cells
  /** Only of rows in which this column is null still. */
  readonly whileNull: string
}

/** A new row of a table, with a value for every column of the generated client's list. */
export const newRow = <Column extends string>(
  table: Prisma.ModelName,
  columns: Readonly<Record<Column, Column>>,
  values: Readonly<Record<Column, unknown>>,
): NewRow => ({ table, cells: Object.values<Column>(columns).map((column) => [column, values[column]]) })

/**
 * Writes rows, which may refer to one another, changes others, and stores the event of it in one statement: one
 * transaction in one round trip. A row is not both new and changed.
 * @returns false, with nothing written, where a unique value is taken: the record is there already.
 */
export async function insertAudited(
  database: Pick<Database, 'query'>,
  rows: readonly NewRow[],
  event: AuditEvent,
  changes: readonly RowChange[] = [],
): Promise<boolean> {
  const values: unknown[] = []
  const place = (value: unknown) => `$${values.push(value)}`
  const inserts = rows.map(({ table, cells, unlessThere }, index) => {
    const columns = cells.map(([column]) => `"${column}"`).join(', ')
    const places = cells.map(([, value]) => place(value)).join(', ')
    const conflict = unlessThere ? ' ON CONFLICT DO NOTHING' : ''
    return `inserted${index} AS (INSERT INTO "${table}" (${columns}) VALUES (${places})${conflict})`
  })
  const updates = changes.map(({ table, ids, cells, whileNull }, index) => {
    const set = cells.map(([column, value]) => `"${column}" = ${place(value)}`).join(', ')
    const where = `"id" = ANY (${place(ids)}::uuid[]) AND "${whileNull}" IS NULL`
    return `changed${index} AS (UPDATE "${table}" SET ${set} WHERE ${where})`
  })
  const append = `SELECT audit_append(${place(JSON.stringify([event]))}::jsonb)`
  try {
    await database.query({ text: `WITH ${[...inserts, ...updates].join(', ')} ${append}`, values })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
