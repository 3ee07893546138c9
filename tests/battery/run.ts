import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fuzz } from '#tests/battery/fuzz/fuzz.ts'
import { openTarget } from '#tests/battery/fuzz/target.ts'
import { killPostgres, killServer } from '#tests/battery/kill/kills.ts'
import { answersOf, type Kills, recoveriesOf } from '#tests/battery/report.ts'
import {
  administer,
  findPostgresPrograms,
  type PostgresServer,
  startPostgresServer,
} from '#tests/support/postgres-server.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'postgresql,embedded' },
    requests: { type: 'string', default: '60000' },
    seed: { type: 'string' },
    path: { type: 'string' },
    writers: { type: 'string', default: '8' },
    kills: { type: 'string', default: '20' },
    'postgres-kills': { type: 'string', default: '10' },
  },
})

const LARGEST_SEED = 2 ** 30
const LANES = 4
const PROGRESS = 5_000

type DatabaseName = 'PostgreSQL' | 'embedded'

/** Where the battery runs, one database after the other. */
interface Ground {
  readonly name: DatabaseName
  readonly databaseUrl: string | null
  readonly dataDir: string
}

/** @returns whether every answer was as it should be */
async function runFuzz({ name, databaseUrl, dataDir }: Ground, requests: number): Promise<boolean> {
  const seed = values.seed === undefined ? Math.floor(Math.random() * LARGEST_SEED) : Number(values.seed)
  console.log(`\n${name}: ${requests} malformed requests, --seed ${seed}`)
  const target = await openTarget({ databaseUrl, dataDir, remove: async () => undefined })
  try {
    const began = performance.now()
    const report = await fuzz(target, {
      requests,
      seed,
      lanes: LANES,
      ...(values.path === undefined ? {} : { path: values.path }),
      onProgress: (sent) => {
        if (sent % PROGRESS === 0) console.log(`${sent} sent`)
      },
    })
    console.table(answersOf(report))
    console.log(`${report.sent} requests in ${Math.round((performance.now() - began) / 1000)} s`)
    for (const failure of report.failures) console.error(`\n${failure}`)
    console.log(report.failures.length === 0 ? 'No fault.' : `${report.failures.length} FAULTS`)
    return report.failures.length === 0
  } finally {
    await target.close()
  }
}

/** @returns whether nothing was lost or doubled; how long recovering took does not count. */
async function runKill({ name, databaseUrl, dataDir }: Ground, postgres: PostgresServer | null): Promise<boolean> {
  const variables = { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir }
  const writers = Number(values.writers)
  const told = (what: string) => (kill: number, recoveryMs: number) =>
    console.log(`${what} killed, ${kill}: good again after ${Math.round(recoveryMs)} ms`)
  const reports: Kills[] = []
  const ofServer = { writers, kills: Number(values.kills), onKill: told(`The server on ${name}`) }
  reports.push({ what: `the server, on ${name}`, ...(await killServer(variables, ofServer)) })
  if (postgres && databaseUrl !== null) {
    const own = databaseUrl.replace('/battery?', '/battery_kill?')
    await administer(databaseUrl, 'CREATE DATABASE battery_kill')
    const ofPostgres = { writers, kills: Number(values['postgres-kills']), onKill: told('PostgreSQL') }
    const report = await killPostgres(postgres, { DATABASE_URL: own }, ofPostgres)
    reports.push({ what: 'PostgreSQL itself', ...report })
  }
  for (const report of reports) {
    console.log(`\nKilled: ${report.what}`)
    console.table(recoveriesOf(report))
    for (const fault of report.faults) console.error(fault)
    console.log(report.faults.length === 0 ? 'Nothing was lost or doubled.' : `${report.faults.length} FAULTS`)
  }
  return reports.every(({ faults }) => faults.length === 0)
}

const [battery] = positionals
if (battery !== 'fuzz' && battery !== 'kill') {
  console.error('npm run battery -- fuzz [--requests 60000] [--seed n] [--path p], or')
  console.error('npm run battery -- kill [--kills 20] [--postgres-kills 10] [--writers 8]; both: [--database embedded]')
  process.exit(2)
}
const load = () => loadavg()[0]?.toFixed(1)
console.log(`Node ${process.version}, ${availableParallelism()} processors, load ${load()}`)
// What was started ends with this process, however that is ended.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const directory = mkdtempSync(join(tmpdir(), 'afya-battery-'))
const programs = values.database.includes('postgresql') ? findPostgresPrograms() : null
if (values.database.includes('postgresql') && !programs)
  console.log('No PostgreSQL server here: only the embedded one.')
const postgres = programs ? await startPostgresServer(programs) : null
const grounds: Ground[] = []
try {
  if (postgres) {
    await administer(postgres.url('postgres'), 'CREATE DATABASE battery')
    grounds.push({ name: 'PostgreSQL', databaseUrl: postgres.url('battery'), dataDir: directory })
  }
  if (values.database.includes('embedded')) {
    grounds.push({ name: 'embedded', databaseUrl: null, dataDir: join(directory, 'embedded') })
  }
  const requests = Math.ceil(Number(values.requests) / grounds.length)
  for (const ground of grounds) {
    const good = battery === 'fuzz' ? await runFuzz(ground, requests) : await runKill(ground, postgres)
    if (!good) process.exitCode = 1
  }
  console.log(`\nLoad at the end ${load()}`)
} finally {
  await postgres?.stop()
  rmSync(directory, { recursive: true, force: true })
}
