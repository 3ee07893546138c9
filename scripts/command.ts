import { parseArgs } from 'node:util'
import type pg from 'pg'
import { startEmbeddedDatabase } from '#api/platform/embedded-database/embedded-database.ts'
import { type Env, readEnv } from '#api/platform/env.ts'
import { sentenceFor } from '#api/sentence-for.ts'

/** The embedded database is one session, whose statements wait for one another: docs/adr/0008. */
const EMBEDDED = { maxConnections: 2, pool: { max: 1 } }

/** Runs a command with the server's settings. What a person can mend is said in a sentence, and ends with 1. */
export async function runCommand(work: (env: Env) => Promise<void>): Promise<void> {
  let env: Env | null = null
  try {
    env = readEnv(process.env)
    await work(env)
  } catch (error) {
    const sentence = sentenceFor(error, env)
    if (sentence === null) throw error
    console.error(sentence)
    process.exitCode = 1
  }
}

/** Opens the server's database, embedded or a server, for as long as the work takes. */
export async function withDatabase<T>(env: Env, work: (connection: pg.PoolConfig) => Promise<T>): Promise<T> {
  if (env.databaseUrl !== null) return work({ connectionString: env.databaseUrl })
  const { maxConnections, pool } = EMBEDDED
  const embedded = await startEmbeddedDatabase({ dataDir: env.dataDir, maxConnections, reserveMb: env.diskReserveMb })
  try {
    return await work({ ...embedded.connection, ...pool })
  } finally {
    await embedded.close()
  }
}

/** The arguments FILE and --overwrite of a command; without them says how it is used, and ends. */
export function fileArguments(usage: string): { readonly file: string; readonly overwrite: boolean } {
  const options = { overwrite: { type: 'boolean', default: false } } as const
  const { values, positionals, tokens } = parseArgs({ options, allowPositionals: true, strict: false, tokens: true })
  const [file, ...others] = positionals
  const unknown = tokens.some(
    (token) => token.kind === 'option' && (token.name !== 'overwrite' || token.value !== undefined),
  )
  if (!file || others.length > 0 || unknown) {
    console.error(`Usage: ${usage}`)
    process.exit(1)
  }
  return { file, overwrite: values.overwrite === true }
}

/** How many rows of each table, in lines for people. */
export function rowsOf(what: string, rows: Readonly<Record<string, number>>): string {
  const sum = Object.values(rows).reduce((total, count) => total + count, 0)
  const tables = Object.entries(rows).map(([table, count]) => `  ${table}: ${count}`)
  return [`${what} ${sum} rows of ${tables.length} tables.`, ...tables].join('\n')
}
