import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext, ServiceContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { parseId } from '#api/services/parse-input.ts'
import { accountOfPerson } from '#api/store/audit.ts'

/** A device on which a person is signed in. */
export interface OwnSession {
  readonly id: string
  /** What the browser called itself when it signed in. */
  readonly userAgent: string | null
  readonly createdAt: Date
  /** To five minutes. */
  readonly lastUsedAt: Date
  /** Whether this is the session that asks. */
  readonly isCurrent: boolean
}

/**
 * The sessions of whoever asks that still sign in, the last used first.
 * @throws Unauthenticated
 */
export const listSessions =
  ({ store, clock }: ServiceContext) =>
  async (actor: Actor | null): Promise<OwnSession[]> => {
    const owner = authorise(actor, 'session.read_own')
    const sessions = await store.sessions.activeOf(owner, clock.now())
    return sessions.map((session) => ({ ...session, isCurrent: session.id === owner.sessionId }))
  }

/**
 * Signs one device out; its token gives nothing from then on. Sent again it changes nothing.
 * @throws Unauthenticated, InvalidInput, NotFound
 */
export const endSession =
  ({ store, clock, audit }: AuditedContext<'session.end'>) =>
  async (actor: Actor | null, sentId: unknown): Promise<string> => {
    const owner = authorise(actor, 'session.end_own')
    const id = parseId(sentId)
    const event = audit('session.end', owner.userId, { recordType: 'Session', recordId: id, personId: owner.userId })
    if (!(await store.sessions.end(owner, id, clock.now(), event))) throw new NotFound('Session')
    return id
  }

/**
 * Signs every other device out, and answers how many those were.
 * @throws Unauthenticated
 */
export const endOtherSessions =
  ({ store, clock, audit }: AuditedContext<'session.end_others'>) =>
  async (actor: Actor | null): Promise<number> => {
    const owner = authorise(actor, 'session.end_own')
    const event = audit('session.end_others', owner.userId, accountOfPerson(owner.userId))
    return store.sessions.endOthers(owner, clock.now(), event)
  }
