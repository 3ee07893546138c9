import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { addDays, dayAt } from '#domain/time/local-day.ts'
import type { Caller, Json } from '#tests/support/caller.ts'
import { medicalData, submitMedical } from '#tests/support/medical-requests.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import {
  PRESCRIPTIONS,
  pneumoniaOf,
  REQUEST_PRESCRIPTION,
  REQUESTABLE_CARE,
  refer,
} from '#tests/support/referral-requests.ts'
import { expectNothingStored } from '#tests/support/row-counts.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

const AMOXICILLIN = 'amoxicillin_pneumonia_child'

let server: TestServer
let chw: Person
beforeAll(async () => {
  server = await startTestServer()
  chw = await staffAt(server, 'chw')
})
afterAll(() => server.close())

/** A child of HERE with pneumonia, assessed by the health worker. */
async function pneumonia(changes: Record<string, unknown> = {}) {
  const patientId = await createPatient(server.client, HERE, { dateOfBirth: '2024-08-20' })
  const { assessment_id: assessmentId } = await submitMedical(chw, pneumoniaOf(patientId, changes))
  return { patientId, assessmentId }
}

const careOf = async (caller: Caller, assessmentId: string, language = 'EN'): Promise<Json> =>
  (await caller.data(REQUESTABLE_CARE, { assessmentId, language })).requestableCare

const request = async (
  caller: Caller,
  assessmentId: string,
  medicines: readonly object[] = [{ regimen: AMOXICILLIN }],
  { id = newId(), language = 'EN' } = {},
): Promise<Json> =>
  (await caller.data(REQUEST_PRESCRIPTION, { id, input: { assessmentId, medicines }, language })).requestPrescription

const pendingOf = async (caller: Caller, patientId: string): Promise<Json[]> =>
  (await caller.data(PRESCRIPTIONS, { status: 'PENDING', patientId })).prescriptions

describe('What can be asked of others after an assessment', () => {
  it('are the medicines of the plan with dose by weight, length and number, and the referral with its urgency', async () => {
    const { assessmentId } = await pneumonia()
    const care = await careOf(chw, assessmentId)
    expect(care.assessmentId).toBe(assessmentId)
    expect(care.medicines.find(({ regimen }: Json) => regimen === AMOXICILLIN)).toMatchObject({
      name: 'Amoxicillin 250 mg',
      dosage: '2 tablets twice a day for 5 days, by mouth',
      durationDays: 5,
      quantity: 20,
      refusal: null,
    })
    const swahili = await careOf(chw, assessmentId, 'SW')
    const dosage = swahili.medicines.find(({ regimen }: Json) => regimen === AMOXICILLIN).dosage
    expect(dosage).toContain('vidonge')
    expect(dosage).not.toContain('Amoks')
  })

  it('has how soon the plan wants the patient seen', async () => {
    const patientId = await createPatient(server.client, HERE)
    const data = medicalData({ patient_id: patientId, symptoms: ['fever', 'convulsions'] })
    const { assessment_id: assessmentId } = await submitMedical(chw, data)
    const care = await careOf(chw, assessmentId)
    expect(care).toMatchObject({ referralUrgency: 'EMERGENCY', referral: expect.stringMatching(/\w/) })
  })

  it('says which medicine must not be given, and which has no dose', async () => {
    const allergic = await pneumonia({ allergies: ['amoxicillin'] })
    const refused = (await careOf(chw, allergic.assessmentId)).medicines.find(
      ({ regimen }: Json) => regimen === AMOXICILLIN,
    )
    expect(refused).toMatchObject({ refusal: 'NOT_GIVEN', quantity: null })
    expect(refused.concerns.length).toBeGreaterThan(0)
    const unweighed = await pneumonia({ patient_weight: null })
    const withoutDose = (await careOf(chw, unweighed.assessmentId)).medicines.find(
      ({ regimen }: Json) => regimen === AMOXICILLIN,
    )
    expect(withoutDose).toMatchObject({ refusal: 'WITHOUT_DOSE', quantity: null })
  })

  it('is nothing of an assessment of another facility’s patient, of oneself, or of nobody', async () => {
    const { assessmentId } = await pneumonia()
    const own = (await submitMedical(chw)).assessment_id
    expect(await careOf(await staffAt(server, 'chw', NEARBY), assessmentId)).toBeNull()
    expect(await careOf(chw, own)).toBeNull()
    expect(await careOf(chw, newId())).toBeNull()
  })
})

