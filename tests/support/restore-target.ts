import type pg from 'pg'
import { beforeAll, beforeEach } from 'vitest'
import { allRows, backUpToMemory, openConnection, restoreFrom, withConnection } from '#tests/support/backups.ts'
import { submitAssessment } from '#tests/support/nutrition-requests.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { withServer } from '#tests/support/with-server.ts'

type Rows = Record<string, string[]>

/** What a restore that may fail said, and what the database holds afterwards. */
interface Attempt {
  readonly sentence: string
  readonly rows: Rows
}

/** A backup of one database, and another, open, that has rows of its own. */
export interface RestoreTarget {
  backup: Buffer
  /** The rows of the database that the backup was made of. */
  backedUp: Rows
  connection: pg.ClientConfig
  /** The rows of the other one before this test. */
  before: Rows
  attempt(bytes: Uint8Array, options?: Parameters<typeof restoreFrom>[2]): Promise<Attempt>
}

/** Makes both for the tests of a file; they are filled in before its first test. */
export function useRestoreTarget(): RestoreTarget {
  const target: RestoreTarget = {
    backup: Buffer.alloc(0),
    backedUp: {},
    connection: {},
    before: {},
    async attempt(bytes, options = { overwrite: true }) {
      const sentence = await restoreFrom(target.connection, bytes, options).then(
        () => 'It was restored.',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      return { sentence, rows: await allRows(target.connection) }
    },
  }
  beforeAll(async () => {
    const source = await createTestDatabase()
    await withServer(source, async (server) => void (await submitAssessment(await server.person())))
    await withConnection(source, async (connection) => {
      target.backup = await backUpToMemory(connection)
      target.backedUp = await allRows(connection)
    })
    await source.remove()
  })
  beforeAll(async () => {
    const database = await createTestDatabase()
    await withServer(database, async (server) => void (await server.person()))
    const { connection, close } = await openConnection(database)
    target.connection = connection
    return async () => {
      await close()
      await database.remove()
    }
  })
  beforeEach(async () => {
    target.before = await allRows(target.connection)
  })
  return target
}
