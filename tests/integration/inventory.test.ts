import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MEDICINES_LISTED } from '#domain/vocabulary/medicines.ts'
import type { Json } from '#tests/support/caller.ts'
import { ABROAD, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { type SettableClock, settableClock } from '#tests/support/settable-clock.ts'
import { keep, receive } from '#tests/support/stock.ts'
import { INVENTORY } from '#tests/support/stock-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let clock: SettableClock
let pharmacist: Person
beforeAll(async () => {
  // Half an hour before midnight in Nairobi.
  clock = settableClock('2026-11-21T20:30:00.000Z')
  server = await startTestServer({ clock })
  pharmacist = await staffAt(server, 'pharmacist')
  const { client } = server
  await keep(client, HERE, 'paracetamol-tab-500', 100)
  await receive(client, HERE, {
    number: 'P-1',
    expiresOn: '2027-12-31',
    movements: [
      ['receive', 300],
      ['dispense', -180],
      ['return', 5],
      ['adjust', -5],
    ],
  })
  await receive(client, HERE, { number: 'P-2', expiresOn: '2026-11-21', movements: [['receive', 40]] })
  await keep(client, HERE, 'amoxicillin-cap-500', 100)
  await receive(client, HERE, { code: 'amoxicillin-cap-500', expiresOn: '2028-01-31', movements: [['receive', 60]] })
  await keep(client, HERE, 'zinc-dt-20', 100)
  // Kept by nobody, but there.
  await receive(client, HERE, { code: 'oxytocin-inj-10', expiresOn: '2026-11-20', movements: [['receive', 7]] })
  await receive(client, NEARBY, { code: 'metformin-tab-500' })
})
afterAll(() => server.close())

const inventoryOf = async (person: Person): Promise<Json[]> => (await person.data(INVENTORY)).inventory
const shortly = (items: readonly Json[]) =>
  Object.fromEntries(
    items.map(({ code, currentStock, status, expiryDate }) => [code, [currentStock, status, expiryDate]]),
  )

describe('§3 Inventory', () => {
  it('knows every essential medicine, whoever keeps it', async () => {
    expect(await server.client.medicine.count()).toBe(MEDICINES_LISTED.length)
    const [first] = MEDICINES_LISTED
    if (!first) throw new Error('There are no medicines')
    const { knownAs: _, ...listed } = first
    expect(await server.client.medicine.findUnique({ where: { code: first.code } })).toMatchObject(listed)
  })

  it('is the sum of what came and went at the facility, a batch counting until the end of its last day', async () => {
    expect(shortly(await inventoryOf(pharmacist))).toEqual({
      'amoxicillin-cap-500': [60, 'LOW', '2028-01-31'],
      'oxytocin-inj-10': [0, 'CRITICAL', null],
      'paracetamol-tab-500': [160, 'ADEQUATE', '2026-11-21'],
      'zinc-dt-20': [0, 'CRITICAL', null],
    })
  })

  it('leaves a batch out from midnight where the facility is', async () => {
    clock.advance({ seconds: 31 * 60 })
    const [, , paracetamol] = await inventoryOf(pharmacist)
    expect(paracetamol).toMatchObject({
      currentStock: 120,
      expiredStock: 40,
      expiryDate: '2027-12-31',
      expiresSoon: false,
      needsAttention: true,
    })
  })

  it('is ordered by name, and says what is counted', async () => {
    const items = await inventoryOf(pharmacist)
    expect(items.map(({ name }) => name)).toEqual(['Amoxicillin', 'Oxytocin', 'Paracetamol', 'Zinc'])
    expect(items[2]).toMatchObject({ genericName: 'Paracetamol', form: 'TABLET', strength: '500 mg', unit: 'TABLET' })
  })

  it('has the specification’s fields over REST, with the same figures', async () => {
    const { status, body } = await pharmacist.rest('GET', '/api/inventory')
    expect(status).toBe(200)
    expect(body[0]).toEqual({
      medication_id: expect.any(String),
      medication_code: 'amoxicillin-cap-500',
      medication_name: 'Amoxicillin',
      generic_name: 'Amoxicillin',
      form: 'capsule',
      strength: '500 mg',
      unit: 'capsule',
      current_stock: 60,
      minimum_stock: 100,
      expired_stock: 0,
      expiry_date: '2028-01-31',
      expires_soon: false,
      status: 'low',
    })
    const graphql = await inventoryOf(pharmacist)
    expect(body.map((item: Json) => [item.medication_id, item.current_stock, item.status])).toEqual(
      graphql.map((item) => [item.medicineId, item.currentStock, item.status.toLowerCase()]),
    )
  })

  it('is that of one’s own facility alone, and empty where it has nothing or one works at none', async () => {
    expect(Object.keys(shortly(await inventoryOf(await staffAt(server, 'chw', NEARBY))))).toEqual(['metformin-tab-500'])
    expect(await inventoryOf(await staffAt(server, 'chw', ABROAD))).toEqual([])
    expect(await inventoryOf(await staffAt(server, 'chw', null))).toEqual([])
  })
})

describe('The stock ledger', () => {
  it.each(['UPDATE "StockMovement" SET quantity = 1', 'DELETE FROM "StockMovement"', 'TRUNCATE "StockMovement"'])(
    'refuses %s, of a superuser too',
    async (statement) => {
      const before = await server.client.stockMovement.findMany({ orderBy: { id: 'asc' } })
      expect(before.length).toBeGreaterThan(0)
      // Permission is denied to the owner of the table, the trigger refuses everybody else.
      await expect(server.client.$executeRawUnsafe(statement)).rejects.toThrow(/append-only|permission denied/)
      expect(await server.client.stockMovement.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
    },
  )
})
