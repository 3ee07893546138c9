import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { ServiceContext } from '#api/services/context.ts'

/**
 * Revokes the session that asks; its token gives nothing from then on.
 * @throws Unauthenticated
 */
export const signOut =
  ({ store, clock }: ServiceContext) =>
  async (actor: Actor | null): Promise<void> => {
    const { sessionId } = authorise(actor, 'account.sign_out')
    await store.sessions.revoke(sessionId, clock.now())
  }
