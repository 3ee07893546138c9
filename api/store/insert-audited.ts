import type { AuditEvent } from '#api/store/audit.ts'
import type { Database, Prisma } from '#api/store/client.ts'
import { isUniqueViolation } from '#api/store/database-errors.ts'

/** A row that is to be written. */
export interface NewRow {
  readonly table: Prisma.ModelName
  /** Each column with its value. */
  readonly cells: readonly (readonly [column: string, value: unknown])[]
}

/** A new row of a table, with a value for every column of the generated client's list. */
export const newRow = <Column extends string>(
  table: Prisma.ModelName,
  columns: Readonly<Record<Column, Column>>,
  values: Readonly<Record<Column, unknown>>,
): NewRow => ({ table, cells: Object.values<Column>(columns).map((column) => [column, values[column]]) })

/**
 * Writes rows, which may refer to one another, and the event of it in one statement: one transaction in one round trip.
 * @returns false, with nothing written, where a unique value is taken: the record is there already.
 */
export async function insertAudited(
  database: Pick<Database, 'query'>,
  rows: readonly NewRow[],
  event: AuditEvent,
): Promise<boolean> {
  const values: unknown[] = []
  const place = (value: unknown) => `$${values.push(value)}`
  const inserts = rows.map(({ table, cells }, index) => {
    const columns = cells.map(([column]) => `"${column}"`).join(', ')
    const places = cells.map(([, value]) => place(value)).join(', ')
    return `inserted${index} AS (INSERT INTO "${table}" (${columns}) VALUES (${places}))`
  })
  const append = `SELECT audit_append(${place(JSON.stringify([event]))}::jsonb)`
  try {
    await database.query({ text: `WITH ${inserts.join(', ')} ${append}`, values })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
