import { parseArgs } from 'node:util'
import pg from 'pg'
import { newId } from '#api/platform/ids.ts'
import type { Role } from '#domain/vocabulary/roles.ts'
import { createPatient } from '#tests/bench/patient.ts'
import { loadPatients } from '#tests/bench/search/load-patients.ts'
import { type Measured, measureSearches, plansOf, type Searcher } from '#tests/bench/search/measure.ts'
import { postgresqlSubject, startProduct } from '#tests/bench/subject.ts'
import { administer, findPostgresPrograms, startPostgresServer } from '#tests/support/postgres-server.ts'

const { values } = parseArgs({
  options: { patients: { type: 'string', default: '10000,1000000' }, rounds: { type: 'string', default: '20' } },
})
const sizes = values.patients.split(',').map(Number)
const rounds = Number(values.rounds)
const REGION = 'Kenya'
const DATABASE_MS = 10
const HTTP_MS = 50
const GROWTH = 2

/** Somebody signed in who holds a role: at the facility with the most patients of the country. */
async function searcher(url: string, databaseUrl: string, role: Role): Promise<Searcher> {
  const { token, accounts } = await createPatient(url, 0)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: places } = await client.query<{ id: string }>(
      `SELECT f.id FROM "Facility" f JOIN "Patient" p ON p."facilityId" = f.id WHERE f.region = $1
       GROUP BY f.id ORDER BY count(*) DESC LIMIT 1`,
      [REGION],
    )
    const facilityId = places[0]?.id ?? null
    const { rows: users } = await client.query<{ id: string }>(
      'UPDATE "User" SET "facilityId" = $1, region = $2 WHERE email = $3 RETURNING id',
      [facilityId, REGION, accounts[0]?.email],
    )
    await client.query('INSERT INTO "RoleGrant" (id, "userId", role, status) VALUES ($1, $2, $3, $4)', [
      newId(),
      users[0]?.id,
      role,
      'approved',
    ])
    const isOfficer = role === 'medical_officer'
    const place = isOfficer ? { facilityId: null, region: REGION } : { facilityId, region: null }
    return { role, token, scope: { ...place, referredToId: null, referredSince: new Date(0) } }
  } finally {
    await client.end()
  }
}

async function bench(serverUrl: (database: string) => string, size: number): Promise<Measured[]> {
  const name = `search_${size}`
  await administer(serverUrl('postgres'), `CREATE DATABASE ${name}`)
  const url = serverUrl(name)
  const subject = postgresqlSubject(url)
  // The first start makes the tables and the facilities.
  await (await startProduct(subject)).stop()
  console.log(`Loading ${size} patients ...`)
  await loadPatients(url, size)
  const server = await startProduct(subject)
  try {
    const searchers = [await searcher(server.url, url, 'chw'), await searcher(server.url, url, 'medical_officer')]
    const measured = await measureSearches(server.url, url, searchers, rounds)
    if (size === Math.max(...sizes)) {
      for (const one of searchers) {
        for (const { search, plan } of await plansOf(url, one)) console.log(`\n${one.role}, ${search}\n${plan}`)
      }
    }
    return measured
  } finally {
    await server.stop()
  }
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10

/** The figures of the largest database, and what was wanted of them; how much longer than in the smallest, at the median. */
function verdict(large: Measured, small: Measured | undefined): Record<string, string | number> {
  const { role, kind, database, http } = large
  const growth = small && small !== large ? database.p50Ms / small.database.p50Ms : null
  const missed = [
    ...(database.p95Ms < DATABASE_MS ? [] : ['database']),
    ...(http.p95Ms < HTTP_MS ? [] : ['HTTP']),
    ...(growth === null || growth <= GROWTH ? [] : ['growth']),
  ]
  return {
    role,
    search: kind,
    'database p50 ms': rounded(database.p50Ms),
    'p95 ms': rounded(database.p95Ms),
    'of the small one, times': growth === null ? '-' : rounded(growth),
    'HTTP p50 ms': rounded(http.p50Ms),
    'HTTP p95 ms': rounded(http.p95Ms),
    verdict: missed.length === 0 ? 'met' : `MISSED: ${missed.join(', ')}`,
  }
}

const programs = findPostgresPrograms()
if (!programs) throw new Error('npm run bench:search needs the programs of a PostgreSQL server')
const server = await startPostgresServer(programs)
try {
  const all = new Map<number, Measured[]>()
  for (const size of sizes) all.set(size, await bench((database) => server.url(database), size))
  const small = all.get(Math.min(...sizes)) ?? []
  const large = all.get(Math.max(...sizes)) ?? []
  console.log(
    `\n${Math.max(...sizes)} patients. Wanted: p95 under ${DATABASE_MS} ms in the database and ${HTTP_MS} ms over HTTP, ` +
      `at most ${GROWTH} times the median of ${Math.min(...sizes)}.`,
  )
  console.table(
    large.map((one) =>
      verdict(
        one,
        small.find(({ role, kind }) => role === one.role && kind === one.kind),
      ),
    ),
  )
} finally {
  await server.stop()
}
