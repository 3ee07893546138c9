import type { Actor } from '#api/access/actor.ts'
import { appointmentsVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, appendAudit } from '#api/store/audit.ts'
import { type Database, Prisma } from '#api/store/client.ts'
import { insertAudited, newRow } from '#api/store/insert-audited.ts'
import { applyTaskChanges, type TaskChanges, taskRows } from '#api/store/task-rows.ts'
import type { AppointmentOutcome } from '#domain/vocabulary/appointments.ts'
import type { Appointment } from '#prisma/generated/client/client.ts'

/** When patients are expected; the only writer of this table. */
export function appointmentStore(database: Pick<Database, 'client' | 'query'>) {
  const { client } = database
  return {
    /** An appointment of a patient whom this person may see, with where it is. */
    find: (actor: Actor, id: string) =>
      client.appointment.findFirst({
        where: { AND: [{ id }, appointmentsVisibleTo(actor)] },
        include: { facility: { select: { country: true, district: true } } },
      }),

    /** Books an appointment; false, with nothing written, where its id is taken. */
    create: (appointment: Appointment, changes: TaskChanges, event: AuditEvent): Promise<boolean> =>
      insertAudited(
        database,
        [newRow('Appointment', Prisma.AppointmentScalarFieldEnum, appointment), ...taskRows(changes)],
        event,
      ),

    /** Closes an appointment; false, with nothing changed, where it is closed already. */
    close: (id: string, status: AppointmentOutcome, changes: TaskChanges, event: AuditEvent): Promise<boolean> =>
      client.$transaction(async (transaction) => {
        const { count } = await transaction.appointment.updateMany({
          where: { id, status: 'scheduled' },
          data: { status, closedAt: changes.at, closedById: changes.byId },
        })
        if (count === 0) return false
        await applyTaskChanges(transaction, changes)
        await appendAudit(transaction, [event])
        return true
      }),
  }
}
