import { chmodSync, rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { LogGrowth } from '#api/platform/embedded-database/watch-log.ts'

export interface WorkerSettings {
  readonly directory: string
  readonly socketPath: string
  readonly maxConnections: number
}

/** What the worker says: it listens; its log has grown. */
export type WorkerMessage = 'ready' | { readonly logGrown: LogGrowth }

export interface WorkerThread {
  /** Settles, with the reason, if it stops by itself. */
  readonly failed: Promise<Error>
  /** Stops it after its open work. */
  close(): Promise<void>
}

/**
 * Runs the database in a thread of its own, and answers when it listens on its socket, which only this user can open.
 * @throws why it could not start.
 */
export async function startWorkerThread(
  settings: WorkerSettings,
  onLogGrown: (by: LogGrowth) => void,
): Promise<WorkerThread> {
  // Nobody else has the directory, so a socket that is there was left by one that was killed.
  rmSync(settings.socketPath, { force: true })
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings })
  let closing = false
  const exited = new Promise<number>((resolve) => void worker.once('exit', resolve))
  const failed = new Promise<Error>((resolve) => {
    worker.once('error', resolve)
    worker.once('exit', (code) => {
      if (!closing) resolve(new Error(`The embedded database stopped by itself (${code})`))
    })
  })
  const ready = new Promise<null>((resolve) => {
    worker.on('message', (message: WorkerMessage) =>
      message === 'ready' ? resolve(null) : onLogGrown(message.logGrown),
    )
  })
  const failure = await Promise.race([ready, failed])
  if (failure) throw failure
  chmodSync(settings.socketPath, 0o600)
  return {
    failed,
    close: async () => {
      closing = true
      worker.postMessage('close')
      await exited
    },
  }
}
