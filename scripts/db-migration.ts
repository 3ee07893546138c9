// Writes a migration from what schema.prisma says and the migrations do not yet: npm run db:migration -- NAME
import { mkdir, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { openSchemaEngine } from '#api/platform/schema-engine.ts'
import { EVERYTHING, MIGRATIONS, readDatamodel, readMigrationList } from '#api/store/migrations.ts'

const name = process.argv[2]
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Usage: npm run db:migration -- NAME   (small letters, digits, underscores)')
  process.exit(1)
}
await mkdir(MIGRATIONS, { recursive: true })
const openPGlite = () => PGlite.create({ extensions: { pg_trgm } })
const main = await openPGlite()
const shadow = await openPGlite()
const factory = new PrismaPGlite(main)
// The migrations are applied here. The adapter would open a database without the extensions.
factory.connectToShadowDb = () => new PrismaPGlite(shadow).connect()
const datamodel = await readDatamodel()
const engine = await openSchemaEngine(datamodel, factory)
const { stdout: sql } = await engine.diff({
  from: { tag: 'migrations', ...(await readMigrationList()) },
  to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: datamodel }] },
  script: true,
  exitCode: null,
  filters: EVERYTHING,
})
await shadow.close()
await main.close()

if (!sql || sql.includes('-- This is an empty migration')) {
  console.log('Nothing to migrate: the migrations already make what schema.prisma says.')
} else {
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const folder = new URL(`${stamp}_${name}/`, MIGRATIONS)
  await mkdir(folder, { recursive: true })
  await writeFile(new URL('migration.sql', folder), sql)
  console.log(`Wrote prisma/migrations/${stamp}_${name}/migration.sql. Read it before you commit it.`)
}
