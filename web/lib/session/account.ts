import { isRole, type Role } from '#domain/vocabulary/roles.ts'
import { ConnectionError } from '#web/lib/http.ts'

/** Who is signed in (specification §3 "User session"). */
export interface Account {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly region: string | null
  readonly facilityId: string | null
  /** A staff role that was asked for and is not approved yet. */
  readonly requestedRole: Role | null
  /** As the server sent them; lib/role-decisions.ts reads them. */
  readonly roleRequests: unknown
  readonly roles: readonly Role[]
}

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
export const knownRole = (value: unknown): Role | null => (typeof value === 'string' && isRole(value) ? value : null)
const textOrNull = (value: unknown): string | null => text(value) || null

/**
 * Reads the account from the answer of sign-in, sign-up or `/auth/me` (§7). Roles that this version does not know
 * are left out: they can open nothing here.
 * @throws ConnectionError when the answer is not one of our server
 */
export function readAccount(body: unknown): Account {
  const { user, profile, roles } = record(body)
  const { id, email } = record(user)
  if (typeof id !== 'string' || typeof email !== 'string') throw new ConnectionError('The answer holds no account')
  const names = record(profile)
  return {
    id,
    email,
    firstName: text(names.first_name),
    lastName: text(names.last_name),
    phone: textOrNull(names.phone),
    region: textOrNull(names.region),
    facilityId: textOrNull(names.facility_id),
    requestedRole: knownRole(names.requested_role),
    roleRequests: names.role_requests,
    roles: Array.isArray(roles) ? roles.map(knownRole).filter((role) => role !== null) : [],
  }
}

/** Reads the token from the answer of sign-in or sign-up. */
export function readIssuedToken(body: unknown): string {
  const { token } = record(body)
  if (typeof token !== 'string' || token === '') throw new ConnectionError('The answer holds no token')
  return token
}

/** The person's name, or the e-mail address while no name is known. */
export function nameOf(account: Account): string {
  return `${account.firstName} ${account.lastName}`.trim() || account.email
}

export function initialsOf(account: Account): string {
  const initials = (account.firstName.slice(0, 1) + account.lastName.slice(0, 1)).toUpperCase()
  return initials || account.email.slice(0, 1).toUpperCase()
}
