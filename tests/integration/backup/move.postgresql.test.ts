import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRows, backUpToMemory, expectedAfterRestore, restoreFrom, withConnection } from '#tests/support/backups.ts'
import { fillDatabase } from '#tests/support/filled-database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import type { Person } from '#tests/support/test-server.ts'
import { withServer } from '#tests/support/with-server.ts'

/** An embedded database beside the server that this project tests on. */
function createEmbeddedDatabase(): TestDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'afya-test-'))
  return { databaseUrl: null, dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** Moves everything from one database to the other; answers what was there, and what should be and is. */
async function move(from: TestDatabase, to: TestDatabase) {
  const { backup, before } = await withConnection(from, async (connection) => ({
    backup: await backUpToMemory(connection),
    before: await allRows(connection),
  }))
  const after = await withConnection(to, async (connection) => {
    await restoreFrom(connection, backup)
    return allRows(connection)
  })
  return { before, expected: expectedAfterRestore(before, after), after }
}

describe('a database is moved, with every row as it was,', () => {
  const databases: TestDatabase[] = []
  let embedded: TestDatabase
  let postgresql: TestDatabase
  let person: Person
  beforeAll(async () => {
    embedded = createEmbeddedDatabase()
    postgresql = await createTestDatabase({ empty: true })
    databases.push(embedded, postgresql)
    person = await fillDatabase(embedded)
  })
  afterAll(async () => {
    for (const database of databases) await database.remove()
  })

  it('from the embedded database to a server, where the application works on with it', async () => {
    const { before, expected, after } = await move(embedded, postgresql)
    expect(before['NutritionPlan']).toHaveLength(2)
    for (const table of Object.keys(before)) expect(after[table], table).toEqual(expected[table])

    await withServer(postgresql, async (server) => {
      const { body } = await server.rest('POST', '/api/auth/signin', person)
      expect((await server.as(body.token).rest('GET', '/api/nutrition/plans')).body).toHaveLength(1)
    })
  })

  it('and from the server back to an embedded one', async () => {
    const other = createEmbeddedDatabase()
    databases.push(other)
    const { before, expected, after } = await move(postgresql, other)
    expect(before['AuditEvent']?.length).toBeGreaterThan(10)
    for (const table of Object.keys(before)) expect(after[table], table).toEqual(expected[table])
  })
})
