import type { Database } from '#api/store/client.ts'
import type { BatchStock } from '#domain/stock/inventory.ts'

/** A batch of which something is left, or more went than came. */
export interface KeptBatch extends BatchStock {
  readonly id: string
}

/** A medicine that a facility keeps or has, and what the ledger says is left of its batches. */
export interface KeptMedicine {
  readonly medicineId: string
  readonly code: string
  readonly name: string
  readonly genericName: string
  readonly form: string
  readonly strength: string
  readonly unit: string
  /** Units; 0 where none is set. */
  readonly minimumStock: number
  readonly batches: readonly KeptBatch[]
}

/** Stock is never stored: it is the sum of a batch's movements. */
const KEPT_MEDICINES = `
  WITH batch AS (
    SELECT batch.id, batch."medicineId", batch.number, batch."expiresOn", sum(movement.quantity) AS quantity
    FROM "Batch" batch JOIN "StockMovement" movement ON movement."batchId" = batch.id
    WHERE batch."facilityId" = $1
    GROUP BY batch.id
  ), stock AS (
    SELECT "medicineId", jsonb_agg(
      jsonb_build_object('id', id, 'number', number, 'expiresOn', "expiresOn", 'quantity', quantity) ORDER BY "expiresOn", number
    ) AS batches
    FROM batch WHERE quantity <> 0 GROUP BY "medicineId"
  )
  SELECT medicine.id AS "medicineId", medicine.code, medicine.name, medicine."genericName", medicine.form,
    medicine.strength, medicine.unit, coalesce(kept."minimumStock", 0) AS "minimumStock",
    coalesce(stock.batches, '[]') AS batches
  FROM "Medicine" medicine
  LEFT JOIN "FacilityMedicine" kept ON kept."medicineId" = medicine.id AND kept."facilityId" = $1
  LEFT JOIN stock ON stock."medicineId" = medicine.id
  WHERE kept."medicineId" IS NOT NULL OR stock."medicineId" IS NOT NULL
  ORDER BY medicine.name, medicine.form, medicine.strength, medicine.id`

/** What facilities have of each medicine, derived from the ledger. */
export function stockStore(database: Pick<Database, 'query'>) {
  return {
    /** The medicines of one facility, by name, in one statement. */
    ofFacility: async (facilityId: string): Promise<readonly KeptMedicine[]> =>
      (await database.query<KeptMedicine & Record<string, unknown>>({ text: KEPT_MEDICINES, values: [facilityId] }))
        .rows,
  }
}
