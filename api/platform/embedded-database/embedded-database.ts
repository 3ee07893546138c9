import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lockDataDirectory } from '#api/platform/embedded-database/data-directory-lock.ts'
import { openDiskReserve, type RoomOnDisk, type StorageRoom } from '#api/platform/embedded-database/disk-reserve.ts'
import type { LogGrowth } from '#api/platform/embedded-database/watch-log.ts'
import { startWorkerThread, type WorkerThread } from '#api/platform/embedded-database/worker-thread.ts'

export interface EmbeddedDatabase {
  /** How an ordinary PostgreSQL client reaches it: a socket file that only this user can open. */
  readonly connection: {
    readonly host: string
    readonly port: number
    readonly user: string
    readonly database: string
  }
  /** Settles, with the reason, only if the database stops by itself and cannot be started anew. */
  readonly failed: Promise<Error>
  /** How much may still be written to its disk. */
  room(): StorageRoom
  /** Has this called from now on when its log has grown. */
  whenLogGrown(called: (by: LogGrowth) => unknown): void
  /** Stops it after its open work, and gives the directory back. */
  close(): Promise<void>
}

export interface EmbeddedDatabaseOptions {
  readonly dataDir: string
  readonly maxConnections: number
  /** The size of the file that keeps room for reading when the disk is full, MB; none unless told. */
  readonly reserveMb?: number
  /** Is told when there is more or less room than before. */
  readonly onRoom?: (room: RoomOnDisk) => void
  /** Is told why the database stopped by itself, or could not be started anew, each time before the next try. */
  readonly onStopped?: (reason: Error) => void
}

const NEVER = new Promise<never>(() => undefined)
const BYTES_PER_MB = 1_000_000
const PORT = 5432
const SOCKET_NAME = `.s.PGSQL.${PORT}`
/** Operating systems take no longer paths for a socket. */
const LONGEST_SOCKET_PATH = 100
/** The pauses before each try to start it anew; after the last it is given up. */
const RESTART_PAUSES_MS = [0, 500, 1_000, 2_000, 4_000, 8_000]

/** A directory that only this user can enter: the data directory, or a short one where its path is too long. */
function socketDirectory(dataDir: string): string {
  return join(dataDir, SOCKET_NAME).length <= LONGEST_SOCKET_PATH ? dataDir : mkdtempSync(join(tmpdir(), 'afya-'))
}

/**
 * Starts the embedded PostgreSQL on a directory, made if missing. One process at a time. Where it stops by itself, it
 * is started anew on the same socket; until then connecting is refused.
 * @throws DataDirectoryInUse when another process has the directory.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { dataDir, maxConnections, reserveMb = 0, onRoom, onStopped } = options
  const unlock = lockDataDirectory(dataDir)
  const socketDir = socketDirectory(dataDir)
  const directory = join(dataDir, 'postgres')
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const socketPath = join(socketDir, SOCKET_NAME)
  const release = () => {
    rmSync(socketPath, { force: true })
    if (socketDir !== dataDir) rmSync(socketDir, { recursive: true, force: true })
    unlock()
  }
  let logGrown: (by: LogGrowth) => unknown = () => undefined
  const reserve = openDiskReserve(dataDir, reserveMb * BYTES_PER_MB, onRoom)
  const start = async (): Promise<WorkerThread> => {
    // Starting takes room too.
    reserve.room()
    return startWorkerThread({ directory, socketPath, maxConnections }, (by) => logGrown(by))
  }

  let closing = false
  /** Tries as often as it takes; null where it cannot be started, or is wanted no more. */
  async function restart(reason: Error): Promise<WorkerThread | null> {
    onStopped?.(reason)
    for (const pauseMs of RESTART_PAUSES_MS) {
      await pause(pauseMs)
      if (closing) return null
      try {
        return await start()
      } catch (error) {
        onStopped?.(error instanceof Error ? error : new Error(String(error)))
      }
    }
    return null
  }

  let first: WorkerThread
  try {
    first = await start()
  } catch (error) {
    release()
    throw error
  }
  let current: Promise<WorkerThread | null> = Promise.resolve(first)
  async function supervise(): Promise<Error> {
    let thread = first
    for (;;) {
      const reason = await thread.failed
      current = restart(reason)
      const next = await current
      if (!next) return closing ? NEVER : reason
      thread = next
    }
  }

  const close = async () => {
    closing = true
    const thread = await current
    await thread?.close()
    release()
  }
  let closed: Promise<void> | null = null
  return {
    connection: { host: socketDir, port: PORT, user: 'postgres', database: 'postgres' },
    failed: supervise(),
    room: () => reserve.room(),
    whenLogGrown: (called) => {
      logGrown = called
    },
    close: () => (closed ??= close()),
  }
}
