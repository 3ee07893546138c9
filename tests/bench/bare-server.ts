// The least that a server could be: node:http and pg, one statement a request, no sign-in, no checks. It selects and
// inserts the same row as the product. Run with the connection, the plan's id and its assessment's id.

import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { startEmbeddedDatabase } from '#api/platform/embedded-database/embedded-database.ts'

const [database = '', planId = ''] = process.argv.slice(2)
const onServer = database.startsWith('postgresql:')
const embedded = onServer ? null : await startEmbeddedDatabase({ dataDir: database, maxConnections: 2 })
const pool = new pg.Pool(embedded ? { ...embedded.connection, max: 1 } : { connectionString: database, max: 10 })

const SELECT = 'SELECT * FROM "NutritionPlan" WHERE id = $1'
await pool.query('CREATE TABLE IF NOT EXISTS bare_plan (LIKE "NutritionPlan" INCLUDING ALL)')
const { rows } = await pool.query(SELECT, [planId])
const columns = Object.keys(rows[0])
const INSERT = `INSERT INTO bare_plan (${columns.map((column) => `"${column}"`).join(', ')})
  VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})`

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return JSON.parse(text)
}

async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.method === 'GET') return (await pool.query(SELECT, [planId])).rows[0]
  await readBody(request)
  const row = { ...rows[0], id: randomUUID(), assessmentId: randomUUID() }
  await pool.query(INSERT, Object.values(row))
  return { id: row.id }
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(
    `The bare server is ready: http://localhost:${address && typeof address === 'object' ? address.port : ''}\n`,
  )
})
async function stop(): Promise<void> {
  server.closeAllConnections()
  await pool.query('DROP TABLE bare_plan')
  await pool.end()
  await embedded?.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
