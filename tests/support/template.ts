import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type pg from 'pg'

const MIGRATE = fileURLToPath(new URL('./migrate-template.ts', import.meta.url))

/** Brings the database that the tests copy to the code's schema. */
export async function migrateTemplate(connection: pg.ClientConfig): Promise<void> {
  await promisify(execFile)(process.execPath, [MIGRATE, JSON.stringify(connection)])
}
