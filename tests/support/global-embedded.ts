import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '#api/platform/embedded-database/embedded-database.ts'
import { migrateTemplate } from '#tests/support/template.ts'

/** Gives the tests a migrated embedded database, whose directory is copied for each test file. */
export default async function setup(project: TestProject): Promise<() => void> {
  const template = mkdtempSync(join(tmpdir(), 'afya-template-'))
  const remove = () => rmSync(template, { recursive: true, force: true })
  try {
    const database = await startEmbeddedDatabase({ dataDir: template, maxConnections: 2 })
    try {
      await migrateTemplate(database.connection)
    } finally {
      await database.close()
    }
  } catch (error) {
    remove()
    throw error
  }
  project.provide('database', { kind: 'embedded', template })
  return remove
}
