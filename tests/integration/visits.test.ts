import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { medicalEngine } from '#api/services/medical/clinical-engine.ts'
import type { VisitFacts } from '#domain/clinical/visit/visit-facts.ts'
import {
  MEDICAL_ASSESSMENTS,
  MEDICAL_PLAN,
  MEDICAL_PLANS,
  medicalInput,
  SUBMIT_MEDICAL,
} from '#tests/support/medical-requests.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { countRows } from '#tests/support/row-counts.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { REVIEW_VISIT, SUBMIT_VISIT, submitVisit, VISIT, visitData } from '#tests/support/visit-requests.ts'

const clock = settableClock('2026-03-02T08:00:00.000Z')

let server: TestServer
let worker: Person
beforeAll(async () => {
  server = await startTestServer({ clock })
  worker = await staffAt(server, 'chw')
})
afterAll(() => server.close())

const patient = (details: Parameters<typeof createPatient>[2] = {}) => createPatient(server.client, HERE, details)
const send = (patientId: string, changes: Record<string, unknown> = {}, id = newId()) =>
  worker.data(SUBMIT_VISIT, { id, patientId, input: visitData(changes) })

const EVERYTHING = {
  bloodPressure: ' 150 / 95 mmHg ',
  respiratoryRatePerMin: 22,
  oxygenSaturationPercent: 95,
  weightKg: 61.5,
  heightCm: 164,
  muacMm: 240,
  glucoseMmolPerL: 9.1,
  glucoseFasting: true,
  haemoglobinGPerDl: 11.2,
  pregnant: true,
  pregnancyWeeks: 30,
  afterBirth: false,
  illnessDays: 5,
  severity: 'SEVERE',
  painScale: 6,
  symptoms: ['blurred_vision'],
  signsComplete: true,
  headEyes: 'Pale',
  chestLungs: 'Clear',
  heart: 'Normal',
  abdomen: 'Soft, no tenderness',
  extremities: 'swollen',
  neurological: 'Alert',
  skin: 'No rash',
  currentMedications: 'ferrous sulphate, Zorblaxin',
  allergies: 'sulfa',
  previousIllnesses: 'Asthma',
  familyHistory: 'Mother has diabetes',
  socialHistory: 'Farmer',
  riskFactors: ['known_hypertension'],
}

