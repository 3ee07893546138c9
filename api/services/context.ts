import type { Clock } from '#api/platform/clock.ts'
import type { StorageRoom } from '#api/platform/embedded-database/disk-reserve.ts'
import type { AuditEvent, AuditedRecord } from '#api/store/audit.ts'
import type { Store } from '#api/store/store.ts'
import type { OpenLimit } from '#api/store/throttle.ts'

/** Where a request comes from. */
export interface Origin {
  readonly requestId: string
  /** The client's IP address, as the nearest trusted proxy saw it. */
  readonly address: string
  readonly userAgent: string | null
}

/** What every use case stands on; given by the composition root, for one request. */
export interface ServiceContext {
  readonly store: Store
  readonly clock: Clock
  /** Counts tries; the counts are shared by every server on one database. */
  readonly openLimit: OpenLimit
  /** How much the database can still store. */
  readonly storageRoom: () => StorageRoom
  readonly newId: () => string
  /** In a demonstration staff roles are approved at once. */
  readonly demo: boolean
  readonly origin: Origin
}

/** What an audited use case stands on: it alone can make events, of the actions that it is registered with. */
export interface AuditedContext<Action extends string> extends ServiceContext {
  /** An event of this request, now. The store that changes or reads the record keeps it. */
  readonly audit: (action: Action, actorId: string | null, record: AuditedRecord) => AuditEvent
}
