import { gql, type TypedDocumentNode } from '@apollo/client'
import type { StockTransfersQuery, StockTransfersQueryVariables } from '#web/graphql/operations.ts'

export type Transfer = StockTransfersQuery['stockTransfers'][number]

/** How many transfers are fetched: of the newest, for what is older has ended. */
export const TRANSFERS_SHOWN = 50

export const STOCK_TRANSFERS: TypedDocumentNode<StockTransfersQuery, StockTransfersQueryVariables> = gql`
  query StockTransfers($direction: StockTransferDirection!, $limit: Int!) {
    stockTransfers(direction: $direction, limit: $limit) {
      id
      fromFacility
      toFacility
      status
      sentAt
      sentByName
      note
      endedAt
      endedByName
      endNote
      lines {
        id
        batchNumber
        quantity
        receivedQuantity
        medicine {
          id
          name
          strength
          unit
        }
      }
    }
  }
`
