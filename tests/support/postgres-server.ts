import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** PostgreSQL's server programs on this machine, or null. Debian keeps them off the path. */
export function findPostgresPrograms(): string | null {
  const candidates = [...globSync('/usr/lib/postgresql/*/bin'), '/usr/local/pgsql/bin', '/usr/local/bin', '/usr/bin']
  return candidates.toSorted().toReversed().find((directory) => existsSync(join(directory, 'postgres'))) ?? null
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
  /** The id of its process. */
  readonly pid: number
  stop(): Promise<void>
}

/** Starts a PostgreSQL server of our own on a new data directory, reached through a socket file. */
export async function startPostgresServer(programs: string): Promise<PostgresServer> {
  const user = serverUser()
  const directory = mkdtempSync(join(tmpdir(), 'afya-pg-'))
  if (user) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...user,
    cwd: directory,
    stdio: 'pipe',
  })
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', directory, '-c', 'listen_addresses=', '-c', 'max_connections=200'],
    { ...user, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const said: string[] = []
  const url = (database: string) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(directory)}`
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said.push(text)
      if (text.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said.join('')}`)))
  })
  return {
    url,
    pid: server.pid ?? 0,
    stop: async () => {
      const exit = once(server, 'exit')
      server.kill('SIGINT')
      await exit
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Runs statements as the owner of a server, on its maintenance database. */
export async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
