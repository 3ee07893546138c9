import type { Actor } from '#api/access/actor.ts'
import { stockFacilityVisibleTo } from '#api/access/visible-to.ts'
import { authorise } from '#api/services/authorise.ts'
import type { ServiceContext } from '#api/services/context.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { type InventoryItem, inventoryOn } from '#api/services/stock/read-inventory.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import type { LedgerLine } from '#api/store/stock-reports.ts'
import { LedgerPageInput, type LedgerPageRequest } from '#domain/input/stock.ts'
import { type Expiry, expiryOf } from '#domain/stock/expiry.ts'
import { type StockPoint, stockHistory } from '#domain/stock/history.ts'
import type { BatchStock } from '#domain/stock/inventory.ts'
import { addMonths, dayAt, startOfDay } from '#domain/time/local-day.ts'

/** How far back the stock of a medicine is shown. */
const HISTORY_MONTHS = 12

export interface StandingBatch extends BatchStock {
  readonly id: string
  readonly expiry: Expiry
}

export type StockLedgerLine = LedgerLine

/** What a facility has of one medicine, batch by batch, and had day by day. */
export interface MedicineStock {
  readonly item: InventoryItem
  readonly batches: readonly StandingBatch[]
  readonly history: readonly StockPoint[]
}

/** A medicine that a facility neither keeps nor has stands there with nothing. */
const NOTHING_OF_IT = { minimumStock: 0, batches: [] } as const

/**
 * What one's facility has of one medicine; among its batches those that were emptied within a year. Null where there is
 * no such medicine, and for somebody who works at no facility.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const readMedicineStock =
  ({ store, clock }: ServiceContext) =>
  async (actor: Actor | null, sentId: unknown): Promise<MedicineStock | null> => {
    const facilityId = stockFacilityVisibleTo(authorise(actor, 'stock.read'))
    const medicineId = parseId(sentId, 'medicineId')
    if (facilityId === null) return null
    const timeZone = timeZoneAt(await store.facilities.find(facilityId))
    const today = dayAt(timeZone, clock.now())
    const from = addMonths(today, -HISTORY_MONTHS)
    const medicine = await store.stockReports.medicine(medicineId)
    if (!medicine) return null
    const { id, ...named } = medicine
    const kept = (await store.stock.ofFacility(facilityId)).find((one) => one.medicineId === id)
    const [item] = inventoryOn([kept ?? { ...NOTHING_OF_IT, ...named, medicineId: id }], today)
    if (!item) throw new Error('A medicine has no stock, not even none')
    const batches = await store.stockReports.batches(facilityId, medicineId, startOfDay(timeZone, from))
    const daily = await store.stockReports.daily(facilityId, { timeZone, from, medicineId })
    return {
      item,
      batches: batches.map((batch) => ({ ...batch, expiry: expiryOf(batch.expiresOn, today) })),
      history: daily.length === 0 ? [] : stockHistory(daily, { from, to: today }),
    }
  }

/**
 * A page of what came and went of a medicine at one's facility, the newest first.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const stockLedgerPage =
  ({ store }: ServiceContext) =>
  async (actor: Actor | null, sent: LedgerPageRequest): Promise<readonly StockLedgerLine[]> => {
    const facilityId = stockFacilityVisibleTo(authorise(actor, 'stock.read'))
    const { medicineId, ...page } = parseInput(LedgerPageInput, sent)
    return facilityId === null ? [] : store.stockReports.ledger(facilityId, medicineId, page)
  }
