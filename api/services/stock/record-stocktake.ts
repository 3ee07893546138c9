import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { refused, StockMoved } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { ownFacility } from '#api/services/stock/own-facility.ts'
import { type NamedStocktake, nameStocktakes } from '#api/services/stock/stock-documents.ts'
import type { HeldBatch } from '#api/store/stock-ledger.ts'
import type { Stocktake } from '#api/store/stocktakes.ts'
import { message } from '#domain/input/messages.ts'
import { StocktakeInput } from '#domain/input/stock.ts'
import { stockMessage } from '#domain/input/stock-messages.ts'
import { storedReason } from '#domain/vocabulary/stock.ts'

/**
 * What a count says of the batches as they stand.
 * @throws InvalidInput for a batch that is not there, StockMoved where one is not as it was shown
 */
function decide(held: readonly HeldBatch[], { lines }: StocktakeInput, stocktake: Stocktake, newId: () => string) {
  const byId = new Map(held.map((batch) => [batch.id, batch]))
  const counted = lines.map((line) => {
    const batch = byId.get(line.batchId.toLowerCase())
    if (!batch) throw refused('batchId', stockMessage('batch_unknown'))
    const isDifferent = line.counted !== line.shown
    const reason = isDifferent && line.reason !== null ? storedReason({ reason: line.reason, words: line.words }) : null
    return { ...line, batch, reason }
  })
  const moved = counted.filter(({ batch, shown }) => batch.quantity !== shown)
  if (moved.length > 0) throw new StockMoved(moved.map(({ batch }) => batch))
  const { id: stocktakeId, at, byId: who } = stocktake
  return {
    lines: counted.map(({ batch, counted: found, reason }) => ({
      id: newId(),
      stocktakeId,
      batchId: batch.id,
      expected: batch.quantity,
      counted: found,
      reason,
    })),
    movements: counted
      .filter(({ batch, counted: found }) => found !== batch.quantity)
      .map(({ batch, counted: found, reason }) => ({
        id: newId(),
        batchId: batch.id,
        kind: 'adjust' as const,
        quantity: found - batch.quantity,
        at,
        byId: who,
        reason,
        sourceId: stocktakeId,
      })),
  }
}

/**
 * Writes down what was counted of several batches of one's facility, with a movement for each difference. What the
 * ledger says is read while nobody can change it; where it is not what was shown, nothing is stored. The id is the
 * count's, made by whoever sends it; sent again it answers with the count and changes nothing.
 * @throws Unauthenticated, Forbidden, InvalidInput, StockMoved
 */
export const recordStocktake =
  ({ store, clock, newId, audit }: AuditedContext<'stock.count' | 'stock.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; stocktake: unknown }): Promise<NamedStocktake> => {
    const person = authorise(actor, 'stock.change')
    const { userId: byId } = person
    const id = parseId(sent.id)
    const facilityId = ownFacility(person)
    const input = parseInput(StocktakeInput, sent.stocktake)
    const record = { recordType: 'Stocktake', recordId: id, personId: null } as const
    const stocktake = { id, facilityId, at: clock.now(), byId, note: input.note }
    const batchIds = input.lines.map(({ batchId }) => batchId)
    const event = audit('stock.count', byId, record)
    const isNew = await store.stocktakes.record(
      stocktake,
      batchIds,
      (held) => decide(held, input, stocktake, newId),
      event,
    )
    const stored = await store.stocktakes.find(facilityId, id)
    if (stored?.byId !== byId) throw refused('id', message('id_taken'))
    if (!isNew) await store.audit.record(audit('stock.read', byId, record))
    const [named] = await nameStocktakes(store, [stored])
    if (!named) throw new Error('A count that was written is not there')
    return named
  }
