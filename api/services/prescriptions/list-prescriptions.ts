import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { parseInput } from '#api/services/parse-input.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import type { ListedPrescription } from '#api/store/prescriptions.ts'
import { PrescriptionListInput, type PrescriptionListRequest } from '#domain/input/prescription.ts'
import { summarizeStock } from '#domain/stock/inventory.ts'
import { dayAt } from '#domain/time/local-day.ts'

const eventOf = ({ audit }: Pick<AuditedContext<'prescription.list'>, 'audit'>, { userId }: Actor) =>
  audit('prescription.list', userId, { recordType: 'Person', recordId: userId, personId: userId })

/**
 * Which prescriptions that one may see a page holds, newest first.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const prescriptionsPage =
  (context: AuditedContext<'prescription.list'>) => async (actor: Actor | null, list: PrescriptionListRequest) => {
    const person = authorise(actor, 'prescription.read')
    return context.store.prescriptions.page(person, parseInput(PrescriptionListInput, list), eventOf(context, person))
  }

/** What of a medicine can be handed over at a facility. */
export interface StockOfMedicine {
  /** Units in batches that have not expired. */
  readonly currentStock: number
  readonly nearestExpiry: string | null
}

/** A prescription of a list, with what its facility has of each of its medicines, by the medicine's id. */
export interface StockedPrescription extends ListedPrescription {
  readonly stock: ReadonlyMap<string, StockOfMedicine>
}

/**
 * Prescriptions that one may see, newest first, a page at a time, each with what its facility has in stock of it.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const listPrescriptions =
  (context: AuditedContext<'prescription.list'>) =>
  async (actor: Actor | null, list: PrescriptionListRequest): Promise<readonly StockedPrescription[]> => {
    const { store, clock } = context
    const person = authorise(actor, 'prescription.read')
    const input = parseInput(PrescriptionListInput, list)
    const rows = await store.prescriptions.list(person, input, eventOf(context, person))
    const stocks = new Map<string, ReadonlyMap<string, StockOfMedicine>>()
    for (const { facilityId, facility } of rows) {
      if (stocks.has(facilityId)) continue
      const today = dayAt(timeZoneAt(facility), clock.now())
      const kept = await store.stock.ofFacility(facilityId)
      stocks.set(
        facilityId,
        new Map(kept.map((one) => [one.medicineId, summarizeStock(one.batches, one.minimumStock, today)])),
      )
    }
    return rows.map((row) => ({ ...row, stock: stocks.get(row.facilityId) ?? new Map() }))
  }
