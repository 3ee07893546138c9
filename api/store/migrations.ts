import { readdir, readFile } from 'node:fs/promises'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'

const PRISMA = new URL('../../prisma/', import.meta.url)
export const MIGRATIONS = new URL('migrations/', PRISMA)

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

/** The migrations in the form that the schema engine takes. */
export async function readMigrations(): Promise<MigrationList> {
  const names = await migrationNames()
  return {
    baseDir: MIGRATIONS.pathname,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok' as const, value: await readFile(new URL(`${name}/migration.sql`, MIGRATIONS), 'utf8') },
        },
      })),
    ),
  }
}
