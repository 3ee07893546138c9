// npm run bench: what the server does a second, beside a bare server, on both databases, and how soon it refuses hostile
// operations. Five minutes; with --only hostile the last alone, half a minute; with --profile where its time goes
// instead. The load is made on the same machine: compare figures of one run only.

import { prepare } from './prepare.ts'

prepare('prisma')
await import('#tests/bench/run.ts')
