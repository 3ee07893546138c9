// npm run build: the database client and the web pages, where they are missing or stale.
import { prepare } from './prepare.ts'

prepare('prisma', 'web')
