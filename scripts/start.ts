// npm start: everything that the server needs, then the server.
import { prepare } from './prepare.ts'

prepare('prisma', 'web')
console.log('Starting the server ...')
await import('#api/server.ts')
