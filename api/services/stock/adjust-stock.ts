import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext, ServiceContext } from '#api/services/context.ts'
import { refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { ownFacility } from '#api/services/stock/own-facility.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import type { AuditEvent, AuditedRecord } from '#api/store/audit.ts'
import type { SingleMovement } from '#api/store/stock-changes.ts'
import type { HeldBatch } from '#api/store/stock-ledger.ts'
import { message } from '#domain/input/messages.ts'
import { AdjustmentInput } from '#domain/input/stock.ts'
import { stockMessage } from '#domain/input/stock-messages.ts'
import { dayAt } from '#domain/time/local-day.ts'
import { storedReason } from '#domain/vocabulary/stock.ts'

interface Sent {
  readonly id: string
  readonly batchId: string
  readonly kind: 'adjust' | 'expire'
}

/** Writes a movement of a batch of one's facility; sent again it changes nothing. Answers with the batch's medicine. */
async function move(
  { store }: Pick<ServiceContext, 'store'>,
  person: Actor,
  { id, batchId, kind }: Sent,
  decide: (batch: HeldBatch) => Pick<SingleMovement, 'quantity' | 'reason' | 'at'>,
  eventOf: (what: 'changed' | 'read', record: AuditedRecord) => AuditEvent,
): Promise<string> {
  const facilityId = ownFacility(person)
  const { userId: byId } = person
  const record = { recordType: 'StockMovement', recordId: id, personId: null } as const
  let medicineId: string | null = null
  const movementOf = (batch: HeldBatch | null): SingleMovement => {
    if (!batch) throw refused('batchId', stockMessage('batch_unknown'))
    medicineId = batch.medicineId
    return { id, kind, byId, ...decide(batch) }
  }
  const isNew = await store.stockChanges.change({ id, facilityId, batchId }, movementOf, eventOf('changed', record))
  if (isNew && medicineId !== null) return medicineId
  const taken = await store.stockChanges.find(id)
  if (taken?.kind !== kind || taken.byId !== byId || taken.batchId !== batchId) throw refused('id', message('id_taken'))
  await store.audit.record(eventOf('read', record))
  return taken.batch.medicineId
}

/**
 * Puts right what the ledger says of one batch of one's facility, with the reason. The id is the movement's, made by
 * whoever sends it; sent again it changes nothing.
 * @returns the medicine
 * @throws Unauthenticated, Forbidden, InvalidInput: also where less would be left than nothing
 */
export const adjustStock =
  ({ store, clock, audit }: AuditedContext<'stock.adjust' | 'stock.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; adjustment: unknown }): Promise<string> => {
    const person = authorise(actor, 'stock.change')
    const id = parseId(sent.id)
    const { batchId, change, reason, words } = parseInput(AdjustmentInput, sent.adjustment)
    const decide = ({ quantity }: HeldBatch) => {
      if (quantity + change < 0) throw refused('change', stockMessage('not_enough_stock'))
      return { quantity: change, reason: storedReason({ reason, words }), at: clock.now() }
    }
    return move({ store }, person, { id, batchId: batchId.toLowerCase(), kind: 'adjust' }, decide, (what, record) =>
      audit(what === 'changed' ? 'stock.adjust' : 'stock.read', person.userId, record),
    )
  }

/**
 * Takes all that is left of an expired batch off the shelf. The id is the movement's, made by whoever sends it; sent
 * again it changes nothing.
 * @returns the medicine
 * @throws Unauthenticated, Forbidden, InvalidInput: also where the batch can still be used, or nothing is left of it
 */
export const expireStock =
  ({ store, clock, audit }: AuditedContext<'stock.expire' | 'stock.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; batchId: unknown }): Promise<string> => {
    const person = authorise(actor, 'stock.change')
    const id = parseId(sent.id)
    const batchId = parseId(sent.batchId, 'batchId')
    const at = clock.now()
    const today = dayAt(timeZoneAt(await store.facilities.find(person.facilityId)), at)
    const decide = ({ quantity, expiresOn }: HeldBatch) => {
      if (expiresOn >= today) throw refused('batchId', stockMessage('batch_not_expired'))
      if (quantity <= 0) throw refused('batchId', stockMessage('batch_empty'))
      return { quantity: -quantity, reason: null, at }
    }
    return move({ store }, person, { id, batchId, kind: 'expire' }, decide, (what, record) =>
      audit(what === 'changed' ? 'stock.expire' : 'stock.read', person.userId, record),
    )
  }
