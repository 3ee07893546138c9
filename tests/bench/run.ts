import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { planNutrition } from '#domain/clinical/nutrition/plan-nutrition.ts'
import { NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import { engineVerdicts } from '#tests/bench/engine.ts'
import { measureHostile } from '#tests/bench/hostile.ts'
import { timeByOwner } from '#tests/bench/profile.ts'
import { recycleServerLog } from '#tests/bench/recycle-log.ts'
import { figures, hostileVerdicts, verdicts } from '#tests/bench/report.ts'
import {
  embeddedSubject,
  type Measured,
  measureSubject,
  postgresqlSubject,
  prepareSubject,
  profileSubject,
  type Subject,
} from '#tests/bench/subject.ts'
import { administer, findPostgresPrograms, startPostgresServer } from '#tests/support/postgres-server.ts'

const { values } = parseArgs({
  options: {
    profile: { type: 'boolean', default: false },
    // What stops one request stops the ten in flight: in two seconds they would be the slowest hundredth by themselves.
    seconds: { type: 'string', default: '6' },
    connections: { type: 'string', default: '1,10,50' },
    database: { type: 'string', default: 'postgresql,embedded' },
    only: { type: 'string', default: 'engine,load,hostile' },
  },
})
const seconds = Number(values.seconds)
const connections = values.connections.split(',').map(Number)
const PROFILES = '.cache/profiles'
const PLANS = 300
const LONGEST_OWNERS = 16

/** How long planNutrition takes at the median, ms, over adults and children of many sizes. */
function medianPlanMs(): number {
  const times = Array.from({ length: PLANS }, (_, index) => {
    const input = NutritionAssessmentInput.parse({
      ...(index % 3 === 0 ? { ageMonths: index % 60 } : { age: 6 + (index % 80) }),
      gender: index % 2 === 0 ? 'female' : 'male',
      weightKg: index % 3 === 0 ? 4 + (index % 15) : 40 + (index % 60),
      heightCm: index % 3 === 0 ? 55 + (index % 55) : 140 + (index % 50),
      activityLevel: 'lightly_active',
      healthConditions: index % 5 === 0 ? ['Hypertension'] : [],
      region: 'Kenya',
    })
    const started = performance.now()
    planNutrition(input, index)
    return performance.now() - started
  })
  return times.toSorted((one, other) => one - other)[PLANS / 2] ?? 0
}

async function profile(subject: Subject): Promise<void> {
  const directory = join(PROFILES, subject.name)
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  for (const [operation, profiled] of await profileSubject(subject, directory, seconds)) {
    console.log(`\n${operation} on ${subject.name}: the share of the busy time, ${profiled.directory}`)
    console.table(timeByOwner(profiled.directory, profiled.startMs).slice(0, LONGEST_OWNERS))
  }
}

function printLoad(measured: readonly Measured[]): void {
  console.table(figures(measured, connections))
  console.table(
    measured.map(({ name, firstStartMs, warmStartMs, peakMemoryMb }) => ({
      database: name,
      'first start ms': Math.round(firstStartMs),
      'warm start ms': Math.round(warmStartMs),
      'peak memory MB': peakMemoryMb === null ? 'unknown' : Math.round(peakMemoryMb),
    })),
  )
  console.table(verdicts(measured, medianPlanMs()))
}

if (values.only.includes('engine') && !values.profile) {
  console.log(`The clinical engine, Node ${process.version}, ${availableParallelism()} processors:`)
  console.table(await engineVerdicts())
}
if (values.only !== 'engine') await benchServer()

async function benchServer(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'afya-bench-'))
  const programs = findPostgresPrograms()
  if (!programs) console.log('No PostgreSQL server here: only the embedded database is measured.')
  const server = programs ? await startPostgresServer(programs) : null
  try {
    const subjects: Subject[] = []
    if (server && values.database.includes('postgresql')) {
      await administer(server.url('postgres'), 'CREATE DATABASE bench')
      await recycleServerLog(server.url('postgres'))
      subjects.push(postgresqlSubject(server.url('bench')))
    }
    if (values.database.includes('embedded')) subjects.push(embeddedSubject(directory))
    console.log(`Node ${process.version}, ${availableParallelism()} processors, shared with the load`)
    if (values.profile) {
      for (const subject of subjects) await profile(subject)
    } else {
      const measured: Measured[] = []
      for (const subject of subjects) {
        const prepared = await prepareSubject(subject)
        if (values.only.includes('load'))
          measured.push(await measureSubject(subject, prepared, { connections, seconds }))
        if (values.only.includes('hostile')) {
          console.log(`\nHostile GraphQL operations on ${subject.name}, each with a health probe beside it:`)
          console.table(hostileVerdicts(await measureHostile(subject, prepared.patient.token)))
        }
      }
      if (measured.length > 0) printLoad(measured)
    }
  } finally {
    await server?.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
