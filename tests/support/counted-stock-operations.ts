import { newId } from '#api/platform/ids.ts'
import { type CountedOperation, type CountedWorld, graphql, PAGE, rest } from '#tests/support/counted-operation.ts'
import { HERE, NEARBY } from '#tests/support/patients.ts'
import { receive } from '#tests/support/stock.ts'
import {
  ADJUST_STOCK,
  adjustmentInput,
  CANCEL_STOCK_TRANSFER,
  EXPIRE_STOCK,
  EXPIRING_STOCK,
  MEDICINE_STOCK_QUERY,
  ORDER_SUGGESTION,
  RECALL_BATCH,
  RECEIVE_STOCK,
  RECEIVE_STOCK_TRANSFER,
  RECORD_STOCKTAKE,
  receiptInput,
  SET_MINIMUM_STOCK,
  STOCK_LEDGER,
  STOCK_MEDICINES,
  STOCK_TRANSFERS,
  STOCKTAKES,
  TRANSFER_STOCK,
  transferInput,
} from '#tests/support/stock-change-requests.ts'
import { CHW_DASHBOARD, INVENTORY } from '#tests/support/stock-requests.ts'

const medicineOf = async ({ server }: CountedWorld): Promise<string> =>
  (await server.client.medicine.findUniqueOrThrow({ where: { code: 'paracetamol-tab-500' } })).id

/** A transfer of 10 units of a new batch, from one facility to another. */
async function transferOf({ server: { client }, worker }: CountedWorld, fromFacilityId: string, toFacilityId: string) {
  const batchId = await receive(client, fromFacilityId)
  const [id, lineId] = [newId(), newId()]
  const sent = { status: 'sent', sentAt: new Date(), sentById: worker.userId } as const
  const lines = { create: { id: lineId, batchId, quantity: 10 } }
  await client.stockTransfer.create({ data: { id, fromFacilityId, toFacilityId, ...sent, lines } })
  return { id, lineId }
}

/** The calls about what a facility has and has done. */
export const STOCK_OPERATIONS: readonly CountedOperation[] = [
  {
    name: 'GET /api/inventory',
    statements: 3,
    ready:
      ({ worker }) =>
      () =>
        rest(worker, 'GET', '/api/inventory'),
  },
  {
    name: 'inventory',
    statements: 3,
    ready:
      ({ worker }) =>
      () =>
        graphql(worker, INVENTORY),
  },
  {
    name: 'chwDashboard',
    statements: 4,
    ready:
      ({ worker }) =>
      () =>
        graphql(worker, CHW_DASHBOARD),
  },
  {
    name: 'GET /api/inventory/:medicineId/batches',
    statements: 6,
    ready: async (world) => {
      const medicineId = await medicineOf(world)
      return () => rest(world.worker, 'GET', `/api/inventory/${medicineId}/batches`)
    },
  },
  {
    name: 'stockMedicines',
    statements: 2,
    ready:
      ({ worker }) =>
      () =>
        graphql(worker, STOCK_MEDICINES),
  },
  {
    name: 'medicineStock',
    statements: 6,
    ready: async (world) => {
      const medicineId = await medicineOf(world)
      return () => graphql(world.worker, MEDICINE_STOCK_QUERY, { medicineId })
    },
  },
  {
    name: 'stockLedger',
    statements: 2,
    ready: async (world) => {
      const medicineId = await medicineOf(world)
      return () => graphql(world.worker, STOCK_LEDGER, { medicineId, ...PAGE })
    },
  },
  {
    name: 'stocktakes',
    statements: 3,
    ready:
      ({ worker }) =>
      () =>
        graphql(worker, STOCKTAKES, PAGE),
  },
  {
    name: 'stockTransfers',
    statements: 3,
    ready:
      ({ worker }) =>
      () =>
        graphql(worker, STOCK_TRANSFERS, { direction: 'OUTGOING', ...PAGE }),
  },
  {
    name: 'orderSuggestion',
    statements: 5,
    ready:
      ({ worker }) =>
      () =>
        graphql(worker, ORDER_SUGGESTION),
  },
  {
    name: 'expiringStock',
    statements: 3,
    ready:
      ({ worker }) =>
      () =>
        graphql(worker, EXPIRING_STOCK),
  },
  {
    name: 'recallBatch',
    statements: 4,
    ready:
      ({ worker }) =>
      () =>
        graphql(worker, RECALL_BATCH, { batchNumber: 'A-1' }),
  },
  {
    name: 'receiveStock',
    statements: 17,
    ready: async (world) => {
      const input = receiptInput(await medicineOf(world))
      return () => graphql(world.worker, RECEIVE_STOCK, { id: newId(), input })
    },
  },
  {
    name: 'setMinimumStock',
    statements: 11,
    ready: async (world) => {
      const medicineId = await medicineOf(world)
      return () => graphql(world.worker, SET_MINIMUM_STOCK, { medicineId, minimumStock: 10 })
    },
  },
  {
    name: 'adjustStock',
    statements: 13,
    ready: async (world) => {
      const input = adjustmentInput(await receive(world.server.client, HERE))
      return () => graphql(world.worker, ADJUST_STOCK, { id: newId(), input })
    },
  },
  {
    name: 'expireStock',
    statements: 14,
    ready: async (world) => {
      const batchId = await receive(world.server.client, HERE, { expiresOn: '2020-01-31' })
      return () => graphql(world.worker, EXPIRE_STOCK, { id: newId(), batchId })
    },
  },
  {
    name: 'recordStocktake',
    statements: 12,
    ready: async (world) => {
      const batchId = await receive(world.server.client, HERE)
      return () =>
        graphql(world.worker, RECORD_STOCKTAKE, {
          id: newId(),
          input: { lines: [{ batchId, shown: 100, counted: 90, reason: 'DAMAGED' }] },
        })
    },
  },
  {
    name: 'transferStock',
    statements: 14,
    ready: async (world) => {
      const input = transferInput(await receive(world.server.client, HERE))
      return () => graphql(world.worker, TRANSFER_STOCK, { id: newId(), input })
    },
  },
  {
    name: 'receiveStockTransfer',
    statements: 13,
    ready: async (world) => {
      const { id, lineId } = await transferOf(world, NEARBY, HERE)
      return () => graphql(world.worker, RECEIVE_STOCK_TRANSFER, { id, input: { lines: [{ lineId, received: 10 }] } })
    },
  },
  {
    name: 'cancelStockTransfer',
    statements: 9,
    ready: async (world) => {
      const { id } = await transferOf(world, HERE, NEARBY)
      return () => graphql(world.worker, CANCEL_STOCK_TRANSFER, { id, reason: 'Not needed' })
    },
  },
]
