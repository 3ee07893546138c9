// Restores a backup from a file, or from the standard input: npm run restore -- FILE [--overwrite]

import { open } from 'node:fs/promises'
import { restore } from '#api/store/backup/restore.ts'
import { fileArguments, rowsOf, runCommand, withDatabase } from './command.ts'

const { file, overwrite } = fileArguments('npm run restore -- FILE [--overwrite]   (- for the standard input)')

await runCommand(async (env) => {
  const opened = file === '-' ? null : await open(file)
  const source = opened?.createReadStream() ?? process.stdin
  // Closed also where the database cannot be had: else Node says so on the way, whenever it finds it.
  try {
    await withDatabase(env, async (connection) => {
      const restored = await restore(connection, source, { overwrite, at: new Date() })
      const { header, rows, replaced, leftOut, later } = restored
      if (Object.keys(replaced).length > 0) console.log(rowsOf('Removed', replaced))
      console.log(rowsOf(`From the backup of ${header.madeAt}, version ${header.product}: restored`, rows))
      if (Object.keys(leftOut).length > 0) console.log(rowsOf('No migration makes these tables; left out', leftOut))
      if (later.length > 0) console.log(`Applied the later migrations ${later.join(', ')}.`)
      console.log('Everybody is signed out. To check the audit trail: npm run audit:verify')
    })
  } finally {
    await opened?.close()
  }
})
