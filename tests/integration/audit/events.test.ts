import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { AUDIT_ACTIONS, type AuditAction } from '#api/services/audited.ts'
import {
  CHANGE_PASSWORD,
  END_OTHER_SESSIONS,
  END_SESSION,
  ME,
  profileInput,
  ROLE_REQUESTS,
  SIGN_IN,
  SIGN_OUT,
  SIGN_UP,
  STAFF_ROLES,
  signUpBody,
  signUpInput,
  TAKE_ROLE_AWAY,
  UPDATE_PROFILE,
} from '#tests/support/account-requests.ts'
import { eventsOf } from '#tests/support/audit-trail.ts'
import { auditedActs, sendGraphql } from '#tests/support/audited-acts.ts'
import type { RestAnswer } from '#tests/support/caller.ts'
import {
  MEDICAL_ASSESSMENTS,
  MEDICAL_PLAN,
  MEDICAL_PLANS,
  medicalData,
  medicalInput,
  PATIENT,
  PATIENT_BY_CODE,
  PATIENT_DUPLICATES,
  PATIENTS,
  SUBMIT_MEDICAL,
  submitMedical,
} from '#tests/support/medical-requests.ts'
import {
  ASSESSMENTS,
  assessmentData,
  assessmentInput,
  PLAN,
  PLANS,
  SUBMIT_ASSESSMENT,
  SUMMARY,
  submitAssessment,
} from '#tests/support/nutrition-requests.ts'
import {
  DECIDE_MERGE,
  PATIENT_MERGES,
  PROPOSE_MERGE,
  patientData,
  patientInput,
  REGISTER_PATIENT,
  UNDO_MERGE,
  UPDATE_PATIENT,
} from '#tests/support/patient-requests.ts'
import { createMerge, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let person: Person
let planId = ''
let medicalPlanId = ''
let acts: ReturnType<typeof auditedActs>
beforeAll(async () => {
  server = await startTestServer()
  acts = auditedActs(server)
  person = await server.person()
  planId = (await submitAssessment(person)).plan_id
  medicalPlanId = (await submitMedical(person)).plan_id
})
afterAll(() => server.close())

type Way = readonly [way: string, ask: () => Promise<RestAnswer>]

/** Each action, by every way to it. An action without a row does not compile. */
const WAYS: Readonly<Record<AuditAction, readonly Way[]>> = {
  'account.sign_up': [
    ['REST', () => server.rest('POST', '/api/auth/signup', signUpBody())],
    ['GraphQL', () => sendGraphql(server, SIGN_UP, { input: signUpInput() })],
  ],
  'account.sign_in': [
    ['REST', () => acts.signIn(person.email, person.password)],
    ['GraphQL', () => sendGraphql(server, SIGN_IN, { input: { email: person.email, password: person.password } })],
    [
      'a sign-up sent again',
      async () => {
        const sent = signUpBody({ id: newId() })
        await server.rest('POST', '/api/auth/signup', sent)
        return server.rest('POST', '/api/auth/signup', sent)
      },
    ],
  ],
  'account.password_failed': [
    ['a wrong password', () => acts.signIn(person.email, 'wrong horse')],
    ['nobody’s e-mail', () => acts.signIn(`${newId()}@example.org`, 'wrong horse')],
    ['GraphQL', () => sendGraphql(server, SIGN_IN, { input: { email: person.email, password: 'wrong horse' } })],
    [
      'a sign-up with the id of an account',
      () =>
        server.rest(
          'POST',
          '/api/auth/signup',
          signUpBody({ id: person.userId, email: person.email, password: 'wrong horse' }),
        ),
    ],
    [
      'a change of the password',
      async () =>
        sendGraphql(await server.person(), CHANGE_PASSWORD, { currentPassword: 'wrong', newPassword: 'habari gani' }),
    ],
  ],
  'account.password_throttled': [
    ['the first sign-in beyond the limit', async () => acts.beyondTheLimit((await server.person()).email)],
    ['nobody’s e-mail', () => acts.beyondTheLimit(`${newId()}@example.org`)],
    [
      'GraphQL',
      async () => {
        const { email } = await server.person()
        await acts.tryTenTimes(email)
        return sendGraphql(server, SIGN_IN, { input: { email, password: 'wrong horse' } })
      },
    ],
    [
      'a change of the password',
      async () => {
        const changing = await server.person()
        await acts.tryTenTimes(changing.email)
        return sendGraphql(changing, CHANGE_PASSWORD, { currentPassword: 'wrong', newPassword: 'habari gani' })
      },
    ],
  ],
  'account.sign_out': [
    ['REST', async () => (await server.person()).rest('POST', '/api/auth/signout')],
    ['GraphQL', async () => sendGraphql(await server.person(), SIGN_OUT)],
  ],
  'account.update_profile': [
    ['GraphQL', async () => sendGraphql(await server.person(), UPDATE_PROFILE, { input: profileInput() })],
  ],
  'account.change_password': [
    [
      'GraphQL',
      async () => {
        const changing = await server.person()
        return sendGraphql(changing, CHANGE_PASSWORD, {
          currentPassword: changing.password,
          newPassword: 'habari gani',
        })
      },
    ],
  ],
  'session.end': [
    [
      'GraphQL',
      async () => {
        const ending = await server.person()
        const session = await server.client.session.findFirstOrThrow({ where: { userId: ending.userId } })
        return sendGraphql(ending, END_SESSION, { id: session.id })
      },
    ],
  ],
  'session.end_others': [['GraphQL', async () => sendGraphql(await server.person(), END_OTHER_SESSIONS)]],
  'role_request.decide': [['GraphQL', async () => acts.decide(await acts.roleRequest())]],
  'role_request.read': [
    [
      'one that was decided',
      async () => {
        const id = await acts.roleRequest()
        await acts.decide(id)
        return acts.decide(id)
      },
    ],
  ],
  'staff_role.take_away': [['GraphQL', async () => acts.takeAway(await acts.heldRole())]],
  'staff_role.read': [
    [
      'one that was taken away',
      async () => {
        const id = await acts.heldRole()
        await acts.takeAway(id)
        return acts.takeAway(id)
      },
    ],
  ],
  'nutrition.submit': [
    ['REST', () => person.rest('POST', '/api/nutrition/ai-analysis', assessmentData())],
    ['GraphQL', () => sendGraphql(person, SUBMIT_ASSESSMENT, { id: newId(), input: assessmentInput() })],
  ],
  'nutrition.read_plan': [
    ['REST', () => person.rest('GET', `/api/nutrition/plan/${planId}`)],
    ['GraphQL', () => sendGraphql(person, PLAN, { id: planId })],
    [
      'an assessment sent again',
      async () => {
        const data = assessmentData({ id: newId() })
        await person.rest('POST', '/api/nutrition/ai-analysis', data)
        return person.rest('POST', '/api/nutrition/ai-analysis', data)
      },
    ],
  ],
  'nutrition.list_assessments': [
    ['REST', () => person.rest('GET', '/api/nutrition/assessments')],
    ['GraphQL', () => sendGraphql(person, ASSESSMENTS)],
  ],
  'nutrition.list_plans': [
    ['REST', () => person.rest('GET', '/api/nutrition/plans')],
    ['GraphQL', () => sendGraphql(person, PLANS)],
  ],
  'nutrition.summarize': [['GraphQL', () => sendGraphql(person, SUMMARY)]],
  'medical.submit': [
    ['REST', () => person.rest('POST', '/api/medical/ai-diagnosis', medicalData())],
    ['GraphQL', () => sendGraphql(person, SUBMIT_MEDICAL, { id: newId(), input: medicalInput() })],
    [
      'for a patient',
      async () => {
        const patientId = await createPatient(server.client, HERE)
        return (await staffAt(server, 'chw')).rest(
          'POST',
          '/api/medical/ai-diagnosis',
          medicalData({ patient_id: patientId }),
        )
      },
    ],
  ],
  'medical.read_plan': [
    ['REST', () => person.rest('GET', `/api/medical/plan/${medicalPlanId}`)],
    ['PDF', () => person.rest('GET', `/api/medical/plan/${medicalPlanId}/pdf`)],
    ['GraphQL', () => sendGraphql(person, MEDICAL_PLAN, { id: medicalPlanId })],
    [
      'an assessment sent again',
      async () => {
        const data = medicalData({ id: newId() })
        await person.rest('POST', '/api/medical/ai-diagnosis', data)
        return person.rest('POST', '/api/medical/ai-diagnosis', data)
      },
    ],
  ],
  'medical.list_assessments': [
    ['REST', () => person.rest('GET', '/api/medical/assessments')],
    ['GraphQL', () => sendGraphql(person, MEDICAL_ASSESSMENTS)],
    ['somebody who has none', async () => (await server.person()).rest('GET', '/api/medical/assessments')],
  ],
  'medical.list_plans': [
    ['REST', () => person.rest('GET', '/api/medical/plans')],
    ['GraphQL', () => sendGraphql(person, MEDICAL_PLANS)],
  ],
  'patient.read': [
    [
      'GraphQL',
      async () => sendGraphql(await staffAt(server, 'chw'), PATIENT, { id: await createPatient(server.client, HERE) }),
    ],
    [
      'the code of a card',
      async () => {
        const id = await createPatient(server.client, HERE)
        const { code } = await server.client.patient.findUniqueOrThrow({ where: { id } })
        return sendGraphql(await staffAt(server, 'chw'), PATIENT_BY_CODE, { code })
      },
    ],
  ],
  'patient.list': [
    ['GraphQL', async () => sendGraphql(await staffAt(server, 'chw'), PATIENTS)],
    ['a search too short', async () => sendGraphql(await staffAt(server, 'chw'), PATIENTS, { search: 'a' })],
  ],
  'patient.find_duplicates': [
    [
      'GraphQL',
      async () => sendGraphql(await staffAt(server, 'chw'), PATIENT_DUPLICATES, { input: { phone: '0712345678' } }),
    ],
  ],
  'patient.register': [
    ['REST', async () => (await staffAt(server, 'chw')).rest('POST', '/api/chw/patient', patientData())],
    [
      'GraphQL',
      async () => sendGraphql(await staffAt(server, 'chw'), REGISTER_PATIENT, { id: newId(), input: patientInput() }),
    ],
  ],
  'patient.update': [
    [
      'GraphQL',
      async () => {
        const id = await createPatient(server.client, HERE)
        return sendGraphql(await staffAt(server, 'chw'), UPDATE_PATIENT, { id, version: 1, input: patientInput() })
      },
    ],
  ],
  'patient_merge.propose': [
    [
      'GraphQL',
      async () => {
        const [keptId, duplicateId] = await twoPatients()
        const proposal = { id: newId(), keptId, duplicateId, reason: 'The same name' }
        return sendGraphql(await staffAt(server, 'chw'), PROPOSE_MERGE, proposal)
      },
    ],
  ],
  'patient_merge.decide': [
    ['GraphQL', async () => decideMerge(await mergeOfTwo('proposed'), true)],
    ['declined', async () => decideMerge(await mergeOfTwo('proposed'), false)],
  ],
  'patient_merge.undo': [['GraphQL', async () => undoMerge(await mergeOfTwo('merged'))]],
  'patient_merge.read': [
    ['one that was decided', async () => decideMerge(await mergeOfTwo('merged'), true)],
    ['one that is not merged', async () => undoMerge(await mergeOfTwo('proposed'))],
  ],
  'patient_merge.list': [
    [
      'GraphQL',
      async () => {
        await mergeOfTwo('proposed', NEARBY)
        return sendGraphql(await staffAt(server, 'chw', NEARBY), PATIENT_MERGES, { limit: 1 })
      },
    ],
  ],
}

/** Two patients of a facility. */
async function twoPatients(facilityId = HERE): Promise<[string, string]> {
  return [await createPatient(server.client, facilityId), await createPatient(server.client, facilityId)]
}

async function mergeOfTwo(status: 'proposed' | 'merged', facilityId = HERE): Promise<string> {
  const [keptId, duplicateId] = await twoPatients(facilityId)
  return createMerge(server.client, { keptId, duplicateId, proposedById: person.userId, status })
}

const decideMerge = async (id: string, approve: boolean) =>
  sendGraphql(await staffAt(server, 'clinician'), DECIDE_MERGE, { id, approve, reason: 'Looked at both' })
const undoMerge = async (id: string) =>
  sendGraphql(await staffAt(server, 'clinician'), UNDO_MERGE, { id, reason: 'Two persons' })

/** What each field of GraphQL leaves; null where it reads no clinical record and changes nothing. */
const FIELDS: Readonly<Record<string, AuditAction | null>> = {
  me: null,
  facilities: null,
  roleRequests: null,
  staffRoles: null,
  nutritionPlan: 'nutrition.read_plan',
  nutritionAssessments: 'nutrition.list_assessments',
  nutritionPlans: 'nutrition.list_plans',
  nutritionSummary: 'nutrition.summarize',
  signUp: 'account.sign_up',
  signIn: 'account.sign_in',
  signOut: 'account.sign_out',
  decideRoleRequest: 'role_request.decide',
  takeRoleAway: 'staff_role.take_away',
  mySessions: null,
  updateProfile: 'account.update_profile',
  changePassword: 'account.change_password',
  endSession: 'session.end',
  endOtherSessions: 'session.end_others',
  submitNutritionAssessment: 'nutrition.submit',
  assessmentTypes: null,
  assessmentForm: null,
  medicalPlan: 'medical.read_plan',
  medicalAssessments: 'medical.list_assessments',
  medicalPlans: 'medical.list_plans',
  submitMedicalAssessment: 'medical.submit',
  patient: 'patient.read',
  patientByCode: 'patient.read',
  patients: 'patient.list',
  registerPatient: 'patient.register',
  updatePatient: 'patient.update',
  patientMerges: 'patient_merge.list',
  proposePatientMerge: 'patient_merge.propose',
  decidePatientMerge: 'patient_merge.decide',
  undoPatientMerge: 'patient_merge.undo',
  patientDuplicates: 'patient.find_duplicates',
}

const RECORD_TYPES: Readonly<Record<AuditAction, string>> = {
  'account.sign_up': 'User',
  'account.sign_in': 'Session',
  'account.password_failed': 'User',
  'account.password_throttled': 'User',
  'account.sign_out': 'Session',
  'account.update_profile': 'User',
  'account.change_password': 'User',
  'session.end': 'Session',
  'session.end_others': 'User',
  'role_request.decide': 'RoleGrant',
  'role_request.read': 'RoleGrant',
  'staff_role.take_away': 'RoleGrant',
  'staff_role.read': 'RoleGrant',
  'nutrition.submit': 'NutritionAssessment',
  'nutrition.read_plan': 'NutritionPlan',
  'nutrition.list_assessments': 'Person',
  'nutrition.list_plans': 'Person',
  'nutrition.summarize': 'Person',
  'medical.submit': 'MedicalAssessment',
  'medical.read_plan': 'MedicalPlan',
  'medical.list_assessments': 'Person',
  'medical.list_plans': 'Person',
  'patient.list': 'Patient',
  'patient.read': 'Patient',
  'patient.register': 'Patient',
  'patient.update': 'Patient',
  'patient_merge.propose': 'PatientMerge',
  'patient_merge.decide': 'PatientMerge',
  'patient_merge.undo': 'PatientMerge',
  'patient_merge.read': 'PatientMerge',
  'patient_merge.list': 'Person',
  'patient.find_duplicates': 'Patient',
}

/** A list of patients is no record of any of them. */
const NOBODYS: readonly AuditAction[] = ['patient.list', 'patient.find_duplicates']

describe('an audit event', () => {
  const rows = AUDIT_ACTIONS.flatMap((action) => WAYS[action].map(([way, ask]) => ({ action, way, ask })))

  it.each(rows)('is left once by $action: $way', async ({ action, way, ask }) => {
    const before = new Date()
    const answer = await ask()
    const events = await eventsOf(server, answer)
    const expected = expect.objectContaining({
      action,
      recordType: RECORD_TYPES[action],
      address: '127.0.0.1',
      userAgent: expect.any(String),
    })
    // A merge is of two persons' records.
    expect(events, answer.text).toEqual(action.startsWith('patient_merge.') ? [expected, expected] : [expected])
    expect(new Set(events.map(({ personId }) => personId)).size).toBe(events.length)
    const [event] = events
    expect(event?.at.getTime()).toBeGreaterThanOrEqual(before.getTime())
    expect(event?.at.getTime()).toBeLessThanOrEqual(Date.now())
    // A password that is not accepted proves nobody, but for who was signed in already.
    const isTry = action.startsWith('account.password_')
    const actorId = event?.actorId ?? null
    expect(actorId === null || actorId === event?.personId || !isTry).toBe(true)
    expect(actorId === null).toBe(isTry && way !== 'a change of the password')
    const isNobodys = (isTry && way === 'nobody’s e-mail') || NOBODYS.includes(action)
    expect(event?.personId === null).toBe(isNobodys)
  })

  it('is left for every person whose records a list shows', async () => {
    const clinician = await staffAt(server, 'clinician')
    const patients = await Promise.all([1, 2].map(() => createPatient(server.client, HERE)))
    for (const patientId of [...patients, undefined]) {
      await submitMedical(clinician, medicalData({ patient_id: patientId }))
    }
    const whole = await clinician.rest('GET', '/api/medical/plans?limit=3')
    const persons = (await eventsOf(server, whole)).map(({ personId }) => personId)
    expect(persons).toHaveLength(3)
    expect(new Set(persons)).toEqual(new Set([...patients, clinician.userId]))
    const ofOne = await clinician.rest('GET', `/api/medical/assessments?patient_id=${patients[0]}`)
    expect((await eventsOf(server, ofOne)).map(({ personId }) => personId)).toEqual([patients[0]])
  })

  it('has a line in the table for every field of GraphQL', () => {
    const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    expect(Object.keys(FIELDS).toSorted()).toEqual(fields.toSorted())
    const notAsked = Object.values(FIELDS).filter(
      (action) => action && !WAYS[action].some(([way]) => way === 'GraphQL'),
    )
    expect(notAsked).toEqual([])
  })

  it.each<[string, () => Promise<RestAnswer>]>([
    ['a taken e-mail', () => server.rest('POST', '/api/auth/signup', signUpBody({ email: person.email }))],
    ['a sign-up that is not valid', () => server.rest('POST', '/api/auth/signup', signUpBody({ password: '1' }))],
    ['an assessment that is not valid', () => person.rest('POST', '/api/nutrition/ai-analysis', { age: 34 })],
    ['a plan of nobody', () => person.rest('GET', `/api/nutrition/plan/${newId()}`)],
    ['a plan that one may not see', async () => sendGraphql(await server.person(), PLAN, { id: planId })],
    [
      'a medical assessment that is not valid',
      () => person.rest('POST', '/api/medical/ai-diagnosis', { patient_age: 34 }),
    ],
    [
      'a medical plan that one may not see',
      async () => sendGraphql(await server.person(), MEDICAL_PLAN, { id: medicalPlanId }),
    ],
    ['a list of patients that one may not see', () => sendGraphql(person, PATIENTS)],
    ['somebody who is not signed in', () => server.rest('GET', `/api/nutrition/plan/${planId}`)],
    ['what is no clinical record', () => sendGraphql(person, ME)],
    ['the list of role requests', async () => sendGraphql(await server.person({ role: 'admin' }), ROLE_REQUESTS)],
    ['the list of staff', async () => sendGraphql(await server.person({ role: 'admin' }), STAFF_ROLES)],
    [
      'a role that one may not take away',
      async () => sendGraphql(await server.person({ role: 'admin' }), TAKE_ROLE_AWAY, { id: newId(), reason: 'x' }),
    ],
    [
      'the second try of a window that is refused',
      async () => {
        const { email } = await server.person()
        await acts.beyondTheLimit(email)
        return acts.signIn(email, 'wrong horse')
      },
    ],
  ])('is not left by %s', async (_what, ask) => {
    expect(await eventsOf(server, await ask())).toEqual([])
  })
})
