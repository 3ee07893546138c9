import type { Actor } from '#api/access/actor.ts'
import { dispensingsVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, type AuditStore, appendAudit } from '#api/store/audit.ts'
import type { Database, Prisma, Transaction } from '#api/store/client.ts'
import { isUniqueViolation } from '#api/store/database-errors.ts'
import { type NewStep, STANDING, type StandingRow, stepRow } from '#api/store/prescriptions.ts'
import { addMovements, type HeldBatch, holdBatches, holdBatchesOf } from '#api/store/stock-ledger.ts'
import type {
  Counseling,
  DispensedItem,
  Dispensing,
  DispensingReturn,
  Prescription,
  ReturnedItem,
  StockMovement,
} from '#prisma/generated/client/client.ts'

/** What was handed over, as a return or a counseling needs it. */
const HANDED_OVER = {
  prescription: { include: { ...STANDING, patient: { select: { dateOfBirth: true, gender: true } } } },
  items: {
    include: {
      batch: { include: { medicine: true } },
      item: true,
      returned: { select: { quantity: true } },
    },
  },
  returns: { include: { items: true } },
  counseling: true,
} satisfies Prisma.DispensingInclude
export type HandedOver = Prisma.DispensingGetPayload<{ include: typeof HANDED_OVER }>

/** Everything that handing over writes. */
export interface NewDispensing {
  readonly dispensing: Dispensing
  readonly items: readonly DispensedItem[]
  readonly movements: readonly StockMovement[]
  readonly step: NewStep
  readonly prescription: Pick<Prescription, 'status' | 'endedAt'>
}

/** Everything that a return writes. */
export interface NewReturn {
  readonly back: DispensingReturn
  readonly items: readonly ReturnedItem[]
  readonly movements: readonly StockMovement[]
  readonly step: NewStep
  readonly prescription: Pick<Prescription, 'status' | 'endedAt'>
}

/**
 * What is handed over and comes back; the only writer of these tables. The prescription's row is held first and the
 * batches' after it, always, so that two who work at once wait for one another and neither hands over what is gone.
 */
export function dispensingStore(database: Pick<Database, 'client'>, audit: Pick<AuditStore, 'record'>) {
  const { client } = database

  const hold = async (transaction: Transaction, id: string): Promise<StandingRow> => {
    await transaction.$queryRaw`SELECT id FROM "Prescription" WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    return transaction.prescription.findUniqueOrThrow({ where: { id }, include: STANDING })
  }

  /** Whether the rows were written; not where one of their ids is taken. */
  async function unlessTaken(write: () => Promise<boolean>): Promise<boolean> {
    try {
      return await write()
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  return {
    /** What was handed over at one time, where this person may see it, or null. */
    find: (actor: Actor, id: string) =>
      client.dispensing.findFirst({ where: { AND: [{ id }, dispensingsVisibleTo(actor)] }, include: HANDED_OVER }),

    /** The same, with the event of reading it stored before it is answered. */
    async read(actor: Actor, id: string, eventOf: (patientId: string) => AuditEvent) {
      const found = await this.find(actor, id)
      if (found) await audit.record(eventOf(found.prescription.patientId))
      return found
    },

    /**
     * Hands over: `decide` is told how the prescription and the batches stand, held until all is written, and says what
     * is written, or throws, and nothing is. Answers false, with nothing written, where the id is taken.
     */
    create: (
      { id, prescriptionId, facilityId }: Pick<Dispensing, 'id' | 'prescriptionId' | 'facilityId'>,
      medicineIds: readonly string[],
      decide: (standing: StandingRow, batches: readonly HeldBatch[]) => NewDispensing,
      event: AuditEvent,
    ): Promise<boolean> =>
      unlessTaken(() =>
        client.$transaction(async (transaction) => {
          const standing = await hold(transaction, prescriptionId)
          // Sent twice at once: the second has waited for the first, and is no second handing over.
          if (await transaction.dispensing.findUnique({ where: { id }, select: { id: true } })) return false
          const batches = await holdBatchesOf(transaction, facilityId, medicineIds)
          const { dispensing, items, movements, step, prescription } = decide(standing, batches)
          await transaction.dispensing.create({ data: dispensing })
          await transaction.dispensedItem.createMany({ data: [...items] })
          await addMovements(transaction, movements)
          await transaction.prescription.update({ where: { id: prescriptionId }, data: prescription })
          await transaction.prescriptionStep.create({ data: stepRow(step) })
          await appendAudit(transaction, [event])
          return true
        }),
      ),

    /** Takes back, in the same way. */
    takeBack: (
      { id, prescriptionId, facilityId }: Pick<Dispensing, 'id' | 'prescriptionId' | 'facilityId'>,
      returnId: string,
      batchIds: readonly string[],
      decide: (handedOver: HandedOver) => NewReturn,
      event: AuditEvent,
    ): Promise<boolean> =>
      unlessTaken(() =>
        client.$transaction(async (transaction) => {
          await hold(transaction, prescriptionId)
          if (await transaction.dispensingReturn.findUnique({ where: { id: returnId }, select: { id: true } }))
            return false
          await holdBatches(transaction, facilityId, batchIds)
          const handedOver = await transaction.dispensing.findUniqueOrThrow({ where: { id }, include: HANDED_OVER })
          const { back, items, movements, step, prescription } = decide(handedOver)
          await transaction.dispensingReturn.create({ data: back })
          await transaction.returnedItem.createMany({ data: [...items] })
          await addMovements(transaction, movements)
          await transaction.prescription.update({ where: { id: prescriptionId }, data: prescription })
          await transaction.prescriptionStep.create({ data: stepRow(step) })
          await appendAudit(transaction, [event])
          return true
        }),
      ),

    /** Records what a patient was told. Answers false, with nothing written, where the id is taken, or it is recorded. */
    counsel: ({ told, ...counseling }: Counseling, event: AuditEvent): Promise<boolean> =>
      unlessTaken(async () => {
        const creating = client.counseling.create({ data: { ...counseling, told: told as Prisma.InputJsonValue } })
        await client.$transaction([creating, appendAudit(client, [event])])
        return true
      }),
  }
}
