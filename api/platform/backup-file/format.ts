// The content of a backup: lines of JSON, compressed with gzip. docs/adr/0012.
//   {"format":…,"version":…,…}          the header
//   {"table":…,"columns":[…]}           a table, then one line a row: ["text",null,…], as PostgreSQL writes values
//   {"sequence":…,"lastValue":…,…}      a sequence
//   {"rows":{"Table":3,…}}              how many rows each table has
//   {"sha256":…}                        of every line before this one; nothing follows
import * as z from 'zod/mini'

export const FORMAT = 'afya-mashariki backup'
export const FORMAT_VERSION = 1

/** A file that cannot be restored: no backup, cut short, changed, or of a later version. */
export class UnusableBackup extends Error {
  override name = 'UnusableBackup'
}

const appliedMigration = z.object({ name: z.string(), checksum: z.string() })

export const Preamble = z.object({ format: z.literal(FORMAT), version: z.int() })

export const Header = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  /** The version of the product that wrote it. */
  product: z.string(),
  madeAt: z.iso.datetime(),
  /** The server's version. */
  postgresql: z.string(),
  /** In the order in which they were applied. */
  migrations: z.array(appliedMigration),
})
export type Header = z.infer<typeof Header>

/** The values of a row in the order of its table's columns, in PostgreSQL's own text. */
export type Row = readonly (string | null)[]

export const TableStart = z.object({ table: z.string(), columns: z.array(z.string()) })
export type TableStart = z.infer<typeof TableStart>

export const Sequence = z.object({ sequence: z.string(), lastValue: z.string(), isCalled: z.boolean() })
export type Sequence = z.infer<typeof Sequence>

export const RowCounts = z.object({ rows: z.record(z.string(), z.int()) })

export const Seal = z.object({ sha256: z.string() })

/** One line of a backup. */
export const lineOf = (value: object): string => `${JSON.stringify(value)}\n`
