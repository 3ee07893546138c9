import type { Actor } from '#api/access/actor.ts'
import { prescriptionsVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, type AuditStore, eventOfEach } from '#api/store/audit.ts'
import { type Database, Prisma } from '#api/store/client.ts'
import { insertAudited, newRow } from '#api/store/insert-audited.ts'
import { after, NEWEST_FIRST } from '#api/store/paging.ts'
import type { PrescriptionListInput } from '#domain/input/prescription.ts'
import type { Prescription, PrescriptionItem } from '#prisma/generated/client/client.ts'

/** Prescriptions with what they ask for; the only writer of these tables. */
export function prescriptionStore(database: Pick<Database, 'client' | 'query'>, audit: Pick<AuditStore, 'record'>) {
  const { client } = database
  return {
    /** The medicines that the product keeps: a list of its own making, the same for everybody. */
    medicines: () => client.medicine.findMany({ select: { id: true, genericName: true, strength: true } }),

    /** Writes a prescription with its items; answers false, with nothing written, where the id is taken. */
    create: (prescription: Prescription, items: readonly PrescriptionItem[], event: AuditEvent): Promise<boolean> => {
      const rows = [
        newRow('Prescription', Prisma.PrescriptionScalarFieldEnum, prescription),
        ...items.map((item) => newRow('PrescriptionItem', Prisma.PrescriptionItemScalarFieldEnum, item)),
      ]
      return insertAudited(database, rows, event)
    },

    /** A prescription that this person may see, or null. */
    find: (actor: Actor, id: string) =>
      client.prescription.findFirst({ where: { AND: [{ id }, prescriptionsVisibleTo(actor)] } }),

    /** Which prescriptions a page holds, newest first; a cursor that this person may not see gives an empty page. */
    async page(actor: Actor, { status, patientId, limit, cursor }: PrescriptionListInput, event: AuditEvent) {
      const visible = prescriptionsVisibleTo(actor)
      const known =
        cursor === null ||
        (await client.prescription.findFirst({ where: { AND: [{ id: cursor }, visible] }, select: { id: true } }))
      const rows = known
        ? await client.prescription.findMany({
            where: { AND: [visible, status ? { status } : {}, patientId ? { patientId } : {}] },
            orderBy: NEWEST_FIRST,
            ...after(cursor),
            take: limit,
            select: { id: true, patientId: true },
          })
        : []
      await audit.record(
        ...eventOfEach(
          event,
          rows.map((row) => row.patientId),
        ),
      )
      return { where: { id: { in: rows.map(({ id }) => id) } }, orderBy: NEWEST_FIRST }
    },
  }
}
