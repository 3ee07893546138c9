import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runCommand } from '#tests/support/commands.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { startTestServer } from '#tests/support/test-server.ts'

it('the commands say that a running server has the embedded database, and leave it alone', async () => {
  const database = await createTestDatabase()
  const server = await startTestServer({ database })
  onTestFinished(() => server.close())
  const file = join(database.dataDir, 'a.backup')
  const inUse = `The data directory ${database.dataDir} is in use by another process. Stop that one, or set DATA_DIR.\n`
  const answers = [
    ['backup', file],
    ['restore', import.meta.filename],
    ['audit-verify'],
    ['grant-role', 'a@b.c', 'admin'],
  ] as const
  for (const [name, ...parameters] of answers) {
    const { status, stderr } = runCommand(name, parameters, database)
    expect({ name, status, stderr: stderr.toString('utf8') }).toEqual({ name, status: 1, stderr: inUse })
  }
  expect(existsSync(file)).toBe(false)
  expect((await server.rest('GET', '/api/health')).status).toBe(200)
})
