import { type AuditEvent, appendAudit } from '#api/store/audit.ts'
import type { Client, Transaction } from '#api/store/client.ts'
import { isUniqueViolation } from '#api/store/database-errors.ts'
import type { BatchStock } from '#domain/stock/inventory.ts'
import { type Day, dayOfUtc } from '#domain/time/local-day.ts'
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
export async function addMovements(transaction: Transaction, movements: readonly StockMovement[]): Promise<void> {
  await transaction.stockMovement.createMany({ data: [...movements] })
}

/** A batch as packs name it. */
interface NamedBatch {
  /** Of the new batch, where there is none yet. */
  readonly id: string
  readonly facilityId: string
  readonly medicineId: string
  readonly number: string
  readonly expiresOn: Day
}

/**
 * Finds or makes batches of a facility that something comes into, and has the facility keep their medicines. Of two who
 * make the same batch at once one does, and the other finds it. They are to be held before anything is added.
 * @returns them in the order given; the expiry day is the one that the facility knows already
 */
export async function namedBatches(
  transaction: Transaction,
  named: readonly NamedBatch[],
): Promise<readonly { readonly id: string; readonly expiresOn: Day }[]> {
  const rows = JSON.stringify(named)
  await transaction.$executeRaw`
    INSERT INTO "Batch" (id, "facilityId", "medicineId", number, "expiresOn")
    SELECT id, "facilityId", "medicineId", number, "expiresOn"
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS named(id uuid, "facilityId" uuid, "medicineId" uuid, number text, "expiresOn" date)
    ORDER BY "medicineId", number ON CONFLICT DO NOTHING`
  await transaction.$executeRaw`
    INSERT INTO "FacilityMedicine" ("facilityId", "medicineId", "minimumStock")
    SELECT DISTINCT "facilityId", "medicineId", 0
    FROM jsonb_to_recordset(${rows}::jsonb) AS named("facilityId" uuid, "medicineId" uuid)
    ORDER BY "medicineId" ON CONFLICT DO NOTHING`
  const found = await transaction.batch.findMany({
    where: { OR: named.map(({ facilityId, medicineId, number }) => ({ facilityId, medicineId, number })) },
    select: { id: true, medicineId: true, number: true, expiresOn: true },
  })
  return named.map(({ medicineId, number }) => {
    const batch = found.find((one) => one.medicineId === medicineId && one.number === number)
    if (!batch) throw new Error('A batch that was made is not there')
    return { id: batch.id, expiresOn: dayOfUtc(batch.expiresOn) }
  })
}

/**
 * A change of the ledger under an id of the client's making, with its event, all or nothing. Whatever `change` throws
 * takes everything back.
 * @returns false, with nothing written, where `change` answers that the id is taken, or somebody takes it meanwhile
 */
export async function changeLedger(
  client: Client,
  change: (transaction: Transaction) => Promise<boolean>,
  event: AuditEvent,
): Promise<boolean> {
  try {
    return await client.$transaction(async (transaction) => {
      if (!(await change(transaction))) return false
      await appendAudit(transaction, [event])
      return true
    })
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
