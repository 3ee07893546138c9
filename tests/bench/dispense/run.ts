import { setTimeout as pause } from 'node:timers/promises'
import { startWorkers, type Worked } from '#tests/bench/dispense/workers.ts'
import {
  createPharmacists,
  createWorld,
  type Left,
  leftOf,
  type World,
  withClient,
} from '#tests/bench/dispense/world.ts'
import { postgresqlSubject, startProduct } from '#tests/bench/subject.ts'
import { administer, findPostgresPrograms, startPostgresServer } from '#tests/support/postgres-server.ts'

const WORKERS = 50
const UNITS = 100
const PRESCRIPTIONS = 150
const KILLS = 5
/** So many are acknowledged between two kills, at least. */
const BETWEEN_KILLS = 12
const POLL_MS = 5

const at = (times: readonly number[], share: number): number =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0)

/** What is not as it must be, in words. */
function faultsOf(worked: Worked, left: Left, { sendings }: World): string[] {
  const { acknowledged, insufficient, faults } = worked
  const lost = [...acknowledged].filter((id) => !left.ids.has(id))
  const unknown = [...left.ids].filter((id) => !acknowledged.has(id))
  return [
    ...faults,
    ...(left.dispensed === UNITS ? [] : [`${left.dispensed} units left the batch of ${UNITS}`]),
    ...(left.stock === 0 ? [] : [`The ledger says that ${left.stock} are left`]),
    ...(left.overfull === 0 ? [] : [`${left.overfull} prescriptions were dispensed twice`]),
    ...(lost.length === 0 ? [] : [`${lost.length} were acknowledged, and are not there`]),
    ...(unknown.length === 0 ? [] : [`${unknown.length} are there, and nobody was told`]),
    ...(acknowledged.size + insufficient === sendings.length ? [] : ['Not everything was answered']),
  ]
}

function report(name: string, worked: Worked, seconds: number, faults: readonly string[]): void {
  const { acknowledged, insufficient, unanswered, times } = worked
  console.table([
    {
      run: name,
      workers: WORKERS,
      dispensed: acknowledged.size,
      insufficient,
      'without an answer, sent again': unanswered,
      seconds: Math.round(seconds * 10) / 10,
      'p50 ms': at(times, 0.5),
      'p95 ms': at(times, 0.95),
      verdict: faults.length === 0 ? 'met' : 'MISSED',
    },
  ])
  for (const fault of faults) console.error(fault)
}

const programs = findPostgresPrograms()
if (!programs) throw new Error('bench:dispense needs the programs of a PostgreSQL server')
const postgres = await startPostgresServer(programs)
try {
  await administer(postgres.url('postgres'), 'CREATE DATABASE dispense')
  const url = postgres.url('dispense')
  const subject = postgresqlSubject(url)
  let server = await startProduct(subject)
  let isFaulty = false
  try {
    await withClient(url, async (client) => {
      const tokens = await createPharmacists(server.url, client)
      for (const kills of [0, KILLS]) {
        const world = await createWorld(client, UNITS, PRESCRIPTIONS)
        const began = performance.now()
        const workers = startWorkers(WORKERS, () => server.url, tokens, world.sendings)
        for (let kill = 1; kill <= kills; kill += 1) {
          while (workers.acknowledged() < kill * BETWEEN_KILLS) await pause(POLL_MS)
          await server.kill()
          server = await startProduct(subject)
        }
        const worked = await workers.done
        const seconds = (performance.now() - began) / 1000
        const faults = faultsOf(worked, await leftOf(client, world.batchId), world)
        report(kills === 0 ? 'undisturbed' : `killed ${kills} times`, worked, seconds, faults)
        isFaulty ||= faults.length > 0
      }
    })
  } finally {
    await server.stop()
  }
  if (isFaulty) process.exitCode = 1
} finally {
  await postgres.stop()
}
