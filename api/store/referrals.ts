import type { Actor } from '#api/access/actor.ts'
import { NOTHING, patientScopeOf, referralsVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, type AuditStore, appendAudit, eventOfEach } from '#api/store/audit.ts'
import { type Database, Prisma } from '#api/store/client.ts'
import { isUniqueViolation } from '#api/store/database-errors.ts'
import { insertAudited, type NewRow, newRow } from '#api/store/insert-audited.ts'
import { after } from '#api/store/paging.ts'
import { applyTaskChanges, type TaskChanges } from '#api/store/task-rows.ts'
import type { ReferralListInput } from '#domain/input/referral.ts'
import { isReferralOpen, REFERRAL_TRANSITIONS, type ReferralMove } from '#domain/vocabulary/referrals.ts'
import type { Referral, ReferralStep } from '#prisma/generated/client/client.ts'

/** A referral with what happened to it. */
export type FollowedReferral = Referral & { readonly steps: readonly ReferralStep[] }

/** A step that moves a referral on. */
export interface NewStep extends Pick<ReferralStep, 'id' | 'referralId' | 'at' | 'byId' | 'note'> {
  readonly status: ReferralMove
}

/** Those that are open, then those that ended last; each the newest first. */
const OPEN_FIRST = [
  { endedAt: { sort: 'desc', nulls: 'first' } },
  { createdAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.ReferralOrderByWithRelationInput[]

/** Where the referrals of a direction went from, or to: the facility of whoever asks, or any of a medical officer's country. */
function inDirection(actor: Actor, direction: ReferralListInput['direction']): Prisma.ReferralWhereInput {
  const { facilityId, region } = patientScopeOf(actor)
  const places: Prisma.FacilityWhereInput[] = [
    ...(facilityId === null ? [] : [{ id: facilityId }]),
    ...(region === null ? [] : [{ region }]),
  ]
  return direction === 'outgoing' ? { from: { OR: places } } : { to: { OR: places } }
}

/** Referrals and what happened to them; the only writer of these tables. */
export function referralStore(database: Pick<Database, 'client' | 'query'>, audit: Pick<AuditStore, 'record'>) {
  const { client } = database
  return {
    /**
     * Writes a new referral with its first step, and what follows from it, together. Answers false, with nothing
     * written, where the id is taken.
     */
    create: (
      referral: Referral,
      first: ReferralStep,
      following: readonly NewRow[],
      event: AuditEvent,
    ): Promise<boolean> => {
      const rows = [
        newRow('Referral', Prisma.ReferralScalarFieldEnum, referral),
        newRow('ReferralStep', Prisma.ReferralStepScalarFieldEnum, first),
        ...following,
      ]
      return insertAudited(database, rows, event)
    },

    /**
     * Moves a referral on with its tasks, where it still stands so that this step can be taken; of two at once one does. Answers false,
     * with nothing written, where it does not, and where the step's id is taken.
     */
    async advance({ status, ...step }: NewStep, changes: TaskChanges, event: AuditEvent): Promise<boolean> {
      const { referralId: id, at } = step
      try {
        return await client.$transaction(async (transaction) => {
          const { count } = await transaction.referral.updateMany({
            where: { id, status: { in: [...REFERRAL_TRANSITIONS[status].from] } },
            data: { status, endedAt: isReferralOpen(status) ? null : at },
          })
          if (count === 0) return false
          await transaction.referralStep.create({ data: { ...step, status }, select: { id: true } })
          await applyTaskChanges(transaction, changes)
          await appendAudit(transaction, [event])
          return true
        })
      } catch (error) {
        if (isUniqueViolation(error)) return false
        throw error
      }
    },

    /** A referral that this person may see with its steps in order, or null. */
    find: (actor: Actor, id: string): Promise<FollowedReferral | null> =>
      client.referral.findFirst({
        where: { AND: [{ id }, referralsVisibleTo(actor)] },
        include: { steps: { orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
      }),

    /** Which referrals a page holds; a cursor that this person may not see gives an empty page. */
    async page(actor: Actor, { direction, limit, cursor }: ReferralListInput, event: AuditEvent) {
      const visible = { AND: [inDirection(actor, direction), referralsVisibleTo(actor)] }
      const known =
        cursor === null ||
        (await client.referral.findFirst({ where: { AND: [{ id: cursor }, visible] }, select: { id: true } }))
      const rows = known
        ? await client.referral.findMany({
            where: visible,
            orderBy: OPEN_FIRST,
            ...after(cursor),
            take: limit,
            select: { id: true, patientId: true },
          })
        : []
      await audit.record(
        ...eventOfEach(
          event,
          rows.map(({ patientId }) => patientId),
        ),
      )
      return { where: rows.length === 0 ? NOTHING : { id: { in: rows.map(({ id }) => id) } }, orderBy: OPEN_FIRST }
    },
  }
}
