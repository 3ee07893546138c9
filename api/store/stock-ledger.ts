import type { Transaction } from '#api/store/client.ts'
import type { BatchStock } from '#domain/stock/inventory.ts'
import type { StockMovement } from '#prisma/generated/client/client.ts'

/** A batch whose row is held until the transaction ends, with what the ledger says is left of it. */
export interface HeldBatch extends BatchStock {
  readonly id: string
  readonly facilityId: string
  readonly medicineId: string
}

/** What of them the ledger says is asked in a statement of its own: one that waited for a row would see the sums of before. */
async function leftOf(transaction: Transaction, batchIds: readonly string[]): Promise<readonly HeldBatch[]> {
  return transaction.$queryRaw<HeldBatch[]>`
    SELECT batch.id, batch."facilityId", batch."medicineId", batch.number, batch."expiresOn"::text AS "expiresOn",
      coalesce(sum(movement.quantity), 0)::int AS quantity
    FROM "Batch" batch LEFT JOIN "StockMovement" movement ON movement."batchId" = batch.id
    WHERE batch.id = ANY (${batchIds}::uuid[])
    GROUP BY batch.id
    ORDER BY batch."expiresOn", batch.number, batch.id`
}

/**
 * Holds all batches of a facility's medicines, those that expire first coming first. Rows are held in the order of their
 * ids, everywhere, so that two who need the same do not wait for one another for ever.
 */
export async function holdBatchesOf(
  transaction: Transaction,
  facilityId: string,
  medicineIds: readonly string[],
): Promise<readonly HeldBatch[]> {
  const held = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Batch" WHERE "facilityId" = ${facilityId}::uuid AND "medicineId" = ANY (${medicineIds}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`
  return leftOf(
    transaction,
    held.map(({ id }) => id),
  )
}

/** Holds these batches of a facility; one of another facility, or none, is not among what comes back. */
export async function holdBatches(
  transaction: Transaction,
  facilityId: string,
  batchIds: readonly string[],
): Promise<readonly HeldBatch[]> {
  const held = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Batch" WHERE "facilityId" = ${facilityId}::uuid AND id = ANY (${batchIds}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`
  return leftOf(
    transaction,
    held.map(({ id }) => id),
  )
}

/** What came or went of batches that are held. Whoever writes it has seen that no batch falls below nothing. */
export const addMovements = (transaction: Transaction, movements: readonly StockMovement[]) =>
  transaction.stockMovement.createMany({ data: [...movements] })
