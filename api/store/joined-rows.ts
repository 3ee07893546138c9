import type pg from 'pg'

/** The columns of each table, as the generated client lists them: all that its rows have. */
type ColumnsOf<Rows> = { readonly [Table in keyof Rows]: { readonly [Column in keyof Rows[Table]]: Column } }

/**
 * What a hand-written statement selects of joined tables, every column of each, and the rows of each in what it gives.
 * @param tables the columns by the table's name in the statement.
 * @param asText the columns, as `table.column`, that are given as their text, where the driver would parse it.
 */
export function joinedRows<Rows extends Readonly<Record<string, object>>>(
  tables: ColumnsOf<Rows>,
  asText: readonly string[] = [],
) {
  const parts = Object.entries(tables).map(([table, names]) => ({
    table,
    columns: Object.keys(names).map((column) => ({ column, selectedAs: `${table}.${column}` })),
  }))
  const selected = (table: string, { column, selectedAs }: { column: string; selectedAs: string }) =>
    `${table}."${column}"${asText.includes(selectedAs) ? '::text' : ''} AS "${selectedAs}"`
  return {
    columns: parts.flatMap(({ table, columns }) => columns.map((column) => selected(table, column))).join(', '),

    /** One row of the statement, by table. */
    split: (row: pg.QueryResultRow): Rows =>
      Object.fromEntries(
        parts.map(({ table, columns }) => [
          table,
          Object.fromEntries(columns.map(({ column, selectedAs }) => [column, row[selectedAs]])),
        ]),
      ) as Rows,
  }
}
