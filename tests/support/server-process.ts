import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Caller, callerOf } from '#tests/support/caller.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'

const SERVER = fileURLToPath(new URL('../../api/server.ts', import.meta.url))

export interface Ending {
  /** Null where a signal ended it. */
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface ServerProcess {
  readonly process: ChildProcess
  /** The address, once the server is ready. Rejects with what it said if it ends before. */
  readonly ready: Promise<string>
  /** How it ended. */
  readonly ended: Promise<Ending>
  /** What it has written to its standard output so far. */
  output(): string
}

/** The variables that make a server run on a test's database. */
export const onDatabase = (database: TestDatabase): Record<string, string> =>
  database.databaseUrl === null ? { DATA_DIR: database.dataDir, DEMO: '0' } : { DATABASE_URL: database.databaseUrl }

/** Starts the server as a process of its own, on a port of its own unless told. */
export function spawnServer(variables: Record<string, string>): ServerProcess {
  const inherited = { ...process.env }
  for (const name of ['PORT', 'HOST', 'DATABASE_URL', 'DATA_DIR', 'DEMO', 'DEMO_PASSWORD', 'LOG_LEVEL']) {
    delete inherited[name]
  }
  const child = spawn(process.execPath, [SERVER], {
    env: { ...inherited, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (exitCode) => resolve({ exitCode, stdout, stderr }))
  })
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      const port = /is ready: http:\/\/localhost:(\d+)/.exec(stdout)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    void ended.then(() => reject(new Error(`The server ended before it was ready:\n${stdout}\n${stderr}`)))
  })
  // Who waits for the end alone need not hear of it twice.
  ready.catch(() => undefined)
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  return { process: child, ready, ended, output: () => stdout }
}

/** Somebody who is not signed in, at a server process, once it is ready. */
export const callerAt = async (server: ServerProcess): Promise<Caller> => callerOf(await server.ready, null)

/** Ends a process at once, as a power cut would, and waits until it is gone. */
export async function killServer(server: ServerProcess): Promise<void> {
  server.process.kill('SIGKILL')
  await server.ended
}
