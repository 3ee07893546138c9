import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { STOCK_MESSAGES } from '#domain/input/stock-messages.ts'
import { ABROAD, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { expectNothingStored } from '#tests/support/row-counts.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { receive } from '#tests/support/stock.ts'
import {
  ADJUST_STOCK,
  adjustmentInput,
  EXPIRE_STOCK,
  MEDICINE_STOCK_QUERY,
  RECEIVE_STOCK,
  RECORD_STOCKTAKE,
  receiptInput,
  SET_MINIMUM_STOCK,
  STOCK_LEDGER,
  STOCKTAKES,
  send,
} from '#tests/support/stock-change-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

const TODAY = '2026-11-22'
let server: TestServer
let pharmacist: Person
let medicineId = ''
beforeAll(async () => {
  // A quarter to eleven at night in Nairobi.
  server = await startTestServer({ clock: settableClock(`${TODAY}T19:45:00.000Z`) })
  pharmacist = await staffAt(server, 'pharmacist')
  medicineId = (await server.client.medicine.findUniqueOrThrow({ where: { code: 'paracetamol-tab-500' } })).id
})
afterAll(() => server.close())

/** A batch that came the day before. */
const stocked = (facilityId: string, details: Parameters<typeof receive>[2] = {}) =>
  receive(server.client, facilityId, { at: new Date('2026-11-21T08:00:00.000Z'), ...details })
const leftOf = async (batchId: string): Promise<number> =>
  (await server.client.stockMovement.aggregate({ where: { batchId }, _sum: { quantity: true } }))._sum.quantity ?? 0
const says = (id: keyof typeof STOCK_MESSAGES) => ({ __typename: 'InvalidInput', message: STOCK_MESSAGES[id].en })

describe('Receiving stock', () => {
  it('makes a batch with the number in capital letters, which the facility keeps from then on', async () => {
    const input = receiptInput(medicineId, { batchNumber: ' pcm-77a ', quantity: 40, note: 'KEMSA' })
    const answer = await send(pharmacist, RECEIVE_STOCK, { id: newId(), input })
    const batch = answer.batches.find(({ number }: { number: string }) => number === 'PCM-77A')
    expect(batch).toMatchObject({ quantity: 40, expiresOn: '2035-12-31', expiry: 'USABLE' })
    const { stockLedger } = await pharmacist.data(STOCK_LEDGER, { medicineId, limit: 1 })
    expect(stockLedger).toMatchObject([
      { kind: 'RECEIVE', quantity: 40, batchNumber: 'PCM-77A', byName: 'Asha Juma', reason: null, words: 'KEMSA' },
    ])
    const kept = { facilityId_medicineId: { facilityId: HERE, medicineId } }
    expect(await server.client.facilityMedicine.findUnique({ where: kept })).not.toBeNull()
  })

  it('adds to a batch that is there, and refuses the number with another expiry day', async () => {
    const batchNumber = 'TWICE-1'
    await send(pharmacist, RECEIVE_STOCK, { id: newId(), input: receiptInput(medicineId, { batchNumber }) })
    const more = receiptInput(medicineId, { batchNumber: 'twice-1', quantity: 5 })
    const answer = await send(pharmacist, RECEIVE_STOCK, { id: newId(), input: more })
    expect(answer.batches).toContainEqual(expect.objectContaining({ number: batchNumber, quantity: 105 }))
    await expectNothingStored(server.client)
    const other = receiptInput(medicineId, { batchNumber, expiresOn: '2034-01-31' })
    expect(await send(pharmacist, RECEIVE_STOCK, { id: newId(), input: other })).toMatchObject({
      ...says('batch_other_expiry'),
      field: 'expiresOn',
    })
  })

  it.each([
    [{ expiresOn: '2026-11-21' }, 'expired_on_arrival'],
    [{ expiresOn: '2041-11-23' }, 'expiry_too_far'],
    [{ expiresOn: '31/12/2027' }, 'expiry_invalid'],
    [{ quantity: 0 }, 'quantity_invalid'],
    [{ quantity: 1_000_001 }, 'quantity_invalid'],
    [{ batchNumber: '  ' }, 'batch_number_required'],
    [{ medicineId: newId() }, 'medicine_unknown'],
  ] as const)('refuses %o', async (given, message) => {
    await expectNothingStored(server.client)
    expect(
      await send(pharmacist, RECEIVE_STOCK, { id: newId(), input: receiptInput(medicineId, given) }),
    ).toMatchObject(says(message))
  })

  it('takes what may be used today alone', async () => {
    const input = receiptInput(medicineId, { expiresOn: TODAY })
    expect(await send(pharmacist, RECEIVE_STOCK, { id: newId(), input })).toMatchObject({ __typename: 'MedicineStock' })
  })

  it('sent several times at once is there once, and the id is nobody else’s', async () => {
    const id = newId()
    const input = receiptInput(medicineId, { batchNumber: `S${id}`.toUpperCase() })
    const answers = await Promise.all([1, 2, 3].map(() => send(pharmacist, RECEIVE_STOCK, { id, input })))
    for (const answer of answers) expect(answer.__typename).toBe('MedicineStock')
    expect(await server.client.stockMovement.count({ where: { batch: { number: input.batchNumber } } })).toBe(1)
    const others = await staffAt(server, 'chw')
    await expectNothingStored(server.client)
    expect(await send(others, RECEIVE_STOCK, { id, input })).toMatchObject({ field: 'id' })
    const another = receiptInput(medicineId)
    expect(await send(pharmacist, RECEIVE_STOCK, { id, input: another })).toMatchObject({ field: 'id' })
  })

  it('of one new batch by several at once makes one batch', async () => {
    const batchNumber = `M${newId()}`.toUpperCase()
    await Promise.all(
      [1, 2, 3, 4].map(() =>
        send(pharmacist, RECEIVE_STOCK, { id: newId(), input: receiptInput(medicineId, { batchNumber }) }),
      ),
    )
    const [batch, ...more] = await server.client.batch.findMany({ where: { number: batchNumber } })
    expect(more).toEqual([])
    expect(await leftOf(batch?.id ?? '')).toBe(400)
  })

  it('is for somebody who works at a facility', async () => {
    const nowhere = await staffAt(server, 'chw', null)
    await expectNothingStored(server.client)
    expect(await send(nowhere, RECEIVE_STOCK, { id: newId(), input: receiptInput(medicineId) })).toMatchObject(
      says('stock_facility_needed'),
    )
  })
})

describe('The minimum stock', () => {
  it('is set, and changed, for one’s own facility', async () => {
    const away = await staffAt(server, 'chw', NEARBY)
    for (const minimumStock of [50, 20, 0]) {
      const answer = await send(away, SET_MINIMUM_STOCK, { medicineId, minimumStock })
      expect(answer.item).toMatchObject({ minimumStock, currentStock: 0, status: 'CRITICAL' })
    }
    expect(await send(away, SET_MINIMUM_STOCK, { medicineId, minimumStock: -1 })).toMatchObject(says('counted_invalid'))
  })
})

describe('Adjusting stock', () => {
  it.each([
    [{ change: -30, reason: 'LOST_OR_STOLEN', words: null }, 70],
    [{ change: 12, reason: 'FOUND', words: null }, 112],
    [{ change: -100, reason: 'MISCOUNT', words: null }, 0],
    [{ change: -1, reason: 'OTHER', words: 'Given to the school' }, 99],
  ])('%o leaves %i of 100', async (given, left) => {
    const batchId = await stocked(HERE)
    const input = adjustmentInput(batchId, given)
    expect(await send(pharmacist, ADJUST_STOCK, { id: newId(), input })).toMatchObject({ __typename: 'MedicineStock' })
    expect(await leftOf(batchId)).toBe(left)
    const { stockLedger } = await pharmacist.data(STOCK_LEDGER, { medicineId, limit: 1 })
    const { change: quantity, reason, words } = given
    expect(stockLedger).toMatchObject([{ kind: 'ADJUST', quantity, reason, words }])
  })

  it.each([
    [{ change: 0 }, 'change_invalid'],
    [{ change: 1 }, 'stock_reason_does_not_fit'],
    [{ change: -1, reason: 'FOUND' }, 'stock_reason_does_not_fit'],
    [{ reason: 'OTHER' }, 'stock_words_required'],
    [{ reason: 'OTHER', words: '  ' }, 'stock_words_required'],
    [{ change: -101 }, 'not_enough_stock'],
    [{ batchId: newId() }, 'batch_unknown'],
  ] as const)('refuses %o', async (given, message) => {
    const batchId = await stocked(HERE)
    await expectNothingStored(server.client)
    expect(await send(pharmacist, ADJUST_STOCK, { id: newId(), input: adjustmentInput(batchId, given) })).toMatchObject(
      says(message),
    )
  })

  it('never takes more than there is, however many do it at once', async () => {
    const batchId = await stocked(HERE, { movements: [['receive', 50]] })
    const people = [pharmacist, await staffAt(server, 'chw'), await staffAt(server, 'pharmacist')]
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => {
        const person = people[turn % people.length] ?? pharmacist
        return send(person, ADJUST_STOCK, { id: newId(), input: adjustmentInput(batchId, { change: -10 }) })
      }),
    )
    expect(answers.filter(({ __typename }) => __typename === 'MedicineStock')).toHaveLength(5)
    expect(await leftOf(batchId)).toBe(0)
  })

  it('sent twice changes the stock once, also when nothing would be left for the second', async () => {
    const batchId = await stocked(HERE)
    const sent = { id: newId(), input: adjustmentInput(batchId, { change: -80 }) }
    for (const answer of [await send(pharmacist, ADJUST_STOCK, sent), await send(pharmacist, ADJUST_STOCK, sent)]) {
      expect(answer.__typename).toBe('MedicineStock')
    }
    expect(await leftOf(batchId)).toBe(20)
    expect(await send(await staffAt(server, 'chw'), ADJUST_STOCK, sent)).toMatchObject({ field: 'id' })
  })
})

