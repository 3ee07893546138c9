// Checks that no event of the audit trail was changed, removed or moved: npm run audit:verify

import { createLog } from '#api/platform/log.ts'
import { openDatabase } from '#api/store/client.ts'
import { verifyAudit } from '#api/store/verify-audit.ts'
import { runCommand, withDatabase } from './command.ts'

await runCommand((env) =>
  withDatabase(env, async (connection) => {
    const database = openDatabase(connection, createLog('warn'))
    const { events, chains, faults } = await verifyAudit(database.client)
    await database.close()
    console.log(`Checked ${events} events in ${chains} chains.`)
    for (const { chain, seq, fault } of faults) console.error(`Chain ${chain}, event ${seq}: ${fault}.`)
    if (faults.length === 0) console.log('The audit trail is whole.')
    process.exitCode = faults.length === 0 ? 0 : 1
  }),
)
