import type { AuditEvent } from '#api/store/audit.ts'
import type { Database, Prisma } from '#api/store/client.ts'
import { after, type Page } from '#api/store/paging.ts'
import { addMovements, changeLedger, type HeldBatch, holdBatches } from '#api/store/stock-ledger.ts'
import type { StockMovement, Stocktake, StocktakeLine } from '#prisma/generated/client/client.ts'

export type { Stocktake }

/** A count with what was counted and how it differed. */
const WHOLE = {
  lines: {
    include: { batch: { include: { medicine: true } } },
    orderBy: [{ batch: { number: 'asc' } }, { id: 'asc' }],
  },
} satisfies Prisma.StocktakeInclude

const NEWEST_FIRST = [{ at: 'desc' }, { id: 'desc' }] satisfies Prisma.StocktakeOrderByWithRelationInput[]

/** Counts of what is really on the shelf; the only writer of these tables. */
export function stocktakeStore({ client }: Pick<Database, 'client'>) {
  return {
    /**
     * Writes a count with a movement for each difference; false, with nothing written, where its id is taken.
     * @param decide the lines and movements, of the batches as they stand, which stay so meanwhile
     */
    record: (
      stocktake: Stocktake,
      batchIds: readonly string[],
      decide: (held: readonly HeldBatch[]) => { readonly lines: StocktakeLine[]; readonly movements: StockMovement[] },
      event: AuditEvent,
    ): Promise<boolean> =>
      changeLedger(
        client,
        async (transaction) => {
          const { id, facilityId } = stocktake
          const held = await holdBatches(transaction, facilityId, batchIds)
          if (await transaction.stocktake.findUnique({ where: { id }, select: { id: true } })) return false
          const { lines, movements } = decide(held)
          await transaction.stocktake.create({ data: stocktake, select: { id: true } })
          await transaction.stocktakeLine.createMany({ data: lines })
          await addMovements(transaction, movements)
          return true
        },
        event,
      ),

    /** A count of a facility, or null. */
    find: (facilityId: string, id: string) => client.stocktake.findFirst({ where: { id, facilityId }, include: WHOLE }),

    /** The counts of a facility, the newest first; a cursor of another facility gives an empty page. */
    async page(facilityId: string, { limit, cursor }: Page) {
      const known = cursor === null || (await client.stocktake.findFirst({ where: { id: cursor, facilityId } }))
      return known
        ? client.stocktake.findMany({
            where: { facilityId },
            include: WHOLE,
            orderBy: NEWEST_FIRST,
            take: limit,
            ...after(cursor),
          })
        : []
    },
  }
}
