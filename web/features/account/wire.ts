import { isRole, type Role } from '#domain/vocabulary/roles.ts'
import type { RoleRequestStatus, Role as WireRole } from '#web/graphql/operations.ts'

/** A role as the vocabulary writes it. */
export function roleOf(wire: WireRole): Role {
  const role = wire.toLowerCase()
  return isRole(role) ? role : 'patient'
}

const STATUSES = { REQUESTED: 'requested', APPROVED: 'approved', DECLINED: 'declined', REMOVED: 'removed' } as const

/** Where a request stands, as texts are keyed. */
export const statusOf = (wire: RoleRequestStatus) => STATUSES[wire]
