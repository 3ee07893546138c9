import type pg from 'pg'

type ColumnNames = Readonly<Record<string, string>>

/**
 * What a hand-written statement selects of joined tables, every column of each, and the rows of each in what it gives.
 * @param tables the columns, of the generated client's list, by the table's name in the statement.
 */
export function joinedRows(tables: Readonly<Record<string, ColumnNames>>) {
  const parts = Object.entries(tables).map(([table, names]) => ({
    table,
    columns: Object.values(names).map((column) => ({ column, selectedAs: `${table}.${column}` })),
  }))
  return {
    columns: parts
      .flatMap(({ table, columns }) =>
        columns.map(({ column, selectedAs }) => `${table}."${column}" AS "${selectedAs}"`),
      )
      .join(', '),

    /** One row of the statement, by table. */
    split<Rows extends object>(row: pg.QueryResultRow): Rows {
      const rows = parts.map(({ table, columns }) => [
        table,
        Object.fromEntries(columns.map(({ column, selectedAs }) => [column, row[selectedAs]])),
      ])
      return Object.fromEntries(rows) as Rows
    },
  }
}
