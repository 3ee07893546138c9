import type { AuditEvent } from '#api/store/audit.ts'
import type { Database, Prisma } from '#api/store/client.ts'

interface NewRow {
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
 * @throws the driver's error, with nothing written: `isUniqueViolation` where a unique value is taken.
 */
export async function insertAudited(
  database: Pick<Database, 'query'>,
  rows: readonly NewRow[],
  event: AuditEvent,
): Promise<void> {
  const values: unknown[] = []
  const place = (value: unknown) => `$${values.push(value)}`
  const inserts = rows.map(({ table, cells }, index) => {
    const columns = cells.map(([column]) => `"${column}"`).join(', ')
    const places = cells.map(([, value]) => place(value)).join(', ')
    return `inserted${index} AS (INSERT INTO "${table}" (${columns}) VALUES (${places}))`
  })
  const append = `SELECT audit_append(${place(JSON.stringify([event]))}::jsonb)`
  await database.query({ text: `WITH ${inserts.join(', ')} ${append}`, values })
}
