import { describe, expect, it, onTestFinished } from 'vitest'
import { onDatabase, spawnServer } from '#tests/support/server-process.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

describe('the data directory of the embedded database', () => {
  it('is one process’s alone: the second is refused, and the first goes on', async () => {
    const files = await createTestDatabase()
    onTestFinished(() => files.remove())
    const first = await spawnServer(onDatabase(files)).caller()
    const { exitCode, stderr, stdout } = await spawnServer(onDatabase(files)).ended
    expect(exitCode).toBe(1)
    expect(stderr.trim()).toBe(
      `The data directory ${files.dataDir} is in use by another process. Stop that one, or set DATA_DIR.`,
    )
    expect(stdout).not.toContain('ready')
    expect((await first.rest('GET', '/api/health')).status).toBe(200)
  })

  it('is free again after its process was killed', async () => {
    const files = await createTestDatabase()
    onTestFinished(() => files.remove())
    const first = spawnServer(onDatabase(files))
    await first.ready()
    await first.kill()
    const second = await spawnServer(onDatabase(files)).caller()
    expect((await second.rest('GET', '/api/health')).status).toBe(200)
  })
})
