import { isRole, type Role } from '#domain/vocabulary/roles.ts'

interface AccountRow {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly region: string
  readonly facilityId: string | null
  readonly licenseNumber: string | null
  readonly specialization: string | null
  readonly roles: readonly { readonly role: string; readonly status: string; readonly reason: string | null }[]
}

/** An account as its owner sees it. */
export interface Account extends Omit<AccountRow, 'roles'> {
  readonly roles: readonly Role[]
  /** The staff role that still waits for an approval, or null. */
  readonly requestedRole: Role | null
}

/** The owner's view of a stored account: without the password's hash, roles by what was decided. */
export function accountOf(row: AccountRow): Account {
  const rolesThatAre = (status: string) =>
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
  }
}
