import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse'
  constructor(directory: string) {
    super(`The data directory ${directory} is in use by another process. Stop that one, or set DATA_DIR.`)
  }
}

/**
 * Takes the data directory for this process alone. The lock is the operating system's, held through an
 * SQLite file, so that it falls the moment the process dies, however it dies.
 * @returns what gives the lock back.
 * @throws DataDirectoryInUse when another process holds it.
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked/.test(error.message)) throw new DataDirectoryInUse(directory)
    throw error
  }
  return () => lock.close()
}