describe('§3 A visit of a patient', () => {
  it('stores everything that was entered, as an assessment with its plan and what only a visit has', async () => {
    const patientId = await patient()
    const { visitId, planId } = await submitVisit(worker, patientId, EVERYTHING)
    const { assessment, ...visit } = await server.client.visit.findUniqueOrThrow({
      where: { assessmentId: visitId },
      include: { assessment: { include: { plan: { select: { id: true } } } } },
    })
    expect(visit).toEqual({
      assessmentId: visitId,
      chiefComplaint: 'Fever and headache',
      duration: 'days_1_to_7',
      severity: 'severe',
      painScale: 6,
      associatedSymptoms: ['fever', 'headache'],
      generalAppearance: 'Alert, looks tired',
      headEyes: 'Pale',
      chestLungs: 'Clear',
      heart: 'Normal',
      abdomen: 'Soft, no tenderness',
      extremities: 'swollen',
      neurological: 'Alert',
      skin: 'No rash',
      currentMedications: 'ferrous sulphate, Zorblaxin',
      allergies: 'sulfa',
      previousIllnesses: 'Asthma',
      familyHistory: 'Mother has diabetes',
      socialHistory: 'Farmer',
      riskFactors: ['known_hypertension'],
      medicalAlerts: ['Penicillin allergy'],
      agreed: null,
      disagreementReason: null,
      reviewedById: null,
      reviewedAt: null,
    })
    expect(assessment).toMatchObject({
      id: visitId,
      userId: null,
      patientId,
      filedById: worker.userId,
      facilityId: HERE,
      createdAt: clock.now(),
      assessmentType: 'clinical_visit',
      age: 33,
      ageMonths: null,
      gender: 'female',
      region: 'Kenya',
      temperatureC: 38.9,
      systolicMmHg: 150,
      diastolicMmHg: 95,
      muacMm: 240,
      glucoseFasting: true,
      pregnant: true,
      pregnancyWeeks: 30,
      illnessDays: 5,
      symptoms: ['fever', 'headache', 'blurred_vision'],
      checklistComplete: true,
      medicalHistory: ['known_hypertension'],
      medicines: ['ferrous sulphate', 'Zorblaxin'],
      allergies: ['sulfa', 'Penicillin allergy'],
      examinationFindings:
        'Fever and headache\nAlert, looks tired\nPale\nClear\nNormal\nSoft, no tenderness\nswollen\nAlert\nNo rash',
      plan: { id: planId },
    })
  })

  it('can be assessed again from what is stored, with the same answer', async () => {
    for (const dateOfBirth of ['1992-04-09', '2024-09-20']) {
      const patientId = await patient({ dateOfBirth })
      const ofMother = dateOfBirth === '1992-04-09'
      const told = ofMother ? EVERYTHING : { bloodPressure: null, bloodPressureNotMeasured: true, familyHistory: 'TB' }
      const { visitId } = await submitVisit(worker, patientId, told)
      const { assessment, ...visit } = await server.client.visit.findUniqueOrThrow({
        where: { assessmentId: visitId },
        include: { assessment: { include: { plan: true } } },
      })
      const { plan, ...row } = assessment
      const facts = {
        ...row,
        ...visit,
        country: 'KE',
        ageMonths: row.ageMonths ?? row.age * 12,
        signsComplete: row.checklistComplete,
      }
      const again = (await medicalEngine()).assessVisit(facts as unknown as VisitFacts)
      expect(JSON.parse(JSON.stringify(again.result))).toEqual(plan?.result)
      expect(JSON.parse(JSON.stringify(again.texts))).toEqual(plan?.texts)
      expect(plan).toMatchObject({ riskLevel: again.riskLevel, engineVersion: again.engineVersion })
    }
  })

  it('takes age, gender and alerts from the record: a child by months, warned of an allergy', async () => {
    const patientId = await patient({ dateOfBirth: '2025-07-02' })
    const { visitId } = await submitVisit(worker, patientId, {
      bloodPressure: null,
      bloodPressureNotMeasured: true,
      respiratoryRatePerMin: 52,
      weightKg: 7.2,
      associatedSymptoms: ['cough'],
    })
    const { visit } = await worker.data(VISIT, { id: visitId })
    expect(visit.assessment).toMatchObject({
      age: 0,
      ageMonths: 8,
      gender: 'FEMALE',
      assessmentType: { name: 'CLINICAL_VISIT', category: 'GENERAL', displayName: 'Clinical assessment' },
      vitalSigns: { temperatureC: 38.9, bloodPressure: null },
      patient: { id: patientId },
      plan: { riskLevel: 'HIGH' },
    })
    expect(visit.history.medicalAlerts).toEqual(['Penicillin allergy'])
  })

  it('keeps and shows the words that were not understood', async () => {
    const { visitId } = await submitVisit(worker, await patient(), { socialHistory: 'Xqwzzy' })
    const { visit } = await worker.data(VISIT, { id: visitId })
    expect(visit.history.socialHistory).toBe('Xqwzzy')
    expect(visit.assessment.plan.content.notUnderstood).toContain('Xqwzzy')
  })

  it('sent again with its id answers with the first, and changes nothing', async () => {
    const patientId = await patient()
    const id = newId()
    const first = await send(patientId, {}, id)
    const before = await countRows(server.client)
    expect(await send(patientId, { temperatureC: 41 }, id)).toEqual(first)
    expect(await countRows(server.client)).toEqual(before)
  })

  it('refuses an id that something else has', async () => {
    const owner = await server.person()
    const id = newId()
    await owner.data(SUBMIT_MEDICAL, { id, input: medicalInput() })
    expect((await send(await patient(), {}, id)).submitVisit).toMatchObject({ __typename: 'InvalidInput', field: 'id' })
  })

  it('leaves one event, and the reading of it another', async () => {
    const patientId = await patient()
    const { visitId } = await submitVisit(worker, patientId)
    await worker.data(VISIT, { id: visitId })
    const events = await server.client.auditEvent.findMany({ where: { recordId: visitId }, orderBy: { action: 'asc' } })
    expect(events).toMatchObject(
      ['visit.read', 'visit.submit'].map((action) => ({
        action,
        actorId: worker.userId,
        recordType: 'MedicalAssessment',
        personId: patientId,
      })),
    )
  })
})

