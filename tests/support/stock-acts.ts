import { newId } from '#api/platform/ids.ts'
import { sendGraphql } from '#tests/support/audited-acts.ts'
import type { Json, RestAnswer } from '#tests/support/caller.ts'
import { handOver } from '#tests/support/dispensed.ts'
import { createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { receive } from '#tests/support/stock.ts'
import {
  ADJUST_STOCK,
  adjustmentInput,
  CANCEL_STOCK_TRANSFER,
  EXPIRE_STOCK,
  RECALL_BATCH,
  RECEIVE_STOCK,
  RECEIVE_STOCK_TRANSFER,
  RECORD_STOCKTAKE,
  receiptInput,
  SET_MINIMUM_STOCK,
  send,
  TRANSFER_STOCK,
  transferInput,
} from '#tests/support/stock-change-requests.ts'
import type { Person, TestServer } from '#tests/support/test-server.ts'

/** What people do with the stock of a facility that leaves an event, each so many times with one id. */
export function stockWays(server: TestServer) {
  const { client } = server
  const keeper = (facilityId = HERE) => staffAt(server, 'pharmacist', facilityId)

  async function times(person: Person, query: string, variables: Record<string, unknown>, count: 1 | 2) {
    if (count === 2) await sendGraphql(person, query, variables)
    return sendGraphql(person, query, variables)
  }

  const medicine = async (): Promise<string> =>
    (await client.medicine.findUniqueOrThrow({ where: { code: 'zinc-dt-20' } })).id

  async function sent(): Promise<{ sender: Person; transfer: Json }> {
    const sender = await keeper()
    const input = transferInput(await receive(client, HERE))
    return { sender, transfer: await send(sender, TRANSFER_STOCK, { id: newId(), input }) }
  }

  return {
    receive: async (count: 1 | 2): Promise<RestAnswer> =>
      times(await keeper(), RECEIVE_STOCK, { id: newId(), input: receiptInput(await medicine()) }, count),
    setMinimum: async (count: 1 | 2) =>
      times(await keeper(), SET_MINIMUM_STOCK, { medicineId: await medicine(), minimumStock: 10 }, count),
    adjust: async (count: 1 | 2) =>
      times(await keeper(), ADJUST_STOCK, { id: newId(), input: adjustmentInput(await receive(client, HERE)) }, count),
    expire: async (count: 1 | 2) => {
      const batchId = await receive(client, HERE, { expiresOn: '2020-01-31' })
      return times(await keeper(), EXPIRE_STOCK, { id: newId(), batchId }, count)
    },
    count: async (count: 1 | 2) => {
      const input = { lines: [{ batchId: await receive(client, HERE), shown: 100, counted: 100 }] }
      return times(await keeper(), RECORD_STOCKTAKE, { id: newId(), input }, count)
    },
    transfer: async (count: 1 | 2) =>
      times(await keeper(), TRANSFER_STOCK, { id: newId(), input: transferInput(await receive(client, HERE)) }, count),
    receiveTransfer: async (count: 1 | 2) => {
      const { transfer } = await sent()
      const input = { lines: transfer.lines.map(({ id }: Json) => ({ lineId: id, received: 10 })) }
      return times(await keeper(NEARBY), RECEIVE_STOCK_TRANSFER, { id: transfer.id, input }, count)
    },
    cancelTransfer: async (count: 1 | 2) => {
      const { sender, transfer } = await sent()
      return times(sender, CANCEL_STOCK_TRANSFER, { id: transfer.id, reason: 'Not needed' }, count)
    },
    recall: async () => {
      const person = await keeper()
      const number = newId().toUpperCase()
      const batchId = await receive(client, HERE, { number })
      await handOver(client, {
        patientId: await createPatient(client, HERE),
        batchId,
        byId: person.userId,
        quantity: 3,
      })
      return sendGraphql(person, RECALL_BATCH, { batchNumber: number })
    },
    recallNothing: async () => sendGraphql(await keeper(), RECALL_BATCH, { batchNumber: newId() }),
  }
}

export type StockWays = ReturnType<typeof stockWays>
