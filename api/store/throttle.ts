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

/** A try that may not go on. */
export interface Refusal {
  /** The whole seconds until the window ends; at least 1. */
  readonly retryAfterSeconds: number
  /** Whether this try is the one that went beyond the limit, and not one of those after it. */
  readonly isFirst: boolean
}

type Key = readonly string[]

export interface Limit {
  /** Counts a try, or as many as it is worth. Null where it may go on. */
  take(key: Key, worth?: number): Promise<Refusal | null>
  /** Takes one try, or so many, off the count again. */
  giveBack(key: Key, worth?: number): Promise<void>
  /** Starts the count anew. */
  forget(key: Key): Promise<void>
}

export type OpenLimit = (rule: LimitRule) => Limit

/** Keys are stored as hashes: the table names neither people nor addresses. */
const keyOf = (parts: Key): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

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
      async take(key, worth = 1) {
        try {
          await limiter.consume(keyOf(key), worth)
          return null
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) throw refused
          return {
            retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
            isFirst: refused.consumedPoints <= tries + worth,
          }
        }
      },
      giveBack: async (key, worth = 1) => void (await limiter.reward(keyOf(key), worth)),
      forget: async (key) => void (await limiter.delete(keyOf(key))),
    }
  }
  return (rule) => {
    const limit = open.get(rule.name) ?? openLimit(rule)
    open.set(rule.name, limit)
    return limit
  }
}
