import type { Actor } from '#api/access/actor.ts'
import { stockFacilityVisibleTo } from '#api/access/visible-to.ts'
import { authorise } from '#api/services/authorise.ts'
import type { ServiceContext } from '#api/services/context.ts'
import { parseInput } from '#api/services/parse-input.ts'
import {
  type NamedStocktake,
  type NamedTransfer,
  nameStocktakes,
  nameTransfers,
} from '#api/services/stock/stock-documents.ts'
import { PageInput, type PageRequest } from '#domain/input/page.ts'
import { TransferListInput, type TransferListRequest } from '#domain/input/stock.ts'

/**
 * The essential medicines that facilities can keep, by name.
 * @throws Unauthenticated, Forbidden
 */
export const listMedicines =
  ({ store }: ServiceContext) =>
  async (actor: Actor | null) => {
    authorise(actor, 'stock.read')
    return store.stockReports.medicines()
  }

/**
 * A page of the counts of one's facility, the newest first.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const stocktakesPage =
  ({ store }: ServiceContext) =>
  async (actor: Actor | null, sent: PageRequest): Promise<readonly NamedStocktake[]> => {
    const facilityId = stockFacilityVisibleTo(authorise(actor, 'stock.read'))
    const page = parseInput(PageInput, sent)
    return facilityId === null ? [] : nameStocktakes(store, await store.stocktakes.page(facilityId, page))
  }

/**
 * A page of the transfers from or to one's facility, the newest first.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const stockTransfersPage =
  ({ store }: ServiceContext) =>
  async (actor: Actor | null, sent: TransferListRequest): Promise<readonly NamedTransfer[]> => {
    const facilityId = stockFacilityVisibleTo(authorise(actor, 'stock.read'))
    const { direction, ...page } = parseInput(TransferListInput, sent)
    return facilityId === null ? [] : nameTransfers(store, await store.stockTransfers.page(facilityId, direction, page))
  }