describe('A request for medicines', () => {
  it('is stored as pending with the engine’s doses and what was added, and is audited', async () => {
    const { patientId, assessmentId } = await pneumonia()
    const id = newId()
    const asked = await request(chw, assessmentId, [{ regimen: AMOXICILLIN, instruction: ' After food ' }], { id })
    expect(asked).toMatchObject({
      __typename: 'Prescription',
      id,
      status: 'PENDING',
      // The first day of follow-up of the plan.
      followUpOn: addDays(dayAt('Africa/Nairobi', new Date()), 2),
      requestedByName: 'Asha Juma',
      assessmentId,
      patient: { id: patientId },
      facility: { id: HERE },
      items: [
        {
          name: 'Amoxicillin 250 mg',
          genericName: 'Amoxicillin',
          dosage: '2 tablets twice a day for 5 days, by mouth',
          quantity: 20,
          durationDays: 5,
          medicineId: expect.any(String),
        },
      ],
    })
    expect(asked.diagnosis).toMatch(/\w/)
    expect(asked.items[0].instructions.split('\n').at(-1)).toBe('After food')
    expect(asked.items[0].instructions).toContain('Given by')
    const events = await server.client.auditEvent.findMany({ where: { recordType: 'Prescription', recordId: id } })
    expect(events).toMatchObject([{ action: 'prescription.request', actorId: chw.userId, personId: patientId }])
  })

  it('is written in the language that it is asked for in', async () => {
    const { assessmentId } = await pneumonia()
    const asked = await request(chw, assessmentId, undefined, { language: 'SW' })
    expect(asked.items[0].dosage).toContain('vidonge')
    expect(asked.items[0].genericName).toBe('Amoxicillin')
  })

  it('is joined with the medicine that the product keeps, in the same strength alone', async () => {
    const medicine = { name: 'Amoxicillin', genericName: 'amoxicillin', form: 'tablet', unit: 'tablet' }
    const { assessmentId } = await pneumonia()
    // The product's own are left out: here it keeps these alone.
    await server.client.medicine.deleteMany()
    await server.client.medicine.create({ data: { id: newId(), code: 'AMOX500', ...medicine, strength: '500 mg' } })
    expect((await request(chw, assessmentId)).items[0].medicineId).toBeNull()
    const id = newId()
    await server.client.medicine.create({ data: { id, code: 'AMOX250', ...medicine, strength: '250mg' } })
    expect((await request(chw, assessmentId)).items[0].medicineId).toBe(id)
    await server.client.medicine.create({ data: { id: newId(), code: 'AMOX250C', ...medicine, strength: '250 mg' } })
    expect((await request(chw, assessmentId)).items[0].medicineId, 'in doubt none').toBeNull()
    await server.client.medicine.deleteMany()
  })

  it('that is sent twice is there once', async () => {
    const { patientId, assessmentId } = await pneumonia()
    const id = newId()
    const answers = await Promise.all([1, 2, 3].map(() => request(chw, assessmentId, undefined, { id })))
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
    expect(await pendingOf(chw, patientId)).toHaveLength(1)
    const other = await pneumonia()
    expect(await request(chw, other.assessmentId, undefined, { id })).toMatchObject({ field: 'id' })
    const somebody = await staffAt(server, 'clinician')
    expect(await request(somebody, assessmentId, undefined, { id })).toMatchObject({ field: 'id' })
  })

  it('is refused with the reason where the engine says that it must not be given, or cannot say a dose', async () => {
    const allergic = await pneumonia({ allergies: ['amoxicillin'] })
    const unweighed = await pneumonia({ patient_weight: null })
    const { assessmentId } = await pneumonia()
    const own = (await submitMedical(chw)).assessment_id
    await expectNothingStored(server.client)
    const twice = [{ regimen: AMOXICILLIN }, { regimen: AMOXICILLIN }]
    for (const [assessment, medicines, field, message] of [
      [
        allergic.assessmentId,
        undefined,
        'medicines.0',
        'This medicine must not be given to this patient: the plan says why',
      ],
      [
        unweighed.assessmentId,
        undefined,
        'medicines.0',
        'The dose depends on a weight or age that is not known: measure it and assess the patient again',
      ],
      [
        assessmentId,
        [{ regimen: AMOXICILLIN }, { regimen: 'morphine' }],
        'medicines.1',
        'This medicine is not in the plan of the assessment',
      ],
      [assessmentId, [{ regimen: 'constructor' }], 'medicines.0', 'This medicine is not in the plan of the assessment'],
      [assessmentId, [], 'medicines', 'Choose at least one medicine'],
      [assessmentId, twice, 'medicines', 'Each medicine can be asked for once'],
      [assessmentId, [{ regimen: AMOXICILLIN, instruction: 'x'.repeat(501) }], 'medicines', 'This text is too long'],
      [own, undefined, 'assessmentId', 'Choose an assessment of a patient'],
      [newId(), undefined, 'assessmentId', 'Choose an assessment of a patient'],
      ['x', undefined, 'assessmentId', 'The id must be a UUID'],
    ] as const) {
      expect(await request(chw, assessment, medicines), message).toMatchObject({
        __typename: 'InvalidInput',
        field,
        message,
      })
    }
  })

  it('is not made by somebody who does not see the patient', async () => {
    const { assessmentId } = await pneumonia()
    const others = [await staffAt(server, 'chw', NEARBY), await staffAt(server, 'clinician', ABROAD)]
    await expectNothingStored(server.client)
    for (const person of others) {
      expect(await request(person, assessmentId)).toMatchObject({ field: 'assessmentId' })
    }
  })
})

