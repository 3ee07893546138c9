import type { Clock } from '#api/platform/clock.ts'
import type { Store } from '#api/store/store.ts'

/** What every use case stands on; given by the composition root. */
export interface ServiceContext {
  readonly store: Store
  readonly clock: Clock
  readonly newId: () => string
  /** In a demonstration staff roles are approved at once. */
  readonly demo: boolean
}
