import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
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

/**
 * Starts the embedded PostgreSQL on a directory, made if missing. One process at a time.
 * @throws DataDirectoryInUse when another process has the directory.
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string
  maxConnections: number
}): Promise<EmbeddedDatabase> {
  const unlock = lockDataDirectory(options.dataDir)
  const socketDir = mkdtempSync(join(tmpdir(), 'afya-'))
  const directory = join(options.dataDir, 'postgres')
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const settings: WorkerSettings = {
    directory,
    socketPath: join(socketDir, `.s.PGSQL.${PORT}`),
    maxConnections: options.maxConnections,
  }
  const release = () => {
    rmSync(socketDir, { recursive: true, force: true })
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
