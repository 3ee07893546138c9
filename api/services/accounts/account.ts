import type { StoredProfile } from '#api/store/accounts.ts'
import { isRole, type Role } from '#domain/vocabulary/roles.ts'

type RoleRequestStatus = 'requested' | 'approved' | 'declined' | 'removed'

interface RoleGrantRow {
  readonly id: string
  readonly role: string
  readonly status: RoleRequestStatus
  readonly requestedAt: Date
  readonly decidedAt: Date | null
  readonly reason: string | null
}

/** A staff role that a person asked for, was given or held, as they see it themselves. */
export interface OwnRoleRequest extends RoleGrantRow {
  readonly role: Role
}

/** An account as it is stored, with all its role grants. */
export interface AccountRow extends StoredProfile {
  readonly roles: readonly RoleGrantRow[]
}

/** An account as its owner sees it. */
export interface Account extends Omit<AccountRow, 'roles'> {
  readonly roles: readonly Role[]
  /** The staff role that still waits for an approval, or null. */
  readonly requestedRole: Role | null
  /** The staff roles asked for and what was decided, the oldest first. */
  readonly roleRequests: readonly OwnRoleRequest[]
}

/** The owner's view of a stored account: without the password's hash, roles by what was decided. */
export function accountOf(row: AccountRow): Account {
  const rolesThatAre = (status: RoleRequestStatus) =>
    row.roles
      .filter((grant) => grant.status === status)
      .map((grant) => grant.role)
      .filter(isRole)
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    region: row.region,
    facilityId: row.facilityId,
    licenseNumber: row.licenseNumber,
    specialization: row.specialization,
    roles: rolesThatAre('approved'),
    requestedRole: rolesThatAre('requested')[0] ?? null,
    roleRequests: row.roles.flatMap(({ id, role, status, requestedAt, decidedAt, reason }) =>
      isRole(role) && role !== 'patient' ? [{ id, role, status, requestedAt, decidedAt, reason }] : [],
    ),
  }
}
