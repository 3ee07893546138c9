import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { medicalEngine } from '#api/services/medical/clinical-engine.ts'
import type { MedicalFacts } from '#domain/clinical/medical/clinical-case.ts'
import {
  MEDICAL_PLAN,
  medicalData,
  medicalInput,
  SUBMIT_MEDICAL,
  submitMedical,
} from '#tests/support/medical-requests.ts'
import { countRows } from '#tests/support/row-counts.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const clock = settableClock('2026-03-02T08:00:00.000Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

describe('§7 POST /medical/ai-diagnosis', () => {
  it('stores everything that was told and measured', async () => {
    const person = await server.person()
    const { assessment_id } = await submitMedical(
      person,
      medicalData({
        assessment_type: 'diabetes',
        patient_height: 162.4,
        pregnant: true,
        pregnancy_weeks: 20,
        after_birth: false,
        vital_signs: {
          temperature: '37.2',
          blood_pressure: ' 118 / 76 mmHg ',
          heart_rate: '88',
          respiratory_rate: '',
          oxygen_saturation: 97,
          blood_glucose: 9.4,
          glucose_fasting: true,
          haemoglobin: 11.8,
          creatinine: 70,
          muac: 255,
        },
        symptoms: ['polyuria', 'fatigue', 'polyuria'],
        illness_days: 21,
        checklist_complete: true,
        current_medications: [' Metformin ', '', 'Metformin'],
        allergies: ['penicillin'],
        examination_findings: '  No foot ulcer. ',
      }),
    )
    const row = await server.client.medicalAssessment.findUniqueOrThrow({ where: { id: assessment_id } })
    expect(row).toEqual({
      id: assessment_id,
      userId: person.userId,
      patientId: null,
      filedById: person.userId,
      facilityId: null,
      createdAt: clock.now(),
      assessmentType: 'diabetes',
      age: 34,
      ageMonths: null,
      gender: 'female',
      weightKg: 61.5,
      heightCm: 162.4,
      pregnant: true,
      pregnancyWeeks: 20,
      afterBirth: false,
      region: 'Kenya',
      temperatureC: 37.2,
      systolicMmHg: 118,
      diastolicMmHg: 76,
      heartRatePerMin: 88,
      respiratoryRatePerMin: null,
      oxygenSaturationPercent: 97,
      glucoseMmolPerL: 9.4,
      glucoseFasting: true,
      haemoglobinGPerDl: 11.8,
      creatinineUmolPerL: 70,
      muacMm: 255,
      illnessDays: 21,
      symptoms: ['polyuria', 'fatigue'],
      checklistComplete: true,
      medicalHistory: ['known_hypertension'],
      medicines: ['Metformin'],
      allergies: ['penicillin'],
      examinationFindings: 'No foot ulcer.',
    })
  })

  it('takes what the specification’s form leaves out: only age, gender and region', async () => {
    const person = await server.person()
    const { plan_id } = await submitMedical(person, {
      assessment_type: 'stroke',
      patient_age: 71,
      patient_gender: 'other',
      region: 'Democratic Republic of Congo',
    })
    const { body } = await person.rest('GET', `/api/medical/plan/${plan_id}`)
    expect(body.assessment).toMatchObject({ region: 'Democratic Republic of Congo', symptoms: [], medical_history: [] })
    expect(body.explanation.abstained).toMatch(/\w/)
    expect(body.risk_level).toBe('moderate')
  })

  it('takes the type by the name beside the data', async () => {
    const person = await server.person()
    const { assessment_type: _left, ...data } = medicalData()
    const { body } = await person.rest('POST', '/api/medical/ai-diagnosis', {
      assessmentType: 'typhoid_fever',
      assessmentData: data,
    })
    const plan = await person.rest('GET', `/api/medical/plan/${body.plan_id}`)
    expect(plan.body.assessment.assessment_type).toBe('typhoid_fever')
  })

  it('keeps the age of a child in months', async () => {
    const person = await server.person()
    const { plan_id } = await submitMedical(
      person,
      medicalData({ assessment_type: 'pneumonia', patient_age: undefined, patient_age_months: 8, patient_weight: 7.1 }),
    )
    const { body } = await person.rest('GET', `/api/medical/plan/${plan_id}`)
    expect(body.assessment).toMatchObject({ patient_age: 0, patient_age_months: 8, patient_weight: 7.1 })
  })

  it('stores the answer with the engine’s version, so that the same inputs can be assessed again', async () => {
    const person = await server.person()
    const data = medicalData({ examination_findings: 'Neck stiffness. No rash.', checklist_complete: true })
    const { plan_id } = await submitMedical(person, data)
    const { assessment, ...plan } = await server.client.medicalPlan.findUniqueOrThrow({
      where: { id: plan_id },
      include: { assessment: true },
    })
    const engine = await medicalEngine()
    const again = engine.assess(assessment as unknown as MedicalFacts)
    expect(JSON.parse(JSON.stringify(again.result))).toEqual(plan.result)
    expect(JSON.parse(JSON.stringify(again.texts))).toEqual(plan.texts)
    expect(plan).toMatchObject({
      engineVersion: again.engineVersion,
      riskLevel: again.riskLevel,
      confidence: again.confidence,
      condition: again.condition,
      followUpRequired: again.followUpRequired,
      diagnosisEn: again.texts.en.diagnosis,
      diagnosisSw: again.texts.sw.diagnosis,
    })
    expect(again.result.read.present).toContain('neck_stiffness')
  })

  it('reads the words of an examination, also in Swahili, and says which were not understood', async () => {
    const person = await server.person()
    const { plan_id } = await submitMedical(
      person,
      medicalData({ symptoms: [], vital_signs: null, examination_findings: 'Mgonjwa hajitambui. Xqwzzy.' }),
    )
    const { medicalPlan } = await person.data(MEDICAL_PLAN, { id: plan_id })
    expect(medicalPlan.riskLevel).toBe('CRITICAL')
    expect(medicalPlan.content.notUnderstood).toContain('Xqwzzy')
  })

  it('stores through the mutation what it stores through REST', async () => {
    const person = await server.person()
    const extra = { medicines: ['Metformin'], allergies: ['penicillin'], illnessDays: 3, checklistComplete: true }
    const id = newId()
    const { submitMedicalAssessment } = await person.data(SUBMIT_MEDICAL, {
      id,
      input: medicalInput({ ...extra, examinationFindings: 'No rash.', oxygenSaturationPercent: 97 }),
    })
    const { assessment_id, plan_id } = await submitMedical(
      person,
      medicalData({
        current_medications: extra.medicines,
        allergies: extra.allergies,
        illness_days: 3,
        checklist_complete: true,
        examination_findings: 'No rash.',
        vital_signs: { temperature: 38.9, blood_pressure: '120/80', heart_rate: 104, oxygen_saturation: 97 },
      }),
    )
    const include = { plan: true } as const
    const [ofMutation, ofRest] = await Promise.all(
      [id, assessment_id].map((one) =>
        server.client.medicalAssessment.findUniqueOrThrow({ where: { id: one }, include }),
      ),
    )
    const planId: string = submitMedicalAssessment.planId
    expect(ofMutation).toEqual({ ...ofRest, id, plan: { ...ofRest?.plan, id: planId, assessmentId: id } })
    expect(ofRest?.plan?.id).toBe(plan_id)
  })

  it('sent again with its id answers with the first plan, and changes nothing', async () => {
    const person = await server.person()
    const id = newId()
    const first = await submitMedical(person, medicalData({ id }))
    const before = await countRows(server.client)
    expect(await submitMedical(person, medicalData({ id, patient_age: 60 }))).toEqual(first)
    const { submitMedicalAssessment } = await person.data(SUBMIT_MEDICAL, { id, input: medicalInput({ age: 61 }) })
    expect(submitMedicalAssessment).toMatchObject({ planId: first.plan_id, assessmentId: id })
    expect(await countRows(server.client)).toEqual(before)
  })

  it('stores one row when the same arrives three times at once', async () => {
    const person = await server.person()
    const id = newId()
    const answers = await Promise.all([1, 2, 3].map(() => submitMedical(person, medicalData({ id }))))
    expect(new Set(answers.map(({ plan_id }) => plan_id)).size).toBe(1)
    expect(await server.client.medicalAssessment.count({ where: { userId: person.userId } })).toBe(1)
  })

  it('refuses the id of somebody else’s assessment, and shows nothing of it', async () => {
    const id = newId()
    await submitMedical(await server.person(), medicalData({ id }))
    const other = await server.person()
    const { status, body } = await other.rest('POST', '/api/medical/ai-diagnosis', {
      assessmentData: medicalData({ id }),
    })
    expect({ status, body }).toMatchObject({ status: 400, body: { field: 'id' } })
    expect(JSON.stringify(body)).not.toContain('plan')
  })
})
