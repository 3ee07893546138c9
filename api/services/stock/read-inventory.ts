import type { Actor } from '#api/access/actor.ts'
import { stockFacilityVisibleTo } from '#api/access/visible-to.ts'
import { authorise } from '#api/services/authorise.ts'
import type { ServiceContext } from '#api/services/context.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import type { KeptMedicine } from '#api/store/stock.ts'
import { type StockSummary, summarizeStock } from '#domain/stock/inventory.ts'
import { type Day, dayAt } from '#domain/time/local-day.ts'

export type InventoryItem = KeptMedicine & StockSummary
export type InventoryBatch = InventoryItem['batches'][number]

/** The stock of a facility's medicines, as it stands on a day of the facility. */
export const inventoryOn = (kept: readonly KeptMedicine[], today: Day): readonly InventoryItem[] =>
  kept.map((medicine) => ({ ...medicine, ...summarizeStock(medicine.batches, medicine.minimumStock, today) }))

/**
 * What the facility of the person who asks has of each medicine that it keeps, by name; nothing for somebody who works
 * at none. No clinical record of anybody.
 * @throws Unauthenticated, Forbidden
 */
export const readInventory =
  ({ store, clock }: ServiceContext) =>
  async (actor: Actor | null): Promise<readonly InventoryItem[]> => {
    const facilityId = stockFacilityVisibleTo(authorise(actor, 'stock.read'))
    if (facilityId === null) return []
    const timeZone = timeZoneAt(await store.facilities.find(facilityId))
    return inventoryOn(await store.stock.ofFacility(facilityId), dayAt(timeZone, clock.now()))
  }
