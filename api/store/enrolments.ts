import type { Actor } from '#api/access/actor.ts'
import { enrolmentsVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, appendAudit } from '#api/store/audit.ts'
import type { Client } from '#api/store/client.ts'
import { applyTaskChanges, type TaskChanges } from '#api/store/task-rows.ts'
import type { Enrolment } from '#prisma/generated/client/client.ts'

/** What patients are enrolled in; the only writer of this table. */
export function enrolmentStore(client: Client) {
  return {
    /** An enrolment of a patient whom this person may see, with where it was made. */
    find: (actor: Actor, id: string) =>
      client.enrolment.findFirst({
        where: { AND: [{ id }, enrolmentsVisibleTo(actor)] },
        include: { facility: { select: { country: true, district: true } } },
      }),

    /** The enrolment that a task comes from, if it goes on. */
    current: (id: string): Promise<Enrolment | null> => client.enrolment.findFirst({ where: { id, endedOn: null } }),

    /** Whether there is one of this id, whoever may see it. */
    isTaken: async (id: string): Promise<boolean> =>
      (await client.enrolment.findUnique({ where: { id }, select: { id: true } })) !== null,

    /** Enrols a patient; `enrolled`, with nothing written, where they are in the same programme already. */
    create: (enrolment: Enrolment, changes: TaskChanges, event: AuditEvent): Promise<'created' | 'enrolled'> =>
      client.$transaction(async (transaction) => {
        const { patientId, programme } = enrolment
        // Two at once must not both find that there is none.
        await transaction.$queryRaw`SELECT 1 FROM "Patient" WHERE id = ${patientId}::uuid FOR UPDATE`
        const current = await transaction.enrolment.findFirst({
          where: { patientId, programme, endedOn: null },
          select: { id: true },
        })
        if (current) return 'enrolled'
        await transaction.enrolment.create({ data: enrolment })
        await applyTaskChanges(transaction, changes)
        await appendAudit(transaction, [event])
        return 'created'
      }),

    /** Ends an enrolment; false, with nothing changed, where it has ended. */
    end: (
      id: string,
      end: { readonly endedOn: Date; readonly endReason: string },
      changes: TaskChanges,
      event: AuditEvent,
    ): Promise<boolean> =>
      client.$transaction(async (transaction) => {
        const { count } = await transaction.enrolment.updateMany({ where: { id, endedOn: null }, data: end })
        if (count === 0) return false
        await applyTaskChanges(transaction, changes)
        await appendAudit(transaction, [event])
        return true
      }),
  }
}
