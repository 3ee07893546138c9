import pg from 'pg'
import { Prisma } from '#prisma/generated/client/client.ts'

const AWAY_PRISMA_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'])
const AWAY_DRIVER_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Connection exceptions, shutdown, start-up, too many connections. */
const AWAY_SQL_STATES = /^(08...|57P0[1-4]|53300)$/
const AWAY_DRIVER_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'])
/** The driver has no codes for what it says itself: of a connection that broke, and of what was asked of it after that. */
const AWAY_WORDS = /Connection terminated|is not queryable|timeout exceeded when trying to connect|Can't reach database/

/** PostgreSQL stops after it, and starts anew. */
const GAVE_UP = 'PANIC'

const DISK_FULL_SQL_STATE = '53100'

/** What an error, or the driver's account of one, says of itself. */
interface Said {
  /** Prisma's, the driver's or the system's codes, and SQL states. */
  readonly codes: readonly string[]
  readonly kind: string
  readonly severity: string
  readonly message: string
}

const textOf = (value: object, name: string): string => {
  const text: unknown = Reflect.get(value, name)
  return typeof text === 'string' ? text : ''
}

/** Everything that an error is made of: itself, its causes, and what the driver said beside it. */
function* layersOf(error: unknown): Generator<Said> {
  if (error === null || typeof error !== 'object') return
  yield {
    codes: [textOf(error, 'code'), textOf(error, 'originalCode')],
    kind: textOf(error, 'kind'),
    severity: textOf(error, 'severity'),
    message: textOf(error, 'message'),
  }
  if (error instanceof AggregateError) for (const one of error.errors) yield* layersOf(one)
  if ('cause' in error) yield* layersOf(error.cause)
  const meta = 'meta' in error ? error.meta : null
  if (meta && typeof meta === 'object' && 'driverAdapterError' in meta) yield* layersOf(meta.driverAdapterError)
}

const saysAway = ({ codes, kind, severity, message }: Said): boolean =>
  AWAY_DRIVER_KINDS.has(kind) ||
  severity === GAVE_UP ||
  AWAY_WORDS.test(message) ||
  codes.some((code) => AWAY_PRISMA_CODES.has(code) || AWAY_DRIVER_CODES.has(code) || AWAY_SQL_STATES.test(code))

/** Whether an error says that the database cannot be reached now, rather than that the query is wrong. */
export const isDatabaseAway = (error: unknown): boolean => [...layersOf(error)].some(saysAway)

/** Whether an error says that the database found its disk full. */
export const isDiskFull = (error: unknown): boolean =>
  [...layersOf(error)].some(({ codes }) => codes.includes(DISK_FULL_SQL_STATE))

/** Whether an error says that a unique value is taken already. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError
    ? error.code === 'P2002'
    : error instanceof pg.DatabaseError && error.code === '23505'
