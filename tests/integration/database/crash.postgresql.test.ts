import { describe, expect, it, onTestFinished } from 'vitest'
import { killPostgres } from '#tests/battery/kill/kills.ts'
import { findPostgresPrograms, startPostgresServer } from '#tests/support/postgres-server.ts'

const WRITERS = 8
const KILLS = 2
/** Each kill is followed by a start, on a machine with much other work. */
const LONGEST_MS = 300_000

const programs = findPostgresPrograms()

describe.skipIf(programs === null)('writers whose PostgreSQL is killed in the midst of their work', () => {
  it('get 503 with Retry-After from a server that stays, then find all that was acknowledged, once', {
    timeout: LONGEST_MS,
  }, async () => {
    const postgres = await startPostgresServer(programs ?? '')
    onTestFinished(() => postgres.stop())
    const variables = { DATABASE_URL: postgres.url('postgres') }
    const { faults, inFlight, written, probes } = await killPostgres(postgres, variables, {
      writers: WRITERS,
      kills: KILLS,
    })
    expect(faults).toEqual([])
    expect(inFlight).toBeGreaterThanOrEqual(KILLS)
    expect(written.acknowledged.length).toBeGreaterThan(WRITERS)
    expect(new Set(written.statuses.keys())).toEqual(new Set([200, 503]))
    expect(new Set(probes.keys())).toEqual(new Set([200, 503]))
  })
})
