/**
 * A table by its columns: like stands beside like, names of fields once, and the ids only where no other table has
 * them. What a row does not have is null.
 */
export type CompactTable = Readonly<Record<string, readonly unknown[]>>

/**
 * @param ids of the rows, in the order in which tableOfCompact will be given them
 * @param leftOut fields that are not wanted
 */
export function compactTable(
  table: Readonly<Record<string, object>>,
  ids: readonly string[],
  leftOut: readonly string[] = [],
): CompactTable {
  const rows = ids.map((id): Readonly<Record<string, unknown>> => ({ ...table[id] }))
  const fields = new Set(rows.flatMap((row) => Object.keys(row)))
  return Object.fromEntries(
    [...fields]
      .filter((field) => !leftOut.includes(field))
      .map((field) => [field, rows.map((row) => row[field] ?? null)]),
  )
}

/** The table that compactTable was given. Its rows are trusted: they come from the same build. */
export const tableOfCompact = <Row>(compact: CompactTable, ids: readonly string[]): Record<string, Row> =>
  Object.fromEntries(
    ids.map((id, at) => [
      id,
      Object.fromEntries(
        Object.entries(compact).flatMap(([field, values]) => (values[at] === null ? [] : [[field, values[at]]])),
      ) as Row,
    ]),
  )
