// npm run battery -- fuzz: 60,000 malformed requests. npm run battery -- kill: servers and PostgreSQL killed under
// their writers. Each on both databases; docs/operations.md says what they look for. Minutes, with the machine to itself.

import { prepare } from './prepare.ts'

prepare('prisma')
await import('#tests/battery/run.ts')
