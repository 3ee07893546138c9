import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { StockMovementKind } from '#prisma/generated/client/client.ts'
import { eventsOf } from '#tests/support/audit-trail.ts'
import { sendGraphql } from '#tests/support/audited-acts.ts'
import { handOver } from '#tests/support/dispensed.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { keep, receive } from '#tests/support/stock.ts'
import {
  EXPIRING_STOCK,
  MEDICINE_STOCK_QUERY,
  ORDER_SUGGESTION,
  RECALL_BATCH,
  STOCK_MEDICINES,
  send,
  TRANSFER_STOCK,
  transferInput,
} from '#tests/support/stock-change-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let pharmacist: Person
let medicineId = ''
beforeAll(async () => {
  server = await startTestServer({ clock: settableClock('2026-11-22T08:00:00.000Z') })
  pharmacist = await staffAt(server, 'pharmacist')
  medicineId = (await server.client.medicine.findUniqueOrThrow({ where: { code: 'paracetamol-tab-500' } })).id
  const { client } = server
  await keep(client, HERE, 'paracetamol-tab-500', 100)
  await keep(client, HERE, 'zinc-dt-20', 40)
  const batchId = await receive(client, HERE, { number: 'MAIN-1', expiresOn: '2028-01-31', movements: [] })
  // 92 days of August to October, of which 15 had none.
  const movements: [StockMovementKind, number, string][] = [
    ['receive', 400, '2026-06-01T08:00:00.000Z'],
    ['dispense', -100, '2026-08-10T08:00:00.000Z'],
    // Half past midnight of 1 September in Nairobi.
    ['dispense', -300, '2026-08-31T21:30:00.000Z'],
    ['receive', 500, '2026-09-17T08:00:00.000Z'],
    ['dispense', -120, '2026-10-05T08:00:00.000Z'],
    ['return', 20, '2026-10-06T08:00:00.000Z'],
    // This month does not count yet.
    ['dispense', -40, '2026-11-03T08:00:00.000Z'],
  ]
  await client.stockMovement.createMany({
    data: movements.map(([kind, quantity, at]) => ({ id: newId(), batchId, kind, quantity, at: new Date(at) })),
  })
  await receive(client, HERE, { number: 'SOON-1', expiresOn: '2027-02-20', movements: [['receive', 6]] })
  await receive(client, HERE, { number: 'LATER-1', expiresOn: '2027-02-21', movements: [['receive', 6]] })
  await receive(client, HERE, { number: 'OLD-1', expiresOn: '2026-11-21', movements: [['receive', 3]] })
  await receive(client, HERE, {
    number: 'GONE-1',
    expiresOn: '2026-11-21',
    movements: [
      ['receive', 3],
      ['expire', -3],
    ],
  })
})
afterAll(() => server.close())

describe('§9 Months of stock and what to order', () => {
  it('come from what was used while there was stock', async () => {
    const { orderSuggestion } = await pharmacist.data(ORDER_SUGGESTION)
    const [paracetamol, zinc] = orderSuggestion
    // 500 used in 3 months less 15 days without any: from the day after the last was given out to that of the next receipt.
    const monthly = 500 / (3 - 15 / 30.5)
    expect(paracetamol).toMatchObject({ consumed: 500, reviewDays: 92, daysOutOfStock: 15, incoming: 0 })
    expect(paracetamol.item.currentStock).toBe(372)
    expect(paracetamol.monthlyConsumption).toBeCloseTo(monthly, 6)
    expect(paracetamol.monthsOfStock).toBeCloseTo(372 / monthly, 6)
    expect(paracetamol.orderQuantity).toBe(Math.ceil(monthly * 3) - 372)
    // Nothing of it was used: nobody knows how long it lasts; ordered is up to the minimum.
    expect(zinc).toMatchObject({ consumed: 0, monthlyConsumption: null, monthsOfStock: null, orderQuantity: 40 })
    const longer = await pharmacist.data(ORDER_SUGGESTION, { months: 6 })
    expect(longer.orderSuggestion[0].orderQuantity).toBe(Math.ceil(monthly * 6) - 372)
    const { errors } = await pharmacist.graphql(ORDER_SUGGESTION, { months: 7 })
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })

  it('counts what is on its way', async () => {
    const batchId = await receive(server.client, NEARBY, { expiresOn: '2030-01-31' })
    const sender = await staffAt(server, 'chw', NEARBY)
    await send(sender, TRANSFER_STOCK, { id: newId(), input: transferInput(batchId, { toFacilityId: HERE }) })
    const { orderSuggestion } = await pharmacist.data(ORDER_SUGGESTION, { months: 1 })
    expect(orderSuggestion[0]).toMatchObject({ incoming: 10, orderQuantity: 0 })
    const more = await pharmacist.data(ORDER_SUGGESTION, { months: 3 })
    expect(more.orderSuggestion[0].orderQuantity).toBe(Math.ceil((500 / (3 - 15 / 30.5)) * 3) - 372 - 10)
  })

  it('are those of one’s own facility', async () => {
    for (const facilityId of [ABROAD, null]) {
      const elsewhere = await staffAt(server, 'chw', facilityId)
      expect(await elsewhere.data(ORDER_SUGGESTION)).toEqual({ orderSuggestion: [] })
      expect(await elsewhere.data(EXPIRING_STOCK)).toEqual({ expiringStock: [] })
    }
  })
})