describe('The list of prescriptions', () => {
  it('is seen by those who see the patient: the facility, the country’s officer, and whom the patient was sent to', async () => {
    const { patientId, assessmentId } = await pneumonia()
    const { id } = await request(chw, assessmentId)
    const receiver = await staffAt(server, 'clinician', ABROAD)
    expect(await pendingOf(receiver, patientId)).toEqual([])
    await refer(chw, patientId, { toFacilityId: ABROAD })
    for (const person of [
      chw,
      receiver,
      await staffAt(server, 'clinician'),
      await staffAt(server, 'medical_officer', null),
    ]) {
      expect((await pendingOf(person, patientId)).map((one) => one.id)).toEqual([id])
    }
    expect(await pendingOf(await staffAt(server, 'chw', ABROAD), patientId)).toEqual([])
  })

  it('is narrowed to a state and a patient, newest first, page by page', async () => {
    const { patientId, assessmentId } = await pneumonia()
    const ids: string[] = []
    for (let at = 0; at < 3; at += 1) ids.unshift((await request(chw, assessmentId)).id)
    await server.client.prescription.update({ where: { id: ids[1] ?? '' }, data: { status: 'ready' } })
    const idsOf = async (page: object) =>
      (await chw.data(PRESCRIPTIONS, { patientId, ...page })).prescriptions.map(({ id }: Json) => id)
    expect(await idsOf({})).toEqual(ids)
    expect(await idsOf({ status: 'PENDING' })).toEqual([ids[0], ids[2]])
    expect(await idsOf({ limit: 1, cursor: ids[0] })).toEqual([ids[1]])
    expect(await idsOf({ cursor: newId() })).toEqual([])
    for (const page of [{ limit: 0 }, { cursor: 'x' }, { patientId: 'x' }]) {
      const { errors } = await chw.graphql(PRESCRIPTIONS, page)
      expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT')
    }
  })
})
