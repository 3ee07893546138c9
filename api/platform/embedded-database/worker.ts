import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openDurableDatabase } from '#api/platform/embedded-database/open-durable-database.ts'
import { watchLog } from '#api/platform/embedded-database/watch-log.ts'
import type { WorkerMessage, WorkerSettings } from '#api/platform/embedded-database/worker-thread.ts'

// The database has a thread of its own, so that a long query does not stall the server.
const settings = workerData as WorkerSettings
const post = (message: WorkerMessage) => parentPort?.postMessage(message)

// To optimise the largest function of PostgreSQL, V8 would take 600 MB for some seconds of the start.
setFlagsFromString('--no-wasm-tier-up')
setFlagsFromString('--no-wasm-dynamic-tiering')

const database = await openDurableDatabase(settings.directory, {
  onWrite: watchLog((by) => post({ logGrown: by })),
  // What is left of the program would run in circles, and answer nobody.
  onAbort: () => process.exit(1),
})
const server = new PGLiteSocketServer({
  db: database,
  path: settings.socketPath,
  maxConnections: settings.maxConnections,
})
await server.start()
post('ready')

async function close(): Promise<void> {
  await server.stop()
  await database.close()
  parentPort?.close()
}
parentPort?.once('message', () => void close())
