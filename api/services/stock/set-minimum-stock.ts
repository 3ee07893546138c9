import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { refused } from '#api/services/errors.ts'
import { parseInput } from '#api/services/parse-input.ts'
import { ownFacility } from '#api/services/stock/own-facility.ts'
import { MinimumStockInput } from '#domain/input/stock.ts'
import { stockMessage } from '#domain/input/stock-messages.ts'

/**
 * Sets the units of a medicine below which one's facility has too little; it keeps the medicine from then on.
 * @returns the medicine
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const setMinimumStock =
  ({ store, audit }: AuditedContext<'stock.set_minimum'>) =>
  async (actor: Actor | null, sent: unknown): Promise<string> => {
    const person = authorise(actor, 'stock.change')
    const facilityId = ownFacility(person)
    const { medicineId, minimumStock } = parseInput(MinimumStockInput, sent)
    if (!(await store.stockChanges.isMedicine(medicineId))) {
      throw refused('medicineId', stockMessage('medicine_unknown'))
    }
    const record = { recordType: 'Medicine', recordId: medicineId, personId: null } as const
    const event = audit('stock.set_minimum', person.userId, record)
    await store.stockChanges.setMinimum({ facilityId, medicineId, minimumStock }, event)
    return medicineId
  }
