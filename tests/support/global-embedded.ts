import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '#api/platform/embedded-database/embedded-database.ts'
import { migrate } from '#api/store/migrate.ts'

/** Gives the tests a migrated embedded database, whose directory is copied for each test file. */
export default async function setup(project: TestProject): Promise<() => void> {
  const template = mkdtempSync(join(tmpdir(), 'afya-template-'))
  const database = await startEmbeddedDatabase({ dataDir: template, maxConnections: 2 })
  await migrate(database.connection)
  await database.close()
  project.provide('database', { kind: 'embedded', template })
  return () => rmSync(template, { recursive: true, force: true })
}
