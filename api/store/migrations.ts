import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'

const PRISMA = new URL('../../prisma/', import.meta.url)
export const MIGRATIONS = new URL('migrations/', PRISMA)

/** The advisory lock of whoever changes the schema. Any number, as long as every server of the product takes the same. */
export const MIGRATION_LOCK = 4_201_726

/** A migration with its script, and the SHA-256 of it that Prisma records. */
export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** No tables or enums are managed by somebody else. */
export const EVERYTHING = { externalTables: [], externalEnums: [] }

/** The text of schema.prisma. */
export const readDatamodel = (): Promise<string> => readFile(new URL('schema.prisma', PRISMA), 'utf8')

/** The names of the migrations that this code knows, oldest first. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}

export const migrationOf = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
})

/** The migrations that this code knows, oldest first. */
export const readMigrations = async (): Promise<Migration[]> =>
  Promise.all(
    (await migrationNames()).map(async (name) =>
      migrationOf(name, await readFile(new URL(`${name}/migration.sql`, MIGRATIONS), 'utf8')),
    ),
  )

/** The migrations in the form that the schema engine takes. */
export const readMigrationList = async (): Promise<MigrationList> => ({
  baseDir: MIGRATIONS.pathname,
  lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
  shadowDbInitScript: '',
  migrationDirectories: (await readMigrations()).map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
  })),
})
