// npm run bench:web: what a first and a return visit cost on a cheap phone with a slow network, in Chromium.

import { ensureChromium } from './chromium.ts'
import { prepare } from './prepare.ts'

ensureChromium()
prepare('prisma', 'web')
await import('#tests/bench/web/run.ts')
