import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound, refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { ownFacility } from '#api/services/stock/own-facility.ts'
import { type NamedTransfer, nameTransfers } from '#api/services/stock/stock-documents.ts'
import type { Arrived } from '#api/store/stock-transfers.ts'
import type { Store } from '#api/store/store.ts'
import { CancelTransferInput, TransferReceiptInput } from '#domain/input/stock.ts'
import { stockMessage } from '#domain/input/stock-messages.ts'

type Stored = NonNullable<Awaited<ReturnType<Store['stockTransfers']['find']>>>

/** @throws InvalidInput unless every line is counted once, none above what was sent, and a loss has its words */
function arrivedOf({ lines }: Stored, receipt: TransferReceiptInput, newId: () => string): Arrived[] {
  const counted = new Map(receipt.lines.map(({ lineId, received }) => [lineId.toLowerCase(), received]))
  if (counted.size !== lines.length || receipt.lines.length !== lines.length) {
    throw refused('lines', stockMessage('transfer_lines'))
  }
  const arrived = lines.map((line) => {
    const received = counted.get(line.id)
    if (received === undefined) throw refused('lines', stockMessage('transfer_lines'))
    if (received > line.quantity) throw refused('lines', stockMessage('received_more_than_sent'))
    return { line, received, newBatchId: newId(), movementId: newId() }
  })
  const isLess = arrived.some(({ line, received }) => received < line.quantity)
  if (isLess && receipt.note === null) throw refused('note', stockMessage('loss_words_required'))
  return arrived
}

/** Whether this very thing was done before by the same person, so that nothing is left to do. */
const isRepeated = (
  { status, endedById, lines }: Stored,
  byId: string,
  to: 'received' | 'cancelled',
  counted: readonly Arrived[],
): boolean =>
  status === to &&
  endedById === byId &&
  counted.every(({ line, received }) => lines.find(({ id }) => id === line.id)?.receivedQuantity === received)

async function find(
  store: Store,
  facilityId: string,
  id: string,
  side: 'fromFacilityId' | 'toFacilityId',
): Promise<Stored> {
  const transfer = await store.stockTransfers.find(facilityId, id)
  if (transfer?.[side] !== facilityId) throw new NotFound('Transfer')
  return transfer
}

async function named(store: Store, transfer: Stored): Promise<NamedTransfer> {
  const [answer] = await nameTransfers(store, [transfer])
  if (!answer) throw new Error('A transfer that was read is not there')
  return answer
}

/**
 * Takes what arrived of a transfer into the stock of one's facility. What is less than was sent is a loss, said in words.
 * Sent again with the same counts it changes nothing.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for a transfer to another facility)
 */
export const receiveStockTransfer =
  ({ store, clock, newId, audit }: AuditedContext<'stock.receive_transfer' | 'stock.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; receipt: unknown }): Promise<NamedTransfer> => {
    const person = authorise(actor, 'stock.change')
    const { userId: endedById } = person
    const id = parseId(sent.id)
    const facilityId = ownFacility(person)
    const receipt = parseInput(TransferReceiptInput, sent.receipt)
    const transfer = await find(store, facilityId, id, 'toFacilityId')
    const arrived = arrivedOf(transfer, receipt, newId)
    const record = { recordType: 'StockTransfer', recordId: id, personId: null } as const
    const ensure = (known: string, expiresOn: string) => {
      if (known !== expiresOn) throw refused('lines', stockMessage('batch_other_expiry'))
    }
    const end = { id, endedAt: clock.now(), endedById, endNote: receipt.note }
    const event = audit('stock.receive_transfer', endedById, record)
    const isNew =
      transfer.status === 'sent' && (await store.stockTransfers.receive(end, facilityId, arrived, ensure, event))
    const now = await find(store, facilityId, id, 'toFacilityId')
    if (!isNew) {
      if (!isRepeated(now, endedById, 'received', arrived)) throw refused('id', stockMessage('transfer_moved'))
      await store.audit.record(audit('stock.read', endedById, record))
    }
    return named(store, now)
  }

/**
 * Takes a transfer of one's own facility back before it was received: what was sent is on the shelf again. Sent again it
 * changes nothing.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for a transfer of another facility)
 */
export const cancelStockTransfer =
  ({ store, clock, newId, audit }: AuditedContext<'stock.cancel_transfer' | 'stock.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; reason: unknown }): Promise<NamedTransfer> => {
    const person = authorise(actor, 'stock.change')
    const { userId: byId } = person
    const id = parseId(sent.id)
    const facilityId = ownFacility(person)
    const { reason } = parseInput(CancelTransferInput, { reason: sent.reason })
    const transfer = await find(store, facilityId, id, 'fromFacilityId')
    const record = { recordType: 'StockTransfer', recordId: id, personId: null } as const
    const at = clock.now()
    const movements = transfer.lines.map(({ batchId, quantity }) => ({
      id: newId(),
      batchId,
      kind: 'transfer_in' as const,
      quantity,
      at,
      byId,
      reason,
      sourceId: id,
    }))
    const end = { id, endedAt: at, endedById: byId, endNote: reason }
    const event = audit('stock.cancel_transfer', byId, record)
    const isNew = transfer.status === 'sent' && (await store.stockTransfers.cancel(end, movements, event))
    const now = await find(store, facilityId, id, 'fromFacilityId')
    if (!isNew) {
      if (!isRepeated(now, byId, 'cancelled', [])) throw refused('id', stockMessage('transfer_moved'))
      await store.audit.record(audit('stock.read', byId, record))
    }
    return named(store, now)
  }
