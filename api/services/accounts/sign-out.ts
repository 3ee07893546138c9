import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'

/**
 * Revokes the session that asks; its token gives nothing from then on.
 * @throws Unauthenticated
 */
export const signOut =
  ({ store, clock, audit }: AuditedContext<'account.sign_out'>) =>
  async (actor: Actor | null): Promise<void> => {
    const { userId, sessionId } = authorise(actor, 'account.sign_out')
    const record = { recordType: 'Session', recordId: sessionId, personId: userId } as const
    const event = audit('account.sign_out', userId, record)
    await store.sessions.revoke(sessionId, clock.now(), event)
  }