describe('Expired stock', () => {
  it('is taken off the shelf, all of it', async () => {
    const batchId = await stocked(HERE, { expiresOn: '2026-11-21', movements: [['receive', 9]] })
    const sent = { id: newId(), batchId }
    for (let time = 0; time < 2; time += 1) {
      expect((await send(pharmacist, EXPIRE_STOCK, sent)).__typename).toBe('MedicineStock')
    }
    expect(await leftOf(batchId)).toBe(0)
    expect(await send(pharmacist, EXPIRE_STOCK, { ...sent, id: newId() })).toMatchObject(says('batch_empty'))
  })

  it('is not what may still be used today', async () => {
    const batchId = await stocked(HERE, { expiresOn: TODAY })
    await expectNothingStored(server.client)
    expect(await send(pharmacist, EXPIRE_STOCK, { id: newId(), batchId })).toMatchObject(says('batch_not_expired'))
  })
})

describe('A stocktake', () => {
  it('writes an adjustment for each difference, and is listed', async () => {
    const same = await stocked(HERE)
    const fewer = await stocked(HERE)
    const more = await stocked(HERE)
    const id = newId()
    const input = {
      note: 'End of the month',
      lines: [
        { batchId: same, shown: 100, counted: 100 },
        { batchId: fewer, shown: 100, counted: 93, reason: 'LOST_OR_STOLEN' },
        { batchId: more, shown: 100, counted: 101, reason: 'OTHER', words: 'Behind the fridge' },
      ],
    }
    const answer = await send(pharmacist, RECORD_STOCKTAKE, { id, input })
    expect(answer).toMatchObject({ __typename: 'Stocktake', id, note: 'End of the month', byName: 'Asha Juma' })
    expect([await leftOf(same), await leftOf(fewer), await leftOf(more)]).toEqual([100, 93, 101])
    const movements = await server.client.stockMovement.findMany({ where: { sourceId: id } })
    expect(movements.map(({ kind, quantity }) => [kind, quantity])).toEqual(
      expect.arrayContaining([
        ['adjust', -7],
        ['adjust', 1],
      ]),
    )
    expect(movements).toHaveLength(2)
    const { stocktakes } = await pharmacist.data(STOCKTAKES, { limit: 1 })
    expect(stocktakes).toMatchObject([{ id }])
    expect(stocktakes[0].lines).toContainEqual(
      expect.objectContaining({
        batchId: more,
        expected: 100,
        counted: 101,
        reason: 'OTHER',
        words: 'Behind the fridge',
      }),
    )
    // Sent again it answers with the count, and changes nothing; the id is nobody else’s.
    const others = await staffAt(server, 'chw')
    await expectNothingStored(server.client)
    expect(await send(pharmacist, RECORD_STOCKTAKE, { id, input })).toMatchObject({ __typename: 'Stocktake', id })
    expect(await send(others, RECORD_STOCKTAKE, { id, input })).toMatchObject({ field: 'id' })
  })

  it('stores nothing where stock moved meanwhile, and says of which batches', async () => {
    const still = await stocked(HERE)
    const moved = await stocked(HERE, { number: `V${newId()}` })
    await send(pharmacist, ADJUST_STOCK, { id: newId(), input: adjustmentInput(moved, { change: -4 }) })
    await expectNothingStored(server.client)
    const input = {
      lines: [
        { batchId: still, shown: 100, counted: 90, reason: 'DAMAGED' },
        { batchId: moved, shown: 100, counted: 100 },
      ],
    }
    expect(await send(pharmacist, RECORD_STOCKTAKE, { id: newId(), input })).toMatchObject({
      __typename: 'StockMoved',
      batches: [{ id: moved, quantity: 96 }],
    })
  })

  it('needs a reason that fits for every difference, and each batch once', async () => {
    const batchId = await stocked(HERE)
    await expectNothingStored(server.client)
    const refusal = async (lines: readonly object[]) =>
      (await send(pharmacist, RECORD_STOCKTAKE, { id: newId(), input: { lines } })).message
    const line = { batchId, shown: 100, counted: 90 }
    expect(await refusal([line])).toBe(STOCK_MESSAGES.difference_reason.en)
    expect(await refusal([{ ...line, reason: 'FOUND' }])).toBe(STOCK_MESSAGES.stock_reason_does_not_fit.en)
    expect(await refusal([{ ...line, reason: 'OTHER' }])).toBe(STOCK_MESSAGES.stock_words_required.en)
    expect(await refusal([{ ...line, counted: -1, reason: 'DAMAGED' }])).toBe(STOCK_MESSAGES.counted_invalid.en)
    const twice = { ...line, counted: 100 }
    expect(await refusal([twice, { ...twice, batchId: batchId.toUpperCase() }])).toBe(STOCK_MESSAGES.batch_twice.en)
    expect(await refusal([])).toBe(STOCK_MESSAGES.lines_required.en)
  })

  it('of the same batches by two at once is stored once', async () => {
    const batchId = await stocked(HERE)
    const input = { lines: [{ batchId, shown: 100, counted: 60, reason: 'MISCOUNT' }] }
    const answers = await Promise.all([1, 2, 3].map(() => send(pharmacist, RECORD_STOCKTAKE, { id: newId(), input })))
    const kinds = answers.map(({ __typename }) => __typename)
    expect(kinds.filter((kind) => kind === 'Stocktake')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'StockMoved')).toHaveLength(2)
    expect(await leftOf(batchId)).toBe(60)
  })
})

