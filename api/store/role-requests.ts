import type { Actor } from '#api/access/actor.ts'
import { roleRequestsVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, appendAudit } from '#api/store/audit.ts'
import type { Client } from '#api/store/client.ts'

/** Whose role it is, for those who approve: without the password's hash. */
export const WITH_PERSON = { user: { omit: { passwordHash: true }, include: { facility: true } } } as const

/** Requests for staff roles, and what was decided. */
export function roleRequestStore(client: Client) {
  return {
    /** Decides a request that still waits and that this person may decide; null when there is none. Adds whose it is. */
    async decide(
      actor: Actor,
      id: string,
      decision: { status: 'approved' | 'declined'; reason: string | null; decidedAt: Date },
      event: AuditEvent,
    ) {
      return client.$transaction(async (transaction) => {
        const { count } = await transaction.roleGrant.updateMany({
          where: { AND: [{ id, status: 'requested' }, roleRequestsVisibleTo(actor)] },
          data: { ...decision, decidedById: actor.userId },
        })
        if (count === 0) return null
        const decided = await transaction.roleGrant.findUniqueOrThrow({ where: { id }, include: WITH_PERSON })
        await appendAudit(transaction, [{ ...event, personId: decided.userId }])
        return decided
      })
    },

    /** Whether this person waits for a decision. */
    isWaiting: async (userId: string): Promise<boolean> =>
      (await client.roleGrant.findFirst({ where: { userId, status: 'requested' }, select: { id: true } })) !== null,

    /** The request as it stands, if this person may see it. */
    find: (actor: Actor, id: string) =>
      client.roleGrant.findFirst({ where: { AND: [{ id }, roleRequestsVisibleTo(actor)] }, include: WITH_PERSON }),
  }
}
