import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from '#tests/battery/kill/inspect.ts'
import { startWriters, type Writers, type Written } from '#tests/battery/kill/writers.ts'
import { createPatient } from '#tests/bench/patient.ts'
import { SERVICE_TOKEN, sha256Hex } from '#tests/support/caller.ts'
import { type ChildServer, startChildServer } from '#tests/support/child-server.ts'
import type { PostgresServer } from '#tests/support/postgres-server.ts'

export interface KillSettings {
  readonly writers: number
  readonly kills: number
  readonly onKill?: (number: number, recoveryMs: number) => void
}

export interface KillReport {
  readonly kills: number
  readonly written: Written
  /** Requests on their way at the moments of the kills. */
  readonly inFlight: number
  /** Of what was sent again, what had been stored the first time. */
  readonly storedUnanswered: number
  /** For each kill, ms. */
  readonly recoveries: readonly number[]
  /** Of each, until the server said that it is ready; none where it was not started anew. */
  readonly starts: readonly number[]
  /** Answers of the prober while PostgreSQL was away. */
  readonly probes: ReadonlyMap<number, number>
  readonly faults: readonly string[]
}

const SERVER = ['api/server.ts']
/** As npm start runs it, but for the log. */
const SETTINGS = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'fatal',
  GRAPHQL_SERVICE_TOKENS: sha256Hex(SERVICE_TOKEN),
}
const OK = 200
const UNAVAILABLE = 503
const POLL_MS = 5
/** How long the writers are left alone between two kills: from so many ms on, and so many more at most. */
const LEAST_PEACE_MS = 150
const MORE_PEACE_MS = 900
const LEAST_OUTAGE_MS = 200
const MORE_OUTAGE_MS = 1_000
const LEAST_ACKNOWLEDGED = 8

/** Lets the writers work for a while: until they have got somewhere since the last kill, and a random time. */
async function peace(writers: Writers): Promise<void> {
  const before = writers.acknowledged()
  await pause(LEAST_PEACE_MS + Math.random() * MORE_PEACE_MS)
  while (writers.acknowledged() < before + LEAST_ACKNOWLEDGED) await pause(POLL_MS)
  // A kill between two requests would hit nobody.
  while (writers.inFlight() === 0) await pause(1)
}

async function finish(
  variables: Record<string, string>,
  server: ChildServer,
  written: Written,
  report: Pick<KillReport, 'inFlight' | 'recoveries' | 'starts' | 'probes'>,
): Promise<KillReport> {
  await server.stop()
  const { faults, storedUnanswered } = await inspect(variables, written.acknowledged)
  return {
    ...report,
    kills: report.recoveries.length,
    written,
    storedUnanswered,
    faults: [...written.faults, ...faults],
  }
}

/** Kills the server under its writers, again and again, and starts it anew each time. */
export async function killServer(variables: Record<string, string>, settings: KillSettings): Promise<KillReport> {
  const settled = { ...variables, ...SETTINGS }
  let server = await startChildServer(SERVER, settled)
  try {
    const { token } = await createPatient(server.url, 0)
    const writers = startWriters(settings.writers, () => server.url, token)
    const recoveries: number[] = []
    const starts: number[] = []
    let inFlight = 0
    for (let kill = 1; kill <= settings.kills; kill += 1) {
      await peace(writers)
      inFlight += writers.inFlight()
      await server.kill()
      const began = performance.now()
      server = await startChildServer(SERVER, settled)
      const { status } = await fetch(`${server.url}/api/health`)
      if (status !== OK) throw new Error(`A server that was started anew answers ${status}`)
      recoveries.push(performance.now() - began)
      starts.push(server.startMs)
      settings.onKill?.(kill, recoveries.at(-1) ?? 0)
    }
    await peace(writers)
    const written = await writers.stop()
    return await finish(variables, server, written, { inFlight, recoveries, starts, probes: new Map() })
  } finally {
    await server.kill()
  }
}

/** Asks for something that takes the database, until told to stop; notes the answers, and when the last good one came. */
function startProber(url: string, token: string) {
  const probes = new Map<number, number>()
  const faults: string[] = []
  const last = { good: 0 }
  const stopping = new AbortController()
  const probing = (async () => {
    while (!stopping.signal.aborted) {
      const { status, headers } = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
      probes.set(status, (probes.get(status) ?? 0) + 1)
      if (status === OK) last.good = performance.now()
      else if (status !== UNAVAILABLE) faults.push(`The prober got ${status}`)
      else if (!/^\d+$/.test(headers.get('retry-after') ?? '')) faults.push('The prober got 503 without Retry-After')
      await pause(POLL_MS)
    }
  })()
  return {
    probes,
    faults,
    /** When the first good answer came after a moment. */
    goodAfter: async (moment: number) => {
      while (last.good <= moment) await pause(1)
      return last.good
    },
    stop: async () => {
      stopping.abort()
      await probing
    },
  }
}

/** Kills PostgreSQL, all of it, under a server and its writers, again and again; the server must stay. */
export async function killPostgres(
  postgres: PostgresServer,
  variables: Record<string, string>,
  settings: KillSettings,
): Promise<KillReport> {
  const server = await startChildServer(SERVER, { ...variables, ...SETTINGS })
  try {
    const { token } = await createPatient(server.url, 0)
    const writers = startWriters(settings.writers, () => server.url, token)
    const prober = startProber(server.url, token)
    const recoveries: number[] = []
    let inFlight = 0
    for (let kill = 1; kill <= settings.kills; kill += 1) {
      await peace(writers)
      inFlight += writers.inFlight()
      await postgres.kill()
      const unavailable = prober.probes.get(UNAVAILABLE) ?? 0
      await pause(LEAST_OUTAGE_MS + Math.random() * MORE_OUTAGE_MS)
      while ((prober.probes.get(UNAVAILABLE) ?? 0) === unavailable) await pause(POLL_MS)
      await postgres.resume()
      const accepts = performance.now()
      recoveries.push((await prober.goodAfter(accepts)) - accepts)
      settings.onKill?.(kill, recoveries.at(-1) ?? 0)
    }
    await peace(writers)
    const written = await writers.stop()
    await prober.stop()
    const { probes, faults } = prober
    if (!server.isRunning()) faults.push('The server did not stay')
    const report = await finish(variables, server, written, { inFlight, recoveries, starts: [], probes })
    return { ...report, faults: [...faults, ...report.faults] }
  } finally {
    await server.kill()
  }
}
