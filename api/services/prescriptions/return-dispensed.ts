import type { Actor } from '#api/access/actor.ts'
import { mayMove } from '#api/access/prescription-moves.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound, refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import type { HandedOver, NewReturn } from '#api/store/dispensings.ts'
import { DispensingReturnInput } from '#domain/input/dispensing.ts'
import { message } from '#domain/input/messages.ts'
import { prescriptionMessage } from '#domain/input/prescription-messages.ts'
import { keptOf, statusOfDispensed } from '#domain/prescriptions/dispensed-quantities.ts'
import { RETURNED_REASON } from '#domain/vocabulary/stock.ts'

interface Back extends DispensingReturnInput {
  readonly id: string
  readonly byId: string
  readonly at: Date
  readonly newId: () => string
}

/** The batch and the units of each line that comes back. */
function linesBack({ items }: HandedOver, { items: sent }: Back) {
  return sent.map(({ dispensedItemId, quantity }, at) => {
    const item = items.find((one) => one.id === dispensedItemId)
    if (!item) throw refused(`items.${at}`, prescriptionMessage('line_unknown'))
    if (quantity > keptOf({ dispensed: [item] })) throw refused(`items.${at}`, prescriptionMessage('return_too_much'))
    return { item, quantity }
  })
}

/**
 * Every row of it. What never left the counter was not handed over at all, and the prescription goes on where it was.
 * What a patient brings back does not reach anybody else: it comes into the ledger and leaves it, to be destroyed; the
 * prescription does not begin anew by it.
 */
function rowsOf(handedOver: HandedOver, back: Back): NewReturn {
  const { id, byId, at, newId, restocked, reason } = back
  const lines = linesBack(handedOver, back)
  const { prescription } = handedOver
  const movement = (batchId: string, quantity: number) => ({ id: newId(), batchId, quantity, at, byId, sourceId: id })
  const movements = lines.flatMap(({ item: { batchId }, quantity }) => [
    { ...movement(batchId, quantity), kind: 'return' as const, reason },
    ...(restocked ? [] : [{ ...movement(batchId, -quantity), kind: 'adjust' as const, reason: RETURNED_REASON }]),
  ])
  const returnedOf = (dispensedItemId: string) =>
    lines.filter(({ item }) => item.id === dispensedItemId).map(({ quantity }) => ({ quantity }))
  const after = prescription.items.map((line) => ({
    quantity: line.quantity,
    dispensed: line.dispensed.map((one) => ({ ...one, returned: [...one.returned, ...returnedOf(one.id)] })),
  }))
  const status = restocked ? statusOfDispensed(after) : prescription.status
  return {
    back: { id, dispensingId: handedOver.id, at, byId, reason, restocked },
    items: lines.map(({ item, quantity }) => ({ id: newId(), returnId: id, dispensedItemId: item.id, quantity })),
    movements,
    step: { id: newId(), prescriptionId: prescription.id, kind: 'returned', at, byId, note: reason, findings: null },
    prescription: { status, endedAt: restocked && status !== 'dispensed' ? null : prescription.endedAt },
  }
}

/**
 * Takes back what was handed over: a mistake at the counter is undone, and what a patient brings back is destroyed. The id
 * is the return's, made by whoever sends it; sent again it changes nothing.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for what one may not see)
 */
export const returnDispensed =
  ({ store, clock, newId, audit }: AuditedContext<'dispensing.return' | 'dispensing.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; back: unknown }): Promise<{ id: string }> => {
    const person = authorise(actor, 'prescription.dispense')
    const { userId } = person
    const id = parseId(sent.id)
    const input = parseInput(DispensingReturnInput, sent.back)
    const handedOver = await store.dispensings.find(person, input.dispensingId)
    if (!handedOver) throw new NotFound('Dispensing')
    const { prescription } = handedOver
    const record = { recordType: 'Dispensing', recordId: handedOver.id, personId: prescription.patientId } as const
    const answerFirst = async ({ returns }: HandedOver) => {
      if (returns.find((one) => one.id === id)?.byId !== userId) throw refused('id', message('id_taken'))
      await store.audit.record(audit('dispensing.read', userId, record))
      return { id: handedOver.id }
    }
    if (handedOver.returns.some((one) => one.id === id)) return answerFirst(handedOver)
    if (!mayMove(person, prescription, 'dispense')) {
      throw refused('dispensingId', prescriptionMessage('other_facility'))
    }
    const batchIds = [...new Set(handedOver.items.map(({ batchId }) => batchId))]
    const back = { ...input, id, byId: userId, at: clock.now(), newId }
    const isNew = await store.dispensings.takeBack(
      { id: handedOver.id, prescriptionId: prescription.id, facilityId: handedOver.facilityId },
      id,
      batchIds,
      (held) => rowsOf(held, back),
      audit('dispensing.return', userId, record),
    )
    if (isNew) return { id: handedOver.id }
    const now = await store.dispensings.find(person, handedOver.id)
    return answerFirst(now ?? handedOver)
  }
