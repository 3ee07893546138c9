import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Json } from '#tests/support/caller.ts'
import { medicalData, medicalInput, SUBMIT_MEDICAL } from '#tests/support/medical-requests.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { countRows } from '#tests/support/row-counts.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
})
afterAll(() => server.close())

const refusalOf = async (caller: Person, data: Record<string, unknown>) => {
  const before = await countRows(server.client)
  const { status, body } = await caller.rest('POST', '/api/medical/ai-diagnosis', { assessmentData: data })
  expect(await countRows(server.client)).toEqual(before)
  return { status, issues: body.issues?.map(({ field, message }: Json) => [field, message]) ?? body }
}

const vital = (name: string, value: unknown) => ({ vital_signs: { [name]: value } })

/** Each range of the vital signs, by its name on the wire: the least and the most that is taken, and the sentence. */
const RANGES = [
  ['temperature', 25, 45, 'Temperature must be between 25 and 45 °C'],
  ['heart_rate', 20, 300, 'Heart rate must be between 20 and 300 /min'],
  ['respiratory_rate', 4, 150, 'Breathing rate must be between 4 and 150 /min'],
  ['oxygen_saturation', 40, 100, 'Oxygen saturation must be between 40 and 100 %'],
  ['blood_glucose', 0.5, 60, 'Blood glucose must be between 0.5 and 60 mmol/L'],
  ['haemoglobin', 1, 25, 'Haemoglobin must be between 1 and 25 g/dL'],
  ['creatinine', 5, 3000, 'Creatinine must be between 5 and 3000 µmol/L'],
  ['muac', 60, 500, 'Mid-upper arm circumference must be between 60 and 500 mm'],
] as const

