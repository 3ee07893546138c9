import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { parseInput } from '#api/services/parse-input.ts'
import type { RecalledBatch, RecalledPatient } from '#api/store/stock-reports.ts'
import { RecallInput } from '#domain/input/stock.ts'

/** Where a batch is, and who received it. */
export interface Recall {
  readonly batches: readonly RecalledBatch[]
  readonly patients: readonly RecalledPatient[]
}

/**
 * Where a batch number is on the shelves of one's facility, and which patients received it there and did not bring all
 * of it back. Each patient's record is read by it.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const recallBatch =
  ({ store, audit }: AuditedContext<'stock.recall'>) =>
  async (actor: Actor | null, sent: { batchNumber: unknown }): Promise<Recall> => {
    const { userId, facilityId } = authorise(actor, 'stock.recall')
    const { batchNumber } = parseInput(RecallInput, sent)
    const event = audit('stock.recall', userId, { recordType: 'Person', recordId: userId, personId: userId })
    return store.stockReports.recall(facilityId, batchNumber, event)
  }
