// npm test: every check there is.

import { findPostgresPrograms } from '#tests/support/postgres-server.ts'
import { ensureChromium } from './chromium.ts'
import { prepare } from './prepare.ts'
import { runSteps } from './run-steps.ts'
import { CHECKS, IN_BROWSER, IN_NODE, IN_NODE_WITH_POSTGRESQL, OF_BUILD } from './steps.ts'

ensureChromium()
prepare('prisma', 'web')
const hasPostgresql = Boolean(process.env['TEST_DATABASE_URL'] || process.env['CI'] || findPostgresPrograms())
if (!hasPostgresql) {
  console.log('No PostgreSQL server here: its tests are left out. Set TEST_DATABASE_URL, or install one.')
}
await runSteps([...CHECKS, ...OF_BUILD, ...(hasPostgresql ? IN_NODE_WITH_POSTGRESQL : IN_NODE), ...IN_BROWSER])
