// npm start: everything that the server needs, then the server. package.json limits its memory.
import { prepare } from './prepare.ts'

prepare('prisma', 'web')
// Packages leave out what only helps while one develops, as the GraphQL library's checks of each value.
process.env['NODE_ENV'] ??= 'production'
console.log('Starting the server ...')
await import('#api/server.ts')
