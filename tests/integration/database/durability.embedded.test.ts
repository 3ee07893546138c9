import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { openDurableDatabase } from '#api/platform/embedded-database/open-durable-database.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const { fsyncSync } = fs
let syncs = 0

/** Counts what reaches the disk, for every module of this process. */
function countSyncs(): void {
  syncs = 0
  fs.fsyncSync = (descriptor) => {
    syncs += 1
    fsyncSync(descriptor)
  }
  syncBuiltinESMExports()
}

afterEach(() => {
  fs.fsyncSync = fsyncSync
  syncBuiltinESMExports()
})

describe('an acknowledged write on the embedded database', () => {
  it('is on the disk: each commit syncs, and reading does not', async () => {
    const files = await createTestDatabase()
    onTestFinished(() => files.remove())
    countSyncs()
    const database = await openDurableDatabase(join(files.dataDir, 'postgres'))
    try {
      await database.query('CREATE TABLE written (n integer)')
      const before = syncs
      for (let n = 1; n <= 50; n += 1) {
        const beforeCommit = syncs
        await database.query('INSERT INTO written VALUES ($1)', [n])
        expect(syncs).toBeGreaterThan(beforeCommit)
      }
      expect(syncs - before).toBeGreaterThanOrEqual(50)

      const afterWrites = syncs
      for (let n = 1; n <= 50; n += 1) await database.query('SELECT count(*) FROM written WHERE n <= $1', [n])
      expect(syncs).toBe(afterWrites)

      await database.query('BEGIN')
      await database.query('INSERT INTO written VALUES (51)')
      await database.query('ROLLBACK')
      const beforeTransaction = syncs
      await database.transaction(async (transaction) => {
        for (let n = 51; n <= 60; n += 1) await transaction.query('INSERT INTO written VALUES ($1)', [n])
      })
      expect(syncs).toBeGreaterThan(beforeTransaction)
    } finally {
      await database.close()
    }
  })
})
