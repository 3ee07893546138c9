import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Json } from '#tests/support/caller.ts'
import { MEDICAL_PLAN, medicalData, submitMedical } from '#tests/support/medical-requests.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const clock = settableClock('2026-03-02T08:00:00.000Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

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
      'a child of two years with a cough and fast breathing',
      {
        assessment_type: 'pneumonia',
        patient_age: null,
        patient_age_months: 27,
        patient_weight: 10.9,
        symptoms: ['cough', 'fever'],
        medical_history: [],
        vital_signs: { temperature: 38.4, respiratory_rate: 46 },
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
