// npm run bench: what the server does a second, beside a bare server, on both databases. Five minutes; with
// --profile where its time goes instead. The load is made on the same machine: compare figures of one run only.

import { prepare } from './prepare.ts'

prepare('prisma')
await import('#tests/bench/run.ts')
