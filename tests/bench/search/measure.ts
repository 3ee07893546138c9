import pg from 'pg'
import { facilitiesInScope, type PatientScope } from '#api/access/visible-to.ts'
import { searchStatement } from '#api/store/patient-search.ts'
import { readSearchText } from '#domain/patients/search-text.ts'
import { type Searches, searchesFor } from '#tests/bench/search/searches.ts'
import { SERVICE_TOKEN } from '#tests/support/caller.ts'
import { PATIENTS } from '#tests/support/medical-requests.ts'

const LIMIT = 20
const WARM_UP = 1

export interface Times {
  readonly p50Ms: number
  readonly p95Ms: number
}

export interface Searcher {
  readonly role: string
  readonly scope: PatientScope
  readonly token: string
}

/** What one kind of search took somebody, in the database and over HTTP. */
export interface Measured {
  readonly role: string
  readonly kind: string
  readonly database: Times
  readonly http: Times
}

function timesOf(all: readonly number[]): Times {
  const sorted = all.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { p50Ms: at(0.5), p95Ms: at(0.95) }
}

/** How long each text takes, one after another, so many rounds after the first. */
async function time(texts: readonly string[], rounds: number, ask: (text: string) => Promise<void>): Promise<Times> {
  const times: number[] = []
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const text of texts) {
      const started = performance.now()
      await ask(text)
      if (round >= 0) times.push(performance.now() - started)
    }
  }
  return timesOf(times)
}

function statementFor(scope: PatientScope, text: string): pg.QueryConfig | null {
  const facilities = facilitiesInScope(scope)
  return facilities && searchStatement(facilities, readSearchText(text), LIMIT)
}

async function overHttp(url: string, token: string, search: string): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-service-token': SERVICE_TOKEN,
    },
    body: JSON.stringify({ query: PATIENTS, variables: { search, limit: LIMIT } }),
  })
  const { data, errors } = await response.json()
  if (!data || errors) throw new Error(`${search}: ${JSON.stringify(errors)}`)
}

/** Measures every kind of search of everybody who searches. */
export async function measureSearches(
  url: string,
  databaseUrl: string,
  searchers: readonly Searcher[],
  rounds: number,
): Promise<Measured[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const measured: Measured[] = []
  try {
    for (const { role, scope, token } of searchers) {
      for (const { kind, texts } of await searchesFor(client, scope)) {
        const inDatabase = async (text: string) => {
          const statement = statementFor(scope, text)
          if (statement) await client.query(statement)
        }
        const database = await time(texts, rounds, inDatabase)
        const http = await time(texts, rounds, (text) => overHttp(url, token, text))
        measured.push({ role, kind, database, http })
      }
    }
  } finally {
    await client.end()
  }
  return measured
}

/** The plan of the first search of each kind, with what PostgreSQL ran of it. */
export async function plansOf(databaseUrl: string, { scope }: Searcher): Promise<{ search: string; plan: string }[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const plans: { search: string; plan: string }[] = []
    for (const { kind, texts } of (await searchesFor(client, scope)) satisfies Searches[]) {
      const [text = ''] = texts
      const statement = statementFor(scope, text)
      if (!statement) continue
      const { rows } = await client.query<{ 'QUERY PLAN': string }>({
        ...statement,
        text: `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${statement.text}`,
      })
      const ran = rows.map((row) => row['QUERY PLAN']).filter((line) => !line.includes('never executed'))
      plans.push({ search: `${kind}: ${text}`, plan: ran.join('\n') })
    }
    return plans
  } finally {
    await client.end()
  }
}
