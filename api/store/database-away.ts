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

/** Whether an error says that the database cannot be reached now, rather than that the query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (AWAY_PRISMA_CODES.has(code) || AWAY_DRIVER_CODES.has(code) || AWAY_SQL_STATES.test(code)) return true
  if (/Connection terminated|timeout exceeded when trying to connect|Can't reach database/.test(error.message))
    return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  const { cause } = error
  if (cause && typeof cause === 'object') {
    if ('kind' in cause && typeof cause.kind === 'string' && AWAY_DRIVER_KINDS.has(cause.kind)) return true
    if ('originalCode' in cause && typeof cause.originalCode === 'string' && AWAY_SQL_STATES.test(cause.originalCode))
      return true
  }
  return isDatabaseAway(cause) || isDatabaseAway(driverErrorOf(error))
}

/** What the driver said, where Prisma hands it on beside its own error. */
const driverErrorOf = (error: Error): unknown => {
  const meta = 'meta' in error ? error.meta : null
  return meta && typeof meta === 'object' && 'driverAdapterError' in meta ? meta.driverAdapterError : null
}
