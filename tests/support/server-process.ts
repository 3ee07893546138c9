import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { type Caller, callerOf, SERVICE_TOKEN, sha256Hex } from '#tests/support/caller.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'

const SERVER = fileURLToPath(new URL('../../api/server.ts', import.meta.url))

const SETTINGS = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'DATA_DIR',
  'DEMO',
  'DEMO_PASSWORD',
  'DISK_RESERVE_MB',
  'GRAPHQL_SERVICE_TOKENS',
  'LOG_LEVEL',
  'NODE_ENV',
  'TRUST_PROXY',
]

export interface Ending {
  /** Null where a signal ended it. */
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface ServerProcess {
  readonly process: ChildProcess
  /** The address, once the server is ready. Rejects with what it said if it ends before. */
  ready(): Promise<string>
  /** How it ended. */
  readonly ended: Promise<Ending>
  /** What it has written to its standard output so far. */
  output(): string
  /** Somebody who is not signed in, at this server, once it is ready. */
  caller(): Promise<Caller>
  /** Ends it at once, with no time to tidy up, and waits until it is gone. */
  kill(): Promise<void>
}

/** The variables that make a server run on a test's database, and leave nothing elsewhere when it is killed. */
export const onDatabase = ({ databaseUrl, dataDir }: TestDatabase): Record<string, string> => ({
  TMPDIR: dataDir,
  ...(databaseUrl === null ? { DATA_DIR: dataDir, DEMO: '0', DISK_RESERVE_MB: '0' } : { DATABASE_URL: databaseUrl }),
})

/** Starts the server as a process of its own, on a port of its own unless told. It ends with the test. */
export function spawnServer(variables: Record<string, string>): ServerProcess {
  const inherited = { ...process.env }
  for (const name of SETTINGS) delete inherited[name]
  const child = spawn(process.execPath, [SERVER], {
    env: { ...inherited, PORT: '0', GRAPHQL_SERVICE_TOKENS: sha256Hex(SERVICE_TOKEN), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  const address = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      const port = /is ready: http:\/\/localhost:(\d+)/.exec(stdout)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (exitCode) => resolve({ exitCode, stdout, stderr }))
  })
  const ready = async () => {
    const first = await Promise.race([address, ended])
    if (typeof first === 'string') return first
    throw new Error(`The server ended before it was ready:\n${first.stdout}\n${first.stderr}`)
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  return { process: child, ready, ended, output: () => stdout, caller: async () => callerOf(await ready(), null), kill }
}