describe('A visit that a danger cuts short', () => {
  const NOTHING = {
    temperatureC: null,
    bloodPressure: null,
    heartRatePerMin: null,
    chiefComplaint: null,
    duration: null,
    associatedSymptoms: [],
    generalAppearance: null,
  }

  it('is taken with the danger sign alone: what is missing is not known, and the referral is advised', async () => {
    const patientId = await patient()
    const { visitId } = await submitVisit(worker, patientId, {
      ...NOTHING,
      cutShort: true,
      symptoms: ['convulsing_now'],
    })
    const { visit } = await worker.data(VISIT, { id: visitId })
    expect(visit).toMatchObject({
      chiefComplaint: '',
      painScale: null,
      examination: { generalAppearance: '', headEyes: null },
      assessment: {
        symptoms: ['convulsing_now'],
        vitalSigns: { temperatureC: null, bloodPressure: null },
        plan: { riskLevel: 'CRITICAL' },
      },
    })
    const { requestableCare } = await worker.data(
      'query ($id: ID!) { requestableCare(assessmentId: $id) { referralUrgency } }',
      { id: visitId },
    )
    expect(requestableCare).toEqual({ referralUrgency: 'EMERGENCY' })
  })

  it('is taken for a danger that stands in a measurement, or in words', async () => {
    for (const told of [{ bloodPressure: '76/40' }, { chiefComplaint: 'Kutapika damu tangu jana' }]) {
      const { visitId } = await submitVisit(worker, await patient(), { ...NOTHING, cutShort: true, ...told })
      const plan = await server.client.medicalPlan.findUniqueOrThrow({ where: { assessmentId: visitId } })
      expect(['critical', 'high']).toContain(plan.riskLevel)
    }
  })

  it.each([
    ['nothing', {}],
    ['what is harmless', { temperatureC: 36.8, chiefComplaint: 'Itching of the arm' }],
  ])('is not taken with %s, and nothing is stored', async (_what, told) => {
    const patientId = await patient()
    const before = await countRows(server.client)
    expect((await send(patientId, { ...NOTHING, cutShort: true, ...told })).submitVisit).toMatchObject({
      __typename: 'InvalidInput',
      issues: [{ field: 'cutShort', message: 'Only for a danger can an assessment be sent before it is finished' }],
    })
    expect(await countRows(server.client)).toEqual(before)
  })

  it('is not taken with a value that cannot be', async () => {
    const answer = await send(await patient(), {
      ...NOTHING,
      cutShort: true,
      symptoms: ['convulsing_now'],
      temperatureC: 100,
    })
    expect(answer.submitVisit).toMatchObject({
      __typename: 'InvalidInput',
      issues: [{ field: 'temperatureC', message: 'Temperature must be between 25 and 45 °C' }],
    })
  })
})

describe('A visit that is not valid', () => {
  it.each<[Record<string, unknown>, [string, string][]]>([
    [
      { temperatureC: null, bloodPressure: null, chiefComplaint: ' ', generalAppearance: null },
      [
        ['temperatureC', 'Measure the temperature'],
        ['chiefComplaint', 'Write the chief complaint'],
        ['generalAppearance', 'Write how the patient looks'],
        ['bloodPressure', 'Measure the blood pressure'],
      ],
    ],
    [{ temperatureC: 100 }, [['temperatureC', 'Temperature must be between 25 and 45 °C']]],
    [{ painScale: 11 }, [['painScale', 'Pain must be a whole number from 0 to 10']]],
    [{ symptoms: ['no_such_finding'] }, [['symptoms', 'Symptoms must be a list of the symptoms offered']]],
    [{ riskFactors: ['fever'] }, [['riskFactors', 'Risk factors must be a list of those offered']]],
    [
      { associatedSymptoms: ['convulsions'] },
      [['associatedSymptoms', 'Associated symptoms must be a list of those offered']],
    ],
    [{ chiefComplaint: 'x'.repeat(1001) }, [['chiefComplaint', 'This text is too long']]],
    [{ skin: 'a\0b' }, [['skin', 'This must be a text']]],
    [
      { bloodPressure: null, bloodPressureNotMeasured: true },
      [['bloodPressureNotMeasured', 'Only in a child under five can the blood pressure be left unmeasured']],
    ],
  ])('is refused at its fields, and nothing is stored: %j', async (changes, issues) => {
    const patientId = await patient()
    const before = await countRows(server.client)
    const { submitVisit: refusal } = await send(patientId, changes)
    expect(refusal).toMatchObject({
      __typename: 'InvalidInput',
      issues: issues.map(([field, message]) => ({ field, message })),
    })
    expect(await countRows(server.client)).toEqual(before)
  })

  it.each([
    ['of another facility', () => createPatient(server.client, NEARBY)],
    ['of another country', () => createPatient(server.client, ABROAD)],
    ['who does not exist', () => Promise.resolve(newId())],
  ])('is of a patient %s', async (_who, make) => {
    expect((await send(await make())).submitVisit).toMatchObject({
      __typename: 'InvalidInput',
      issues: [{ field: 'patientId', message: 'Choose a patient from the list' }],
    })
  })

  it('is filed by nobody without a facility', async () => {
    const nowhere = await staffAt(server, 'chw', null)
    const answer = await nowhere.data(SUBMIT_VISIT, { id: newId(), patientId: await patient(), input: visitData() })
    expect(answer.submitVisit).toMatchObject({ __typename: 'InvalidInput', field: 'patientId' })
  })
})

