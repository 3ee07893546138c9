// npm run bench:dispense: fifty workers dispense from one batch of a hundred on PostgreSQL until it is empty, once
// undisturbed and once while the server is killed again and again. Exactly a hundred units may leave, and none twice.

import { prepare } from './prepare.ts'

prepare('prisma')
await import('#tests/bench/dispense/run.ts')
