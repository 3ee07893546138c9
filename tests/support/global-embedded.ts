import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '#api/platform/embedded-database/embedded-database.ts'
import { migrateTemplate } from '#tests/support/template.ts'

/** Gives the tests an embedded database that is migrated and one that is empty; their directories are copied. */
export default async function setup(project: TestProject): Promise<() => void> {
  const template = mkdtempSync(join(tmpdir(), 'afya-template-'))
  const empty = mkdtempSync(join(tmpdir(), 'afya-empty-'))
  const remove = () => {
    for (const directory of [template, empty]) rmSync(directory, { recursive: true, force: true })
  }
  try {
    const fresh = await startEmbeddedDatabase({ dataDir: empty, maxConnections: 2 })
    await fresh.close()
    cpSync(empty, template, { recursive: true })
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
  project.provide('database', { kind: 'embedded', template, empty })
  return remove
}
