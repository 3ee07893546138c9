import { newId } from '#api/platform/ids.ts'
import type { Role } from '#domain/vocabulary/roles.ts'
import { STAFF_ROLES, signUpBody, TAKE_ROLE_AWAY } from '#tests/support/account-requests.ts'
import type { Caller, Json } from '#tests/support/caller.ts'
import type { TestServer } from '#tests/support/test-server.ts'

/** Somebody new who holds a staff role; what is given of them is in the words of the wire. */
export async function newStaff(
  server: TestServer,
  region: string,
  role: Role = 'chw',
  details: Readonly<Record<string, string>> = {},
) {
  const { body } = await server.rest('POST', '/api/auth/signup', signUpBody({ userData: { region, ...details } }))
  const userId: string = body.user.id
  const { id } = await server.client.roleGrant.create({
    data: { id: newId(), userId, role, status: 'approved', decidedAt: new Date() },
  })
  return { caller: server.as(body.token), roleId: id, userId }
}

/** What comes of taking a role away. */
export const takeRoleAway = async (caller: Caller, id: string, reason = 'Left the service'): Promise<Json> =>
  (await caller.data(TAKE_ROLE_AWAY, { id, reason })).takeRoleAway

/** The staff roles that somebody sees. */
export const staffSeenBy = async (caller: Caller, page: Record<string, unknown> = { limit: 100 }): Promise<Json[]> =>
  (await caller.data(STAFF_ROLES, page)).staffRoles

/** Their ids. */
export const staffIdsSeenBy = async (caller: Caller, page?: Record<string, unknown>): Promise<string[]> =>
  (await staffSeenBy(caller, page)).map(({ id }) => id)
