import { expect, it, onTestFinished } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

/** More than a file of the log, and less than four of them. */
const MEGABYTES = 17

/** From where on PostgreSQL would read its log after a crash: what the last checkpoint noted. */
async function lastCheckpoint({ client }: TestServer): Promise<string | undefined> {
  const [row] = await client.$queryRaw<{ at: string }[]>`SELECT redo_lsn::text AS at FROM pg_control_checkpoint()`
  return row?.at
}

it('a checkpoint is made when the log has grown by a file and the server rests', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.close())
  const before = await lastCheckpoint(server)
  const megabyte = 'x'.repeat(1_000_000)
  for (let n = 0; n < MEGABYTES; n += 1)
    await server.client.$queryRaw`SELECT pg_logical_emit_message(true, 'test', ${megabyte})::text`
  // Each look is a question too: the server rests between them.
  await expect.poll(() => lastCheckpoint(server), { interval: 200 }).not.toBe(before)
})
