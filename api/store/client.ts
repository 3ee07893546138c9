import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import type { Log } from '#api/platform/log.ts'
import { Prisma, PrismaClient } from '#prisma/generated/client/client.ts'

export { Prisma }
export type Client = PrismaClient
/** The client within a transaction. */
export type Transaction = Prisma.TransactionClient

export interface Database {
  readonly client: Client
  /**
   * One statement, outside Prisma, on the same pool: for what most requests send, at a third of the processor's time.
   * Its errors are the driver's.
   */
  query<Row extends pg.QueryResultRow>(statement: {
    readonly text: string
    readonly values?: unknown[]
    /** What is quick for one value and slow for another is planned for its values, each time. */
    readonly planned?: 'once' | 'for its values'
  }): Promise<pg.QueryResult<Row>>
  /** How many times a connection was taken from the pool until now; null while one is in use, or waited for. */
  asked(): number | null
  /** Answers when the database does; rejects when it is away. */
  ping(): Promise<void>
  close(): Promise<void>
}

const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
const TRANSACTION_MS = 10_000

/** The texts of the statements that each connection keeps prepared; the operations of the product need fewer. */
const MAX_PREPARED = 200

/** A day is the same day wherever the server stands: the driver would make it midnight of its own time zone. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.DATE && format !== 'binary'
      ? (day: string) => new Date(`${day}T00:00:00.000Z`)
      : pg.types.getTypeParser(type, format),
}

/** Names statements, so that the server parses and plans each once a connection; beyond the limit they have none. */
function statementNames(): (sql: string) => string {
  const names = new Map<string, string>()
  return (sql) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= MAX_PREPARED) return ''
    const name = `afya_${names.size}`
    names.set(sql, name)
    return name
  }
}

/**
 * The one way to the database, embedded or a server: an ordinary pool under Prisma's pg adapter.
 * A connection that breaks while idle is logged and replaced; the process stays up.
 * @param options.prepares whether each connection is a session of its own, which can keep prepared statements.
 */
export function openDatabase(connection: pg.PoolConfig, log: Log, options: { prepares?: boolean } = {}): Database {
  const pool = new pg.Pool({ max: MAX_CONNECTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...connection })
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection broke'))
  let asked = 0
  pool.on('acquire', () => {
    asked += 1
  })
  const nameOf = options.prepares ? statementNames() : () => ''
  const settings = {
    disposeExternalPool: false,
    ...(options.prepares ? { statementNameGenerator: ({ sql }: { readonly sql: string }) => nameOf(sql) } : {}),
  }
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, settings),
    // How long it may wait for a connection: the embedded database has one for everybody.
    transactionOptions: { maxWait: TRANSACTION_MS, timeout: TRANSACTION_MS },
  })
  return {
    client,
    query: ({ text, values = [], planned = 'once' }) =>
      pool.query({ name: planned === 'once' ? nameOf(text) : '', text, values, types: TYPES }),
    asked: () => (pool.waitingCount === 0 && pool.idleCount === pool.totalCount ? asked : null),
    ping: async () => void (await pool.query('SELECT 1')),
    close: async () => {
      await client.$disconnect()
      await pool.end()
    },
  }
}
