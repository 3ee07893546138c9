import type { Actor } from '#api/access/actor.ts'
import { NOTHING, patientMergesVisibleTo, patientsVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, type AuditStore, appendAudit } from '#api/store/audit.ts'
import type { Client, Prisma } from '#api/store/client.ts'
import { faultOf, holdRecords, mergeRecords, type Pair, partRecords } from '#api/store/merge-records.ts'
import { after } from '#api/store/paging.ts'
import type { MergePageInput } from '#domain/input/patient-merge.ts'

export interface NewMerge extends Pair {
  readonly id: string
  readonly reason: string
  readonly proposedById: string
  readonly proposedAt: Date
}

export interface MergeVerdict {
  readonly approve: boolean
  readonly reason: string | null
  readonly at: Date
}

const WITH_BOTH = { kept: true, duplicate: true } as const
const NEWEST_FIRST: Prisma.PatientMergeOrderByWithRelationInput[] = [{ proposedAt: 'desc' }, { id: 'desc' }]

type Transaction = Prisma.TransactionClient

/** The event of each of the two persons whose records it is about. */
const ofBoth = (event: AuditEvent, { keptId, duplicateId }: Pair): AuditEvent[] =>
  [keptId, duplicateId].map((personId) => ({ ...event, personId }))

/** What somebody proposes to merge, and what became of it. */
export function patientMergeStore(client: Client, audit: Pick<AuditStore, 'record'>) {
  const find = (actor: Actor, id: string) =>
    client.patientMerge.findFirst({ where: { AND: [{ id }, patientMergesVisibleTo(actor)] }, include: WITH_BOTH })

  /** A merge that this person may see, its row held until the transaction ends; null where there is none. */
  async function hold(transaction: Transaction, actor: Actor, id: string) {
    await transaction.$queryRaw`SELECT id FROM "PatientMerge" WHERE id = ${id}::uuid FOR UPDATE`
    const where = { AND: [{ id }, patientMergesVisibleTo(actor)] }
    return transaction.patientMerge.findFirst({ where, include: WITH_BOTH })
  }

  return {
    /** A merge that this person may see, or null; the events are stored before it is answered. */
    async read(actor: Actor, id: string, event: AuditEvent) {
      const merge = await find(actor, id)
      if (merge) await audit.record(...ofBoth(event, merge))
      return merge
    },

    /** Proposes a merge. With nothing written: why not, or `id_taken` where a merge has this id. */
    propose: (actor: Actor, merge: NewMerge, event: AuditEvent) =>
      client.$transaction(async (transaction) => {
        await holdRecords(transaction, merge)
        const { id, keptId, duplicateId } = merge
        if (await transaction.patientMerge.findUnique({ where: { id }, select: { id: true } })) return 'id_taken'
        const visible = await transaction.patient.count({
          where: { AND: [{ id: { in: [keptId, duplicateId] } }, patientsVisibleTo(actor)] },
        })
        if (visible < 2) return 'patient_not_found'
        const fault = await faultOf(transaction, merge)
        if (fault) return fault
        const waiting = await transaction.patientMerge.findFirst({
          where: {
            status: 'proposed',
            OR: [
              { keptId, duplicateId },
              { keptId: duplicateId, duplicateId: keptId },
            ],
          },
          select: { id: true },
        })
        if (waiting) return 'merge_proposed'
        const proposed = await transaction.patientMerge.create({
          data: { ...merge, status: 'proposed', alertsAdded: [] },
          include: WITH_BOTH,
        })
        await appendAudit(transaction, ofBoth(event, merge))
        return proposed
      }),

    /**
     * Decides a merge that waits: merges, or declines. Null where none waits that this person may decide; with nothing
     * changed, what stands against merging now.
     */
    decide: (actor: Actor, id: string, { approve, reason, at }: MergeVerdict, event: AuditEvent) =>
      client.$transaction(async (transaction) => {
        const merge = await hold(transaction, actor, id)
        if (merge?.status !== 'proposed' || merge.proposedById === actor.userId) return null
        const alertsAdded = approve ? await mergeRecords(transaction, merge) : []
        if (typeof alertsAdded === 'string') return alertsAdded
        const decided = await transaction.patientMerge.update({
          where: { id },
          data: {
            status: approve ? 'merged' : 'declined',
            decidedById: actor.userId,
            decidedAt: at,
            decision: reason,
            alertsAdded,
          },
          include: WITH_BOTH,
        })
        await appendAudit(transaction, ofBoth(event, merge))
        return decided
      }),

    /** Takes a merge back: both records stand by themselves again, as they did. Null where none stands. */
    undo: (actor: Actor, id: string, { reason, at }: { reason: string; at: Date }, event: AuditEvent) =>
      client.$transaction(async (transaction) => {
        const merge = await hold(transaction, actor, id)
        if (merge?.status !== 'merged') return null
        await partRecords(transaction, merge, merge.alertsAdded)
        const undone = await transaction.patientMerge.update({
          where: { id },
          data: { status: 'undone', undoneById: actor.userId, undoneAt: at, undoReason: reason },
          include: WITH_BOTH,
        })
        await appendAudit(transaction, ofBoth(event, merge))
        return undone
      }),

    /** Which merges a page holds, newest first; a cursor that this person may not see gives an empty page. */
    async page(actor: Actor, { status, limit, cursor }: MergePageInput, event: AuditEvent) {
      const visible = patientMergesVisibleTo(actor)
      const known =
        cursor === null ||
        (await client.patientMerge.findFirst({ where: { AND: [{ id: cursor }, visible] }, select: { id: true } }))
      const rows = known
        ? await client.patientMerge.findMany({
            where: { AND: [visible, ...(status ? [{ status }] : [])] },
            orderBy: NEWEST_FIRST,
            ...after(cursor),
            take: limit,
            select: { id: true, keptId: true, duplicateId: true },
          })
        : []
      const persons = [...new Set(rows.flatMap(({ keptId, duplicateId }) => [keptId, duplicateId]))]
      const events = persons.map((personId) => ({ ...event, recordId: personId, personId }))
      await audit.record(...(events.length > 0 ? events : [event]))
      const where: Prisma.PatientMergeWhereInput = known ? { id: { in: rows.map(({ id }) => id) } } : NOTHING
      return { where, orderBy: NEWEST_FIRST }
    },
  }
}
