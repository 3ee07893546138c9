import type { Store } from '#api/store/store.ts'
import { dayOfUtc } from '#domain/time/local-day.ts'

type StoredStocktake = NonNullable<Awaited<ReturnType<Store['stocktakes']['find']>>>
type StoredTransfer = NonNullable<Awaited<ReturnType<Store['stockTransfers']['find']>>>

/** A count or a transfer as it is stored, with the names of the people who made it. */
export type NamedStocktake = StoredStocktake & { readonly byName: string }
export type NamedTransfer = StoredTransfer & { readonly sentByName: string; readonly endedByName: string | null }

/** What a line of a count or a transfer is of. */
export const lineOf = ({ batch }: StoredStocktake['lines'][number] | StoredTransfer['lines'][number]) => ({
  batchId: batch.id,
  batchNumber: batch.number,
  expiresOn: dayOfUtc(batch.expiresOn),
  medicine: batch.medicine,
})

/** The name of somebody whose account is gone. */
const NOBODY = '–'

export async function nameStocktakes(
  { stockReports }: Pick<Store, 'stockReports'>,
  stocktakes: readonly StoredStocktake[],
): Promise<readonly NamedStocktake[]> {
  const names = await stockReports.namesOf(stocktakes.map(({ byId }) => byId))
  return stocktakes.map((stocktake) => ({ ...stocktake, byName: names.get(stocktake.byId) ?? NOBODY }))
}

export async function nameTransfers(
  { stockReports }: Pick<Store, 'stockReports'>,
  transfers: readonly StoredTransfer[],
): Promise<readonly NamedTransfer[]> {
  const names = await stockReports.namesOf(
    transfers.flatMap(({ sentById, endedById }) => (endedById === null ? [sentById] : [sentById, endedById])),
  )
  return transfers.map((transfer) => ({
    ...transfer,
    sentByName: names.get(transfer.sentById) ?? NOBODY,
    endedByName: transfer.endedById === null ? null : (names.get(transfer.endedById) ?? NOBODY),
  }))
}
