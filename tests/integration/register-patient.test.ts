import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { readPatientCode } from '#domain/patients/patient-code.ts'
import type { Json } from '#tests/support/caller.ts'
import {
  patientData,
  patientInput,
  REGISTER_PATIENT,
  UPDATE_PATIENT,
  WHOLE_PATIENT_QUERY,
} from '#tests/support/patient-requests.ts'
import { createMerge, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let chw: Person
beforeAll(async () => {
  server = await startTestServer()
  chw = await staffAt(server, 'chw')
})
afterAll(() => server.close())

const post = (caller: Person, body: unknown) => caller.rest('POST', '/api/chw/patient', body)
const issuesOf = ({ issues }: Json) => issues.map(({ field, message }: Json) => [field, message])

/** Registers over GraphQL, and gives what came of it. */
const register = async (caller: Person, changes = {}, id = newId()) =>
  (await caller.data(REGISTER_PATIENT, { id, input: patientInput(changes) })).registerPatient
const update = async (caller: Person, id: string, version: number, changes = {}) =>
  (await caller.data(UPDATE_PATIENT, { id, version, input: patientInput(changes) })).updatePatient

describe('§7 POST /api/chw/patient', () => {
  it('registers a patient at the worker’s own facility, and answers with success and the patient', async () => {
    const id = newId()
    const { status, body } = await post(chw, patientData({ id, medical_alerts: [' Asthma ', '', 'Asthma'] }))
    expect(status).toBe(200)
    const { code, registered_at: at, ...patient } = body.patient
    expect(body).toEqual({ success: true, patient: body.patient })
    expect(code).toMatch(/^[0-9A-Y]{4}-[0-9A-Y]{4}$/)
    expect(Date.parse(at)).not.toBeNaN()
    const told = patientData({ medical_alerts: ['Asthma'] })
    expect(patient).toEqual({ ...told, id, birth_date_estimated: false, facility_id: HERE })
    const row = await server.client.patient.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({ registeredById: chw.userId, region: 'Kenya', county: 'Nairobi', version: 1 })
    expect(readPatientCode(code)).toBe(row.code)
  })

  it('takes only what is required, blank texts counting as left out', async () => {
    const { first_name, last_name, date_of_birth, gender, phone, country, region } = patientData()
    const required = { first_name, last_name, date_of_birth, gender, phone, country, region }
    const blank = { ...required, emergency_contact: '', national_id: ' ', preferred_language: '', insurance_info: null }
    for (const body of [required, blank]) {
      const { status, body: answer } = await post(chw, body)
      expect({ status, answer }).toMatchObject({
        status: 200,
        answer: {
          patient: {
            emergency_contact: null,
            national_id: null,
            medical_alerts: [],
            insurance_info: { has_insurance: false, provider: null, policy_number: null },
            preferred_language: 'English',
          },
        },
      })
    }
  })

  it('says everything that is wrong, each at its name on the wire, and stores nothing', async () => {
    const before = await server.client.patient.count()
    const { status, body } = await post(chw, {
      date_of_birth: '2990-01-01',
      phone: 'none',
      country: 'Kenya',
      medical_alerts: 'x',
      preferred_language: 'Klingon',
      insurance_info: { has_insurance: 'yes' },
    })
    expect(status).toBe(400)
    expect(issuesOf(body)).toEqual([
      ['first_name', 'First name is required'],
      ['last_name', 'Last name is required'],
      ['date_of_birth', 'The date of birth cannot be in the future'],
      ['gender', 'Choose a gender from the list'],
      ['phone', 'Enter a phone number of 7 to 15 digits, such as +254 712 345 678'],
      ['country', 'Choose a country from the list'],
      ['region', 'Region is required: the county, district or province'],
      ['medical_alerts', 'Medical alerts must be a list of at most 30 texts'],
      ['insurance_info.has_insurance', 'Say whether there is insurance with true or false'],
      ['preferred_language', 'Choose a language from the list'],
    ])
    expect(await server.client.patient.count()).toBe(before)
  })

  it.each([
    [[], 'body'],
    [patientData({ insurance_info: 'SHA' }), 'insurance_info'],
    [patientData({ insurance_info: { has_insurance: false, provider: 'SHA' } }), 'insurance_info.provider'],
    [patientData({ id: 'x' }), 'id'],
    [patientData({ first_name: 'a\u0000b' }), 'first_name'],
  ])('refuses %j', async (body, field) => {
    const answer = await post(chw, body)
    expect(answer.status).toBe(400)
    expect(answer.body.field).toBe(field)
  })

  it('tells a worker without a facility why nothing is registered', async () => {
    const unplaced = await staffAt(server, 'chw', null)
    const { status, body } = await post(unplaced, patientData())
    expect({ status, field: body.field }).toEqual({ status: 400, field: 'facility_id' })
    expect(body.error).toMatch(/^You are at no facility/)
    expect(await register(unplaced)).toMatchObject({ __typename: 'InvalidInput', field: 'facilityId' })
  })

  it('is refused to everybody but health workers and clinicians', async () => {
    for (const role of ['pharmacist', 'trainer', 'medical_officer', 'moh_admin', 'admin'] as const) {
      expect((await post(await staffAt(server, role), patientData())).status, role).toBe(403)
    }
    expect((await post(await server.person(), patientData())).status).toBe(403)
    expect((await server.rest('POST', '/api/chw/patient', patientData())).status).toBe(401)
  })
})

describe('A registration that is sent again', () => {
  it('answers with the patient of the first time, over both transports, and changes nothing', async () => {
    const id = newId()
    const first = await register(chw, {}, id)
    const again = await register(chw, { firstName: 'Somebody' }, id)
    expect(again).toEqual(first)
    const { body } = await post(chw, patientData({ id, first_name: 'Somebody' }))
    expect(body).toMatchObject({ success: true, patient: { id, first_name: 'Wanjiru' } })
    expect(await server.client.patient.count({ where: { id } })).toBe(1)
  })

  it('is one registration where it is sent many times at once', async () => {
    const id = newId()
    const sent = await Promise.all(Array.from({ length: 8 }, () => register(chw, {}, id)))
    expect(new Set(sent.map((patient: Json) => patient.code)).size).toBe(1)
    const events = await server.client.auditEvent.findMany({ where: { recordId: id, action: 'patient.register' } })
    expect(events).toHaveLength(1)
  })

  it('is refused where the id is that of a patient whom one may not see', async () => {
    const id = await createPatient(server.client, NEARBY)
    expect(await register(chw, {}, id)).toMatchObject({
      __typename: 'InvalidInput',
      field: 'id',
      message: 'This id is in use already: make a new one',
    })
  })
})

describe('Changing what a record says', () => {
  it('replaces all of it, raises the version, and keeps code, facility and registrar', async () => {
    const { id, code } = await register(chw)
    const clinician = await staffAt(server, 'clinician')
    const changes = {
      lastName: 'Mwangi',
      country: 'SS',
      county: 'Jonglei',
      phone: '0712 000 000',
      nationalId: null,
      medicalAlerts: [],
      hasInsurance: false,
      insuranceProvider: null,
      insurancePolicyNumber: null,
      birthDateEstimated: true,
    }
    const changed = await update(clinician, id, 1, changes)
    expect(changed).toMatchObject({ ...changes, __typename: 'Patient', code, version: 2, region: 'South Sudan' })
    const { patient } = await chw.data(WHOLE_PATIENT_QUERY, { id })
    expect({ ...patient, __typename: 'Patient' }).toEqual(changed)
    const row = await server.client.patient.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({ facilityId: HERE, registeredById: chw.userId })
  })

  it('is refused on a version that somebody else has changed, but not where it says the same already', async () => {
    const { id } = await register(chw)
    const outcomes = await Promise.all(['A', 'B'].map((firstName) => update(chw, id, 1, { firstName })))
    const kinds = outcomes.map((outcome: Json): string => outcome.__typename).toSorted()
    expect(kinds).toEqual(['InvalidInput', 'Patient'])
    const { firstName } = outcomes.find((outcome: Json) => outcome.__typename === 'Patient')
    expect(await update(chw, id, 1, { firstName })).toMatchObject({ __typename: 'Patient', firstName, version: 2 })
    expect(await update(chw, id, 1, { firstName: 'C' })).toMatchObject({
      __typename: 'InvalidInput',
      field: 'version',
      message: 'Somebody changed this record meanwhile. Open it again, and change what it says now.',
    })
  })

  it('is refused for what is not valid, for patients of others, and for a record that is merged into another', async () => {
    const { id } = await register(chw)
    expect(await update(chw, id, 1, { phone: '1' })).toMatchObject({ __typename: 'InvalidInput', field: 'phone' })
    const hidden = await createPatient(server.client, NEARBY)
    for (const unseen of [hidden, newId()]) {
      expect(await update(chw, unseen, 1)).toMatchObject({ __typename: 'NotFound', message: 'Patient not found' })
    }
    const keptId = await createPatient(server.client, HERE)
    await createMerge(server.client, { keptId, duplicateId: id, proposedById: chw.userId, status: 'merged' })
    expect(await update(chw, id, 1)).toMatchObject({
      __typename: 'InvalidInput',
      field: 'id',
      message: 'This record is merged into another one: change that one',
    })
  })
})
