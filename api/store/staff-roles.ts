import type { Actor } from '#api/access/actor.ts'
import { NOTHING, staffRolesVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, appendAudit } from '#api/store/audit.ts'
import type { Client, Prisma } from '#api/store/client.ts'
import { after, type Page } from '#api/store/paging.ts'
import { WITH_PERSON } from '#api/store/role-requests.ts'
import { containing, searchedWords } from '#api/store/text-search.ts'

export interface StaffPage extends Page {
  /** Names, or a licence number, of which every word must be found; null for everybody. */
  readonly search: string | null
}

const BY_NAME = [
  { user: { lastName: 'asc' } },
  { user: { firstName: 'asc' } },
  { id: 'asc' },
] satisfies Prisma.RoleGrantOrderByWithRelationInput[]

const matching = (search: string | null): Prisma.RoleGrantWhereInput[] =>
  searchedWords(search)
    .map(containing)
    .map((word) => ({ user: { OR: [{ firstName: word }, { lastName: word }, { licenseNumber: word }] } }))

/** The staff roles that people hold. */
export function staffRoleStore(client: Client) {
  return {
    /** Which of the roles a page holds, in order of name; a cursor that this person may not see gives an empty page. */
    async page(actor: Actor, { search, limit, cursor }: StaffPage) {
      const visible = staffRolesVisibleTo(actor)
      const known =
        cursor === null ||
        (await client.roleGrant.findFirst({ where: { AND: [{ id: cursor }, visible] }, select: { id: true } }))
      return {
        where: known ? { AND: [{ status: 'approved' as const }, visible, ...matching(search)] } : NOTHING,
        orderBy: BY_NAME,
        ...after(cursor),
        take: limit,
      }
    },

    /** A role that somebody holds, or held, if this person may see it. */
    find: (actor: Actor, id: string) =>
      client.roleGrant.findFirst({ where: { AND: [{ id }, staffRolesVisibleTo(actor)] }, include: WITH_PERSON }),

    /**
     * Takes a role away that this person may take away. Null where nobody holds it any more; `last_administrator`,
     * with nothing changed, where nobody else could undo it.
     */
    takeAway: (
      actor: Actor,
      { id, role }: { readonly id: string; readonly role: string },
      removal: { readonly reason: string; readonly decidedAt: Date },
      event: AuditEvent,
    ) =>
      client.$transaction(async (transaction) => {
        if (role === 'admin') {
          // All at once: two administrators who take each other's role away must not both succeed.
          const left = await transaction.$queryRaw<{ id: string; userId: string }[]>`
            SELECT "id", "userId" FROM "RoleGrant" WHERE "role" = 'admin' AND "status" = 'approved'
            ORDER BY "id" FOR UPDATE`
          if (left.every((grant) => grant.id === id)) return 'last_administrator'
          if (!left.some(({ userId }) => userId === actor.userId)) return null
        }
        const { count } = await transaction.roleGrant.updateMany({
          where: { AND: [{ id, status: 'approved' }, staffRolesVisibleTo(actor)] },
          data: { ...removal, status: 'removed', decidedById: actor.userId },
        })
        if (count === 0) return null
        const removed = await transaction.roleGrant.findUniqueOrThrow({ where: { id }, include: WITH_PERSON })
        await appendAudit(transaction, [event])
        return removed
      }),
  }
}
