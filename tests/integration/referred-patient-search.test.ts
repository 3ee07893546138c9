import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PATIENT_DUPLICATES, PATIENTS } from '#tests/support/medical-requests.ts'
import { createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { advance, refer } from '#tests/support/referral-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let sender: Person
let clinician: Person
let chwThere: Person
let referralId: string
let patientId: string

beforeAll(async () => {
  server = await startTestServer()
  sender = await staffAt(server, 'chw', HERE)
  clinician = await staffAt(server, 'clinician', NEARBY)
  chwThere = await staffAt(server, 'chw', NEARBY)
  patientId = await createPatient(server.client, HERE, {
    firstName: 'Khadija',
    lastName: 'Omondi',
    phone: '0712 345 678',
  })
  await createPatient(server.client, HERE, { firstName: 'Khadija', lastName: 'Wekesa' })
  await createPatient(server.client, NEARBY, { firstName: 'Aoko', lastName: 'Adongo' })
  referralId = (await refer(sender, patientId)).id
})
afterAll(() => server.close())

const namesFoundBy = async (person: Person, search: string | null, limit?: number): Promise<string[]> =>
  (await person.data(PATIENTS, { search, limit })).patients.map(({ lastName }: { lastName: string }) => lastName)

const duplicatesFoundBy = async (person: Person): Promise<string[]> =>
  (await person.data(PATIENT_DUPLICATES, { input: { phone: '+254712345678' } })).patientDuplicates.map(
    ({ patient }: { patient: { id: string } }) => patient.id,
  )

describe('Searching for a patient who was referred to one’s facility', () => {
  it.each(['kh', 'khadija', 'omondi khadija', 'Hadija Omondi', 'mond', '0712345678'])(
    'finds them by %j, and nobody else of the facility that sent them',
    async (search) => {
      expect(await namesFoundBy(clinician, search)).toEqual(['Omondi'])
    },
  )

  it('lists them behind the facility’s own, within the limit', async () => {
    expect(await namesFoundBy(clinician, null)).toEqual(['Adongo', 'Omondi'])
    expect(await namesFoundBy(clinician, null, 1)).toEqual(['Adongo'])
  })

  it('finds them as a likely duplicate, so that they are not registered again', async () => {
    expect(await duplicatesFoundBy(clinician)).toEqual([patientId])
  })

  it('finds nobody for a health worker there, to whom nobody is referred', async () => {
    expect(await namesFoundBy(chwThere, 'khadija')).toEqual([])
    expect(await duplicatesFoundBy(chwThere)).toEqual([])
  })

  it('finds them no longer once the referral is declined', async () => {
    await advance(clinician, referralId, 'DECLINED')
    expect(await namesFoundBy(clinician, 'khadija')).toEqual([])
    expect(await duplicatesFoundBy(clinician)).toEqual([])
  })
})
