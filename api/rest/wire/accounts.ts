import { asObject } from '#api/rest/wire/body.ts'
import type { Account } from '#api/services/accounts/account.ts'
import type { SignedIn } from '#api/services/accounts/session.ts'

/** An account as the specification's user, profile and roles (§3). */
export const accountToWire = (account: Account) => ({
  user: { id: account.id, email: account.email },
  profile: {
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    region: account.region,
    facility_id: account.facilityId,
    license_number: account.licenseNumber,
    specialization: account.specialization,
    requested_role: account.requestedRole,
    role_requests: account.roleRequests.map(({ id, role, status, requestedAt, decidedAt, reason }) => ({
      id,
      role,
      status,
      requested_at: requestedAt,
      decided_at: decidedAt,
      reason,
    })),
  },
  roles: account.roles,
})

export const signedInToWire = ({ token, account }: SignedIn) => ({ token, ...accountToWire(account) })

/** The names that fields of a sign-up go by on the wire. */
export const SIGN_UP_FIELDS = {
  firstName: 'first_name',
  lastName: 'last_name',
  facilityId: 'facility_id',
  licenseNumber: 'license_number',
} as const

/** The body of a sign-up: `{ email, password, userData: { first_name, … } }`. */
export function signUpFromWire(body: unknown): unknown {
  const { id, email, password, userData } = asObject(body)
  const data = asObject(userData ?? {})
  return {
    id,
    email,
    password,
    firstName: data['first_name'],
    lastName: data['last_name'],
    phone: data['phone'],
    role: data['role'] ?? undefined,
    facilityId: data['facility_id'],
    licenseNumber: data['license_number'],
    specialization: data['specialization'],
    region: data['region'],
  }
}
