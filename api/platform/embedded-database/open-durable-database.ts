import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type DatabaseEvents, DurableFileSystem } from '#api/platform/embedded-database/durable-file-system.ts'

/** Taken whole at the start. What is not in it comes from the operating system's cache of the files. */
const SHARED_BUFFERS = '32MB'

/** A table is known by a sample of 300 rows times this. Everybody waits for it, some 20 ms (with 100, the default, 55). */
const STATISTICS_TARGET = 10

/**
 * PostgreSQL compiled to WebAssembly, on a directory, made if missing. A commit is answered only when it
 * is on the disk: PGlite would start with -F, which turns that off.
 */
export const openDurableDatabase = (directory: string, events: DatabaseEvents = {}): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableFileSystem(directory, events),
    extensions: { pg_trgm },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      '-c',
      `shared_buffers=${SHARED_BUFFERS}`,
      '-c',
      `default_statistics_target=${STATISTICS_TARGET}`,
    ],
  })
