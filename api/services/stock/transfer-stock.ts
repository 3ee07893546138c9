import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { ownFacility } from '#api/services/stock/own-facility.ts'
import { type NamedTransfer, nameTransfers } from '#api/services/stock/stock-documents.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import type { HeldBatch } from '#api/store/stock-ledger.ts'
import type { StockTransfer } from '#api/store/stock-transfers.ts'
import type { Store } from '#api/store/store.ts'
import { message } from '#domain/input/messages.ts'
import { TransferInput } from '#domain/input/stock.ts'
import { stockMessage } from '#domain/input/stock-messages.ts'
import { type Day, dayAt } from '#domain/time/local-day.ts'

/** @throws InvalidInput unless both facilities are there, in one country, and different */
async function ensureWay(
  store: Store,
  fromFacilityId: string,
  toFacilityId: string,
): Promise<{ today: (at: Date) => Day }> {
  if (toFacilityId.toLowerCase() === fromFacilityId) {
    throw refused('toFacilityId', stockMessage('transfer_own_facility'))
  }
  const from = await store.facilities.find(fromFacilityId)
  const to = await store.facilities.find(toFacilityId)
  if (!to) throw refused('toFacilityId', message('facility_invalid'))
  if (to.country !== from?.country) throw refused('toFacilityId', stockMessage('transfer_other_country'))
  return { today: (at) => dayAt(timeZoneAt(from), at) }
}

/** @throws InvalidInput for a batch that is not there, has expired, or has less than is sent */
function decide(
  held: readonly HeldBatch[],
  { lines }: TransferInput,
  { id: transferId, sentAt: at, sentById: byId }: StockTransfer,
  { today, newId }: { today: Day; newId: () => string },
) {
  const batches = new Map(held.map((batch) => [batch.id, batch]))
  const sent = lines.map(({ batchId, quantity }) => {
    const batch = batches.get(batchId.toLowerCase())
    if (!batch) throw refused('batchId', stockMessage('batch_unknown'))
    if (batch.expiresOn < today) throw refused('lines', stockMessage('batch_has_expired'))
    if (batch.quantity < quantity) throw refused('lines', stockMessage('not_enough_stock'))
    return { batchId: batch.id, quantity }
  })
  return {
    lines: sent.map((line) => ({ ...line, id: newId(), transferId, receivedQuantity: null })),
    movements: sent.map(({ batchId, quantity }) => ({
      id: newId(),
      batchId,
      kind: 'transfer_out' as const,
      quantity: -quantity,
      at,
      byId,
      reason: null,
      sourceId: transferId,
    })),
  }
}

/**
 * Sends stock of one's facility to another of the same country; it leaves the shelf at once. The id is the transfer's,
 * made by whoever sends it; sent again it answers with the transfer and changes nothing.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const transferStock =
  ({ store, clock, newId, audit }: AuditedContext<'stock.transfer' | 'stock.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; transfer: unknown }): Promise<NamedTransfer> => {
    const person = authorise(actor, 'stock.change')
    const { userId: byId } = person
    const id = parseId(sent.id)
    const fromFacilityId = ownFacility(person)
    const input = parseInput(TransferInput, sent.transfer)
    const { toFacilityId, note } = input
    const record = { recordType: 'StockTransfer', recordId: id, personId: null } as const
    const { today } = await ensureWay(store, fromFacilityId, toFacilityId)
    const sentAt = clock.now()
    const ends = { endedAt: null, endedById: null, endNote: null }
    const transfer = {
      id,
      fromFacilityId,
      toFacilityId,
      status: 'sent' as const,
      sentAt,
      sentById: byId,
      note,
      ...ends,
    }
    const isNew = await store.stockTransfers.send(
      transfer,
      input.lines.map(({ batchId }) => batchId),
      (held) => decide(held, input, transfer, { today: today(sentAt), newId }),
      audit('stock.transfer', byId, record),
    )
    const stored = await store.stockTransfers.find(fromFacilityId, id)
    if (stored?.sentById !== byId || stored.toFacilityId !== toFacilityId.toLowerCase()) {
      throw refused('id', message('id_taken'))
    }
    if (!isNew) await store.audit.record(audit('stock.read', byId, record))
    const [named] = await nameTransfers(store, [stored])
    if (!named) throw new Error('A transfer that was written is not there')
    return named
  }
