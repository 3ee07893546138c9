import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { createHttpServer } from '#api/http.ts'
import { type Clock, systemClock } from '#api/platform/clock.ts'
import { startEmbeddedDatabase } from '#api/platform/embedded-database/embedded-database.ts'
import type { Env } from '#api/platform/env.ts'
import { newId } from '#api/platform/ids.ts'
import type { Log } from '#api/platform/log.ts'
import { composeServices } from '#api/services/compose.ts'
import { checkpointsOf } from '#api/store/checkpoints.ts'
import { type Database, openDatabase } from '#api/store/client.ts'
import { migrate } from '#api/store/migrate.ts'
import { refreshStatistics } from '#api/store/statistics.ts'
import { createStore } from '#api/store/store.ts'
import { limitsOn } from '#api/store/throttle.ts'
import { seed } from '#prisma/seed/seed.ts'

/** One for the pool; the others come and go while a start migrates. */
const EMBEDDED_CONNECTIONS = 12
/**
 * All connections of the embedded database are one session, and its socket takes turns by single messages
 * of the protocol: of two connections at work one would get the other's rows. With one connection
 * statements wait for each other in the pool.
 */
const EMBEDDED_POOL = { max: 1 }

export interface Application {
  readonly app: FastifyInstance
  readonly database: Database
  /** Settles, with the reason, only if the embedded database stops by itself and cannot be started anew. */
  readonly failed: Promise<Error>
  /** Finishes the requests in flight, then closes everything. */
  close(): Promise<void>
}

/**
 * Starts everything behind the port: the database, its migrations and seeds, and the HTTP server.
 * @throws DataDirectoryInUse, DatabaseNewerThanCode, or the driver's error where a server is away.
 */
export async function createApplication(
  env: Env,
  log: Log,
  options: { webRoot: string | null; clock?: Clock },
): Promise<Application> {
  const never = new Promise<Error>(() => undefined)
  const embedded =
    env.databaseUrl === null
      ? await startEmbeddedDatabase({
          dataDir: env.dataDir,
          maxConnections: EMBEDDED_CONNECTIONS,
          reserveMb: env.diskReserveMb,
          onRoom: (disk) =>
            log[disk.room === 'ample' ? 'info' : 'error'](disk, 'The room on the disk of the database has changed'),
          onStopped: (error) => log.error({ err: error }, 'The embedded database stopped, and is started anew'),
        })
      : null
  const connection: pg.ClientConfig = embedded?.connection ?? { connectionString: env.databaseUrl ?? undefined }
  const database = openDatabase(embedded ? { ...connection, ...EMBEDDED_POOL } : connection, log, {
    prepares: embedded === null,
  })
  /** A full disk may not keep the server from serving: its tables are read as before. */
  const refreshed = () =>
    refreshStatistics(database).catch((error: unknown) => log.error({ err: error }, 'Analysing the tables failed'))
  const checkpoints = checkpointsOf(database, (error) => log.error({ err: error }, 'A checkpoint failed'))
  // They wait in the pool for their turn.
  embedded?.whenLogGrown(async (by) => {
    if (by === 'checkpoint') await checkpoints.now()
    else checkpoints.whenAtRest()
    await refreshed()
  })
  const closeDatabase = async () => {
    embedded?.whenLogGrown(() => undefined)
    checkpoints.close()
    await database.close()
    await embedded?.close()
  }
  try {
    const applied = await migrate(connection, () => seed(database, env.demoPassword))
    if (applied > 0) log.info({ applied }, 'Applied migrations')
    if (embedded) await refreshed()
    const storageRoom = () => embedded?.room() ?? 'ample'
    const servicesFor = composeServices({
      store: createStore(database),
      clock: options.clock ?? systemClock,
      openLimit: limitsOn(database),
      storageRoom,
      newId,
      demo: env.demoPassword !== null,
    })
    const app = await createHttpServer({ env, log, database, storageRoom, servicesFor, webRoot: options.webRoot })
    return {
      app,
      database,
      failed: embedded?.failed ?? never,
      close: async () => {
        await app.close()
        await closeDatabase()
      },
    }
  } catch (error) {
    await closeDatabase()
    throw error
  }
}