describe('The ledger of a medicine', () => {
  it('is read a page at a time, of one’s own facility alone', async () => {
    const chw = await staffAt(server, 'chw', ABROAD)
    const { id: zinc } = await server.client.medicine.findUniqueOrThrow({ where: { code: 'zinc-dt-20' } })
    await stocked(ABROAD, {
      code: 'zinc-dt-20',
      movements: [
        ['receive', 30],
        ['dispense', -4],
        ['dispense', -6],
      ],
    })
    const page = async (person: Person, cursor: string | null) =>
      (await person.data(STOCK_LEDGER, { medicineId: zinc, limit: 2, cursor })).stockLedger
    const first = await page(chw, null)
    const second = await page(chw, first[1].id)
    expect([first.length, second.length]).toEqual([2, 1])
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(3)
    expect(await page(pharmacist, null)).toEqual([])
    expect(await page(pharmacist, first[0].id)).toEqual([])
    const { medicineStock } = await chw.data(MEDICINE_STOCK_QUERY, { medicineId: zinc })
    expect(medicineStock.item.currentStock).toBe(20)
    expect(medicineStock.history.at(-1)).toEqual({ day: TODAY, units: 20 })
    expect(await chw.data(MEDICINE_STOCK_QUERY, { medicineId: newId() })).toEqual({ medicineStock: null })
  })
})
