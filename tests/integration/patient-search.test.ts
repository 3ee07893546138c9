import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { showPatientCode } from '#domain/patients/patient-code.ts'
import type { Role } from '#domain/vocabulary/roles.ts'
import { PATIENT_BY_CODE, PATIENTS } from '#tests/support/medical-requests.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let chw: Person
let officer: Person
const ids: Record<string, string> = {}

/** First and last name, and where. */
const PEOPLE = [
  ['Wanjiru', 'Kamau', HERE],
  ['Kamau', 'Mwangi', HERE],
  ['Mohamed', 'Abdi', HERE],
  ['Grace', 'Mohamed', HERE],
  ['Mary Wanjiku', 'Njoroge', HERE],
  ["Ng'ang'a", 'Kariuki', HERE],
  ['Otieno', 'Odhiambo', HERE],
  ['Atieno', 'Ouma', HERE],
  ['Percy', '100%_sure', HERE],
  ['Muhammad', 'Farah', NEARBY],
  ['Mohammed', 'Ssali', ABROAD],
] as const

beforeAll(async () => {
  server = await startTestServer()
  chw = await staffAt(server, 'chw')
  officer = await staffAt(server, 'medical_officer', NEARBY)
  for (const [firstName, lastName, facilityId] of PEOPLE) {
    ids[`${firstName} ${lastName}`] = await createPatient(server.client, facilityId, { firstName, lastName })
  }
  const kept = ids['Wanjiru Kamau'] ?? ''
  ids['merged'] = await createPatient(server.client, HERE, {
    firstName: 'Wanjiro',
    lastName: 'Kamau',
    mergedIntoId: kept,
  })
  ids['numbered'] = await createPatient(server.client, HERE, {
    firstName: 'Zainab',
    lastName: 'Salim',
    phone: '+254 712 345 678',
    nationalId: '2345-6789',
  })
})
afterAll(() => server.close())

async function found(person: Person, search: string, limit?: number): Promise<string[]> {
  const { patients } = await person.data(PATIENTS, { search, limit })
  return (patients as { firstName: string; lastName: string }[]).map((one) => `${one.firstName} ${one.lastName}`)
}

async function codeOf(name: string): Promise<string> {
  return (await server.client.patient.findUniqueOrThrow({ where: { id: ids[name] ?? '' } })).code
}

