import type { Clock } from '#api/platform/clock.ts'
import type { Store } from '#api/store/store.ts'
import type { OpenLimit } from '#api/store/throttle.ts'

/** What every use case stands on; given by the composition root. */
export interface ServiceContext {
  readonly store: Store
  readonly clock: Clock
  /** Counts tries; the counts are shared by every server on one database. */
  readonly openLimit: OpenLimit
  readonly newId: () => string
  /** In a demonstration staff roles are approved at once. */
  readonly demo: boolean
}
