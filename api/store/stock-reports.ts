import { type AuditEvent, type AuditStore, eventOfEach } from '#api/store/audit.ts'
import type { Database } from '#api/store/client.ts'
import type { Page } from '#api/store/paging.ts'
import type { DayOfBatch } from '#domain/stock/consumption.ts'
import type { BatchStock } from '#domain/stock/inventory.ts'
import type { Day } from '#domain/time/local-day.ts'
import type { TimeZone } from '#domain/vocabulary/time-zones.ts'
import type { StockMovementKind } from '#prisma/generated/client/client.ts'

/** A line of the ledger, with who wrote it and where it came from or went. */
export interface LedgerLine {
  readonly id: string
  readonly batchNumber: string
  readonly kind: StockMovementKind
  readonly quantity: number
  readonly at: Date
  /** None where the server itself acted. */
  readonly byName: string | null
  readonly reason: string | null
  /** The other facility of a transfer. */
  readonly otherFacility: string | null
}

/** Somebody who received units of a batch, and did not bring them back. */
export interface RecalledPatient {
  readonly patientId: string
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: Day
  readonly phone: string | null
  readonly villageWard: string | null
  readonly medicineId: string
  readonly medicineName: string
  readonly strength: string
  readonly quantity: number
  readonly at: Date
}

/** A batch of a recall that a facility has or had. */
export interface RecalledBatch extends BatchStock {
  readonly id: string
  readonly medicineId: string
  readonly medicineName: string
  readonly strength: string
  readonly unit: string
}

const LEDGER = `
  SELECT movement.id, batch.number AS "batchNumber", movement.kind, movement.quantity, movement.at, movement.reason,
    nullif(trim(concat(person."firstName", ' ', person."lastName")), '') AS "byName",
    CASE WHEN transfer."fromFacilityId" = $1 THEN receiving.name ELSE sending.name END AS "otherFacility"
  FROM "StockMovement" movement
  JOIN "Batch" batch ON batch.id = movement."batchId"
  LEFT JOIN "User" person ON person.id = movement."byId"
  LEFT JOIN "StockTransfer" transfer ON transfer.id = movement."sourceId"
  LEFT JOIN "Facility" sending ON sending.id = transfer."fromFacilityId"
  LEFT JOIN "Facility" receiving ON receiving.id = transfer."toFacilityId"
  WHERE batch."facilityId" = $1 AND batch."medicineId" = $2 AND ($3::uuid IS NULL OR (movement.at, movement.id) < (
    SELECT before.at, before.id FROM "StockMovement" before JOIN "Batch" its ON its.id = before."batchId"
    WHERE before.id = $3 AND its."facilityId" = $1 AND its."medicineId" = $2))
  ORDER BY movement.at DESC, movement.id DESC LIMIT $4`

/** Every batch of which something is left, and those that were emptied since a moment. */
const BATCHES = `
  SELECT batch.id, batch.number, batch."expiresOn"::text AS "expiresOn", sum(movement.quantity)::int AS quantity
  FROM "Batch" batch JOIN "StockMovement" movement ON movement."batchId" = batch.id
  WHERE batch."facilityId" = $1 AND batch."medicineId" = $2
  GROUP BY batch.id
  HAVING sum(movement.quantity) <> 0 OR max(movement.at) >= $3
  ORDER BY batch."expiresOn", batch.number, batch.id`

/** What came and went of each batch, day by day from a day on, and of all days before it in one row. */
const DAILY = `
  SELECT batch."medicineId", batch.id AS "batchId", batch."expiresOn"::text AS "expiresOn",
    greatest((movement.at AT TIME ZONE $2)::date, $3::date - 1)::text AS day, sum(movement.quantity)::int AS quantity,
    coalesce(-sum(movement.quantity) FILTER (WHERE movement.kind IN ('dispense', 'return')), 0)::int AS dispensed
  FROM "Batch" batch JOIN "StockMovement" movement ON movement."batchId" = batch.id
  WHERE batch."facilityId" = $1 AND ($4::uuid IS NULL OR batch."medicineId" = $4)
  GROUP BY batch.id, 4`

