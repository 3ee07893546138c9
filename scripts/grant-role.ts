// Gives a role to an account, for whoever runs the server: npm run grant-role -- EMAIL ROLE
// The first administrator of an installation is made so; from then on roles are approved in the product.

import { newId } from '#api/platform/ids.ts'
import { createLog } from '#api/platform/log.ts'
import { openDatabase } from '#api/store/client.ts'
import { createStore } from '#api/store/store.ts'
import { isRole, ROLES } from '#domain/vocabulary/roles.ts'
import { runCommand, withDatabase } from './command.ts'

const [email, role] = process.argv.slice(2)
if (!email || !role || !isRole(role)) {
  console.error(`Usage: npm run grant-role -- EMAIL ROLE   (${ROLES.join(', ')})`)
  process.exit(1)
}
await runCommand((env) =>
  withDatabase(env, async (connection) => {
    const database = openDatabase(connection, createLog('warn'))
    const { accounts } = createStore(database)
    const granted = await accounts.grantRole(email.toLowerCase(), role, newId(), new Date())
    await database.close()
    console.log(granted ? `${email} is now ${role}.` : `No account has the e-mail ${email}.`)
    process.exitCode = granted ? 0 : 1
  }),
)
