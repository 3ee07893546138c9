// npm test: every check there is.

import { findPostgresPrograms } from '#tests/support/postgres-server.ts'
import { ensureChromium } from './chromium.ts'
import { prepare } from './prepare.ts'
import { runSteps } from './run-steps.ts'
import { FAST, POSTGRESQL, SLOW } from './steps.ts'

ensureChromium()
prepare('prisma', 'web')
const steps = [...FAST, ...SLOW]
if (process.env['TEST_DATABASE_URL'] || process.env['CI'] || findPostgresPrograms()) await runSteps(steps)
console.log('No PostgreSQL server here: its tests are left out. Set TEST_DATABASE_URL, or install one.')
await runSteps(steps.filter((step) => step !== POSTGRESQL))
