import { UnusableBackup } from '#api/platform/backup-file/format.ts'
import { FileInTheWay } from '#api/platform/backup-file/new-file.ts'
import { DataDirectoryInUse } from '#api/platform/embedded-database/data-directory-lock.ts'
import { type Env, InvalidEnvironment } from '#api/platform/env.ts'
import { NothingToBackUp } from '#api/store/backup/back-up.ts'
import { RestoreRefused } from '#api/store/backup/restore.ts'
import { isDatabaseAway, isDiskFull } from '#api/store/database-errors.ts'
import { DatabaseNewerThanCode, MigrationRefused } from '#api/store/migrate.ts'

const OURS = [
  DataDirectoryInUse,
  DatabaseNewerThanCode,
  FileInTheWay,
  InvalidEnvironment,
  MigrationRefused,
  NothingToBackUp,
  RestoreRefused,
  UnusableBackup,
]

/** Calls of the operating system that are about files, not connections. */
const FILE_CALLS = new Set<unknown>(['open', 'stat', 'mkdir', 'write', 'fsync', 'rename', 'unlink'])

/** A sentence that says what to do, where the reason is one that a person can mend; else null. */
export function sentenceFor(error: unknown, env: Env | null): string | null {
  if (!(error instanceof Error)) return null
  if (OURS.some((kind) => error instanceof kind)) return error.message
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${env?.port} is taken. Stop what listens there, or choose another: PORT=3001 npm start`
  }
  // Such as `ENOSPC: no space left on device, write`.
  if ('syscall' in error && FILE_CALLS.has(error.syscall)) return `${error.message}.`
  if (env?.databaseUrl && isDatabaseAway(error)) {
    return 'The database does not answer. Start it, or correct DATABASE_URL.'
  }
  if (isDiskFull(error)) return 'The disk of the database is full. Make room, and start again.'
  return null
}
