import type { Actor } from '#api/access/actor.ts'
import { roleRequestsVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, appendAudit } from '#api/store/audit.ts'
import type { Client } from '#api/store/client.ts'

/** Requests for staff roles, and what was decided. */
export function roleRequestStore(client: Client) {
  return {
    /** The requests that wait for this person's decision, oldest first. */
    waitingFor: (actor: Actor) =>
      client.roleGrant.findMany({
        where: { AND: [{ status: 'requested' }, roleRequestsVisibleTo(actor)] },
        orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }],
        include: { user: { include: { facility: true } } },
        take: 200,
      }),

    /** Decides a request that still waits and that this person may decide; null when there is none. */
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
        const decided = await transaction.roleGrant.findUniqueOrThrow({ where: { id }, include: { user: true } })
        await appendAudit(transaction, [event])
        return decided
      })
    },

    /** The request as it stands, if this person may see it. */
    find: (actor: Actor, id: string) =>
      client.roleGrant.findFirst({ where: { AND: [{ id }, roleRequestsVisibleTo(actor)] }, include: { user: true } }),
  }
}
