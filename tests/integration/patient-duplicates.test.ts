import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PATIENT_DUPLICATES } from '#tests/support/medical-requests.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let chw: Person
let khadija: string
let sister: string
beforeAll(async () => {
  server = await startTestServer()
  chw = await staffAt(server, 'chw')
  khadija = await createPatient(server.client, HERE, {
    firstName: 'Khadija',
    lastName: 'Mohamed',
    dateOfBirth: '1992-04-09',
    phone: '0712 345678',
    nationalId: '23456789',
    villageWard: 'Ahero',
  })
  sister = await createPatient(server.client, HERE, {
    firstName: 'Halima',
    lastName: 'Mohamed',
    dateOfBirth: '1992-04-09',
    phone: '+254712345678',
  })
  await createPatient(server.client, HERE, {
    firstName: 'Hadija',
    lastName: 'Muhammad',
    nationalId: '23456789',
    mergedIntoId: khadija,
  })
})
afterAll(() => server.close())

const NAMED = { firstName: 'Hadija', lastName: 'Muhammad', dateOfBirth: '1992-12-31', villageWard: 'ahero' }

async function duplicates(person: Person, input: Record<string, unknown>) {
  const answer = await person.data(PATIENT_DUPLICATES, { input })
  return (answer.patientDuplicates as { patient: { id: string }; reasons: string[] }[]).map(
    ({ patient, reasons }) => [patient.id, reasons] as const,
  )
}

describe('Likely duplicates of a patient', () => {
  it('have the same phone number or national id, or a name that sounds alike with year of birth and ward', async () => {
    expect(await duplicates(chw, { nationalId: '2345 6789' })).toEqual([[khadija, ['SAME_NATIONAL_ID']]])
    expect(await duplicates(chw, NAMED)).toEqual([[khadija, ['SIMILAR_NAME']]])
    const byPhone = await duplicates(chw, { phone: '0712-345-678' })
    expect(new Set(byPhone.map(([id]) => id))).toEqual(new Set([khadija, sister]))
    expect(byPhone.map(([, reasons]) => reasons)).toEqual([['SAME_PHONE'], ['SAME_PHONE']])
  })

  it('come with all their reasons, the most alike first', async () => {
    expect(await duplicates(chw, { ...NAMED, phone: '0712345678', nationalId: '23456789' })).toEqual([
      [khadija, ['SAME_NATIONAL_ID', 'SAME_PHONE', 'SIMILAR_NAME']],
      [sister, ['SAME_PHONE']],
    ])
  })

  it('may have first and last name in each other’s place, or one name more', async () => {
    const { firstName, lastName } = NAMED
    const turned = { ...NAMED, firstName: lastName, lastName: firstName }
    expect(await duplicates(chw, turned)).toEqual([[khadija, ['SIMILAR_NAME']]])
    expect(await duplicates(chw, { ...NAMED, lastName: 'Mohamud Muhammad' })).toEqual([[khadija, ['SIMILAR_NAME']]])
  })

  it.each([
    ['another year of birth', { dateOfBirth: '1993-01-01' }],
    ['another ward', { villageWard: 'Kibera' }],
    ['another first name', { firstName: 'Hawa' }],
    ['another last name', { lastName: 'Mohamud' }],
    ['no last name', { lastName: '' }],
    ['no date of birth', { dateOfBirth: null }],
  ])('are not those of %s', async (_title, other) => {
    expect(await duplicates(chw, { ...NAMED, ...other })).toEqual([])
  })

  it('are none where nothing is known, and never the record itself', async () => {
    expect(await duplicates(chw, {})).toEqual([])
    expect(await duplicates(chw, { phone: '12', nationalId: '-' })).toEqual([])
    expect(await duplicates(chw, { ...NAMED, exceptId: khadija })).toEqual([])
  })

  it('are never patients whom one may not see', async () => {
    const all = { ...NAMED, phone: '0712345678', nationalId: '23456789' }
    const abroad = await staffAt(server, 'medical_officer', ABROAD)
    await server.client.user.update({ where: { id: abroad.userId }, data: { region: 'Uganda' } })
    for (const stranger of [await staffAt(server, 'clinician', NEARBY), abroad]) {
      expect(await duplicates(stranger, all)).toEqual([])
    }
    expect(await duplicates(await staffAt(server, 'medical_officer', NEARBY), all)).toHaveLength(2)
  })

  it('are not asked for with what is no day, or a text too long', async () => {
    for (const input of [{ dateOfBirth: '31/12/1992' }, { firstName: 'a'.repeat(101) }, { exceptId: 'x' }]) {
      const { errors } = await chw.graphql(PATIENT_DUPLICATES, { input })
      expect(errors[0]?.extensions?.code, Object.keys(input)[0]).toBe('BAD_USER_INPUT')
    }
  })
})
