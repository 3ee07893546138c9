import pg from 'pg'

/** The text of what a pg client is asked for; a query without one (a cursor) says nothing. */
const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return query && typeof query === 'object' && 'text' in query ? String(query.text) : ''
}

export interface StatementRecorder {
  /** The SQL statements that this process sent while the work was done, transactions' begin and commit among them. */
  during(work: () => Promise<unknown>): Promise<readonly string[]>
  /** Leaves the driver as it was found. */
  stop(): void
}

/** Records the statements of every pg client of this process, on either database. */
export function recordStatements(): StatementRecorder {
  let statements: string[] = []
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('pg has no query to record')
  Object.defineProperty(pg.Client.prototype, 'query', {
    configurable: true,
    writable: true,
    value: function recorded(this: pg.Client, ...parameters: unknown[]): unknown {
      statements.push(textOf(parameters[0]))
      return Reflect.apply(query, this, parameters)
    },
  })
  return {
    during: async (work) => {
      statements = []
      await work()
      return [...statements]
    },
    stop: () =>
      void Object.defineProperty(pg.Client.prototype, 'query', { configurable: true, writable: true, value: query }),
  }
}
