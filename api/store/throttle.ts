import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#api/store/client.ts'

/** How often something may be tried in a window that starts with the first try. */
export interface LimitRule {
  /** Tells the counts of this limit from those of others. */
  readonly name: string
  readonly tries: number
  readonly windowSeconds: number
}

export interface Limit {
  /** Counts a try. Null where it may go on, else the whole seconds until the window ends; at least 1. */
  take(...key: string[]): Promise<number | null>
  /** Takes one try off the count again. */
  giveBack(...key: string[]): Promise<void>
  /** Starts the count anew. */
  forget(...key: string[]): Promise<void>
}

export type OpenLimit = (rule: LimitRule) => Limit

/** Keys are stored as hashes: the table names neither people nor addresses. */
const keyOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/**
 * Limits counted in the database, each try with one statement: servers that share it share the counts, and
 * tries that arrive together are all counted. Counts whose window has passed are deleted by the limiter.
 */
export function limitsOn(database: Pick<Database, 'query'>): OpenLimit {
  // The limiter names its statements. On the embedded database, where a new connection meets the session of
  // the last one, the name would be taken; so the name is left out.
  const storeClient = { query: database.query }
  const open = new Map<string, Limit>()
  const openLimit = ({ name, tries, windowSeconds }: LimitRule): Limit => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'Throttle',
      tableCreated: true,
      keyPrefix: name,
      points: tries,
      duration: windowSeconds,
    })
    return {
      async take(...key) {
        try {
          await limiter.consume(keyOf(key))
          return null
        } catch (refused) {
          if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
          throw refused
        }
      },
      giveBack: async (...key) => void (await limiter.reward(keyOf(key))),
      forget: async (...key) => void (await limiter.delete(keyOf(key))),
    }
  }
  return (rule) => {
    const limit = open.get(rule.name) ?? openLimit(rule)
    open.set(rule.name, limit)
    return limit
  }
}
