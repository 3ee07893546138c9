import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import {
  DECIDE_ROLE_REQUEST,
  ME,
  ROLE_REQUESTS,
  SIGN_IN,
  SIGN_UP,
  signUpBody,
  signUpInput,
} from '#tests/support/account-requests.ts'
import { type Json, SERVICE_TOKEN } from '#tests/support/caller.ts'
import { MEDICAL_PLAN, medicalData, PATIENTS } from '#tests/support/medical-requests.ts'
import {
  ASSESSMENTS,
  assessmentData,
  assessmentInput,
  PLAN,
  SUBMIT_ASSESSMENT,
} from '#tests/support/nutrition-requests.ts'
import { createPatient, HERE, staffAt } from '#tests/support/patients.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const SECRETS = {
  password: 'S3cret-horse-battery',
  wrongPassword: 'S3cret-guess-again',
  firstName: 'Nyambura-Logtest',
  lastName: 'Wekesa-Logtest',
  phone: '+254711222333',
  email: `nyambura.${newId()}@example.org`,
  secondEmail: `wekesa.${newId()}@example.org`,
  license: 'KMPDC-887766',
  specialization: 'Neonatology-Logtest',
  reason: 'Licence-unknown-Logtest',
  weight: 73.125,
  height: 171.375,
  condition: 'Kidney Disease',
  symptom: 'Hair loss/changes',
  badValue: 'Quarrelsome-Logtest',
  glucose: 7.4375,
  medicine: 'Metformin-Logtest',
  examination: 'No rash-Logtest',
  patient: 'Atieno-Logtest',
  serviceToken: SERVICE_TOKEN,
} as const

const lines: string[] = []
/** What must appear in no line; grows with the journey. */
const forbidden = new Set<string>(Object.values(SECRETS).map(String))
let server: TestServer

const profile = {
  first_name: SECRETS.firstName,
  last_name: SECRETS.lastName,
  phone: SECRETS.phone,
  role: 'chw',
  license_number: SECRETS.license,
  specialization: SECRETS.specialization,
}
const measured = {
  weight: SECRETS.weight,
  height: SECRETS.height,
  health_conditions: [SECRETS.condition],
  current_symptoms: [SECRETS.symptom],
}

/** Every text inside a value. */
function textsOf(value: Json): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

/** A journey through all that the server does, with its refusals and a failure, the trace of it in `lines`. */
async function journey(): Promise<void> {
  const { password, email } = SECRETS
  const signedUp = await server.rest('POST', '/api/auth/signup', signUpBody({ email, password, userData: profile }))
  await server.rest('POST', '/api/auth/signup', signUpBody({ email, password: SECRETS.wrongPassword }))
  await server.rest(
    'POST',
    '/api/auth/signup',
    signUpBody({ password: 'short', userData: { region: SECRETS.badValue } }),
  )
  const signedIn = await server.rest('POST', '/api/auth/signin', { email, password })
  await server.rest('POST', '/api/auth/signin', { email, password: SECRETS.wrongPassword })
  await server.rest('POST', '/api/auth/signin', `{"email": "${email}", `)
  const person = server.as(signedIn.body.token)
  await person.rest('GET', '/api/auth/me')

  const submitted = await person.rest('POST', '/api/nutrition/ai-analysis', assessmentData(measured))
  await person.rest('POST', '/api/nutrition/ai-analysis', assessmentData({ ...measured, gender: SECRETS.badValue }))
  const { plan_id, assessment_id } = submitted.body
  const plan = await person.rest('GET', `/api/nutrition/plan/${plan_id}`)
  await person.rest('GET', `/api/nutrition/plan/${plan_id}`, undefined, { 'accept-language': 'sw' })
  await person.rest('GET', `/api/nutrition/plans?cursor=${plan_id}&limit=3`)
  await person.rest('GET', `/api/nutrition/assessments?cursor=${assessment_id}`)
  await person.rest('GET', `/api/nutrition/nothing/${plan_id}?email=${email}`)
  await person.rest('GET', `/nutrition-plan/${plan_id}`, undefined, { accept: 'text/html' })
  await person.rest('GET', `/api/%zz/${plan_id}`)

  const told = medicalData({
    patient_weight: SECRETS.weight,
    vital_signs: { blood_glucose: SECRETS.glucose, blood_pressure: SECRETS.badValue },
    current_medications: [SECRETS.medicine],
    examination_findings: SECRETS.examination,
  })
  await person.rest('POST', '/api/medical/ai-diagnosis', { assessmentData: told })
  const diagnosed = await person.rest('POST', '/api/medical/ai-diagnosis', {
    assessmentData: { ...told, vital_signs: { blood_glucose: SECRETS.glucose } },
  })
  const medicalPlan = await person.rest('GET', `/api/medical/plan/${diagnosed.body.plan_id}`)
  await person.graphql(MEDICAL_PLAN, { id: diagnosed.body.plan_id })
  await person.rest('GET', `/api/medical/plans?search=${SECRETS.patient}&cursor=${diagnosed.body.plan_id}`)
  const chw = await staffAt(server, 'chw')
  await createPatient(server.client, HERE, { firstName: SECRETS.patient })
  await chw.graphql(PATIENTS, { search: SECRETS.patient })

  const other = await server.data(SIGN_UP, {
    input: signUpInput({ email: SECRETS.secondEmail, password, firstName: SECRETS.firstName, role: 'CLINICIAN' }),
  })
  await server.graphql(SIGN_IN, { input: { email, password: SECRETS.wrongPassword } })
  await person.data(ME)
  const id = newId()
  const input = assessmentInput({ weightKg: SECRETS.weight, heightCm: SECRETS.height })
  const again = await person.data(SUBMIT_ASSESSMENT, { id, input })
  await person.graphql(SUBMIT_ASSESSMENT, { id: newId(), input: { ...input, gender: SECRETS.badValue } })
  await person.graphql(PLAN, { id: plan_id })
  await person.graphql(ASSESSMENTS, { cursor: id })
  await person.rest('GET', `/graphql?query=${encodeURIComponent(`{ nutritionPlan(id: "${plan_id}") { id } }`)}`)

  const admin = await server.person({ role: 'admin' })
  const { roleRequests } = await admin.data(ROLE_REQUESTS)
  await admin.data(DECIDE_ROLE_REQUEST, { id: roleRequests[0].id, decision: 'DECLINED', reason: SECRETS.reason })

  // A failure in the midst of a write, whose values the driver's error carries.
  await server.client.$executeRawUnsafe('ALTER TABLE "NutritionPlan" RENAME COLUMN "bmi" TO "bmiBefore"')
  const failed = newId()
  await person.rest('POST', '/api/nutrition/ai-analysis', assessmentData({ ...measured, id: failed }))
  await person.graphql(SUBMIT_ASSESSMENT, { id: failed, input })
  await person.rest('POST', '/api/auth/signout')

  const planTexts = [...textsOf(plan.body), ...textsOf(medicalPlan.body)].filter((text) => text.length > 12)
  expect(planTexts.length).toBeGreaterThan(10)
  for (const secret of [
    ...planTexts,
    signedUp.body.token,
    signedIn.body.token,
    signedUp.body.user.id,
    other.signUp.token,
    admin.token,
    admin.email,
    plan_id,
    assessment_id,
    diagnosed.body.plan_id,
    diagnosed.body.assessment_id,
    id,
    failed,
    again.submitNutritionAssessment.id,
    roleRequests[0].id,
  ]) {
    forbidden.add(secret)
  }
}

