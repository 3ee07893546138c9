import type { Actor } from '#api/access/actor.ts'
import { patientMergesVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, appendAudit } from '#api/store/audit.ts'
import type { Client, Transaction } from '#api/store/client.ts'
import { alertsMissing, faultOf, holdRecords, ofBoth, WITH_BOTH } from '#api/store/merge-records.ts'

export interface MergeVerdict {
  readonly approve: boolean
  readonly reason: string | null
  readonly at: Date
}

/** What is decided of proposed merges, and taken back of those that stand. */
export function mergeDecisions(client: Client) {
  /** A merge that this person may see, its row held until the transaction ends; null where there is none. */
  async function hold(transaction: Transaction, actor: Actor, id: string) {
    await transaction.$queryRaw`SELECT id FROM "PatientMerge" WHERE id = ${id}::uuid FOR UPDATE`
    const where = { AND: [{ id }, patientMergesVisibleTo(actor)] }
    return transaction.patientMerge.findFirst({ where, include: WITH_BOTH })
  }

  return {
    /**
     * Decides a merge that waits: merges, or declines. Of what the records say only the alerts move, for whoever treats
     * the person must see them all. Null where none waits that this person may decide; with nothing
     * changed, what stands against merging now.
     */
    decide: (actor: Actor, id: string, { approve, reason, at }: MergeVerdict, event: AuditEvent) =>
      client.$transaction(async (transaction) => {
        const merge = await hold(transaction, actor, id)
        if (merge?.status !== 'proposed' || merge.proposedById === actor.userId) return null
        let alertsAdded: string[] = []
        if (approve) {
          await holdRecords(transaction, merge)
          const fault = await faultOf(transaction, merge)
          if (fault) return fault
          const { keptId, duplicateId } = merge
          const kept = await transaction.patient.findUniqueOrThrow({ where: { id: keptId } })
          const merged = { where: { id: duplicateId }, data: { mergedIntoId: keptId } }
          alertsAdded = alertsMissing(kept, await transaction.patient.update(merged))
          await transaction.patient.update({
            where: { id: keptId },
            data: { medicalAlerts: { push: alertsAdded }, version: { increment: 1 } },
          })
        }
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
        await holdRecords(transaction, merge)
        const { keptId, duplicateId, alertsAdded } = merge
        await transaction.patient.update({ where: { id: duplicateId }, data: { mergedIntoId: null } })
        const kept = await transaction.patient.findUniqueOrThrow({ where: { id: keptId } })
        const medicalAlerts = kept.medicalAlerts.filter((alert) => !alertsAdded.includes(alert))
        const data = { medicalAlerts, version: { increment: 1 } }
        await transaction.patient.update({ where: { id: keptId }, data })
        const undone = await transaction.patientMerge.update({
          where: { id },
          data: { status: 'undone', undoneById: actor.userId, undoneAt: at, undoReason: reason },
          include: WITH_BOTH,
        })
        await appendAudit(transaction, ofBoth(event, merge))
        return undone
      }),
  }
}
