// Gives a role to an account, for whoever runs the server: npm run grant-role -- EMAIL ROLE
// The first administrator of an installation is made so; from then on roles are approved in the product.

import { startEmbeddedDatabase } from '#api/platform/embedded-database/embedded-database.ts'
import { readEnv } from '#api/platform/env.ts'
import { newId } from '#api/platform/ids.ts'
import { createLog } from '#api/platform/log.ts'
import { openDatabase } from '#api/store/client.ts'
import { createStore } from '#api/store/store.ts'
import { isRole, ROLES } from '#domain/vocabulary/roles.ts'

const [email, role] = process.argv.slice(2)
if (!email || !role || !isRole(role)) {
  console.error(`Usage: npm run grant-role -- EMAIL ROLE   (${ROLES.join(', ')})`)
  process.exit(1)
}
const env = readEnv(process.env)
const embedded =
  env.databaseUrl === null ? await startEmbeddedDatabase({ dataDir: env.dataDir, maxConnections: 2 }) : null
const database = openDatabase(
  embedded?.connection ?? { connectionString: env.databaseUrl ?? undefined },
  createLog('warn'),
)
const granted = await createStore(database).accounts.grantRole(email.toLowerCase(), role, newId(), new Date())
await database.close()
await embedded?.close()
console.log(granted ? `${email} is now ${role}.` : `No account has the e-mail ${email}.`)
process.exitCode = granted ? 0 : 1
