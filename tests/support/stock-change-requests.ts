import { newId } from '#api/platform/ids.ts'
import type { Caller, Json } from '#tests/support/caller.ts'
import { NEARBY } from '#tests/support/patients.ts'

const REFUSED = '... on Error { message } ... on InvalidInput { field issues { field message } }'

const MEDICINE_STOCK = `
  id
  item { code currentStock minimumStock status expiredStock batches { id number expiresOn quantity } }
  batches { id number expiresOn quantity expiry }
  history { day units }`

const TRANSFER = `
  id fromFacility toFacility status sentAt sentByName note endedAt endedByName endNote
  lines { id batchNumber expiresOn quantity receivedQuantity medicine { code } }`

const STOCKTAKE = `
  id at byName note lines { id batchId batchNumber expected counted reason words medicine { code } }`

export const RECEIVE_STOCK = `
  mutation ($id: ID!, $input: StockReceiptInput!) {
    receiveStock(id: $id, input: $input) { __typename ... on MedicineStock { ${MEDICINE_STOCK} } ${REFUSED} }
  }`

export const SET_MINIMUM_STOCK = `
  mutation ($medicineId: ID!, $minimumStock: Int!) {
    setMinimumStock(medicineId: $medicineId, minimumStock: $minimumStock) {
      __typename ... on MedicineStock { ${MEDICINE_STOCK} } ${REFUSED}
    }
  }`

export const ADJUST_STOCK = `
  mutation ($id: ID!, $input: StockAdjustmentInput!) {
    adjustStock(id: $id, input: $input) { __typename ... on MedicineStock { ${MEDICINE_STOCK} } ${REFUSED} }
  }`

export const EXPIRE_STOCK = `
  mutation ($id: ID!, $batchId: ID!) {
    expireStock(id: $id, batchId: $batchId) { __typename ... on MedicineStock { ${MEDICINE_STOCK} } ${REFUSED} }
  }`

export const RECORD_STOCKTAKE = `
  mutation ($id: ID!, $input: StocktakeInput!) {
    recordStocktake(id: $id, input: $input) {
      __typename ... on Stocktake { ${STOCKTAKE} } ${REFUSED} ... on StockMoved { batches { id number quantity } }
    }
  }`

export const TRANSFER_STOCK = `
  mutation ($id: ID!, $input: StockTransferInput!) {
    transferStock(id: $id, input: $input) { __typename ... on StockTransfer { ${TRANSFER} } ${REFUSED} }
  }`

export const RECEIVE_STOCK_TRANSFER = `
  mutation ($id: ID!, $input: StockTransferReceiptInput!) {
    receiveStockTransfer(id: $id, input: $input) { __typename ... on StockTransfer { ${TRANSFER} } ${REFUSED} }
  }`

export const CANCEL_STOCK_TRANSFER = `
  mutation ($id: ID!, $reason: String!) {
    cancelStockTransfer(id: $id, reason: $reason) { __typename ... on StockTransfer { ${TRANSFER} } ${REFUSED} }
  }`

export const STOCK_MEDICINES = 'query { stockMedicines { id code name genericName form strength unit } }'

export const MEDICINE_STOCK_QUERY = `
  query ($medicineId: ID!) { medicineStock(medicineId: $medicineId) { ${MEDICINE_STOCK} } }`

export const STOCK_LEDGER = `
  query ($medicineId: ID!, $limit: Int, $cursor: ID) {
    stockLedger(medicineId: $medicineId, limit: $limit, cursor: $cursor) {
      id batchNumber kind quantity at byName reason words otherFacility
    }
  }`

export const STOCKTAKES = `
  query ($limit: Int, $cursor: ID) { stocktakes(limit: $limit, cursor: $cursor) { ${STOCKTAKE} } }`

export const STOCK_TRANSFERS = `
  query ($direction: StockTransferDirection!, $limit: Int, $cursor: ID) {
    stockTransfers(direction: $direction, limit: $limit, cursor: $cursor) { ${TRANSFER} }
  }`

export const ORDER_SUGGESTION = `
  query ($months: Int) {
    orderSuggestion(months: $months) {
      id item { code currentStock } consumed reviewDays daysOutOfStock monthlyConsumption monthsOfStock incoming
      orderQuantity
    }
  }`

export const EXPIRING_STOCK = 'query { expiringStock { id number expiresOn quantity isExpired item { code name } } }'

export const RECALL_BATCH = `
  query ($batchNumber: String!) {
    recallBatch(batchNumber: $batchNumber) {
      batches { id number medicineId medicineName strength unit expiresOn quantity }
      patients {
        patientId firstName lastName dateOfBirth phone villageWard medicineName strength quantity at
      }
    }
  }`

/** What came of sending a mutation of the stock. */
export const send = async (caller: Caller, mutation: string, variables: Record<string, unknown>): Promise<Json> =>
  Object.values(await caller.data(mutation, variables))[0]

/** A batch that is received, of a medicine of the essential list. */
export const receiptInput = (medicineId: string, given: Record<string, unknown> = {}) => ({
  medicineId,
  batchNumber: `N${newId()}`,
  expiresOn: '2035-12-31',
  quantity: 100,
  ...given,
})

export const adjustmentInput = (batchId: string, given: Record<string, unknown> = {}) => ({
  batchId,
  change: -1,
  reason: 'DAMAGED',
  ...given,
})

/** So many units of a batch, on their way to another facility of the country. */
export const transferInput = (batchId: string, given: Record<string, unknown> = {}) => ({
  toFacilityId: NEARBY,
  lines: [{ batchId, quantity: 10 }],
  ...given,
})
