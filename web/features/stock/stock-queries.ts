import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  AdjustStockMutation,
  AdjustStockMutationVariables,
  ExpireStockMutation,
  ExpireStockMutationVariables,
  StockInventoryQuery,
} from '#web/graphql/operations.ts'

/** A medicine of the facility, as its lists show it. */
export type StockItem = StockInventoryQuery['inventory'][number]

export const STOCK_INVENTORY: TypedDocumentNode<StockInventoryQuery> = gql`
  query StockInventory {
    inventory {
      medicineId
      name
      genericName
      form
      strength
      unit
      currentStock
      minimumStock
      expiredStock
      expiryDate
      expiresSoon
      status
      batches {
        id
        number
        expiresOn
        quantity
      }
    }
    orderSuggestion(months: 3) {
      id
      monthsOfStock
    }
  }
`

export const EXPIRE_STOCK: TypedDocumentNode<ExpireStockMutation, ExpireStockMutationVariables> = gql`
  mutation ExpireStock($id: ID!, $batchId: ID!) {
    expireStock(id: $id, batchId: $batchId) {
      ... on MedicineStock {
        id
      }
      ... on InvalidInput {
        message
        issues {
          field
          message
        }
      }
    }
  }
`

export const ADJUST_STOCK: TypedDocumentNode<AdjustStockMutation, AdjustStockMutationVariables> = gql`
  mutation AdjustStock($id: ID!, $input: StockAdjustmentInput!) {
    adjustStock(id: $id, input: $input) {
      ... on MedicineStock {
        id
      }
      ... on InvalidInput {
        message
        issues {
          field
          message
        }
      }
    }
  }
`
