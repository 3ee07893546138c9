// Checks that no event of the audit trail was changed, removed or moved: npm run audit:verify

import { startEmbeddedDatabase } from '#api/platform/embedded-database/embedded-database.ts'
import { readEnv } from '#api/platform/env.ts'
import { createLog } from '#api/platform/log.ts'
import { openDatabase } from '#api/store/client.ts'
import { verifyAudit } from '#api/store/verify-audit.ts'

const env = readEnv(process.env)
const embedded =
  env.databaseUrl === null
    ? await startEmbeddedDatabase({ dataDir: env.dataDir, maxConnections: 2, reserveMb: env.diskReserveMb })
    : null
const database = openDatabase(
  embedded ? { ...embedded.connection, max: 1 } : { connectionString: env.databaseUrl ?? undefined },
  createLog('warn'),
)
const { events, chains, faults } = await verifyAudit(database.client)
await database.close()
await embedded?.close()
console.log(`Checked ${events} events in ${chains} chains.`)
for (const { chain, seq, fault } of faults) console.error(`Chain ${chain}, event ${seq}: ${fault}.`)
if (faults.length === 0) console.log('The audit trail is whole.')
process.exitCode = faults.length === 0 ? 0 : 1
