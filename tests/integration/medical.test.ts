import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { medicalEngine } from '#api/services/medical/clinical-engine.ts'
import type { MedicalFacts } from '#domain/clinical/medical/clinical-case.ts'
import { ASSESSMENT_CATEGORIES, ASSESSMENT_TYPE_NAMES } from '#domain/vocabulary/medical/assessment-types.ts'
import type { Json } from '#tests/support/caller.ts'
import {
  ASSESSMENT_FORM,
  ASSESSMENT_TYPES,
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

describe('§3 Assessment types', () => {
  it('are sixteen or more, in every category, the nine with built-in lists among them', async () => {
    const { status, body } = await (await server.person()).rest('GET', '/api/medical/assessment-types')
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThanOrEqual(16)
    expect(new Set(body.map(({ category }: Json) => category))).toEqual(new Set(ASSESSMENT_CATEGORIES))
    const names = body.map(({ name }: Json) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'diabetes',
        'hypertension',
        'hiv_aids',
        'tuberculosis',
        'malaria',
        'stroke',
        'cancer_cervical',
        'cancer_breast',
        'kidney_disease',
      ]),
    )
    for (const type of body) {
      expect(type).toMatchObject({ id: type.name, display_name: expect.any(String), description: expect.any(String) })
      expect(type.symptoms.length, type.name).toBeGreaterThanOrEqual(12)
      expect(type.symptoms.filter(({ danger }: Json) => danger).length, type.name).toBeGreaterThanOrEqual(2)
    }
  })

  it('come in the language that is asked for', async () => {
    const person = await server.person()
    const inSwahili = await person.rest('GET', '/api/medical/assessment-types', undefined, { 'accept-language': 'sw' })
    expect(inSwahili.body.find(({ name }: Json) => name === 'diabetes').display_name).toBe('Kisukari')
    const { assessmentTypes } = await person.data(ASSESSMENT_TYPES)
    expect(assessmentTypes.map(({ name }: Json) => name.toLowerCase())).toEqual(ASSESSMENT_TYPE_NAMES)
  })

  it('have a form, and what is no type has none', async () => {
    const person = await server.person()
    const { assessmentForm: form } = await person.data(ASSESSMENT_FORM, { assessmentType: 'diabetes' })
    expect(form.assessmentType).toEqual({ name: 'DIABETES', displayName: 'Kisukari' })
    expect(form.measurements).toContain('GLUCOSE')
    const { body } = await person.rest('GET', '/api/medical/assessment-types', undefined, { 'accept-language': 'sw' })
    const { symptoms } = body.find(({ name }: Json) => name === 'diabetes')
    expect(form.symptoms.map(({ code, label, danger }: Json) => ({ code, label, danger }))).toEqual(symptoms)
    for (const assessmentType of ['scurvy', 'constructor', '']) {
      expect(await person.data(ASSESSMENT_FORM, { assessmentType })).toEqual({ assessmentForm: null })
    }
  })

  it('are refused to somebody who is not signed in', async () => {
    expect((await server.rest('GET', '/api/medical/assessment-types')).status).toBe(401)
  })
})

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
      medicalData({ symptoms: [], vital_signs: null, examination_findings: 'Mgonjwa amepoteza fahamu. Xqwzzy.' }),
    )
    const { medicalPlan } = await person.data(MEDICAL_PLAN, { id: plan_id })
    expect(medicalPlan.riskLevel).toBe('CRITICAL')
    expect(medicalPlan.content.notUnderstood).toContain('Xqwzzy')
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

describe('§9 Risk levels that a clinician would give', () => {
  it.each([
    [
      'critical',
      'a stroke that began an hour ago',
      {
        assessment_type: 'stroke',
        patient_age: 66,
        symptoms: ['one_sided_weakness', 'speech_difficulty', 'facial_droop'],
      },
    ],
    [
      'critical',
      'malaria with convulsions',
      {
        assessment_type: 'malaria',
        patient_age: 4,
        patient_weight: 14,
        symptoms: ['fever', 'convulsions'],
        vital_signs: { temperature: 39.4 },
      },
    ],
    [
      'high',
      'fever for a week with jaundice',
      {
        assessment_type: 'malaria',
        patient_age: 30,
        symptoms: ['fever', 'jaundice'],
        vital_signs: { temperature: 38.6 },
      },
    ],
    [
      'moderate',
      'a blood pressure of 152/96 that nothing else comes with',
      {
        assessment_type: 'hypertension',
        patient_age: 52,
        symptoms: [],
        checklist_complete: true,
        medical_history: [],
        vital_signs: {
          temperature: 36.6,
          respiratory_rate: 16,
          oxygen_saturation: 98,
          heart_rate: 78,
          blood_pressure: '152/96',
        },
      },
    ],
    [
      'low',
      'a cold, with everything dangerous asked after',
      {
        assessment_type: 'pneumonia',
        patient_age: 25,
        symptoms: ['cough', 'runny_nose', 'sore_throat'],
        illness_days: 2,
        checklist_complete: true,
        medical_history: [],
        vital_signs: {
          temperature: 36.8,
          respiratory_rate: 16,
          oxygen_saturation: 98,
          heart_rate: 76,
          blood_pressure: '118/74',
        },
      },
    ],
  ])('%s: %s', async (level, _what, changes) => {
    const person = await server.person()
    const { plan_id } = await submitMedical(person, medicalData(changes))
    const { body } = await person.rest('GET', `/api/medical/plan/${plan_id}`)
    expect(body.risk_level, JSON.stringify(body.explanation.reasons)).toBe(level)
  })
})

