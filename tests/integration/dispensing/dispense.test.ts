import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { addDays, dayAt } from '#domain/time/local-day.ts'
import { FACILITIES } from '#prisma/seed/facilities.ts'
import type { Json } from '#tests/support/caller.ts'
import { createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import {
  advance,
  createPrescription,
  DISPENSE,
  DISPENSING_OF,
  dispense,
  kindsOf,
  lineOf,
  PRESCRIPTION_OF,
  STOCKED_BATCHES,
} from '#tests/support/prescription-requests.ts'
import { expectNothingStored } from '#tests/support/row-counts.ts'
import { receive } from '#tests/support/stock.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

const INSUFFICIENT = 'Cannot dispense: Insufficient stock or expired medications'
/** Each test takes a medicine of its own, so that none counts another's units. */
const CODES = [
  'zinc-dt-20',
  'amlodipine-tab-5',
  'metformin-tab-500',
  'iron-folic-acid-tab',
  'al-tab-20-120',
  'amoxicillin-dt-250',
] as const

let server: TestServer
let pharmacist: Person
let chw: Person
let clinician: Person
beforeAll(async () => {
  server = await startTestServer()
  pharmacist = await staffAt(server, 'pharmacist')
  chw = await staffAt(server, 'chw')
  clinician = await staffAt(server, 'clinician')
})
afterAll(() => server.close())

const today = () => dayAt('Africa/Nairobi', new Date())

/** An adult without alerts, so that the check has nothing to stop. */
const adult = () =>
  createPatient(server.client, HERE, { dateOfBirth: '1980-02-01' }).then(async (id) => {
    await server.client.patient.update({ where: { id }, data: { gender: 'male', medicalAlerts: [] } })
    return id
  })

type Lines = NonNullable<Parameters<typeof createPrescription>[1]['lines']>

async function ready(lines?: Lines, facilityId = HERE) {
  const patientId = await adult()
  return createPrescription(server.client, { patientId, facilityId, prescribedById: chw.userId, lines })
}

/** What the ledger says is left of a batch. */
const leftOf = async (batchId: string): Promise<number> => {
  const { _sum } = await server.client.stockMovement.aggregate({ where: { batchId }, _sum: { quantity: true } })
  return _sum.quantity ?? 0
}

const of = (code: string, quantity: number | null = 10, durationDays: number | null = 5): Lines => [
  { code, quantity, durationDays },
]

describe('§5 Dispensing', () => {
  it('takes what was prescribed off the shelf, says who and of which batch, and ends the prescription', async () => {
    const batch = await receive(server.client, HERE, { code: CODES[0], number: 'ZN-1', expiresOn: '2099-01-31' })
    const { id, itemIds, medicineIds } = await ready(of(CODES[0]))
    const receipt = await dispense(pharmacist, id, [lineOf(itemIds[0], medicineIds[0], [batch, 10])])
    expect(receipt).toMatchObject({
      __typename: 'Dispensing',
      receiptNumber: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{5}$/),
      reason: null,
      facility: { id: HERE },
      prescription: { status: 'DISPENSED', steps: [{ kind: 'DISPENSED' }] },
      items: [{ quantity: 10, returned: 0, batchNumber: 'ZN-1', expiresOn: '2099-01-31', item: { remaining: 0 } }],
    })
    expect(receipt.prescription.endedAt).not.toBeNull()
    expect(await leftOf(batch)).toBe(90)
    const movement = await server.client.stockMovement.findFirstOrThrow({ where: { sourceId: receipt.id } })
    expect(movement).toMatchObject({ kind: 'dispense', quantity: -10, byId: pharmacist.userId })
    expect((await pharmacist.data(DISPENSING_OF, { id: receipt.id })).dispensing).toMatchObject({ id: receipt.id })
  })

  it('takes what expires first, over two batches, of those that outlast the course', async () => {
    const code = CODES[1]
    const tooSoon = await receive(server.client, HERE, {
      code,
      expiresOn: addDays(today(), 28),
      movements: [['receive', 50]],
    })
    const first = await receive(server.client, HERE, {
      code,
      expiresOn: addDays(today(), 29),
      movements: [['receive', 20]],
    })
    const second = await receive(server.client, HERE, {
      code,
      expiresOn: addDays(today(), 400),
      movements: [['receive', 50]],
    })
    const { id, itemIds, medicineIds } = await ready(of(code, 30, 30))
    const [itemId] = itemIds
    const [medicineId] = medicineIds
    for (const wrong of [
      [[tooSoon, 30]],
      [[second, 30]],
      [
        [first, 10],
        [second, 20],
      ],
    ] as const) {
      const refused = await dispense(pharmacist, id, [lineOf(itemId, medicineId, ...wrong)])
      expect(refused).toMatchObject({
        field: 'lines',
        message: 'The stock has changed meanwhile. Check the batches again.',
      })
    }
    const receipt = await dispense(pharmacist, id, [lineOf(itemId, medicineId, [first, 20], [second, 10])])
    expect(receipt).toMatchObject({ prescription: { status: 'DISPENSED' } })
    expect([await leftOf(tooSoon), await leftOf(first), await leftOf(second)]).toEqual([50, 0, 40])
  })

  it('refuses with too little or what has expired, says how much there is, and stores nothing', async () => {
    const code = CODES[2]
    const expired = await receive(server.client, HERE, {
      code,
      expiresOn: addDays(today(), -1),
      movements: [['receive', 500]],
    })
    const good = await receive(server.client, HERE, { code, movements: [['receive', 6]] })
    const { id, itemIds, medicineIds } = await ready(of(code))
    await expectNothingStored(server.client)
    for (const batch of [expired, good]) {
      expect(await dispense(pharmacist, id, [lineOf(itemIds[0], medicineIds[0], [batch, 10])])).toEqual({
        __typename: 'InsufficientStock',
        message: INSUFFICIENT,
        lines: [{ itemId: itemIds[0], available: 6 }],
      })
    }
  })

  it('still gives on the last day of a batch, by the clock of the facility', async () => {
    const code = CODES[3]
    const batch = await receive(server.client, HERE, { code, expiresOn: today() })
    const { id, itemIds, medicineIds } = await ready(of(code, 1, 1))
    const receipt = await dispense(pharmacist, id, [lineOf(itemIds[0], medicineIds[0], [batch, 1])])
    expect(receipt).toMatchObject({ items: [{ expiresOn: today() }] })
    const longer = await ready(of(code, 2, 2))
    expect(
      await dispense(pharmacist, longer.id, [lineOf(longer.itemIds[0], longer.medicineIds[0], [batch, 2])]),
    ).toMatchObject({ __typename: 'InsufficientStock' })
  })

  it('gives a part with a reason, and the rest later', async () => {
    const code = CODES[4]
    const batch = await receive(server.client, HERE, { code, movements: [['receive', 14]] })
    const { id, itemIds, medicineIds } = await ready(of(code, 24, 3))
    const part = (quantity: number) => [lineOf(itemIds[0], medicineIds[0], [batch, quantity])]
    expect(await dispense(pharmacist, id, part(14))).toMatchObject({
      field: 'reason',
      message: 'Say why less is given than was prescribed',
    })
    const first = await dispense(pharmacist, id, part(14), { reason: 'No more on the shelf' })
    expect(first).toMatchObject({
      reason: 'No more on the shelf',
      prescription: { status: 'PARTLY_DISPENSED', endedAt: null, steps: [{ kind: 'PARTLY_DISPENSED' }] },
      items: [{ item: { remaining: 10 } }],
    })
    await server.client.stockMovement.create({
      data: { id: newId(), batchId: batch, kind: 'receive', quantity: 100, at: new Date() },
    })
    expect(await dispense(pharmacist, id, part(11))).toMatchObject({
      field: 'lines.0',
      message: 'This is more than is still to be given',
    })
    expect(await dispense(pharmacist, id, part(10))).toMatchObject({
      reason: null,
      prescription: { status: 'DISPENSED' },
    })
    expect(await leftOf(batch)).toBe(90)
  })

  it('ends what is not handed over, whole or the rest of it, with a reason', async () => {
    const code = CODES[4]
    const none = await ready(of(code, 24, 3))
    expect(await advance(chw, none.id, 'CLOSE')).toMatchObject({ field: 'note', message: 'Give a reason' })
    expect(await advance(chw, none.id, 'CLOSE', { note: 'Went to another pharmacy' })).toMatchObject({
      status: 'NOT_DISPENSED',
      moves: [],
      steps: [{ kind: 'NOT_DISPENSED', note: 'Went to another pharmacy' }],
    })
    const batch = await receive(server.client, HERE, {
      code,
      expiresOn: addDays(today(), 20),
      movements: [['receive', 5]],
    })
    const some = await ready(of(code, 24, 3))
    const line = lineOf(some.itemIds[0], some.medicineIds[0], [batch, 5])
    await dispense(pharmacist, some.id, [line], { reason: 'No more' })
    const closed = await advance(pharmacist, some.id, 'CLOSE', { note: 'Bought the rest' })
    expect(closed).toMatchObject({ status: 'PARTLY_DISPENSED', moves: [] })
    expect(closed.endedAt).not.toBeNull()
    expect(await dispense(pharmacist, some.id, [line])).toMatchObject({ field: 'prescriptionId' })
  })

  it('lets whoever dispenses count what the prescription does not, once', async () => {
    const batch = await receive(server.client, HERE, { code: 'paracetamol-liq-120', movements: [['receive', 9]] })
    const { id, itemIds, medicineIds } = await ready(of('paracetamol-liq-120', null))
    const receipt = await dispense(pharmacist, id, [lineOf(itemIds[0], medicineIds[0], [batch, 2])])
    expect(receipt).toMatchObject({ prescription: { status: 'DISPENSED' }, items: [{ quantity: 2 }] })
    expect(await leftOf(batch)).toBe(7)
  })

  it('gives the same medicine in the same strength where none was joined, and no other', async () => {
    const code = CODES[5]
    const amoxicillin = await receive(server.client, HERE, { code, number: 'AMX' })
    const { id: medicineId } = await server.client.medicine.findUniqueOrThrow({ where: { code } })
    const other = await server.client.medicine.findUniqueOrThrow({ where: { code: 'amlodipine-tab-5' } })
    const { id, itemIds } = await ready([
      {
        name: 'Amoxicillin 250 mg',
        genericName: 'Amoxicillin',
        quantity: 10,
        dose: { amount: 1, unit: 'tablet', strength: '250 mg' },
        timesPerDay: 2,
      },
    ])
    expect(await dispense(pharmacist, id, [lineOf(itemIds[0], other.id, [amoxicillin, 10])])).toMatchObject({
      field: 'lines.0',
      message: 'Choose the medicine that was prescribed, in the same strength',
    })
    expect(await dispense(pharmacist, id, [lineOf(itemIds[0], medicineId, [amoxicillin, 10])])).toMatchObject({
      prescription: { status: 'DISPENSED' },
    })
  })

  it('does nothing twice with one id, and refuses somebody else’s', async () => {
    const batch = await receive(server.client, HERE, { code: 'salbutamol-beclometasone-inh' })
    const { id, itemIds, medicineIds } = await ready(of('salbutamol-beclometasone-inh', 1))
    const lines = [lineOf(itemIds[0], medicineIds[0], [batch, 1])]
    const once = newId()
    const both = await Promise.all([
      dispense(pharmacist, id, lines, { id: once }),
      dispense(pharmacist, id, lines, { id: once }),
    ])
    for (const receipt of both) expect(receipt).toMatchObject({ __typename: 'Dispensing', id: once })
    expect(await dispense(pharmacist, id, lines, { id: once })).toMatchObject({ id: once })
    expect(await leftOf(batch)).toBe(99)
    expect(await dispense(chw, id, lines, { id: once })).toMatchObject({ field: 'id' })
  })

  it('never gives more than there is to people who dispense at once', async () => {
    const code = 'tetracycline-eye-1'
    const batch = await receive(server.client, HERE, { code, movements: [['receive', 7]] })
    const prescriptions = await Promise.all(Array.from({ length: 12 }, () => ready(of(code, 1))))
    const answers: Json[] = await Promise.all(
      prescriptions.map(({ id, itemIds, medicineIds }) =>
        dispense(pharmacist, id, [lineOf(itemIds[0], medicineIds[0], [batch, 1])]),
      ),
    )
    const kinds = kindsOf(answers)
    expect(kinds).toEqual([...Array(7).fill('Dispensing'), ...Array(5).fill('InsufficientStock')])
    expect(await leftOf(batch)).toBe(0)
  })

  it('hands one prescription over once to two who dispense it at once', async () => {
    const code = 'adrenaline-inj-1'
    const batch = await receive(server.client, HERE, { code })
    const { id, itemIds, medicineIds } = await ready(of(code, 2))
    const lines = [lineOf(itemIds[0], medicineIds[0], [batch, 2])]
    const answers = await Promise.all([dispense(pharmacist, id, lines), dispense(chw, id, lines)])
    expect(kindsOf(answers)).toEqual(['Dispensing', 'InvalidInput'])
    expect(await leftOf(batch)).toBe(98)
  })

  it('is of one’s own facility, and not of those who decide', async () => {
    const batch = await receive(server.client, HERE, { code: CODES[0] })
    const { id, itemIds, medicineIds } = await ready(of(CODES[0]))
    const lines = [lineOf(itemIds[0], medicineIds[0], [batch, 10])]
    const elsewhere = await staffAt(server, 'pharmacist', NEARBY)
    expect(await dispense(elsewhere, id, lines)).toMatchObject({ __typename: 'NotFound' })
    const { errors } = await clinician.graphql(DISPENSE, { id: newId(), input: { prescriptionId: id, lines } })
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect((await elsewhere.data(PRESCRIPTION_OF, { id })).prescription).toBeNull()
    const { moves } = (await clinician.data(PRESCRIPTION_OF, { id })).prescription
    expect(moves).toEqual(['OVERRIDE', 'ASK', 'CANCEL'])
    expect((await pharmacist.data(PRESCRIPTION_OF, { id })).prescription.moves).toEqual(['ASK', 'DISPENSE', 'CLOSE'])
    expect((await chw.data(PRESCRIPTION_OF, { id })).prescription.moves).toEqual(['DISPENSE', 'CLOSE', 'CANCEL'])
  })

  it('names what is wrong with what is sent', async () => {
    const { id, itemIds, medicineIds } = await ready(of(CODES[0]))
    const batchId = newId()
    const [itemId] = itemIds
    const [medicineId] = medicineIds
    await expectNothingStored(server.client)
    for (const [lines, field, message] of [
      [[], 'lines', 'Choose at least one medicine'],
      [[lineOf(itemId, medicineId)], 'lines', 'Choose at least one medicine'],
      [[lineOf(itemId, medicineId, [batchId, 0])], 'lines', 'The quantity must be a whole number from 1 to 100,000'],
      [[lineOf(newId(), medicineId, [batchId, 1])], 'lines.0', 'This medicine is not one of the prescription'],
      [
        [lineOf(itemId, medicineId, [batchId, 1]), lineOf(itemId, medicineId, [batchId, 1])],
        'lines',
        'Each medicine is given once',
      ],
    ] as const) {
      expect(await dispense(pharmacist, id, lines)).toMatchObject({ __typename: 'InvalidInput', field, message })
    }
    expect(await dispense(pharmacist, newId(), [lineOf(itemId, medicineId, [batchId, 1])])).toMatchObject({
      __typename: 'NotFound',
    })
  })

  it('shows the batches of one’s own facility to those who dispense', async () => {
    const facility = FACILITIES.find(({ id }) => id !== HERE && id !== NEARBY)?.id ?? null
    const there = await staffAt(server, 'pharmacist', facility)
    const batch = await receive(server.client, facility ?? '', {
      code: CODES[0],
      number: 'B-2',
      expiresOn: '2098-03-31',
    })
    expect((await there.data(STOCKED_BATCHES)).inventory).toEqual([
      {
        medicineId: expect.any(String),
        code: CODES[0],
        currentStock: 100,
        batches: [{ id: batch, number: 'B-2', expiresOn: '2098-03-31', quantity: 100 }],
      },
    ])
  })
})
