import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { ownFacility } from '#api/services/stock/own-facility.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import { message } from '#domain/input/messages.ts'
import { FURTHEST_EXPIRY_YEARS, ReceiptInput } from '#domain/input/stock.ts'
import { stockMessage } from '#domain/input/stock-messages.ts'
import { addMonths, type Day, dayAt } from '#domain/time/local-day.ts'

function ensureUsable(expiresOn: Day, today: Day): void {
  if (expiresOn < today) throw refused('expiresOn', stockMessage('expired_on_arrival'))
  if (expiresOn > addMonths(today, FURTHEST_EXPIRY_YEARS * 12)) {
    throw refused('expiresOn', stockMessage('expiry_too_far'))
  }
}

/**
 * Takes what came of a batch into the stock of one's facility, which keeps the medicine from then on. The id is the
 * movement's, made by whoever sends it; sent again it changes nothing.
 * @returns the medicine
 * @throws Unauthenticated, Forbidden, InvalidInput: also for what has expired, and for a batch number that the facility
 *   knows with another expiry day
 */
export const receiveStock =
  ({ store, clock, newId, audit }: AuditedContext<'stock.receive' | 'stock.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; receipt: unknown }): Promise<string> => {
    const person = authorise(actor, 'stock.change')
    const { userId: byId } = person
    const id = parseId(sent.id)
    const facilityId = ownFacility(person)
    const { medicineId, batchNumber: number, expiresOn, quantity, note } = parseInput(ReceiptInput, sent.receipt)
    const record = { recordType: 'StockMovement', recordId: id, personId: null } as const
    const before = await store.stockChanges.find(id)
    if (before === null) {
      const at = clock.now()
      ensureUsable(expiresOn, dayAt(timeZoneAt(await store.facilities.find(facilityId)), at))
      if (!(await store.stockChanges.isMedicine(medicineId))) {
        throw refused('medicineId', stockMessage('medicine_unknown'))
      }
      const batch = { newBatchId: newId(), facilityId, medicineId, number, expiresOn }
      const ensure = (known: Day) => {
        if (known !== expiresOn) throw refused('expiresOn', stockMessage('batch_other_expiry'))
      }
      const event = audit('stock.receive', byId, record)
      if (await store.stockChanges.receive({ ...batch, id, quantity, reason: note, at, byId }, ensure, event)) {
        return medicineId
      }
    }
    const taken = before ?? (await store.stockChanges.find(id))
    const isSame =
      taken?.kind === 'receive' &&
      taken.byId === byId &&
      taken.batch.facilityId === facilityId &&
      taken.batch.medicineId === medicineId &&
      taken.batch.number === number
    if (!isSame) throw refused('id', message('id_taken'))
    await store.audit.record(audit('stock.read', byId, record))
    return medicineId
  }
