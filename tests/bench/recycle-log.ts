import type pg from 'pg'
import { startEmbeddedDatabase } from '#api/platform/embedded-database/embedded-database.ts'
import { administer } from '#tests/support/postgres-server.ts'

const LOG_FILE_MB = 16
/** More than a run fills; a server keeps them all. */
const SERVER_FILES = 60
/** As many as the embedded database keeps of its own accord: each of its checkpoints leaves them to be written over. */
const EMBEDDED_FILES = 5

async function recycle(connection: string | pg.ClientConfig, files: number): Promise<void> {
  for (let file = 0; file < files; file += 1) {
    await administer(connection, "SELECT pg_logical_emit_message(false, 'bench', '')", 'SELECT pg_switch_wal()')
  }
  await administer(connection, 'CHECKPOINT')
}

/**
 * Leaves a server the files of its log to write over, as one has that has run for a while. A new one fills each new
 * file of 16 MB with zeros first, and everybody who commits waits for it.
 */
export async function recycleServerLog(url: string): Promise<void> {
  await administer(
    url,
    `ALTER SYSTEM SET min_wal_size = '${(SERVER_FILES + 1) * LOG_FILE_MB}MB'`,
    'SELECT pg_reload_conf()',
  )
  await recycle(url, SERVER_FILES)
}

/** The same for an embedded database that nobody has open. */
export async function recycleEmbeddedLog(dataDir: string): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir, maxConnections: 2 })
  try {
    await recycle(database.connection, EMBEDDED_FILES)
  } finally {
    await database.close()
  }
}
