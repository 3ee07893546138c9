import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { administer } from '#tests/support/postgres-server.ts'

export type ProvidedDatabase =
  | { readonly kind: 'embedded'; readonly template: string; readonly empty: string }
  | {
      readonly kind: 'postgresql'
      readonly maintenanceUrl: string
      readonly templateUrl: string
      readonly template: string
    }

declare module 'vitest' {
  interface ProvidedContext {
    database: ProvidedDatabase
  }
}

export interface TestDatabase {
  readonly databaseUrl: string | null
  readonly dataDir: string
  remove(): Promise<void>
}

/** A migrated database of this test's own: of the kind that the test project runs on, or an empty one. */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const provided = inject('database')
  const dataDir = mkdtempSync(join(tmpdir(), 'afya-test-'))
  if (provided.kind === 'embedded') {
    cpSync(options.empty ? provided.empty : provided.template, dataDir, { recursive: true })
    return {
      databaseUrl: null,
      dataDir,
      remove: async () => rmSync(dataDir, { recursive: true, force: true }),
    }
  }
  const name = `afya_${newId().replaceAll('-', '')}`
  await administer(
    provided.maintenanceUrl,
    options.empty ? `CREATE DATABASE ${name}` : `CREATE DATABASE ${name} TEMPLATE ${provided.template}`,
  )
  return {
    databaseUrl: provided.templateUrl.replace(provided.template, name),
    dataDir,
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true })
      await administer(provided.maintenanceUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
