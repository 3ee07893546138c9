import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { childrenOf, killAll } from '#tests/support/processes.ts'

/** PostgreSQL's server programs on this machine, or null. Debian keeps them off the path. */
export function findPostgresPrograms(): string | null {
  const candidates = [...globSync('/usr/lib/postgresql/*/bin'), '/usr/local/pgsql/bin', '/usr/local/bin', '/usr/bin']
  return (
    candidates
      .toSorted()
      .toReversed()
      .find((directory) => existsSync(join(directory, 'postgres'))) ?? null
  )
}

/** The user that the server runs as: it refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export interface PostgresServer {
  /** The URL of one of its databases. */
  url(database: string): string
  /** Stops it, ending whatever is open, and keeps its data. */
  halt(): Promise<void>
  /** Ends it and everything of it at once, with no time to tidy up, as a power cut would; keeps its data. */
  kill(): Promise<void>
  /** Starts it once more on the same data, and answers when it accepts connections. */
  resume(): Promise<void>
  /** Stops it for good. */
  stop(): Promise<void>
}

/** Starts a PostgreSQL server of our own on a new data directory, reached through a socket file. */
export async function startPostgresServer(programs: string): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), 'afya-pg-'))
  const user = serverUser()
  if (user) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  const asServer = { ...user, cwd: directory }
  const superuser = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  execFileSync(join(programs, 'initdb'), ['-D', data, ...superuser], { ...asServer, stdio: 'pipe' })

  const start = () => run(join(programs, 'postgres'), ['-D', data, '-k', directory, ...SETTINGS], asServer)
  let running = await start()
  return {
    url: (database) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(directory)}`,
    halt: () => running.halt(),
    kill: () => running.kill(),
    resume: async () => {
      running = await start()
    },
    stop: async () => {
      await running.halt()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const READY = 'ready to accept connections'
const SETTINGS = ['-c', 'listen_addresses=', '-c', 'max_connections=200']

interface Running {
  halt(): Promise<void>
  kill(): Promise<void>
}

/** Runs the server until it is halted or killed. */
async function run(program: string, parameters: readonly string[], options: SpawnOptions): Promise<Running> {
  const server = spawn(program, parameters, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const exit = once(server, 'exit')
  const killWithUs = () => server.kill('SIGKILL')
  process.once('exit', killWithUs)
  void exit.then(() => process.off('exit', killWithUs))
  let said = ''
  const ready = new Promise<'ready'>((resolve) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (said.includes(READY)) return
      said += text
      if (said.includes(READY)) resolve('ready')
    })
  })
  if ((await Promise.race([ready, exit])) !== 'ready') throw new Error(`PostgreSQL did not start:\n${said}`)
  return {
    halt: async () => {
      server.kill('SIGINT')
      await exit
    },
    kill: async () => {
      // It starts no more of them while it is held.
      server.kill('SIGSTOP')
      const backends = server.pid === undefined ? [] : childrenOf(server.pid)
      server.kill('SIGKILL')
      await exit
      // It does not start again while one of them holds its memory.
      await killAll(backends)
    },
  }
}

/** Runs statements as the owner of a server, on its maintenance database. */
export async function administer(to: string | pg.ClientConfig, ...statements: string[]): Promise<void> {
  const client = new pg.Client(to)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
