import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { STOCK_MESSAGES } from '#domain/input/stock-messages.ts'
import type { Json } from '#tests/support/caller.ts'
import { ABROAD, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { expectNothingStored } from '#tests/support/row-counts.ts'
import { receive } from '#tests/support/stock.ts'
import {
  CANCEL_STOCK_TRANSFER,
  RECEIVE_STOCK_TRANSFER,
  STOCK_LEDGER,
  STOCK_TRANSFERS,
  send,
  TRANSFER_STOCK,
  transferInput,
} from '#tests/support/stock-change-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let sender: Person
let receiver: Person
beforeAll(async () => {
  server = await startTestServer()
  sender = await staffAt(server, 'pharmacist')
  receiver = await staffAt(server, 'chw', NEARBY)
})
afterAll(() => server.close())

const leftOf = async (batchId: string): Promise<number> =>
  (await server.client.stockMovement.aggregate({ where: { batchId }, _sum: { quantity: true } }))._sum.quantity ?? 0
const says = (id: keyof typeof STOCK_MESSAGES) => ({ __typename: 'InvalidInput', message: STOCK_MESSAGES[id].en })
const receiptOf = ({ lines }: Json, received: number, note?: string) => ({
  lines: lines.map(({ id }: Json) => ({ lineId: id, received })),
  note,
})
/** A batch of 100 of which 10 are on their way. */
async function onTheWay(number: string = newId().toUpperCase()): Promise<{ batchId: string; transfer: Json }> {
  const batchId = await receive(server.client, HERE, { number, expiresOn: '2035-06-30' })
  return { batchId, transfer: await send(sender, TRANSFER_STOCK, { id: newId(), input: transferInput(batchId) }) }
}
/** The batch of this number at the receiving facility. */
const thereOf = (number: string) => server.client.batch.findFirst({ where: { facilityId: NEARBY, number } })

describe('A transfer', () => {
  it('leaves the shelf at once, and comes to a batch of the same number and day where it is received', async () => {
    const { batchId, transfer } = await onTheWay('TR-1')
    expect(transfer).toMatchObject({ __typename: 'StockTransfer', status: 'SENT', sentByName: 'Asha Juma' })
    expect(await leftOf(batchId)).toBe(90)
    expect(await thereOf('TR-1')).toBeNull()
    const { stockTransfers } = await receiver.data(STOCK_TRANSFERS, { direction: 'INCOMING', limit: 1 })
    expect(stockTransfers).toMatchObject([{ id: transfer.id, lines: [{ quantity: 10, receivedQuantity: null }] }])
    const input = receiptOf(transfer, 10)
    const received = await send(receiver, RECEIVE_STOCK_TRANSFER, { id: transfer.id, input })
    expect(received).toMatchObject({ status: 'RECEIVED', endNote: null, lines: [{ receivedQuantity: 10 }] })
    const there = await thereOf('TR-1')
    expect(there?.expiresOn).toEqual(new Date('2035-06-30'))
    expect(await leftOf(there?.id ?? '')).toBe(10)
    const { stockLedger } = await receiver.data(STOCK_LEDGER, { medicineId: there?.medicineId, limit: 1 })
    expect(stockLedger).toMatchObject([{ kind: 'TRANSFER_IN', quantity: 10, otherFacility: transfer.fromFacility }])
    // Received again with the same counts it changes nothing; with others it is refused.
    await expectNothingStored(server.client)
    expect(await send(receiver, RECEIVE_STOCK_TRANSFER, { id: transfer.id, input })).toMatchObject({
      status: 'RECEIVED',
    })
    const fewer = receiptOf(transfer, 9, 'One was broken')
    expect(await send(receiver, RECEIVE_STOCK_TRANSFER, { id: transfer.id, input: fewer })).toMatchObject(
      says('transfer_moved'),
    )
    expect(await send(sender, CANCEL_STOCK_TRANSFER, { id: transfer.id, reason: 'Wrong' })).toMatchObject(
      says('transfer_moved'),
    )
  })

  it('of which less arrives keeps the loss with its words', async () => {
    const { transfer } = await onTheWay('TR-2')
    const silent = await send(receiver, RECEIVE_STOCK_TRANSFER, { id: transfer.id, input: receiptOf(transfer, 7) })
    expect(silent).toMatchObject({ ...says('loss_words_required'), field: 'note' })
    const input = receiptOf(transfer, 7, 'Three were broken')
    const received = await send(receiver, RECEIVE_STOCK_TRANSFER, { id: transfer.id, input })
    expect(received).toMatchObject({
      endNote: 'Three were broken',
      lines: [{ quantity: 10, receivedQuantity: 7 }],
    })
    expect(await leftOf((await thereOf('TR-2'))?.id ?? '')).toBe(7)
  })

  it('that never arrives makes no batch', async () => {
    const { transfer } = await onTheWay('TR-3')
    const input = receiptOf(transfer, 0, 'The bus was robbed')
    expect(await send(receiver, RECEIVE_STOCK_TRANSFER, { id: transfer.id, input })).toMatchObject({
      status: 'RECEIVED',
    })
    expect(await thereOf('TR-3')).toBeNull()
  })

  it('that is taken back is on the shelf again, once', async () => {
    const { batchId, transfer } = await onTheWay()
    const cancel = { id: transfer.id, reason: 'The car did not come' }
    for (let time = 0; time < 2; time += 1) {
      expect(await send(sender, CANCEL_STOCK_TRANSFER, cancel)).toMatchObject({
        status: 'CANCELLED',
        endNote: 'The car did not come',
      })
    }
    expect(await leftOf(batchId)).toBe(100)
    expect(
      await send(receiver, RECEIVE_STOCK_TRANSFER, { id: transfer.id, input: receiptOf(transfer, 10) }),
    ).toMatchObject(says('transfer_moved'))
  })

  it('that is received and taken back at once is one of the two, and no unit is there twice', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const number = newId().toUpperCase()
      const { batchId, transfer } = await onTheWay(number)
      const [received, cancelled] = await Promise.all([
        send(receiver, RECEIVE_STOCK_TRANSFER, { id: transfer.id, input: receiptOf(transfer, 10) }),
        send(sender, CANCEL_STOCK_TRANSFER, { id: transfer.id, reason: 'Too late' }),
      ])
      const done = [received, cancelled].filter(({ __typename }) => __typename === 'StockTransfer')
      expect(done).toHaveLength(1)
      const there = await thereOf(number)
      expect((await leftOf(batchId)) + (there ? await leftOf(there.id) : 0)).toBe(100)
    }
  })

  it('never takes more than there is, however many are sent at once', async () => {
    const batchId = await receive(server.client, HERE, { movements: [['receive', 35]] })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(sender, TRANSFER_STOCK, { id: newId(), input: transferInput(batchId) })),
    )
    expect(answers.filter(({ __typename }) => __typename === 'StockTransfer')).toHaveLength(3)
    expect(await leftOf(batchId)).toBe(5)
  })

  it('sent twice is there once, and its id is nobody else’s', async () => {
    const batchId = await receive(server.client, HERE)
    const sent = { id: newId(), input: transferInput(batchId) }
    const other = await staffAt(server, 'chw')
    const answers = await Promise.all([1, 2].map(() => send(sender, TRANSFER_STOCK, sent)))
    for (const answer of answers) expect(answer).toMatchObject({ __typename: 'StockTransfer', id: sent.id })
    expect(await leftOf(batchId)).toBe(90)
    await expectNothingStored(server.client)
    expect(await send(other, TRANSFER_STOCK, sent)).toMatchObject({ field: 'id' })
  })

  it('goes to another facility of the same country, with what has not expired', async () => {
    const batchId = await receive(server.client, HERE)
    const expired = await receive(server.client, HERE, { expiresOn: '2020-01-31' })
    await expectNothingStored(server.client)
    const refusal = (given: Record<string, unknown>) =>
      send(sender, TRANSFER_STOCK, { id: newId(), input: transferInput(batchId, given) })
    expect(await refusal({ toFacilityId: HERE })).toMatchObject(says('transfer_own_facility'))
    expect(await refusal({ toFacilityId: ABROAD })).toMatchObject(says('transfer_other_country'))
    expect(await refusal({ toFacilityId: newId() })).toMatchObject({ field: 'toFacilityId' })
    expect(await refusal({ lines: [{ batchId: expired, quantity: 1 }] })).toMatchObject(says('batch_has_expired'))
    expect(await refusal({ lines: [{ batchId, quantity: 101 }] })).toMatchObject(says('not_enough_stock'))
    expect(await refusal({ lines: [{ batchId: newId(), quantity: 1 }] })).toMatchObject(says('batch_unknown'))
    expect(await refusal({ lines: [] })).toMatchObject(says('lines_required'))
  })

  it('is not received where the batch number is known with another day, and stays on its way', async () => {
    await receive(server.client, NEARBY, { number: 'TR-9', expiresOn: '2031-01-31' })
    const { transfer } = await onTheWay('TR-9')
    await expectNothingStored(server.client)
    expect(
      await send(receiver, RECEIVE_STOCK_TRANSFER, { id: transfer.id, input: receiptOf(transfer, 10) }),
    ).toMatchObject(says('batch_other_expiry'))
    const { stockTransfers } = await sender.data(STOCK_TRANSFERS, { direction: 'OUTGOING', limit: 1 })
    expect(stockTransfers).toMatchObject([{ id: transfer.id, status: 'SENT' }])
  })

  it('is counted whole, no line above what was sent', async () => {
    const { transfer } = await onTheWay()
    const refusal = async (input: object) =>
      (await send(receiver, RECEIVE_STOCK_TRANSFER, { id: transfer.id, input })).message
    expect(await refusal(receiptOf(transfer, 11))).toBe(STOCK_MESSAGES.received_more_than_sent.en)
    expect(await refusal({ lines: [{ lineId: newId(), received: 1 }] })).toBe(STOCK_MESSAGES.transfer_lines.en)
    expect(await refusal({ lines: [] })).toBe(STOCK_MESSAGES.transfer_lines.en)
  })

  it('is nobody’s but the two facilities’, each on its side', async () => {
    const { transfer } = await onTheWay()
    const stranger = await staffAt(server, 'pharmacist', ABROAD)
    const receipt = { id: transfer.id, input: receiptOf(transfer, 10) }
    const cancel = { id: transfer.id, reason: 'Mine' }
    for (const [person, mutation, sent] of [
      [stranger, RECEIVE_STOCK_TRANSFER, receipt],
      [sender, RECEIVE_STOCK_TRANSFER, receipt],
      [stranger, CANCEL_STOCK_TRANSFER, cancel],
      [receiver, CANCEL_STOCK_TRANSFER, cancel],
    ] as const) {
      expect(await send(person, mutation, sent)).toMatchObject({ __typename: 'NotFound' })
    }
    const { stockTransfers } = await stranger.data(STOCK_TRANSFERS, { direction: 'INCOMING' })
    expect(stockTransfers).toEqual([])
    const ofStranger = await stranger.data(STOCK_TRANSFERS, { direction: 'OUTGOING', cursor: transfer.id })
    expect(ofStranger.stockTransfers).toEqual([])
  })
})
