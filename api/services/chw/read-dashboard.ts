import type { Actor } from '#api/access/actor.ts'
import { stockFacilityVisibleTo } from '#api/access/visible-to.ts'
import { authorise } from '#api/services/authorise.ts'
import type { ServiceContext } from '#api/services/context.ts'
import { inventoryOn } from '#api/services/stock/read-inventory.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import type { ChwCounts } from '#api/store/chw-counts.ts'
import type { Facility } from '#api/store/facilities.ts'
import { addDays, dayAt, startOfDay, startOfWeek } from '#domain/time/local-day.ts'
import type { TimeZone } from '#domain/vocabulary/time-zones.ts'

/** How far back the diagnoses go of which it is told how many health workers agreed with. */
const REVIEWED_DAYS = 30

export interface ChwDashboard extends ChwCounts {
  readonly facility: Facility
  /** By which days and weeks are counted. */
  readonly timeZone: TimeZone
  /** Null for those who do not handle the stock. */
  readonly inventoryAlerts: number | null
  /** 0 to 1; null where nothing was reviewed. */
  readonly successRate: number | null
}

/**
 * What the facility of a health worker has done today and this week, and what waits, in numbers; null for somebody who
 * works at no facility. Days and weeks are the facility's own; a week begins on Monday.
 * @throws Unauthenticated, Forbidden
 */
export const readChwDashboard =
  ({ store, clock }: ServiceContext) =>
  async (actor: Actor | null): Promise<ChwDashboard | null> => {
    const person = authorise(actor, 'chw.dashboard')
    const { facilityId, userId } = person
    const facility = await store.facilities.find(facilityId)
    if (!facility) return null
    const timeZone = timeZoneAt(facility)
    const day = dayAt(timeZone, clock.now())
    const spans = {
      today: startOfDay(timeZone, day),
      thisWeek: startOfDay(timeZone, startOfWeek(day)),
      reviewed: startOfDay(timeZone, addDays(day, -REVIEWED_DAYS)),
    }
    const stockAt = stockFacilityVisibleTo(person)
    const [counts, kept] = await Promise.all([
      store.chwCounts.read(facility.id, userId, spans),
      stockAt === null ? null : store.stock.ofFacility(stockAt),
    ])
    return {
      ...counts,
      facility,
      timeZone,
      inventoryAlerts: kept && inventoryOn(kept, day).filter(({ needsAttention }) => needsAttention).length,
      successRate: counts.reviewed === 0 ? null : counts.agreed / counts.reviewed,
    }
  }
