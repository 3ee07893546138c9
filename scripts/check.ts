// npm run check: everything that can be checked without a server or a browser.
import { prepare } from './prepare.ts'
import { runSteps } from './run-steps.ts'
import { CHECKS, UNIT } from './steps.ts'

prepare('prisma')
await runSteps([...CHECKS, ...UNIT])
