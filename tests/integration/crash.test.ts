import { describe, expect, it, onTestFinished } from 'vitest'
import { killServer } from '#tests/battery/kill/kills.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const WRITERS = 8
const KILLS = 2
/** Each kill is followed by a start, on a machine with much other work. */
const LONGEST_MS = 300_000

// The long form is npm run battery -- kill.
describe('writers whose server is killed in the midst of their work', () => {
  it('find all that was acknowledged, once, each with one event, in a trail that is whole', {
    timeout: LONGEST_MS,
  }, async () => {
    const database = await createTestDatabase()
    onTestFinished(() => database.remove())
    const variables = { DATABASE_URL: database.databaseUrl ?? '', DATA_DIR: database.dataDir, DISK_RESERVE_MB: '0' }
    const report = await killServer(variables, { writers: WRITERS, kills: KILLS })
    expect(report.faults).toEqual([])
    expect(report.inFlight).toBeGreaterThanOrEqual(KILLS)
    expect(report.written.acknowledged.length).toBeGreaterThan(WRITERS)
    expect(report.written.acknowledged.some(({ tries }) => tries > 1)).toBe(true)
  })
})
