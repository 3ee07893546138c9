import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApplication } from '#api/application.ts'
import { readEnv } from '#api/platform/env.ts'
import { createLog } from '#api/platform/log.ts'
import { type Cell, load } from '#tests/bench/load.ts'
import { BARE, type Operation, operations, type Patient } from '#tests/bench/operations.ts'
import { createPatient } from '#tests/bench/patient.ts'
import { recycleEmbeddedLog } from '#tests/bench/recycle-log.ts'
import { SERVICE_TOKEN, sha256Hex } from '#tests/support/caller.ts'
import { type ChildServer, startChildServer } from '#tests/support/child-server.ts'
import { recordStatements } from '#tests/support/sql-statements.ts'

/** A database that the product is measured on. */
export interface Subject {
  readonly name: string
  /** The server's settings that choose it. */
  readonly variables: Record<string, string>
  /** The bare server's word for it. */
  readonly bare: string
}

export interface Measured {
  readonly name: string
  readonly cells: ReadonlyMap<string, Cell>
  readonly statements: ReadonlyMap<string, number>
  readonly firstStartMs: number
  readonly warmStartMs: number
  readonly peakMemoryMb: number | null
}

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
/** What `npm start` tells Node. */
const NODE_OPTIONS = scripts['start']?.split(' ').filter((word) => word.startsWith('--')) ?? []

/** Starts the product as `npm start` does. */
export const startProduct = ({ variables }: Subject, ...options: string[]): Promise<ChildServer> =>
  startChildServer([...NODE_OPTIONS, ...options, 'api/server.ts'], { NODE_ENV: 'production', ...variables })

const ASSESSMENTS = 25
const WARM_UP_SECONDS = 1

export const cellKey = (operation: string, connections: number): string => `${operation} at ${connections}`

/** The load sends an operation of its own, which in production only a service may. */
const SERVICE = { GRAPHQL_SERVICE_TOKENS: sha256Hex(SERVICE_TOKEN) }

export const postgresqlSubject = (url: string): Subject => ({
  name: 'PostgreSQL',
  variables: { ...SERVICE, DATABASE_URL: url },
  bare: url,
})

export const embeddedSubject = (directory: string): Subject => ({
  name: 'embedded',
  variables: { ...SERVICE, DATABASE_URL: '', DATA_DIR: join(directory, 'product') },
  bare: join(directory, 'bare'),
})

export interface Prepared {
  readonly patient: Patient
  readonly firstStartMs: number
}

/** Makes the database, with somebody in it, and tells how long the first start took. */
export async function prepareSubject(subject: Subject): Promise<Prepared> {
  const { variables, bare } = subject
  const server = await startProduct(subject)
  const patient = await createPatient(server.url, ASSESSMENTS)
  await server.stop()
  if (variables['DATA_DIR']) await recycleEmbeddedLog(variables['DATA_DIR'])
  // An embedded database belongs to one process: the bare server gets a copy.
  if (variables['DATA_DIR']) cpSync(variables['DATA_DIR'], bare, { recursive: true })
  return { patient, firstStartMs: server.startMs }
}

/** How many SQL statements each operation sends, on a connection that is open already. */
async function countStatements(subject: Subject, patient: Patient): Promise<Map<string, number>> {
  const env = readEnv({ ...subject.variables, DEMO: '0', LOG_LEVEL: 'silent' })
  const application = await createApplication(env, createLog('silent'), { webRoot: null })
  const recorder = recordStatements()
  const counts = new Map<string, number>()
  try {
    for (const { name, method, path, bodies } of operations(patient)) {
      const headers = {
        authorization: `Bearer ${patient.token}`,
        'x-service-token': SERVICE_TOKEN,
        'content-type': 'application/json',
      }
      const payload = bodies ? { payload: JSON.stringify(bodies[0]) } : {}
      const ask = () => application.app.inject({ method, url: path, headers, ...payload })
      counts.set(name, (await recorder.during(ask)).length)
    }
  } finally {
    recorder.stop()
    await application.close()
  }
  return counts
}

async function loadBoth(
  product: ChildServer,
  bare: ChildServer,
  patient: Patient,
  { connections, seconds }: { connections: readonly number[]; seconds: number },
): Promise<Map<string, Cell>> {
  const calls: readonly { server: ChildServer; operation: Operation; token: string | null }[] = [
    ...BARE.map((operation) => ({ server: bare, operation, token: null })),
    ...operations(patient).map((operation) => ({ server: product, operation, token: patient.token })),
  ]
  for (const { server, operation, token } of calls) await load(server, operation, token, 10, WARM_UP_SECONDS)
  const cells = new Map<string, Cell>()
  for (const count of connections) {
    for (const { server, operation, token } of calls) {
      const cell = await load(server, operation, token, count, seconds)
      cells.set(cellKey(operation.name, count), cell)
    }
  }
  return cells
}

/** Measures the product and the bare server on one database, both in processes of their own beside the load. */
export async function measureSubject(
  subject: Subject,
  { patient, firstStartMs }: Prepared,
  settings: { connections: readonly number[]; seconds: number },
): Promise<Measured> {
  const product = await startProduct(subject)
  const bare = await startChildServer(['tests/bench/bare-server.ts', subject.bare, patient.planId])
  let cells: Map<string, Cell>
  let peakMemoryMb: number | null
  try {
    cells = await loadBoth(product, bare, patient, settings)
    peakMemoryMb = product.peakMemoryMb()
  } finally {
    await product.stop()
    await bare.stop()
  }
  const statements = await countStatements(subject, patient)
  return { name: subject.name, cells, statements, firstStartMs, warmStartMs: product.startMs, peakMemoryMb }
}

export interface Profiled {
  /** Where the profiles are. */
  readonly directory: string
  readonly startMs: number
}

/** Runs one operation after another at 10 connections, each on a server that records where its time goes. */
export async function profileSubject(
  subject: Subject,
  directory: string,
  seconds: number,
): Promise<ReadonlyMap<string, Profiled>> {
  const { patient } = await prepareSubject(subject)
  const profiled = new Map<string, Profiled>()
  for (const operation of operations(patient).filter(({ wanted }) => wanted)) {
    const into = join(directory, operation.name.replaceAll(/\W+/g, '-'))
    const server = await startProduct(subject, '--cpu-prof', `--cpu-prof-dir=${into}`)
    try {
      await load(server, operation, patient.token, 10, seconds)
    } finally {
      await server.stop()
    }
    profiled.set(operation.name, { directory: into, startMs: server.startMs })
  }
  return profiled
}
