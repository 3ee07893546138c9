import type { AuditEvent } from '#api/store/audit.ts'
import { appendAudit } from '#api/store/audit.ts'
import type { Database } from '#api/store/client.ts'
import { addMovements, changeLedger, type HeldBatch, holdBatches, namedBatches } from '#api/store/stock-ledger.ts'
import type { Day } from '#domain/time/local-day.ts'
import type { StockMovement } from '#prisma/generated/client/client.ts'

/** What of a batch comes; the batch is made where there is none. */
export interface Receipt {
  /** The movement's. */
  readonly id: string
  /** Of a new batch. */
  readonly newBatchId: string
  readonly facilityId: string
  readonly medicineId: string
  readonly number: string
  readonly expiresOn: Day
  readonly quantity: number
  readonly reason: string | null
  readonly at: Date
  readonly byId: string
}

/** A movement that stands alone, of a batch that is held. */
export type SingleMovement = Omit<StockMovement, 'batchId' | 'sourceId'>

/** Single changes of the stock: what comes, is put right, or is taken off the shelf. */
export function stockChangeStore({ client }: Pick<Database, 'client'>) {
  return {
    /**
     * Takes what came into stock; false, with nothing written, where the id is taken.
     * @param ensure throws where the batch cannot be the one that came
     */
    receive: (receipt: Receipt, ensure: (expiresOn: Day) => void, event: AuditEvent): Promise<boolean> =>
      changeLedger(
        client,
        async (transaction) => {
          const { id, newBatchId, facilityId, medicineId, number, quantity, reason, at, byId } = receipt
          if (await transaction.stockMovement.findUnique({ where: { id }, select: { id: true } })) return false
          const named = { id: newBatchId, facilityId, medicineId, number, expiresOn: receipt.expiresOn }
          for (const batch of await namedBatches(transaction, [named])) {
            ensure(batch.expiresOn)
            const kind = 'receive' as const
            await addMovements(transaction, [{ id, batchId: batch.id, kind, quantity, reason, at, byId, sourceId: id }])
          }
          return true
        },
        event,
      ),

    /**
     * Writes one movement of a batch of a facility; false, with nothing written, where the movement's id is taken.
     * @param decide what comes or goes of the batch as it stands, which stays so meanwhile; null for no such batch
     */
    change: (
      { id, facilityId, batchId }: { readonly id: string; readonly facilityId: string; readonly batchId: string },
      decide: (batch: HeldBatch | null) => SingleMovement,
      event: AuditEvent,
    ): Promise<boolean> =>
      changeLedger(
        client,
        async (transaction) => {
          const [batch = null] = await holdBatches(transaction, facilityId, [batchId])
          if (await transaction.stockMovement.findUnique({ where: { id }, select: { id: true } })) return false
          await addMovements(transaction, [{ ...decide(batch), batchId, sourceId: id }])
          return true
        },
        event,
      ),

    /** A movement with its batch; null where there is none. */
    find: (id: string) => client.stockMovement.findUnique({ where: { id }, include: { batch: true } }),

    /** Whether there is such a medicine. */
    isMedicine: async (id: string): Promise<boolean> =>
      (await client.medicine.findUnique({ where: { id }, select: { id: true } })) !== null,

    /** Sets the least that a facility wants to have of a medicine, which it keeps from then on. */
    setMinimum: (
      kept: { readonly facilityId: string; readonly medicineId: string; readonly minimumStock: number },
      event: AuditEvent,
    ): Promise<void> =>
      client.$transaction(async (transaction) => {
        const { facilityId, medicineId, minimumStock } = kept
        await transaction.facilityMedicine.upsert({
          where: { facilityId_medicineId: { facilityId, medicineId } },
          create: kept,
          update: { minimumStock },
        })
        await appendAudit(transaction, [event])
      }),
  }
}
