import pg from 'pg'
import { FIRST_NAMES, LAST_NAMES } from '#tests/bench/search/names.ts'

/** How fast the frequency of a name falls with its place in the list. */
const STEEPNESS = 0.8
const VILLAGES = 500
const MIDDLE_NAMES = 0.2
const WITH_PHONE = 0.7
const WITH_NATIONAL_ID = 0.5
const MERGED = 0.01

/** Each name with the part of all that come before it, so that a random number chooses one by its frequency. */
function shares(names: readonly string[]): { names: readonly string[]; from: number[] } {
  const weights = names.map((_name, place) => 1 / (place + 1) ** STEEPNESS)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  const from = weights.map((weight) => {
    const start = before
    before += weight / total
    return start
  })
  return { names, from }
}

const NAMES = `
  CREATE TEMP TABLE bench_names AS
  SELECT kind, name, share AS "from", lead(share, 1, 1.1::float8) OVER (PARTITION BY kind ORDER BY share) AS "to"
  FROM (
    SELECT 'first' AS kind, * FROM unnest($1::text[], $2::float8[]) AS f(name, share)
    UNION ALL SELECT 'last', * FROM unnest($3::text[], $4::float8[]) AS l(name, share)
  ) named`

/** The codes are no real ones: nothing here reads them. */
const PATIENTS = `
  WITH places AS MATERIALIZED (SELECT id, country, region, row_number() OVER (ORDER BY id) AS n FROM "Facility"),
  counted AS (SELECT count(*) AS n FROM places),
  drawn AS MATERIALIZED (
    SELECT g, 1 + floor(random() * counted.n)::int AS place, random() AS first, random() AS last, random() AS middle,
      random() AS has_middle
    FROM generate_series(1, $1::int) AS g, counted)
  INSERT INTO "Patient" (id, code, "facilityId", "firstName", "lastName", "dateOfBirth", gender, phone, "nationalId",
    "villageWard", country, region, "medicalAlerts", "preferredLanguage", "hasInsurance")
  SELECT gen_random_uuid(), 'BENCH' || g, places.id,
    f.name || CASE WHEN has_middle < ${MIDDLE_NAMES} THEN ' ' || m.name ELSE '' END, l.name,
    date '1940-01-01' + floor(random() * 31000)::int, CASE WHEN random() < 0.5 THEN 'female' ELSE 'male' END,
    CASE WHEN random() < ${WITH_PHONE} THEN '+2547' || lpad(floor(random() * 1e8)::text, 8, '0') END,
    CASE WHEN random() < ${WITH_NATIONAL_ID} THEN (10000000 + floor(random() * 9e7))::bigint::text END,
    'Village ' || floor(random() * ${VILLAGES}), places.country, places.region, '{}', 'Swahili', false
  FROM drawn JOIN places ON places.n = drawn.place
  JOIN bench_names f ON f.kind = 'first' AND drawn.first >= f."from" AND drawn.first < f."to"
  JOIN bench_names l ON l.kind = 'last' AND drawn.last >= l."from" AND drawn.last < l."to"
  JOIN bench_names m ON m.kind = 'last' AND drawn.middle >= m."from" AND drawn.middle < m."to"`

/** Fills a migrated database, which has facilities, with so many patients, and its indexes as a restore would. */
export async function loadPatients(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `SELECT quote_ident(indexname) AS name, indexdef AS definition FROM pg_indexes
       WHERE tablename = 'Patient' AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
    )
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
    await client.query('SELECT setseed(0.5)')
    const [first, last] = [shares(FIRST_NAMES), shares(LAST_NAMES)]
    await client.query(NAMES, [first.names, first.from, last.names, last.from])
    await client.query(PATIENTS, [count])
    await client.query(`UPDATE "Patient" SET "mergedIntoId" = id WHERE random() < ${MERGED}`)
    await client.query("SET maintenance_work_mem = '512MB'")
    for (const { definition } of indexes) await client.query(definition)
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}