describe('§5 A medical assessment that is not valid', () => {
  it('says everything that is wrong by itself, each at its field, and stores nothing', async () => {
    const { status, issues } = await refusalOf(person, {
      patient_age: '34',
      vital_signs: { temperature: 'hot', blood_pressure: '12080' },
      symptoms: 'fever',
    })
    expect(status).toBe(400)
    expect(issues).toEqual([
      ['assessment_type', 'Choose an assessment type from the list'],
      ['patient_age', 'Age must be a whole number of years from 1 to 120'],
      ['patient_gender', 'Choose a gender from the list'],
      ['region', 'Choose a region from the list'],
      ['vital_signs.temperature', 'Temperature must be between 25 and 45 °C'],
      ['vital_signs.blood_pressure', 'Write the blood pressure as two numbers, such as 120/80'],
      ['symptoms', 'Symptoms must be a list of the symptoms offered'],
    ])
  })

  it.each(RANGES)('takes %s at its limits, %d and %d, and nothing beyond', async (name, least, most, sentence) => {
    for (const inside of [least, most]) {
      const data = medicalData(vital(name, inside))
      expect((await person.rest('POST', '/api/medical/ai-diagnosis', { assessmentData: data })).status).toBe(200)
    }
    for (const outside of [least - 0.1, most + 0.1, -1, true, {}, 'x']) {
      const { status, issues } = await refusalOf(person, medicalData(vital(name, outside)))
      expect({ outside, status, issues }).toEqual({ outside, status: 400, issues: [[`vital_signs.${name}`, sentence]] })
    }
  })

  it.each([
    ['120', 'Write the blood pressure as two numbers, such as 120/80'],
    ['high', 'Write the blood pressure as two numbers, such as 120/80'],
    ['120/', 'Write the blood pressure as two numbers, such as 120/80'],
    ['1200/80', 'Write the blood pressure as two numbers, such as 120/80'],
    ['301/80', 'Systolic blood pressure must be between 40 and 300 mmHg'],
    ['120/19', 'Diastolic blood pressure must be between 20 and 200 mmHg'],
    ['80/120', 'Systolic blood pressure must be above the diastolic'],
    ['90/90', 'Systolic blood pressure must be above the diastolic'],
    [12_080, 'This must be a text'],
  ])('refuses a blood pressure of %j', async (written, sentence) => {
    const { status, issues } = await refusalOf(person, medicalData(vital('blood_pressure', written)))
    expect({ status, issues }).toEqual({ status: 400, issues: [['vital_signs.blood_pressure', sentence]] })
  })

  it.each([
    [{ patient_age: null }, 'patient_age', 'Age is required'],
    [{ patient_age: 0 }, 'patient_age', 'Age must be a whole number of years from 1 to 120'],
    [{ patient_age: 121 }, 'patient_age', 'Age must be a whole number of years from 1 to 120'],
    [{ patient_age: 3.5 }, 'patient_age', 'Age must be a whole number of years from 1 to 120'],
    [
      { patient_age: null, patient_age_months: 60, patient_weight: null },
      'patient_age_months',
      'Age in months must be a whole number from 0 to 59',
    ],
    [{ patient_weight: 9.9 }, 'patient_weight', 'Weight must be between 10 and 300 kg'],
    [{ patient_weight: 300.1 }, 'patient_weight', 'Weight must be between 10 and 300 kg'],
    [{ patient_height: 49.9 }, 'patient_height', 'Height must be between 50 and 250 cm'],
    [{ patient_height: 250.1 }, 'patient_height', 'Height must be between 50 and 250 cm'],
    [{ patient_gender: 'man' }, 'patient_gender', 'Choose a gender from the list'],
    [{ region: 'DR Congo' }, 'region', 'Choose a region from the list'],
    [{ region: 'Eritrea' }, 'region', 'Choose a region from the list'],
    [{ assessment_type: 'cancer_prostate' }, 'patient_gender', 'This assessment is for men and boys only'],
    [
      { assessment_type: 'cancer_cervical', patient_gender: 'male' },
      'patient_gender',
      'This assessment is for women and girls only',
    ],
    [
      { patient_gender: 'male', pregnant: true },
      'pregnant',
      'Pregnancy and birth can be chosen only for a woman or girl aged 10 to 60',
    ],
    [
      { patient_age: 61, after_birth: true },
      'after_birth',
      'Pregnancy and birth can be chosen only for a woman or girl aged 10 to 60',
    ],
    [
      { assessment_type: 'pregnancy', patient_age: 9 },
      'patient_age',
      'Pregnancy and birth can be chosen only for a woman or girl aged 10 to 60',
    ],
    [{ pregnancy_weeks: 12 }, 'pregnancy_weeks', 'Weeks of pregnancy can be given only in pregnancy'],
    [
      { pregnant: true, pregnancy_weeks: 46 },
      'pregnancy_weeks',
      'Length of the pregnancy must be between 0 and 45 weeks',
    ],
    [{ pregnant: 'yes' }, 'pregnant', 'This must be true or false'],
    [
      vital('glucose_fasting', true),
      'vital_signs.glucose_fasting',
      'Say whether it was fasting only together with the blood glucose',
    ],
    [{ illness_days: -1 }, 'illness_days', 'How long it has lasted must be between 0 and 36500 days'],
    [{ symptoms: ['no_such_finding'] }, 'symptoms', 'Symptoms must be a list of the symptoms offered'],
    [{ symptoms: ['constructor'] }, 'symptoms', 'Symptoms must be a list of the symptoms offered'],
    [{ symptoms: ['Fever'] }, 'symptoms', 'Symptoms must be a list of the symptoms offered'],
    [{ symptoms: Array(201).fill('fever') }, 'symptoms', 'Symptoms must be a list of the symptoms offered'],
    [{ medical_history: ['fever'] }, 'medical_history', 'Medical history must be a list of the conditions offered'],
    [{ medical_history: 'known_hiv' }, 'medical_history', 'Medical history must be a list of the conditions offered'],
    [{ current_medications: 'Aspirin' }, 'current_medications', 'Medicines must be a list of at most 100 names'],
    [{ allergies: [7] }, 'allergies', 'Allergies must be a list of at most 100 names'],
    [{ examination_findings: 'x'.repeat(4001) }, 'examination_findings', 'This text is too long'],
    [{ examination_findings: 'a\u0000b' }, 'examination_findings', 'This must be a text'],
    [{ facility_id: 'x' }, 'facility_id', 'Choose a facility from the list'],
    [{ facility_id: newId() }, 'facility_id', 'Choose a facility from the list'],
    [{ facility_id: ABROAD }, 'facility_id', 'Choose a facility from the list'],
    [{ id: 'x' }, 'id', 'The id must be a UUID'],
  ])('refuses %j', async (changes, field, sentence) => {
    const { status, issues } = await refusalOf(person, medicalData(changes))
    expect({ status, issues }).toEqual({ status: 400, issues: [[field, sentence]] })
  })

  it.each([null, [], 'x', { assessmentData: [] }, { assessmentData: medicalData({ vital_signs: 7 }) }])(
    'refuses a body of %j',
    async (body) => {
      expect(await person.rest('POST', '/api/medical/ai-diagnosis', body)).toMatchObject({ status: 400 })
    },
  )

  it('refuses a patient who is not there, or whom one may not see, in the same words', async () => {
    const chw = await staffAt(server, 'chw')
    const elsewhere = await createPatient(server.client, NEARBY)
    for (const patientId of [newId(), elsewhere]) {
      expect(await refusalOf(chw, medicalData({ patient_id: patientId }))).toEqual({
        status: 400,
        issues: [['patient_id', 'Choose a patient from the list']],
      })
    }
    expect(await refusalOf(chw, medicalData({ patient_id: 'x' }))).toEqual({
      status: 400,
      issues: [['patient_id', 'The id must be a UUID']],
    })
  })

  it('takes a facility of the region, by the name that the form has for the country', async () => {
    const { status } = await person.rest('POST', '/api/medical/ai-diagnosis', {
      assessmentData: medicalData({ facility_id: HERE }),
    })
    expect(status).toBe(200)
    const congo = await server.client.facility.findFirstOrThrow({ where: { region: 'DR Congo' } })
    const there = medicalData({ region: 'Democratic Republic of Congo', facility_id: congo.id })
    expect((await person.rest('POST', '/api/medical/ai-diagnosis', { assessmentData: there })).status).toBe(200)
  })

  it('is refused alike by the mutation', async () => {
    const before = await countRows(server.client)
    const { submitMedicalAssessment: result } = await person.data(SUBMIT_MEDICAL, {
      id: newId(),
      input: medicalInput({ bloodPressure: '12080', temperatureC: 45.1, symptoms: ['x y'] }),
    })
    expect(result).toEqual({
      __typename: 'InvalidInput',
      message: 'Temperature must be between 25 and 45 °C',
      field: 'temperatureC',
      issues: [
        { field: 'temperatureC', message: 'Temperature must be between 25 and 45 °C' },
        { field: 'bloodPressure', message: 'Write the blood pressure as two numbers, such as 120/80' },
        { field: 'symptoms', message: 'Symptoms must be a list of the symptoms offered' },
      ],
    })
    expect(await countRows(server.client)).toEqual(before)
  })
})
