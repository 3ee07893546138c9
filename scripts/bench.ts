// npm run bench: how fast and how large the clinical engine is, what the server does a second, beside a bare server, on both
// databases, and how soon it refuses hostile operations. Ten minutes; with --only engine or --only hostile these alone, in
// half a minute; with --profile where the server's time goes instead. The load is made on the same machine: compare figures
// of one run only.

import { prepare } from './prepare.ts'

prepare('prisma')
await import('#tests/bench/run.ts')
