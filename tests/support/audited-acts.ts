import { newId } from '#api/platform/ids.ts'
import { DECIDE_ROLE_REQUEST, TAKE_ROLE_AWAY } from '#tests/support/account-requests.ts'
import type { Caller, RestAnswer } from '#tests/support/caller.ts'
import type { TestServer } from '#tests/support/test-server.ts'

/** An operation whose answer tells which request it was. */
export const sendGraphql = (caller: Pick<Caller, 'rest'>, query: string, variables: Record<string, unknown> = {}) =>
  caller.rest('POST', '/graphql', { query, variables })

/** What people do that leaves an event, at this server. */
export function auditedActs(server: TestServer) {
  const signIn = (email: string, password: string) => server.rest('POST', '/api/auth/signin', { email, password })

  /** The grant of a role to somebody new. */
  async function grant(status: 'requested' | 'approved'): Promise<string> {
    const { userId } = await server.person()
    const { id } = await server.client.roleGrant.create({ data: { id: newId(), userId, role: 'chw', status } })
    return id
  }

  /** Tries that fail, until the next is refused. The address is given its tries back: all come from one here. */
  async function tryTenTimes(email: string): Promise<void> {
    for (let time = 0; time < 10; time += 1) await signIn(email, 'wrong horse')
    await server.client.throttle.deleteMany({ where: { key: { startsWith: 'password-address:' } } })
  }

  const asAdmin = async (query: string, variables: Record<string, unknown>): Promise<RestAnswer> =>
    sendGraphql(await server.person({ role: 'admin' }), query, variables)

  return {
    signIn,
    tryTenTimes,
    beyondTheLimit: async (email: string): Promise<RestAnswer> => {
      await tryTenTimes(email)
      return signIn(email, 'wrong horse')
    },
    roleRequest: () => grant('requested'),
    heldRole: () => grant('approved'),
    decide: (id: string) => asAdmin(DECIDE_ROLE_REQUEST, { id, decision: 'APPROVED' }),
    takeAway: (id: string) => asAdmin(TAKE_ROLE_AWAY, { id, reason: 'Left the service' }),
  }
}
