// Writes all that the database holds to a file, or to the standard output: npm run backup -- FILE [--overwrite]

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { writeNewFile } from '#api/platform/backup-file/new-file.ts'
import type { Env } from '#api/platform/env.ts'
import { backUp, NothingToBackUp } from '#api/store/backup/back-up.ts'
import manifest from '../package.json' with { type: 'json' }
import { fileArguments, rowsOf, runCommand, withDatabase } from './command.ts'

const { file, overwrite } = fileArguments('npm run backup -- FILE [--overwrite]   (- for the standard output)')
if (file === '-' && process.stdout.isTTY) {
  console.error('A backup is not for the screen: name a file, or pipe it into a program.')
  process.exit(1)
}
if (file === '-' && process.env['npm_lifecycle_event'] && process.env['npm_config_loglevel'] !== 'silent') {
  console.error('npm writes lines of its own to the standard output: npm run --silent backup -- -')
  process.exit(1)
}

// The standard output may carry the backup.
const say = file === '-' ? console.error : console.log
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

async function backUpTo(out: Writable, env: Env): Promise<void> {
  if (env.databaseUrl === null && !existsSync(join(env.dataDir, 'postgres')))
    throw new NothingToBackUp(`There is no database in ${env.dataDir}. Set DATA_DIR or DATABASE_URL.`)
  const about = { product: manifest.version, at: new Date(), signal: stop.signal }
  const rows = await withDatabase(env, (connection) => backUp(connection, out, about))
  say(rowsOf('Backed up', rows))
}

await runCommand(async (env) => {
  try {
    if (file === '-') await backUpTo(process.stdout, env)
    else await writeNewFile(file, { overwrite }, (out) => backUpTo(out, env))
  } catch (error) {
    if (!stop.signal.aborted) throw error
    console.error('Stopped: no backup was made.')
    process.exitCode = 1
    return
  }
  say(`${file === '-' ? 'The backup' : file} holds health data and password hashes: keep it encrypted.`)
})
