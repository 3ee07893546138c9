import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { verifyAudit } from '#api/store/verify-audit.ts'
import { assessmentData } from '#tests/support/nutrition-requests.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { startTestServer } from '#tests/support/test-server.ts'

const PATIENTLY = { timeout: 30_000 }
const ANALYSIS = '/api/nutrition/ai-analysis'
const SEGMENT_MB = 16

async function startServer() {
  const database = await createTestDatabase()
  const log: string[] = []
  const server = await startTestServer({ database, logTo: (line) => log.push(line) })
  onTestFinished(() => server.close())
  return { server, log, directory: join(database.dataDir, 'postgres') }
}

describe('the embedded database, when PostgreSQL gives up in the midst of its work', () => {
  it('is started anew, as often as it takes; until then 503, and nothing acknowledged is lost', async () => {
    const { server, log, directory } = await startServer()
    const person = await server.person()
    const submit = async (id: string) => (await person.rest('POST', ANALYSIS, assessmentData({ id }))).status
    const [kept, next] = [newId(), newId()]
    expect(await submit(kept)).toBe(200)

    // It cannot begin the next file of its log, and cannot start without.
    renameSync(join(directory, 'pg_wal'), join(directory, 'pg_wal.away'))
    await server.client.$queryRaw`SELECT pg_switch_wal()::text`
    const refused = await person.rest('POST', ANALYSIS, assessmentData({ id: next }))
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    const stops = () => log.filter((line) => line.includes('The embedded database stopped')).length
    await expect.poll(stops, PATIENTLY).toBeGreaterThanOrEqual(2)
    expect((await server.rest('GET', '/api/health')).status).toBe(503)

    renameSync(join(directory, 'pg_wal.away'), join(directory, 'pg_wal'))
    await expect.poll(() => submit(next), PATIENTLY).toBe(200)
    expect(await server.client.nutritionAssessment.count({ where: { id: { in: [kept, next] } } })).toBe(2)
    expect((await verifyAudit(server.client)).faults).toEqual([])
  })
})

describe('the log of the embedded database', () => {
  it('is cut by checkpoints while the server runs: a crash has little to read again', async () => {
    const { server } = await startServer()
    const megabyte = 'x'.repeat(1_000_000)
    const write = (megabytes: number) =>
      Promise.all(
        Array.from(
          { length: megabytes },
          () => server.client.$queryRaw`SELECT pg_logical_emit_message(true, 'test', ${megabyte})::text`,
        ),
      )
    const sinceCheckpoint = async () => {
      const [row] = await server.client.$queryRaw<{ bytes: bigint }[]>`
        SELECT (pg_current_wal_lsn() - redo_lsn)::bigint AS bytes FROM pg_control_checkpoint()`
      return Number(row?.bytes)
    }
    for (let rounds = 0; rounds < 8; rounds += 1) {
      await write(SEGMENT_MB)
      await expect.poll(sinceCheckpoint, PATIENTLY).toBeLessThan(4 * SEGMENT_MB * 1_000_000)
    }
  })
})
