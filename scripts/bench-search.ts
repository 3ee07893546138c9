// npm run bench:search: how long it takes to find a patient among 10,000 and among 1,000,000, in the database and over HTTP,
// with the plans of the queries. Some five minutes, most of them for the indexes; -- --patients 10000 --rounds 5 narrows it.

import { prepare } from './prepare.ts'

prepare('prisma')
await import('#tests/bench/search/run.ts')
