import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Json } from '#tests/support/caller.ts'
import { createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { createPrescription, PRESCRIPTION_LIST } from '#tests/support/prescription-requests.ts'
import { receive } from '#tests/support/stock.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let pharmacist: Person
beforeAll(async () => {
  server = await startTestServer()
  pharmacist = await staffAt(server, 'pharmacist')
})
afterAll(() => server.close())

async function prescription(details: Partial<Parameters<typeof createPrescription>[1]> = {}) {
  const patientId = await createPatient(server.client, HERE, { dateOfBirth: '1990-01-31' })
  const whose = { patientId, facilityId: HERE, prescribedById: pharmacist.userId }
  return { patientId, ...(await createPrescription(server.client, { ...whose, ...details })) }
}

const list = async (query = '', caller = pharmacist): Promise<Json> => caller.rest('GET', `/api/prescriptions${query}`)

describe('GET /api/prescriptions', () => {
  it('gives prescriptions in the specification’s shape, with what is in stock of each medicine', async () => {
    await receive(server.client, HERE, { code: 'zinc-dt-20', expiresOn: '2098-05-31', movements: [['receive', 40]] })
    await receive(server.client, HERE, { code: 'zinc-dt-20', expiresOn: '2020-05-31', movements: [['receive', 500]] })
    const lines = [
      { code: 'zinc-dt-20', quantity: 10, durationDays: 10 },
      { name: 'Something else', genericName: 'Something', quantity: null },
    ]
    const { id, patientId, itemIds, medicineIds } = await prescription({ lines, diagnosis: 'Diarrhoea' })
    const { status, body } = await list(`?patient_id=${patientId}`)
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id,
        patient_id: patientId,
        patient_name: 'Achieng Otieno',
        age: expect.any(Number),
        gender: 'female',
        medications: [
          {
            id: itemIds[0],
            medication_id: medicineIds[0],
            medication_code: 'zinc-dt-20',
            name: expect.stringContaining('Zinc'),
            generic_name: expect.any(String),
            dosage: '1 tablet twice a day',
            quantity: 10,
            quantity_dispensed: 0,
            quantity_remaining: 10,
            instructions: null,
            duration_days: 10,
            available_stock: 40,
            expiry_date: '2098-05-31',
          },
          expect.objectContaining({ medication_id: null, available_stock: null, expiry_date: null, quantity: null }),
        ],
        status: 'ready',
        facility_id: HERE,
        prescribed_by: expect.any(String),
        prescribed_date: expect.stringMatching(/^\d{4}-.*Z$/),
        ended_date: null,
        instructions: null,
        follow_up_date: null,
        diagnosis: 'Diarrhoea',
      },
    ])
  })

  it('finds the same as GraphQL: by list, state and words, a page at a time', async () => {
    for (const status of ['pending', 'ready', 'partly_dispensed'] as const) {
      await prescription({ status, diagnosis: `Scabies, ${status}` })
    }
    const ids = async (query: string): Promise<string[]> => (await list(query)).body.map(({ id }: Json) => id)
    for (const [query, variables] of [
      ['?list=ready&search=scabies', { list: 'READY', search: 'scabies' }],
      ['?list=pending', { list: 'PENDING' }],
      ['?limit=2', { limit: 2 }],
    ] as const) {
      const { prescriptions } = await pharmacist.data(PRESCRIPTION_LIST, variables)
      expect(await ids(query)).toEqual(prescriptions.map(({ id }: Json) => id))
    }
    expect(await ids('?list=ready&search=scabies')).toHaveLength(2)
    expect(await ids('?status=partly_dispensed')).toHaveLength(1)
    const [first, second] = await ids('?limit=2')
    expect(await ids(`?limit=1&cursor=${first}`)).toEqual([second])
    expect(await ids(`?cursor=${newId()}`)).toEqual([])
  })

  it('names what is wrong with what is asked', async () => {
    for (const [query, field] of [
      ['?list=none', 'list'],
      ['?status=lost', 'status'],
      ['?patient_id=1', 'patient_id'],
      ['?limit=0', 'limit'],
      [`?search=${'x'.repeat(101)}`, 'search'],
    ] as const) {
      expect(await list(query)).toMatchObject({ status: 400, body: { field } })
    }
  })

  it('gives nothing of another facility', async () => {
    expect((await list('', await staffAt(server, 'pharmacist', NEARBY))).body).toEqual([])
    expect((await list('', await staffAt(server, 'pharmacist', null))).body).toEqual([])
  })
})
