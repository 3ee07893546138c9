import { canonicalStringify } from '@apollo/client/utilities'

/** How long fetched data counts as fresh, and how long it is shown at all (specification §7). */
export const FRESH_FOR_MS = 5 * 60_000
export const RETAINED_FOR_MS = 30 * 60_000

export type Freshness =
  | 'fresh'
  /** Shown at once, and fetched again behind it. */
  | 'stale'
  /** No longer shown. */
  | 'expired'

export interface FetchedQuery {
  readonly operationName: string | undefined
  readonly variables: object | undefined
}

/**
 * Remembers when each query, with its variables, was last answered.
 * @param now the clock, in milliseconds
 */
export function createFetchTimes(now: () => number) {
  const answeredAt = new Map<string, number>()
  const keyOf = ({ operationName, variables }: FetchedQuery) =>
    `${operationName ?? ''}${canonicalStringify(variables ?? {})}`

  return {
    record: (query: FetchedQuery): void => {
      answeredAt.set(keyOf(query), now())
    },
    forget: (query: FetchedQuery): void => {
      answeredAt.delete(keyOf(query))
    },
    /** A query that was never fetched is fresh: whatever the cache has of it came with something newer. */
    freshnessOf: (query: FetchedQuery): Freshness => {
      const age = now() - (answeredAt.get(keyOf(query)) ?? now())
      if (age < FRESH_FOR_MS) return 'fresh'
      return age < RETAINED_FOR_MS ? 'stale' : 'expired'
    },
  }
}
export type FetchTimes = ReturnType<typeof createFetchTimes>
