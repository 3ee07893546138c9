import type { Actor } from '#api/access/actor.ts'
import { NOTHING, patientMergesVisibleTo, patientsVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, type AuditStore, appendAudit } from '#api/store/audit.ts'
import type { Client, Prisma } from '#api/store/client.ts'
import { mergeDecisions } from '#api/store/merge-decisions.ts'
import { faultOf, holdRecords, ofBoth, type Pair, WITH_BOTH } from '#api/store/merge-records.ts'
import { after } from '#api/store/paging.ts'
import type { MergePageInput } from '#domain/input/patient-merge.ts'

export interface NewMerge extends Pair {
  readonly id: string
  readonly reason: string
  readonly proposedById: string
  readonly proposedAt: Date
}

const NEWEST_FIRST: Prisma.PatientMergeOrderByWithRelationInput[] = [{ proposedAt: 'desc' }, { id: 'desc' }]

/** What somebody proposes to merge, and what became of it. */
export function patientMergeStore(client: Client, audit: Pick<AuditStore, 'record'>) {
  const find = (actor: Actor, id: string) =>
    client.patientMerge.findFirst({ where: { AND: [{ id }, patientMergesVisibleTo(actor)] }, include: WITH_BOTH })

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

    ...mergeDecisions(client),

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
