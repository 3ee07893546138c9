import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { FACILITIES } from '#prisma/seed/facilities.ts'
import type { Json } from '#tests/support/caller.ts'
import { createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import {
  createPrescription,
  DISPENSING_COUNSELING,
  DISPENSING_OF,
  dispense,
  kindsOf,
  lineOf,
  RECORD_COUNSELING,
  RETURN_DISPENSED,
} from '#tests/support/prescription-requests.ts'
import { expectNothingStored } from '#tests/support/row-counts.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { receive } from '#tests/support/stock.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

// Half past ten in the evening in Nairobi, half past nine in Juba.
const clock = settableClock('2026-11-21T19:30:00.000Z')

let server: TestServer
let pharmacist: Person
beforeAll(async () => {
  server = await startTestServer({ clock })
  pharmacist = await staffAt(server, 'pharmacist')
})
afterAll(() => server.close())

async function readyAt(facilityId: string, quantity = 10) {
  const patientId = await createPatient(server.client, facilityId, { dateOfBirth: '1980-02-01' })
  await server.client.patient.update({ where: { id: patientId }, data: { gender: 'male', medicalAlerts: [] } })
  return createPrescription(server.client, {
    patientId,
    facilityId,
    prescribedById: pharmacist.userId,
    lines: [{ code: 'zinc-dt-20', quantity, durationDays: 1 }],
  })
}

async function handedOver(quantity = 10) {
  const batchId = await receive(server.client, HERE, { code: 'zinc-dt-20', expiresOn: '2031-01-01' })
  await server.client.batch.updateMany({ where: { id: { not: batchId } }, data: { expiresOn: new Date('2099-01-01') } })
  const { id, itemIds, medicineIds } = await readyAt(HERE, quantity)
  const receipt = await dispense(pharmacist, id, [lineOf(itemIds[0], medicineIds[0], [batchId, quantity])])
  expect(receipt.__typename).toBe('Dispensing')
  return { prescriptionId: id, receipt, batchId, itemId: itemIds[0] }
}

const leftOf = async (batchId: string): Promise<number> => {
  const { _sum } = await server.client.stockMovement.aggregate({ where: { batchId }, _sum: { quantity: true } })
  return _sum.quantity ?? 0
}

const takeBack = async (
  receipt: Json,
  quantity: number,
  changes: Record<string, unknown> = {},
  id = newId(),
): Promise<Json> => {
  const items = [{ dispensedItemId: receipt.items[0].id, quantity }]
  const input = { dispensingId: receipt.id, items, reason: 'Wrong patient', restocked: true, ...changes }
  return (await pharmacist.data(RETURN_DISPENSED, { id, input })).returnDispensed
}

describe('A return', () => {
  it('undoes what never left the counter: back on the shelf, and the prescription goes on', async () => {
    const { receipt, batchId } = await handedOver()
    expect(await leftOf(batchId)).toBe(90)
    const id = newId()
    const back = await takeBack(receipt, 4, {}, id)
    expect(back).toMatchObject({
      prescription: {
        status: 'PARTLY_DISPENSED',
        endedAt: null,
        steps: [{ kind: 'DISPENSED' }, { kind: 'RETURNED', note: 'Wrong patient' }],
      },
      items: [{ quantity: 10, returned: 4, item: { remaining: 4 } }],
      returns: [{ id, reason: 'Wrong patient', restocked: true }],
    })
    expect(await leftOf(batchId)).toBe(94)
    expect(await takeBack(receipt, 4, {}, id)).toMatchObject({ items: [{ returned: 4 }] })
    expect(await takeBack(receipt, 6)).toMatchObject({ prescription: { status: 'READY' } })
    expect(await leftOf(batchId)).toBe(100)
    await expectNothingStored(server.client)
    expect(await takeBack(receipt, 1)).toMatchObject({
      field: 'items.0',
      message: 'More cannot come back than was given',
    })
  })

  it('does not put on the shelf what a patient brings back, nor begin the prescription anew', async () => {
    const { receipt, batchId } = await handedOver()
    const back = await takeBack(receipt, 10, { restocked: false, reason: 'Stopped: rash' })
    expect(back).toMatchObject({ prescription: { status: 'DISPENSED' }, returns: [{ restocked: false }] })
    expect(back.prescription.endedAt).not.toBeNull()
    expect(await leftOf(batchId)).toBe(90)
    const moved = await server.client.stockMovement.findMany({ where: { sourceId: back.returns[0].id } })
    expect(moved.map(({ kind, quantity }) => `${kind} ${quantity}`)).toEqual(
      expect.arrayContaining(['return 10', 'adjust -10']),
    )
    expect(moved).toHaveLength(2)
  })

  it('never takes back more than was given from people who do so at once', async () => {
    const { receipt, batchId } = await handedOver()
    const answers: Json[] = await Promise.all([1, 2, 3].map(() => takeBack(receipt, 6)))
    expect(kindsOf(answers)).toEqual(['Dispensing', 'InvalidInput', 'InvalidInput'])
    expect(await leftOf(batchId)).toBe(96)
  })

  it('needs a reason, units, and what one may see', async () => {
    const { receipt } = await handedOver()
    const elsewhere = await staffAt(server, 'pharmacist', NEARBY)
    await expectNothingStored(server.client)
    expect(await takeBack(receipt, 1, { reason: ' ' })).toMatchObject({ field: 'reason', message: 'Give a reason' })
    expect(await takeBack(receipt, 0)).toMatchObject({ field: 'items' })
    expect(await takeBack(receipt, 1, { dispensingId: newId() })).toMatchObject({ __typename: 'NotFound' })
    expect((await elsewhere.data(DISPENSING_OF, { id: receipt.id })).dispensing).toBeNull()
  })
})

describe('§1 Patient counseling', () => {
  const pointsOf = async (dispensingId: string, language = 'ENGLISH'): Promise<Json[]> =>
    (await pharmacist.data(DISPENSING_COUNSELING, { dispensingId, language })).dispensingCounseling
  const record = async (input: object, id = newId(), caller = pharmacist): Promise<Json> =>
    (await caller.data(RECORD_COUNSELING, { id, input })).recordCounseling

  it('has points of each kind for each medicine, in the language that is asked for', async () => {
    const { receipt, itemId } = await handedOver()
    const [medicine] = await pointsOf(receipt.id)
    expect(medicine).toMatchObject({ itemId, dosage: '1 tablet twice a day' })
    const kinds = new Set(medicine?.points.map(({ kind }: Json) => kind))
    for (const kind of ['HOW', 'WHEN', 'FOOD', 'SIDE_EFFECTS', 'COME_BACK', 'STORAGE']) expect(kinds).toContain(kind)
    const [swahili] = await pointsOf(receipt.id, 'SWAHILI')
    expect(swahili?.points.map(({ id }: Json) => id)).toEqual(medicine?.points.map(({ id }: Json) => id))
    expect(swahili?.points[0].text).not.toBe(medicine?.points[0].text)
    for (const language of ['FRENCH', 'ARABIC', 'KINYARWANDA', 'LUGANDA', 'LINGALA']) {
      const [spoken] = await pointsOf(receipt.id, language)
      const first = spoken?.points.find((point: Json) => point.language === language)
      expect(first.text).not.toBe(first.reading)
      expect(medicine?.points).toContainEqual(expect.objectContaining({ id: first.id, text: first.reading }))
    }
    expect(await pointsOf(newId())).toBeNull()
  })

  it('is stored once with what was told and the teach-back', async () => {
    const { receipt, itemId } = await handedOver()
    const [medicine] = await pointsOf(receipt.id, 'SWAHILI')
    const points = medicine?.points.map(({ id }: Json) => id)
    const told = [{ itemId, points }]
    const input = { dispensingId: receipt.id, language: 'SWAHILI', told, teachBack: true, note: 'With her sister' }
    const id = newId()
    for (const _time of [1, 2]) {
      expect(await record(input, id)).toMatchObject({
        counseling: { id, language: 'SWAHILI', teachBack: true, note: 'With her sister' },
      })
    }
    expect(await server.client.counseling.findUniqueOrThrow({ where: { id } })).toMatchObject({ told })
    expect(await record(input)).toMatchObject({
      field: 'dispensingId',
      message: 'Counseling for these medicines is recorded already',
    })
  })

  it('refuses points of no medicine of it, none at all, and what one may not see', async () => {
    const { receipt, itemId } = await handedOver()
    const input = { dispensingId: receipt.id, language: 'ENGLISH', told: [{ itemId, points: [] }], teachBack: false }
    await expectNothingStored(server.client)
    expect(await record(input)).toMatchObject({ field: 'told', message: 'Tick what you have explained' })
    expect(await record({ ...input, told: [{ itemId, points: ['none_such'] }] })).toMatchObject({
      field: 'told',
      message: 'This point is not one of these medicines',
    })
    expect(await record({ ...input, dispensingId: newId() })).toMatchObject({ __typename: 'NotFound' })
  })
})

describe('The day of a batch', () => {
  it('ends at midnight where the facility is: an hour later in Juba than in Nairobi', async () => {
    const juba = FACILITIES.find(({ name }) => name === 'Juba Teaching Hospital')?.id ?? ''
    const there = await staffAt(server, 'pharmacist', juba)
    const batchAt = (facilityId: string) =>
      receive(server.client, facilityId, { code: 'zinc-dt-20', expiresOn: '2026-11-21' })
    await server.client.batch.updateMany({ where: { facilityId: HERE }, data: { expiresOn: new Date('2020-01-01') } })
    const [here, south] = [await batchAt(HERE), await batchAt(juba)]
    const giveAt = async (person: Person, facilityId: string, batchId: string) => {
      const { id, itemIds, medicineIds } = await readyAt(facilityId, 1)
      return (await dispense(person, id, [lineOf(itemIds[0], medicineIds[0], [batchId, 1])])).__typename
    }
    expect([await giveAt(pharmacist, HERE, here), await giveAt(there, juba, south)]).toEqual([
      'Dispensing',
      'Dispensing',
    ])
    // Half past midnight in Nairobi, half past eleven in Juba.
    clock.advance({ seconds: 2 * 3600 })
    expect([await giveAt(pharmacist, HERE, here), await giveAt(there, juba, south)]).toEqual([
      'InsufficientStock',
      'Dispensing',
    ])
    clock.advance({ seconds: 3600 })
    expect(await giveAt(there, juba, south)).toBe('InsufficientStock')
  })
})