beforeAll(async () => {
  server = await startTestServer({ logTo: (line) => lines.push(line) })
  await journey()
  await server.close()
})
afterAll(() => lines.splice(0))

describe('the log of a whole journey at its finest level', () => {
  it('holds no password, token, e-mail, name, phone, measurement, condition, text of a plan or id of a record', () => {
    expect(lines.length).toBeGreaterThan(40)
    // When a line was written may be the very millisecond in which a record was made.
    const said = lines.map((line) => line.replace(/"time":"[^"]*"/, ''))
    const found = [...forbidden].filter((secret) => said.some((line) => line.includes(secret)))
    expect(found).toEqual([])
  })

  it('is made of JSON objects, one a line, each with level, time and message', () => {
    for (const line of lines) {
      expect(line.endsWith('\n') && line.indexOf('\n') === line.length - 1).toBe(true)
      expect(JSON.parse(line)).toMatchObject({
        level: expect.stringMatching(/^(trace|debug|info|warn|error|fatal)$/),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        msg: expect.any(String),
      })
    }
  })

  it('ties every line about a request to the request’s id', () => {
    const entries: Json[] = lines.map((line) => JSON.parse(line))
    const started = entries.filter(({ req }) => req)
    expect(started.length).toBeGreaterThan(20)
    const ids = new Set(started.map(({ reqId }) => reqId))
    expect(ids.size).toBe(started.length)
    // A connection that breaks while it is idle, as when its database is dropped under it, is nobody's request.
    const asked = entries.filter(({ msg }) => msg !== 'An idle database connection broke')
    const aboutRequests = asked.filter(({ msg, err, res }) => res || err || /request|GraphQL/.test(msg))
    for (const entry of aboutRequests) expect([...ids, 'none']).toContain(entry.reqId ?? 'missing')
  })

  it('names a request by its method and the pattern of its route', () => {
    const requests = lines.map((line) => JSON.parse(line)).filter(({ req }) => req)
    expect(requests.map(({ req }) => `${req.method} ${req.route}`)).toContain('GET /api/nutrition/plan/:planId')
    for (const { req } of requests) expect(Object.keys(req)).toEqual(['method', 'route'])
  })

  it('tells of each failure its kind and its place, and no more', () => {
    const failures = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error')
    expect(failures).toHaveLength(2)
    for (const { err } of failures) {
      expect(err.type).toMatch(/\w/)
      expect(err.place.length).toBeGreaterThan(0)
      expect(err.message).toBeUndefined()
    }
  })
})
