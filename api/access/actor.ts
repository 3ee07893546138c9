import type { Role } from '#domain/vocabulary/roles.ts'

/** The signed-in person behind a request. `roles` holds approved roles only, and always patient. */
export interface Actor {
  readonly userId: string
  readonly sessionId: string
  readonly roles: readonly Role[]
  readonly facilityId: string | null
  /** The name of the person's country. */
  readonly region: string
  /** When the request came: what may be seen for some time only is seen as of then. */
  readonly askedAt: Date
}