describe('§5 Patient search', () => {
  it('starts at two characters; of one it finds nobody, without an error', async () => {
    expect(await found(chw, 'w')).toEqual([])
    expect(await found(chw, ' w ')).toEqual([])
    expect(await found(chw, 'wa')).toEqual(['Wanjiru Kamau'])
  })

  it('matches the beginning of first or last name whatever the case, in the order of what was typed', async () => {
    expect(await found(chw, 'KAM')).toEqual(['Kamau Mwangi', 'Wanjiru Kamau'])
    expect(await found(chw, 'moh')).toEqual(['Mohamed Abdi', 'Grace Mohamed'])
  })

  it('takes several words in any order, each the beginning of a name', async () => {
    expect(await found(chw, 'wanj kam')).toEqual(['Wanjiru Kamau'])
    expect(await found(chw, 'kamau wanjiru')).toEqual(['Wanjiru Kamau'])
    expect(await found(chw, 'mw ka')).toEqual(['Kamau Mwangi'])
    expect(await found(chw, 'njoroge mary w')).toEqual(['Mary Wanjiku Njoroge'])
    expect(await found(chw, 'kamau zz')).toEqual([])
  })

  it('finds what stands within a name after what begins with it', async () => {
    expect(await found(chw, 'tieno')).toEqual(['Otieno Odhiambo', 'Atieno Ouma'])
    expect(await found(chw, 'wanjiku')).toEqual(['Mary Wanjiku Njoroge'])
  })

  it('finds by sound, and keeps names of another person or sex apart', async () => {
    expect(await found(chw, 'Muhamad')).toEqual(['Mohamed Abdi', 'Grace Mohamed'])
    expect(await found(chw, 'Odiambo Otyeno')).toEqual(['Otieno Odhiambo'])
    expect(await found(chw, 'Nganga')).toEqual(["Ng'ang'a Kariuki"])
    expect(await found(chw, 'Ng’ang’a')).toEqual(["Ng'ang'a Kariuki"])
    expect(await found(chw, 'Otieno')).toEqual(['Otieno Odhiambo'])
    expect(await found(chw, 'Okamau')).toEqual([])
  })

  it('takes no character for a pattern', async () => {
    expect(await found(chw, '100%_s')).toEqual([])
    expect(await found(chw, '%%%')).toEqual([])
    expect(await found(chw, '__')).toEqual([])
    expect(await found(chw, '%_sure')).toEqual(['Percy 100%_sure'])
    expect(await found(chw, "'; DROP TABLE")).toEqual([])
  })

  it('finds by phone number, national id and code, however they are written', async () => {
    const zainab = ['Zainab Salim']
    for (const phone of ['0712345678', '712345678', '+254712345678', '0712 345-678']) {
      expect(await found(chw, phone), phone).toEqual(zainab)
    }
    expect(await found(chw, '23456789')).toEqual(zainab)
    expect(await found(chw, '2345 6789')).toEqual(zainab)
    const code = await codeOf('numbered')
    expect(await found(chw, code)).toEqual(zainab)
    expect(await found(chw, ` ${showPatientCode(code).toLowerCase()} `)).toEqual(zainab)
    expect(await found(chw, '0712345679')).toEqual([])
    expect(await found(chw, '12')).toEqual([])
  })

  it('leaves out records that were merged into another; their codes find the other', async () => {
    expect(await found(chw, 'wanjiro')).toEqual(['Wanjiru Kamau'])
    expect(await found(chw, await codeOf('merged'))).toEqual(['Wanjiru Kamau'])
  })

  it('answers no more than the limit, from the first that fit', async () => {
    expect(await found(chw, 'mo', 1)).toEqual(['Mohamed Abdi'])
    const { body } = await chw.rest('POST', '/graphql', { query: PATIENTS, variables: { search: 'mo', limit: 101 } })
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })

  it('lists all by last name where nothing is searched for', async () => {
    const { patients } = await chw.data(PATIENTS, { limit: 2 })
    expect(patients).toMatchObject([{ lastName: '100%_sure' }, { lastName: 'Abdi' }])
  })

  it('finds only whom one may see: of one’s facility, as a medical officer of one’s country', async () => {
    expect(await found(officer, 'mohamed')).toEqual(['Mohamed Abdi', 'Grace Mohamed', 'Muhammad Farah'])
    expect(await found(await staffAt(server, 'clinician', NEARBY), 'mohamed')).toEqual(['Muhammad Farah'])
    expect(await found(await staffAt(server, 'chw', null), 'mohamed')).toEqual([])
    const abroad = await staffAt(server, 'chw', ABROAD)
    for (const search of ['0712345678', '23456789', await codeOf('numbered'), 'zai', 'ainab', 'Seinab']) {
      expect(await found(abroad, search), search).toEqual([])
    }
  })
})

describe('A patient’s code', () => {
  const byCode = async (person: Person, code: string) => (await person.data(PATIENT_BY_CODE, { code })).patientByCode

  it('gives the patient, however it is typed', async () => {
    const code = await codeOf('Wanjiru Kamau')
    const id = ids['Wanjiru Kamau']
    for (const typed of [code, showPatientCode(code), ` ${code.toLowerCase()}`]) {
      expect(await byCode(chw, typed), typed).toMatchObject({ id, code })
    }
    expect(await byCode(officer, code)).toMatchObject({ id })
  })

  it('of a merged record gives the one that is kept', async () => {
    expect(await byCode(chw, await codeOf('merged'))).toMatchObject({ id: ids['Wanjiru Kamau'] })
  })

  it('of somebody whom one may not see gives nothing, and leaves no event', async () => {
    const id = ids['Mohammed Ssali'] ?? ''
    expect(await byCode(chw, await codeOf('Mohammed Ssali'))).toBeNull()
    expect(await server.client.auditEvent.count({ where: { recordId: id } })).toBe(0)
  })

  it('with a slip in it says so', async () => {
    const code = await codeOf('Wanjiru Kamau')
    const slip = (code.startsWith('2') ? '3' : '2') + code.slice(1)
    for (const typed of [slip, code.slice(1), '', 'https://example.org']) {
      const { errors } = await chw.graphql(PATIENT_BY_CODE, { code: typed })
      expect(errors[0], typed).toMatchObject({
        message: 'This is not a patient’s code. Compare each sign with the card.',
        extensions: { code: 'BAD_USER_INPUT' },
      })
    }
  })

  it('is refused to those who see no patients', async () => {
    const code = await codeOf('Wanjiru Kamau')
    for (const role of ['pharmacist', 'trainer', 'moh_admin', 'admin'] satisfies Role[]) {
      const { errors } = await (await staffAt(server, role)).graphql(PATIENT_BY_CODE, { code })
      expect(errors[0]?.extensions?.code, role).toBe('FORBIDDEN')
    }
  })
})
