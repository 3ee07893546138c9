import type { Actor } from '#api/access/actor.ts'
import { stockFacilityVisibleTo } from '#api/access/visible-to.ts'
import { authorise } from '#api/services/authorise.ts'
import type { ServiceContext } from '#api/services/context.ts'
import { parseInput } from '#api/services/parse-input.ts'
import { type InventoryItem, inventoryOn } from '#api/services/stock/read-inventory.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import type { KeptBatch } from '#api/store/stock.ts'
import { OrderInput } from '#domain/input/stock.ts'
import { type Consumption, consumptionOf, reviewBefore } from '#domain/stock/consumption.ts'
import { monthsOfStock, orderQuantity } from '#domain/stock/order.ts'
import { addDays, dayAt } from '#domain/time/local-day.ts'

/** How far ahead batches are listed that will expire. */
const EXPIRING_DAYS = 90

/** A medicine with what is used of it, how long it lasts, and how much to order. */
export type PlannedMedicine = InventoryItem &
  Consumption & {
    /** Months; null where the use is not known. */
    readonly monthsOfStock: number | null
    /** Units on their way here. */
    readonly incoming: number
    readonly orderQuantity: number
  }

export interface ExpiringBatch {
  readonly item: InventoryItem
  readonly batch: KeptBatch
  readonly isExpired: boolean
}

/**
 * What one's facility uses of each medicine that it keeps, how long what it has will last, and how much to order to have
 * enough for so many months.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const planStock =
  ({ store, clock }: ServiceContext) =>
  async (actor: Actor | null, sent: { months?: unknown }): Promise<readonly PlannedMedicine[]> => {
    const facilityId = stockFacilityVisibleTo(authorise(actor, 'stock.read'))
    const { months } = parseInput(OrderInput, sent)
    if (facilityId === null) return []
    const timeZone = timeZoneAt(await store.facilities.find(facilityId))
    const today = dayAt(timeZone, clock.now())
    const review = reviewBefore(today)
    const daily = await store.stockReports.daily(facilityId, { timeZone, from: review.from, medicineId: null })
    const rowsOf = Map.groupBy(daily, ({ medicineId }) => medicineId)
    const incoming = await store.stockTransfers.incoming(facilityId)
    return inventoryOn(await store.stock.ofFacility(facilityId), today).map((item) => {
      const consumption = consumptionOf(rowsOf.get(item.medicineId) ?? [], review)
      const supply = { ...item, incoming: incoming.get(item.medicineId) ?? 0, monthly: consumption.monthly }
      return {
        ...item,
        ...consumption,
        incoming: supply.incoming,
        monthsOfStock: monthsOfStock(item.currentStock, consumption.monthly),
        orderQuantity: orderQuantity(supply, months),
      }
    })
  }

/**
 * The batches of one's facility that expire within 90 days, or have and are still there, the first to expire first.
 * @throws Unauthenticated, Forbidden
 */
export const listExpiringStock =
  ({ store, clock }: ServiceContext) =>
  async (actor: Actor | null): Promise<readonly ExpiringBatch[]> => {
    const facilityId = stockFacilityVisibleTo(authorise(actor, 'stock.read'))
    if (facilityId === null) return []
    const today = dayAt(timeZoneAt(await store.facilities.find(facilityId)), clock.now())
    const last = addDays(today, EXPIRING_DAYS)
    return inventoryOn(await store.stock.ofFacility(facilityId), today)
      .flatMap((item) =>
        item.batches
          .filter(({ quantity, expiresOn }) => quantity > 0 && expiresOn <= last)
          .map((batch) => ({ item, batch, isExpired: batch.expiresOn < today })),
      )
      .toSorted((one, other) => one.batch.expiresOn.localeCompare(other.batch.expiresOn))
  }