const RECALLED_BATCHES = `
  SELECT batch.id, batch.number, batch."expiresOn"::text AS "expiresOn", medicine.id AS "medicineId",
    medicine.name AS "medicineName", medicine.strength, medicine.unit,
    coalesce((SELECT sum(quantity) FROM "StockMovement" WHERE "batchId" = batch.id), 0)::int AS quantity
  FROM "Batch" batch JOIN "Medicine" medicine ON medicine.id = batch."medicineId"
  WHERE batch."facilityId" = $1 AND upper(batch.number) = upper($2)
  ORDER BY medicine.name, medicine.strength, batch.id`

/** A patient whose record was found to be another's is that other. */
const RECALLED_PATIENTS = `
  SELECT patient.id AS "patientId", patient."firstName", patient."lastName", patient."dateOfBirth"::date::text AS "dateOfBirth",
    patient.phone, patient."villageWard", medicine.id AS "medicineId", medicine.name AS "medicineName", medicine.strength,
    given.at, (given.quantity - coalesce(given.returned, 0))::int AS quantity
  FROM (
    SELECT dispensing.at, dispensing."prescriptionId", item."batchId", item.quantity, item.id,
      (SELECT sum(quantity) FROM "ReturnedItem" WHERE "dispensedItemId" = item.id) AS returned
    FROM "DispensedItem" item JOIN "Dispensing" dispensing ON dispensing.id = item."dispensingId"
    JOIN "Batch" batch ON batch.id = item."batchId"
    WHERE batch."facilityId" = $1 AND upper(batch.number) = upper($2)
  ) given
  JOIN "Prescription" prescription ON prescription.id = given."prescriptionId"
  JOIN "Patient" receiver ON receiver.id = prescription."patientId"
  JOIN "Patient" patient ON patient.id = coalesce(receiver."mergedIntoId", receiver.id)
  JOIN "Batch" batch ON batch.id = given."batchId"
  JOIN "Medicine" medicine ON medicine.id = batch."medicineId"
  WHERE given.quantity > coalesce(given.returned, 0)
  ORDER BY given.at DESC, given.id`

/** What the ledger says of the past, read alone. */
export function stockReportStore(
  { client, query }: Pick<Database, 'client' | 'query'>,
  audit: Pick<AuditStore, 'record'>,
) {
  return {
    /** A page of what came and went of a medicine, the newest first. */
    ledger: async (facilityId: string, medicineId: string, { limit, cursor }: Page): Promise<readonly LedgerLine[]> =>
      (
        await query<LedgerLine & Record<string, unknown>>({
          text: LEDGER,
          values: [facilityId, medicineId, cursor, limit],
        })
      ).rows,

    /** The batches of a medicine of which something is left, or was after a moment. */
    batches: async (facilityId: string, medicineId: string, emptiedSince: Date) =>
      (
        await query<BatchStock & { id: string } & Record<string, unknown>>({
          text: BATCHES,
          values: [facilityId, medicineId, emptiedSince],
        })
      ).rows,

    /** What came and went day by day, of one medicine or of all; days are those of the facility. */
    daily: async (
      facilityId: string,
      { timeZone, from, medicineId }: { timeZone: TimeZone; from: Day; medicineId: string | null },
    ): Promise<readonly (DayOfBatch & { readonly medicineId: string })[]> =>
      (
        await query<DayOfBatch & { readonly medicineId: string } & Record<string, unknown>>({
          text: DAILY,
          values: [facilityId, timeZone, from, medicineId],
        })
      ).rows,

    /** The batches of this number at a facility, and the patients who received it, with an event for each. */
    async recall(facilityId: string | null, number: string, event: AuditEvent) {
      const values = [facilityId, number]
      const batches = (await query<RecalledBatch & Record<string, unknown>>({ text: RECALLED_BATCHES, values })).rows
      const patients = (await query<RecalledPatient & Record<string, unknown>>({ text: RECALLED_PATIENTS, values }))
        .rows
      await audit.record(
        ...eventOfEach(
          event,
          patients.map(({ patientId }) => patientId),
        ),
      )
      return { batches, patients }
    },

    /** The essential medicines, by name. */
    medicines: () =>
      client.medicine.findMany({ orderBy: [{ name: 'asc' }, { form: 'asc' }, { strength: 'asc' }, { id: 'asc' }] }),

    /** A medicine of the essential list, or null. */
    medicine: (id: string) => client.medicine.findUnique({ where: { id } }),

    /** The names of people, by their ids. */
    async namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const people = await client.user.findMany({
        where: { id: { in: [...new Set(userIds)] } },
        select: { id: true, firstName: true, lastName: true },
      })
      return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]))
    },
  }
}