describe('§3 Medical plan', () => {
  it('has the fields of the specification, and what explains it', async () => {
    const person = await server.person()
    const { plan_id, assessment_id } = await submitMedical(
      person,
      medicalData({ symptoms: ['fever', 'chills', 'headache', 'sweating', 'muscle_pain'], checklist_complete: true }),
    )
    const { status, body } = await person.rest('GET', `/api/medical/plan/${plan_id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: plan_id,
      assessment_id,
      created_at: clock.now().toISOString(),
      risk_level: expect.stringMatching(/^(low|moderate|high|critical)$/),
      confidence_score: expect.any(Number),
      diagnosis: expect.stringMatching(/\w/),
      follow_up_required: true,
      treatment_plan: {
        immediate_actions: expect.arrayContaining([expect.stringMatching(/\w/)]),
        lifestyle_changes: expect.any(Array),
        follow_up_schedule: expect.stringMatching(/\w/),
      },
      prevention_measures: expect.any(Array),
      assessment: { id: assessment_id, assessment_type: 'malaria', risk_level: body.risk_level, patient_age: 34 },
      engine_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    })
    expect(body.confidence_score).toBeGreaterThanOrEqual(0)
    expect(body.confidence_score).toBeLessThanOrEqual(1)
    const { explanation } = body
    expect(explanation.reasons.length).toBeGreaterThan(0)
    expect(explanation.conditions[0].speaks_for.length).toBeGreaterThan(0)
    expect(explanation.emergency_if.length).toBeGreaterThan(3)
    expect(explanation.asked.map(({ id }: Json) => id)).toContain('malaria_uncomplicated')
  })

  it('says the same over both transports, in both languages', async () => {
    const person = await server.person()
    const { plan_id } = await submitMedical(person)
    for (const language of ['en', 'sw']) {
      const { body } = await person.rest('GET', `/api/medical/plan/${plan_id}`, undefined, {
        'accept-language': language,
      })
      const { medicalPlan: plan } = await person.data(MEDICAL_PLAN, { id: plan_id, language: language.toUpperCase() })
      const { content } = plan
      const said = ({ title, instruction }: Json) => `${title}. ${instruction}`
      expect({
        id: plan.id,
        created_at: plan.createdAt,
        risk_level: plan.riskLevel.toLowerCase(),
        confidence_score: plan.confidenceScore,
        diagnosis: plan.diagnosis,
        follow_up_required: plan.followUpRequired,
        engine_version: plan.engineVersion,
        immediate_actions: content.treatmentPlan.immediateActions.map(said),
        prevention_measures: content.preventionMeasures.map(said),
        follow_up_schedule: content.treatmentPlan.followUpSchedule.join(' '),
        conditions: content.conditions.map(({ name }: Json) => name),
        questions: content.questions.map(({ question }: Json) => question),
        emergency_if: content.emergencyIf,
        reasons: content.reasons.map(({ text }: Json) => text),
        what_to_do: content.whatToDo,
        blood_pressure: plan.assessment.vitalSigns.bloodPressure,
        symptoms: plan.assessment.symptoms,
      }).toEqual({
        id: body.id,
        created_at: body.created_at,
        risk_level: body.risk_level,
        confidence_score: body.confidence_score,
        diagnosis: body.diagnosis,
        follow_up_required: body.follow_up_required,
        engine_version: body.engine_version,
        immediate_actions: body.treatment_plan.immediate_actions,
        prevention_measures: body.prevention_measures,
        follow_up_schedule: body.treatment_plan.follow_up_schedule,
        conditions: body.explanation.conditions.map(({ name }: Json) => name),
        questions: body.explanation.questions.map(({ question }: Json) => question),
        emergency_if: body.explanation.emergency_if,
        reasons: body.explanation.reasons.map(({ text }: Json) => text),
        what_to_do: body.explanation.what_to_do,
        blood_pressure: body.assessment.vital_signs.blood_pressure,
        symptoms: body.assessment.symptoms,
      })
    }
  })

  it('of nobody, and one of somebody else, look alike', async () => {
    const { plan_id } = await submitMedical(await server.person())
    const other = await server.person({ role: 'admin' })
    const [foreign, absent] = await Promise.all(
      [plan_id, newId()].map((id) => other.rest('GET', `/api/medical/plan/${id}`)),
    )
    expect([foreign?.status, foreign?.text]).toEqual([absent?.status, absent?.text])
    expect(foreign?.status).toBe(404)
    expect(await other.data(MEDICAL_PLAN, { id: plan_id })).toEqual({ medicalPlan: null })
  })
})
