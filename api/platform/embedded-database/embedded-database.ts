import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockDataDirectory } from '#api/platform/embedded-database/data-directory-lock.ts'

export interface WorkerSettings {
  readonly directory: string
  readonly socketPath: string
  readonly maxConnections: number
}

export interface WorkerMessage {
  readonly type: 'ready'
}

export interface EmbeddedDatabase {
  /** How an ordinary PostgreSQL client reaches it: a socket file that only this user can open. */
  readonly connection: {
    readonly host: string
    readonly port: number
    readonly user: string
    readonly database: string
  }
  /** Settles, with the reason, only if the database stops by itself. */
  readonly failed: Promise<Error>
  /** Stops it after its open work, and gives the directory back. */
  close(): Promise<void>
}

const PORT = 5432
const SOCKET_NAME = `.s.PGSQL.${PORT}`
/** Operating systems take no longer paths for a socket. */
const LONGEST_SOCKET_PATH = 100

/** A directory that only this user can enter: the data directory, or a short one where its path is too long. */
function socketDirectory(dataDir: string): string {
  return join(dataDir, SOCKET_NAME).length <= LONGEST_SOCKET_PATH ? dataDir : mkdtempSync(join(tmpdir(), 'afya-'))
}

/**
 * Starts the embedded PostgreSQL on a directory, made if missing. One process at a time.
 * @throws DataDirectoryInUse when another process has the directory.
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string
  maxConnections: number
}): Promise<EmbeddedDatabase> {
  const unlock = lockDataDirectory(options.dataDir)
  const socketDir = socketDirectory(options.dataDir)
  const directory = join(options.dataDir, 'postgres')
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const settings: WorkerSettings = {
    directory,
    socketPath: join(socketDir, SOCKET_NAME),
    maxConnections: options.maxConnections,
  }
  // Nobody else has the directory, so a socket that is there was left by a process that was killed.
  rmSync(settings.socketPath, { force: true })
  const release = () => {
    rmSync(settings.socketPath, { force: true })
    if (socketDir !== options.dataDir) rmSync(socketDir, { recursive: true, force: true })
    unlock()
  }

  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings })
  let closing: Promise<void> | null = null
  const failed = new Promise<Error>((resolve) => {
    worker.once('error', resolve)
    worker.once('exit', (code) => {
      if (!closing) resolve(new Error(`The embedded database stopped by itself (${code})`))
    })
  })
  const ready = once(worker, 'message').then(() => null)
  const failure = await Promise.race([ready, failed])
  if (failure) {
    release()
    throw failure
  }
  chmodSync(settings.socketPath, 0o600)

  const close = async () => {
    const exit = once(worker, 'exit')
    worker.postMessage('close')
    await exit
    release()
  }
  return {
    connection: { host: socketDir, port: PORT, user: 'postgres', database: 'postgres' },
    failed,
    close: () => (closing ??= close()),
  }
}
