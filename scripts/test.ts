// npm test: every check there is.
import { ensureChromium } from './chromium.ts'
import { prepare } from './prepare.ts'
import { runSteps } from './run-steps.ts'
import { FAST, SLOW } from './steps.ts'

ensureChromium()
prepare('prisma', 'web')
await runSteps([...FAST, ...SLOW])