describe('What expires', () => {
  it('within 90 days is listed, with what has and is still there, the first to expire first', async () => {
    const { expiringStock } = await pharmacist.data(EXPIRING_STOCK)
    expect(
      expiringStock.map(({ number, isExpired, quantity }: Record<string, unknown>) => [number, isExpired, quantity]),
    ).toEqual([
      ['OLD-1', true, 3],
      ['SOON-1', false, 6],
    ])
  })
})

describe('Stock over time', () => {
  it('is the sum of the ledger at the end of each day of the facility, for 12 months', async () => {
    const { medicineStock } = await pharmacist.data(MEDICINE_STOCK_QUERY, { medicineId })
    const { history } = medicineStock
    expect([history[0].day, history.at(-1).day, history.length]).toEqual(['2025-11-22', '2026-11-22', 366])
    const on = (day: string) => history.find((point: { day: string }) => point.day === day).units
    expect(['2026-05-31', '2026-06-01', '2026-08-31', '2026-09-01', '2026-10-06'].map(on)).toEqual([
      0, 400, 300, 0, 400,
    ])
    expect(medicineStock.batches.map(({ number }: { number: string }) => number)).toContain('GONE-1')
  })

  it('is nothing where nothing ever came', async () => {
    const { stockMedicines } = await pharmacist.data(STOCK_MEDICINES)
    const [first] = stockMedicines
    const { medicineStock } = await pharmacist.data(MEDICINE_STOCK_QUERY, { medicineId: first.id })
    expect(medicineStock).toMatchObject({ history: [], batches: [], item: { code: first.code, currentStock: 0 } })
  })
})

describe('§9 Recall of a batch', () => {
  it('names the patients who received it and did not bring all of it back, with an event for each', async () => {
    const { client } = server
    const number = 'RECALL-7'
    const batchId = await receive(client, HERE, { number })
    const kept = await createPatient(client, HERE, { firstName: 'Kept', phone: '+254700000001' })
    const merged = await createPatient(client, HERE, { firstName: 'Merged', mergedIntoId: kept })
    const other = await createPatient(client, HERE, { firstName: 'Other' })
    const byId = pharmacist.userId
    await handOver(client, { patientId: merged, batchId, byId, quantity: 12, returned: 2 })
    await handOver(client, { patientId: other, batchId, byId, quantity: 5 })
    await handOver(client, { patientId: other, batchId, byId, quantity: 8, returned: 8 })
    const answer = await sendGraphql(pharmacist, RECALL_BATCH, { batchNumber: ' recall-7 ' })
    const { batches, patients } = answer.body.data.recallBatch
    expect(batches).toMatchObject([{ id: batchId, number, quantity: 85, medicineName: 'Paracetamol' }])
    expect(
      patients
        .map(({ firstName, quantity, phone }: Record<string, unknown>) => [firstName, quantity, phone])
        .toSorted(),
    ).toEqual([
      ['Kept', 10, '+254700000001'],
      ['Other', 5, null],
    ])
    expect(patients[0]).toMatchObject({ villageWard: 'Ahero', dateOfBirth: '1992-04-09' })
    const events = await eventsOf(server, answer)
    expect(events.map(({ action }) => action)).toEqual(['stock.recall', 'stock.recall'])
    expect(new Set(events.map(({ personId }) => personId))).toEqual(new Set([kept, other]))
  })

  it('is that of one’s own facility, and takes the whole number', async () => {
    const nothing = { recallBatch: { batches: [], patients: [] } }
    const away = await staffAt(server, 'chw', NEARBY)
    expect(await away.data(RECALL_BATCH, { batchNumber: 'RECALL-7' })).toEqual(nothing)
    expect(await (await staffAt(server, 'chw', null)).data(RECALL_BATCH, { batchNumber: 'RECALL-7' })).toEqual(nothing)
    expect(await pharmacist.data(RECALL_BATCH, { batchNumber: 'RECALL' })).toEqual(nothing)
    const { errors } = await pharmacist.graphql(RECALL_BATCH, { batchNumber: ' ' })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'batchNumber' })
  })
})

describe('GET /api/inventory/{medicineId}/batches', () => {
  it('has the batches with the same figures as GraphQL', async () => {
    const { status, body } = await pharmacist.rest('GET', `/api/inventory/${medicineId}/batches`)
    expect(status).toBe(200)
    expect(body.find(({ batch_number: number }: { batch_number: string }) => number === 'OLD-1')).toEqual({
      batch_id: expect.any(String),
      batch_number: 'OLD-1',
      expiry_date: '2026-11-21',
      current_stock: 3,
      expired: true,
    })
    const { medicineStock } = await pharmacist.data(MEDICINE_STOCK_QUERY, { medicineId })
    expect(body.map((batch: Record<string, unknown>) => [batch['batch_id'], batch['current_stock']])).toEqual(
      medicineStock.batches.map(({ id, quantity }: Record<string, unknown>) => [id, quantity]),
    )
  })

  it('answers 404 where there is no such medicine, and 400 where it is no id', async () => {
    expect((await pharmacist.rest('GET', `/api/inventory/${newId()}/batches`)).status).toBe(404)
    expect((await pharmacist.rest('GET', '/api/inventory/paracetamol/batches')).status).toBe(400)
  })
})
