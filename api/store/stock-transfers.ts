import type { AuditEvent } from '#api/store/audit.ts'
import type { Database, Prisma } from '#api/store/client.ts'
import { after, type Page } from '#api/store/paging.ts'
import { addMovements, changeLedger, type HeldBatch, holdBatches, namedBatches } from '#api/store/stock-ledger.ts'
import { type Day, dayOfUtc } from '#domain/time/local-day.ts'
import type { StockMovement, StockTransfer, StockTransferLine } from '#prisma/generated/client/client.ts'

export type { StockTransfer }

/** A transfer with what it holds. */
const WHOLE = {
  from: true,
  to: true,
  lines: {
    include: { batch: { include: { medicine: true } } },
    orderBy: [{ batch: { number: 'asc' } }, { id: 'asc' }],
  },
} satisfies Prisma.StockTransferInclude

const NEWEST_FIRST = [{ sentAt: 'desc' }, { id: 'desc' }] satisfies Prisma.StockTransferOrderByWithRelationInput[]

/** How a transfer ended. */
export interface TransferEnd {
  readonly id: string
  readonly endedAt: Date
  readonly endedById: string
  readonly endNote: string | null
}

/** What arrived of a line, and the batch that it comes into where it is made anew. */
export interface Arrived {
  readonly line: StockTransferLine & {
    readonly batch: { readonly medicineId: string; readonly number: string; readonly expiresOn: Date }
  }
  readonly received: number
  readonly newBatchId: string
  readonly movementId: string
}

/** Stock on its way between facilities; the only writer of these tables. */
export function stockTransferStore({ client }: Pick<Database, 'client'>) {
  /** Those of a facility, in one direction. */
  const ofFacility = (facilityId: string, direction: 'outgoing' | 'incoming') =>
    direction === 'outgoing' ? { fromFacilityId: facilityId } : { toFacilityId: facilityId }

  return {
    /**
     * Sends stock off; false, with nothing written, where the transfer's id is taken.
     * @param decide the lines and movements, of the batches as they stand, which stay so meanwhile
     */
    send: (
      transfer: StockTransfer,
      batchIds: readonly string[],
      decide: (held: readonly HeldBatch[]) => {
        readonly lines: StockTransferLine[]
        readonly movements: StockMovement[]
      },
      event: AuditEvent,
    ): Promise<boolean> =>
      changeLedger(
        client,
        async (transaction) => {
          const { id, fromFacilityId } = transfer
          const held = await holdBatches(transaction, fromFacilityId, batchIds)
          if (await transaction.stockTransfer.findUnique({ where: { id }, select: { id: true } })) return false
          const { lines, movements } = decide(held)
          await transaction.stockTransfer.create({ data: transfer, select: { id: true } })
          await transaction.stockTransferLine.createMany({ data: lines })
          await addMovements(transaction, movements)
          return true
        },
        event,
      ),

    /**
     * Takes what arrived into the stock of the receiving facility; false, with nothing written, where the transfer was
     * received or cancelled already.
     * @param ensure throws where a batch of this number has another expiry day there
     */
    receive: (
      end: TransferEnd,
      facilityId: string,
      arrived: readonly Arrived[],
      ensure: (known: Day, sent: Day) => void,
      event: AuditEvent,
    ): Promise<boolean> =>
      changeLedger(
        client,
        async (transaction) => {
          const { id, ...data } = end
          const where = { id, status: 'sent' as const }
          const { count } = await transaction.stockTransfer.updateMany({ where, data: { ...data, status: 'received' } })
          if (count === 0) return false
          const coming = arrived.filter(({ received }) => received > 0)
          const named = coming.map(({ line: { batch }, newBatchId }) => ({
            id: newBatchId,
            facilityId,
            medicineId: batch.medicineId,
            number: batch.number,
            expiresOn: dayOfUtc(batch.expiresOn),
          }))
          const batches = named.length === 0 ? [] : await namedBatches(transaction, named)
          const movements = coming.map(({ line, received, movementId }, at): StockMovement => {
            const batch = batches[at]
            if (!batch) throw new Error('A batch that came has none to go into')
            ensure(batch.expiresOn, dayOfUtc(line.batch.expiresOn))
            return {
              id: movementId,
              batchId: batch.id,
              kind: 'transfer_in',
              quantity: received,
              at: end.endedAt,
              byId: end.endedById,
              reason: null,
              sourceId: id,
            }
          })
          await addMovements(transaction, movements)
          const counts = arrived.map(({ line, received }) => ({ id: line.id, received }))
          await transaction.$executeRaw`
            UPDATE "StockTransferLine" line SET "receivedQuantity" = counted.received
            FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) AS counted(id uuid, received int)
            WHERE line.id = counted.id`
          return true
        },
        event,
      ),

    /** Brings what was sent back onto the shelf; false, with nothing written, where it was received or cancelled already. */
    cancel: (end: TransferEnd, movements: readonly StockMovement[], event: AuditEvent): Promise<boolean> =>
      changeLedger(
        client,
        async (transaction) => {
          const { id, ...data } = end
          const where = { id, status: 'sent' as const }
          const { count } = await transaction.stockTransfer.updateMany({
            where,
            data: { ...data, status: 'cancelled' },
          })
          if (count === 0) return false
          await addMovements(transaction, movements)
          return true
        },
        event,
      ),

    /** A transfer from or to a facility, or null. */
    find: (facilityId: string, id: string) =>
      client.stockTransfer.findFirst({
        where: { id, OR: [{ fromFacilityId: facilityId }, { toFacilityId: facilityId }] },
        include: WHOLE,
      }),

    /** The transfers of a facility, the newest first; a cursor of none of them gives an empty page. */
    async page(facilityId: string, direction: 'outgoing' | 'incoming', { limit, cursor }: Page) {
      const where = ofFacility(facilityId, direction)
      const known = cursor === null || (await client.stockTransfer.findFirst({ where: { ...where, id: cursor } }))
      return known
        ? client.stockTransfer.findMany({
            where,
            include: WHOLE,
            orderBy: NEWEST_FIRST,
            take: limit,
            ...after(cursor),
          })
        : []
    },

    /** The units of each medicine that are on their way to a facility. */
    async incoming(facilityId: string): Promise<ReadonlyMap<string, number>> {
      const lines = await client.stockTransferLine.findMany({
        where: { transfer: { toFacilityId: facilityId, status: 'sent' } },
        select: { quantity: true, batch: { select: { medicineId: true } } },
      })
      const units = new Map<string, number>()
      for (const { quantity, batch } of lines) {
        units.set(batch.medicineId, (units.get(batch.medicineId) ?? 0) + quantity)
      }
      return units
    },
  }
}