describe('What a health worker says of the answer', () => {
  const review = (caller: Person, id: string, agreed: boolean, reason: string | null = null) =>
    caller.data(REVIEW_VISIT, { id, agreed, reason })

  it('is kept with who and when, also from another worker of the facility; the last word counts', async () => {
    const { visitId } = await submitVisit(worker, await patient())
    const colleague = await staffAt(server, 'clinician')
    const { reviewVisit } = await review(worker, visitId, true)
    expect(reviewVisit).toMatchObject({ id: visitId, agreed: true, disagreementReason: null })
    expect((await review(colleague, visitId, false, ' Rather typhoid ')).reviewVisit).toMatchObject({
      agreed: false,
      disagreementReason: 'Rather typhoid',
    })
    expect(await server.client.visit.findUnique({ where: { assessmentId: visitId } })).toMatchObject({
      agreed: false,
      disagreementReason: 'Rather typhoid',
      reviewedById: colleague.userId,
      reviewedAt: clock.now(),
    })
    const events = await server.client.auditEvent.findMany({ where: { recordId: visitId, action: 'visit.review' } })
    expect(events.map(({ actorId }) => actorId)).toEqual([worker.userId, colleague.userId])
  })

  it('needs a reason where they do not agree', async () => {
    const { visitId } = await submitVisit(worker, await patient())
    for (const reason of [null, '  ']) {
      expect((await review(worker, visitId, false, reason)).reviewVisit).toMatchObject({
        __typename: 'InvalidInput',
        issues: [{ field: 'reason', message: 'Give a reason' }],
      })
    }
  })

  it('drops a reason beside a yes', async () => {
    const { visitId } = await submitVisit(worker, await patient())
    expect((await review(worker, visitId, true, 'No reason')).reviewVisit.disagreementReason).toBeNull()
  })

  it('is not said of what one may not see, or of what is no visit, and leaves no event', async () => {
    const { visitId } = await submitVisit(worker, await patient())
    const elsewhere = await staffAt(server, 'chw', NEARBY)
    for (const id of [visitId, newId()]) {
      expect((await review(elsewhere, id, true)).reviewVisit.__typename).toBe('NotFound')
      expect(await elsewhere.data(VISIT, { id })).toEqual({ visit: null })
    }
    expect(await server.client.auditEvent.count({ where: { actorId: elsewhere.userId, recordId: visitId } })).toBe(0)
  })
})

describe('The medical pages', () => {
  it('list a visit with its type, find it by type and name, and open its plan', async () => {
    const patientId = await patient({ lastName: 'Wekesa' })
    const { visitId, planId } = await submitVisit(worker, patientId)
    const { medicalAssessments } = await worker.data(MEDICAL_ASSESSMENTS, {
      patientId,
      assessmentType: 'CLINICAL_VISIT',
    })
    expect(medicalAssessments).toMatchObject([{ id: visitId, plan: { id: planId } }])
    const { medicalPlans } = await worker.data(MEDICAL_PLANS, { patientId, search: 'Clinical assess' })
    expect(medicalPlans).toMatchObject([
      { id: planId, assessment: { assessmentType: { displayName: 'Clinical assessment' } } },
    ])
    const { medicalPlan } = await worker.data(MEDICAL_PLAN, { id: planId })
    expect(medicalPlan.assessment).toMatchObject({ id: visitId, region: 'KENYA', medicalHistory: [] })
    const { body } = await worker.rest('GET', `/api/medical/plan/${planId}`)
    expect(body.assessment.assessment_type).toBe('clinical_visit')
    const { status } = await worker.rest('GET', `/api/medical/plan/${planId}/pdf`)
    expect(status).toBe(200)
  })

  it('do not offer a visit among the types, nor take it as one', async () => {
    const { body } = await worker.rest('GET', '/api/medical/assessment-types')
    expect(JSON.stringify(body)).not.toContain('clinical_visit')
    const sent = { id: newId(), input: medicalInput({ assessmentType: 'CLINICAL_VISIT' }) }
    expect((await worker.data(SUBMIT_MEDICAL, sent)).submitMedicalAssessment).toMatchObject({
      __typename: 'InvalidInput',
      field: 'assessmentType',
    })
  })
})
