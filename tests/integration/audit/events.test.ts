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
import { createPhoto, MEDICAL_PHOTOS, pictureOf, sendPhoto } from '#tests/support/photos.ts'
import {
  ADVANCE_PRESCRIPTION,
  advance,
  checkOf,
  createDispensing,
  createPrescription,
  DISPENSE,
  DISPENSING_COUNSELING,
  DISPENSING_OF,
  lineOf,
  PRESCRIPTION_CHECK,
  PRESCRIPTION_OF,
  RECORD_COUNSELING,
  RETURN_DISPENSED,
} from '#tests/support/prescription-requests.ts'
import {
  ACCEPT_RECORD_INVITATION,
  END_RECORD_JOIN,
  INVITE_TO_RECORD,
  MY_RECORD,
  PATIENT_RECORD,
} from '#tests/support/record-requests.ts'
import {
  ADVANCE_REFERRAL,
  CREATE_REFERRAL,
  EMERGENCY_CALL,
  PRESCRIPTIONS,
  pneumoniaOf,
  REFERRALS,
  REQUEST_PRESCRIPTION,
  REQUESTABLE_CARE,
  referralInput,
  referredPatient,
} from '#tests/support/referral-requests.ts'
import { receive } from '#tests/support/stock.ts'
import { type StockWays, stockWays } from '#tests/support/stock-acts.ts'
import { CHW_DASHBOARD, INVENTORY } from '#tests/support/stock-requests.ts'
import {
  BOOK,
  CLOSE_APPOINTMENT,
  CLOSE_TASK,
  createCareDates,
  END_ENROLMENT,
  ENROL,
  HOUSEHOLD_TASKS,
  TASKS,
} from '#tests/support/task-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { REVIEW_VISIT, SUBMIT_VISIT, submitVisit, VISIT, visitData } from '#tests/support/visit-requests.ts'

let server: TestServer
let person: Person
let planId = ''
let medicalPlanId = ''
let acts: ReturnType<typeof auditedActs>
let stock: StockWays
beforeAll(async () => {
  server = await startTestServer()
  acts = auditedActs(server)
  stock = stockWays(server)
  person = await server.person()
  planId = (await submitAssessment(person)).plan_id
  medicalPlanId = (await submitMedical(person)).plan_id
})
afterAll(() => server.close())

/** What comes of accepting a referral with one id, so many times. */
async function acceptTwice({ receiver, referralId }: Awaited<ReturnType<typeof referredPatient>>, times: 1 | 2) {
  const step = { id: newId(), referralId, status: 'ACCEPTED' }
  if (times === 2) await sendGraphql(receiver, ADVANCE_REFERRAL, step)
  return sendGraphql(receiver, ADVANCE_REFERRAL, step)
}

/** What comes of asking for a medicine with one id, so many times. */
async function requestTwice(times: 1 | 2): Promise<RestAnswer> {
  const chw = await staffAt(server, 'chw')
  const patientId = await createPatient(server.client, HERE)
  const { assessment_id: assessmentId } = await submitMedical(chw, pneumoniaOf(patientId))
  const input = { assessmentId, medicines: [{ regimen: 'amoxicillin_pneumonia_child' }] }
  const sent = { id: newId(), input }
  if (times === 2) await sendGraphql(chw, REQUEST_PRESCRIPTION, sent)
  return sendGraphql(chw, REQUEST_PRESCRIPTION, sent)
}

const clerk = () => staffAt(server, 'pharmacist')

/** A prescription of a patient of HERE, as it stands. */
async function prescribed(status: 'pending' | 'ready', alerts: readonly string[] = []) {
  const patientId = await createPatient(server.client, HERE, { dateOfBirth: '1980-02-01' })
  await server.client.patient.update({ where: { id: patientId }, data: { medicalAlerts: [...alerts] } })
  const code = 'amoxicillin-dt-250'
  const lines = [{ code, quantity: 4, durationDays: 2, dose: { amount: 1, unit: 'tablet', strength: '250 mg' } }]
  const whose = { patientId, facilityId: HERE, prescribedById: person.userId }
  return createPrescription(server.client, { ...whose, status, lines })
}

/** A step that somebody who may takes, so many times with one id. */
async function advanceTimes(move: string, status: 'pending' | 'ready', times: 1 | 2 = 1): Promise<RestAnswer> {
  const { id: prescriptionId } = await prescribed(status)
  const mover = await staffAt(server, move === 'CLOSE' ? 'chw' : 'clinician')
  if (move === 'ANSWER') await advance(mover, prescriptionId, 'ASK', { note: 'Since when?' })
  return sendTimes(mover, ADVANCE_PRESCRIPTION, { id: newId(), prescriptionId, move, note: 'So' }, times)
}

async function overrideAllergy(): Promise<RestAnswer> {
  const { id: prescriptionId } = await prescribed('ready', ['Penicillin allergy'])
  const clinician = await staffAt(server, 'clinician')
  const stops = (await checkOf(clinician, prescriptionId)).filter(({ severity }) => severity === 'STOP')
  const overrides = stops.map(({ id }) => id)
  return sendGraphql(clinician, ADVANCE_PRESCRIPTION, {
    id: newId(),
    prescriptionId,
    move: 'OVERRIDE',
    note: 'Took it without a rash',
    overrides,
  })
}

async function dispenseTimes(times: 1 | 2): Promise<RestAnswer> {
  const { id: prescriptionId, itemIds, medicineIds } = await prescribed('ready')
  const pharmacist = await clerk()
  const batchId = await receive(server.client, HERE, { code: 'amoxicillin-dt-250', number: newId() })
  const older = { medicineId: medicineIds[0] ?? '', id: { not: batchId } }
  await server.client.batch.updateMany({ where: older, data: { expiresOn: new Date('2020-01-01') } })
  const input = { prescriptionId, lines: [lineOf(itemIds[0], medicineIds[0], [batchId, 4])] }
  return sendTimes(pharmacist, DISPENSE, { id: newId(), input }, times)
}

/** What was handed over of a prescription. */
async function handOver() {
  const { id, itemIds } = await prescribed('ready')
  const whose = { facilityId: HERE, prescribedById: person.userId }
  const dispensingId = await createDispensing(server.client, whose, id, itemIds[0])
  return { dispensingId, itemId: itemIds[0], pharmacist: await clerk() }
}

async function returnOne(): Promise<RestAnswer> {
  const { dispensingId, pharmacist } = await handOver()
  const { id: dispensedItemId } = await server.client.dispensedItem.findFirstOrThrow({ where: { dispensingId } })
  const items = [{ dispensedItemId, quantity: 1 }]
  const input = { dispensingId, items, reason: 'Wrong patient', restocked: true }
  return sendGraphql(pharmacist, RETURN_DISPENSED, { id: newId(), input })
}

async function counsel(): Promise<RestAnswer> {
  const { dispensingId, itemId, pharmacist } = await handOver()
  const data = await pharmacist.data(DISPENSING_COUNSELING, { dispensingId, language: 'ENGLISH' })
  const told = [{ itemId, points: [data.dispensingCounseling[0].points[0].id] }]
  const input = { dispensingId, language: 'ENGLISH', told, teachBack: true }
  return sendGraphql(pharmacist, RECORD_COUNSELING, { id: newId(), input })
}

/** Somebody who works at a facility with a patient, for whom something is to be done. */
async function careDates() {
  const chw = await staffAt(server, 'chw')
  const patientId = await createPatient(server.client, HERE)
  const dates = await createCareDates(server.client, { patientId, facilityId: HERE }, chw.userId)
  return { chw, patientId, ...dates }
}

/** What comes of sending a mutation so many times with one id. */
async function sendTimes(caller: Person, query: string, variables: Record<string, unknown>, times: 1 | 2) {
  if (times === 2) await sendGraphql(caller, query, variables)
  return sendGraphql(caller, query, variables)
}

async function closeTimes(times: 1 | 2): Promise<RestAnswer> {
  const { chw, taskId } = await careDates()
  return sendTimes(chw, CLOSE_TASK, { id: taskId, outcome: 'FAILED', reason: 'Moved away' }, times)
}
async function enrolTimes(times: 1 | 2): Promise<RestAnswer> {
  const { chw, patientId } = await careDates()
  const input = { programme: 'TB_TREATMENT', startedOn: new Date().toISOString().slice(0, 10) }
  return sendTimes(chw, ENROL, { id: newId(), patientId, input }, times)
}
async function endTimes(times: 1 | 2): Promise<RestAnswer> {
  const { chw, enrolmentId } = await careDates()
  return sendTimes(chw, END_ENROLMENT, { id: enrolmentId, reason: 'Gave birth' }, times)
}
async function bookTimes(times: 1 | 2): Promise<RestAnswer> {
  const { chw, patientId } = await careDates()
  const input = { type: 'PHONE', scheduledFor: new Date(Date.now() + 86_400_000).toISOString() }
  return sendTimes(chw, BOOK, { id: newId(), patientId, input }, times)
}
async function closeAppointmentTimes(times: 1 | 2): Promise<RestAnswer> {
  const { chw, appointmentId } = await careDates()
  return sendTimes(chw, CLOSE_APPOINTMENT, { id: appointmentId, outcome: 'CANCELLED' }, times)
}

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
      'what can be asked for after it',
      async () => {
        const { sender, assessmentId } = await referredPatient(server)
        return sendGraphql(sender, REQUESTABLE_CARE, { assessmentId })
      },
    ],
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
  'record.read': [
    [
      'GraphQL',
      async () =>
        sendGraphql(await staffAt(server, 'chw'), PATIENT_RECORD, { id: await createPatient(server.client, HERE) }),
    ],
  ],
  'record.read_own': [
    ['GraphQL', async () => sendGraphql((await joinedPatient()).owner, MY_RECORD)],
    [
      'an invitation accepted again',
      async () => {
        const [owner, code] = [await server.person(), await invitationCode()]
        await sendGraphql(owner, ACCEPT_RECORD_INVITATION, { code })
        return sendGraphql(owner, ACCEPT_RECORD_INVITATION, { code })
      },
    ],
  ],
  'record.invite': [
    [
      'GraphQL',
      async () =>
        sendGraphql(await staffAt(server, 'chw'), INVITE_TO_RECORD, {
          patientId: await createPatient(server.client, HERE),
        }),
    ],
  ],
  'record.join': [
    [
      'GraphQL',
      async () => sendGraphql(await server.person(), ACCEPT_RECORD_INVITATION, { code: await invitationCode() }),
    ],
  ],
  'record.join_failed': [
    ['GraphQL', async () => sendGraphql(await server.person(), ACCEPT_RECORD_INVITATION, { code: 'AAAAAAAAAA' })],
  ],
  'record.join_throttled': [
    [
      'the first try beyond the limit',
      async () => {
        const owner = await server.person()
        for (let tries = 0; tries < 10; tries += 1) {
          await sendGraphql(owner, ACCEPT_RECORD_INVITATION, { code: 'AAAAAAAAAA' })
        }
        return sendGraphql(owner, ACCEPT_RECORD_INVITATION, { code: 'AAAAAAAAAA' })
      },
    ],
  ],
  'record.end_join': [
    [
      'GraphQL',
      async () => {
        const { owner, patientId } = await joinedPatient()
        return sendGraphql(owner, END_RECORD_JOIN, { patientId })
      },
    ],
  ],
  'visit.submit': [
    [
      'GraphQL',
      async () => {
        const patientId = await createPatient(server.client, HERE)
        return sendGraphql(await staffAt(server, 'chw'), SUBMIT_VISIT, { id: newId(), patientId, input: visitData() })
      },
    ],
  ],
  'visit.read': [
    [
      'GraphQL',
      async () => {
        const worker = await staffAt(server, 'chw')
        const { visitId } = await submitVisit(worker, await createPatient(server.client, HERE))
        return sendGraphql(worker, VISIT, { id: visitId })
      },
    ],
    [
      'a visit sent again',
      async () => {
        const worker = await staffAt(server, 'chw')
        const patientId = await createPatient(server.client, HERE)
        const { visitId } = await submitVisit(worker, patientId)
        return sendGraphql(worker, SUBMIT_VISIT, { id: visitId, patientId, input: visitData() })
      },
    ],
  ],
  'visit.review': [
    [
      'GraphQL',
      async () => {
        const worker = await staffAt(server, 'chw')
        const { visitId } = await submitVisit(worker, await createPatient(server.client, HERE))
        return sendGraphql(worker, REVIEW_VISIT, { id: visitId, agreed: true })
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
  'referral.create': [
    [
      'GraphQL',
      async () =>
        sendGraphql(await staffAt(server, 'chw'), CREATE_REFERRAL, {
          id: newId(),
          input: referralInput(await createPatient(server.client, HERE)),
        }),
    ],
  ],
  'referral.advance': [['GraphQL', async () => acceptTwice(await referredPatient(server), 1)]],
  'referral.read': [
    [
      'a referral sent again',
      async () => {
        const { sender, patientId, referralId } = await referredPatient(server)
        return sendGraphql(sender, CREATE_REFERRAL, { id: referralId, input: referralInput(patientId) })
      },
    ],
    ['a step sent again', async () => acceptTwice(await referredPatient(server), 2)],
  ],
  'referral.list': [
    [
      'GraphQL',
      async () => sendGraphql((await referredPatient(server)).receiver, REFERRALS, { direction: 'INCOMING', limit: 1 }),
    ],
    ['none', async () => sendGraphql(await staffAt(server, 'chw', null), REFERRALS, { direction: 'OUTGOING' })],
  ],
  'prescription.request': [['GraphQL', async () => requestTwice(1)]],
  'prescription.read': [
    ['one sent again', async () => requestTwice(2)],
    ['GraphQL', async () => sendGraphql(await clerk(), PRESCRIPTION_OF, await prescribed('pending'))],
    [
      'the check',
      async () => {
        const { id } = await prescribed('pending')
        return sendGraphql(await clerk(), PRESCRIPTION_CHECK, { prescriptionId: id })
      },
    ],
    ['a step sent again', async () => advanceTimes('APPROVE', 'pending', 2)],
  ],
  'prescription.list': [
    ['GraphQL', async () => sendGraphql(await staffAt(server, 'clinician'), PRESCRIPTIONS, { limit: 1 })],
    ['REST', async () => (await staffAt(server, 'clinician')).rest('GET', '/api/prescriptions?limit=1')],
  ],
  'prescription.approve': [['GraphQL', async () => advanceTimes('APPROVE', 'pending')]],
  'prescription.override': [['GraphQL', overrideAllergy]],
  'prescription.ask': [['GraphQL', async () => advanceTimes('ASK', 'pending')]],
  'prescription.answer': [['GraphQL', async () => advanceTimes('ANSWER', 'pending')]],
  'prescription.close': [['GraphQL', async () => advanceTimes('CLOSE', 'ready')]],
  'prescription.cancel': [['GraphQL', async () => advanceTimes('CANCEL', 'pending')]],
  'dispensing.create': [['GraphQL', async () => dispenseTimes(1)]],
  'dispensing.read': [
    ['one sent again', async () => dispenseTimes(2)],
    [
      'GraphQL',
      async () =>
        sendGraphql(await staffAt(server, 'pharmacist'), DISPENSING_OF, { id: (await handOver()).dispensingId }),
    ],
    [
      'what to say of it',
      async () => {
        const { dispensingId, pharmacist } = await handOver()
        return sendGraphql(pharmacist, DISPENSING_COUNSELING, { dispensingId, language: 'ENGLISH' })
      },
    ],
  ],
  'dispensing.return': [['GraphQL', returnOne]],
  'counseling.create': [['GraphQL', counsel]],
  'stock.receive': [['GraphQL', () => stock.receive(1)]],
  'stock.set_minimum': [['GraphQL', () => stock.setMinimum(1)]],
  'stock.adjust': [['GraphQL', () => stock.adjust(1)]],
  'stock.expire': [['GraphQL', () => stock.expire(1)]],
  'stock.count': [['GraphQL', () => stock.count(1)]],
  'stock.transfer': [['GraphQL', () => stock.transfer(1)]],
  'stock.receive_transfer': [['GraphQL', () => stock.receiveTransfer(1)]],
  'stock.cancel_transfer': [['GraphQL', () => stock.cancelTransfer(1)]],
  'stock.read': [
    ['a receipt sent again', () => stock.receive(2)],
    ['an adjustment sent again', () => stock.adjust(2)],
    ['an expiry sent again', () => stock.expire(2)],
    ['a count sent again', () => stock.count(2)],
    ['a transfer sent again', () => stock.transfer(2)],
    ['a transfer received again', () => stock.receiveTransfer(2)],
    ['a transfer taken back again', () => stock.cancelTransfer(2)],
  ],
  'stock.recall': [
    ['GraphQL', () => stock.recall()],
    ['a number that nobody received', () => stock.recallNothing()],
  ],
  'photo.save': [
    ['one’s own', () => sendPhoto(person)],
    [
      'of a patient',
      async () => sendPhoto(await staffAt(server, 'chw'), { patient_id: await createPatient(server.client, HERE) }),
    ],
  ],
  'photo.list': [
    ['GraphQL', () => sendGraphql(person, MEDICAL_PHOTOS)],
    [
      'of a patient',
      async () =>
        sendGraphql(await staffAt(server, 'chw'), MEDICAL_PHOTOS, {
          patientId: await createPatient(server.client, HERE),
        }),
    ],
  ],
  'photo.read': [
    ['one’s own', async () => pictureOf(person, await createPhoto(server.client, { takenById: person.userId }))],
    [
      'of a patient',
      async () => {
        const patientId = await createPatient(server.client, HERE)
        const id = await createPhoto(server.client, { patientId, takenById: person.userId })
        return pictureOf(await staffAt(server, 'chw'), id)
      },
    ],
  ],
  'emergency.call': [
    [
      'GraphQL',
      async () =>
        sendGraphql(await staffAt(server, 'chw'), EMERGENCY_CALL, {
          id: newId(),
          country: 'KE',
          patientId: await createPatient(server.client, HERE),
        }),
    ],
  ],
  'task.list': [
    ['GraphQL', async () => sendGraphql((await careDates()).chw, TASKS, { limit: 1 })],
    ['none', async () => sendGraphql(await staffAt(server, 'chw', null), TASKS)],
    [
      'a household',
      async () => {
        const { chw, patientId } = await careDates()
        return sendGraphql(chw, HOUSEHOLD_TASKS, { patientId })
      },
    ],
    ['a task that was closed already', () => closeTimes(2)],
  ],
  'task.close': [['GraphQL', () => closeTimes(1)]],
  'enrolment.create': [['GraphQL', () => enrolTimes(1)]],
  'enrolment.end': [['GraphQL', () => endTimes(1)]],
  'enrolment.read': [
    ['one sent again', () => enrolTimes(2)],
    ['one that has ended', () => endTimes(2)],
  ],
  'appointment.book': [['GraphQL', () => bookTimes(1)]],
  'appointment.close': [['GraphQL', () => closeAppointmentTimes(1)]],
  'appointment.read': [
    ['one sent again', () => bookTimes(2)],
    ['one that was closed', () => closeAppointmentTimes(2)],
  ],
}

/** The code of an invitation to a new patient's record. */
async function invitationCode(): Promise<string> {
  const patientId = await createPatient(server.client, HERE)
  return (await (await staffAt(server, 'chw')).data(INVITE_TO_RECORD, { patientId })).inviteToRecord.code
}

/** A patient with an account of their own. */
async function joinedPatient(): Promise<{ owner: Person; patientId: string }> {
  const owner = await server.person()
  const { acceptRecordInvitation } = await owner.data(ACCEPT_RECORD_INVITATION, { code: await invitationCode() })
  return { owner, patientId: acceptRecordInvitation.patientId }
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
  patientRecord: 'record.read',
  myRecord: 'record.read_own',
  recordReaders: null,
  inviteToRecord: 'record.invite',
  acceptRecordInvitation: 'record.join',
  endRecordJoin: 'record.end_join',
  patientByCode: 'patient.read',
  patients: 'patient.list',
  registerPatient: 'patient.register',
  updatePatient: 'patient.update',
  patientMerges: 'patient_merge.list',
  proposePatientMerge: 'patient_merge.propose',
  decidePatientMerge: 'patient_merge.decide',
  undoPatientMerge: 'patient_merge.undo',
  chwDashboard: null,
  inventory: null,
  stockMedicines: null,
  medicineStock: null,
  stockLedger: null,
  stocktakes: null,
  stockTransfers: null,
  orderSuggestion: null,
  expiringStock: null,
  receiveStock: 'stock.receive',
  setMinimumStock: 'stock.set_minimum',
  adjustStock: 'stock.adjust',
  expireStock: 'stock.expire',
  recordStocktake: 'stock.count',
  transferStock: 'stock.transfer',
  receiveStockTransfer: 'stock.receive_transfer',
  cancelStockTransfer: 'stock.cancel_transfer',
  recallBatch: 'stock.recall',
  patientDuplicates: 'patient.find_duplicates',
  tasks: 'task.list',
  householdTasks: 'task.list',
  closeTask: 'task.close',
  enrolPatient: 'enrolment.create',
  endEnrolment: 'enrolment.end',
  bookAppointment: 'appointment.book',
  closeAppointment: 'appointment.close',
  createReferral: 'referral.create',
  advanceReferral: 'referral.advance',
  referrals: 'referral.list',
  requestableCare: 'medical.read_plan',
  requestPrescription: 'prescription.request',
  prescriptions: 'prescription.list',
  prescription: 'prescription.read',
  prescriptionCheck: 'prescription.read',
  advancePrescription: 'prescription.approve',
  dispensePrescription: 'dispensing.create',
  dispensing: 'dispensing.read',
  dispensingCounseling: 'dispensing.read',
  returnDispensed: 'dispensing.return',
  recordCounseling: 'counseling.create',
  recordEmergencyCall: 'emergency.call',
  medicalPhotos: 'photo.list',
  submitVisit: 'visit.submit',
  visit: 'visit.read',
  reviewVisit: 'visit.review',
}

const RECORD_TYPES: Readonly<Record<AuditAction, unknown>> = {
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
  'task.list': 'Person',
  'task.close': 'Task',
  'enrolment.create': 'Enrolment',
  'enrolment.end': 'Enrolment',
  'enrolment.read': 'Enrolment',
  'appointment.book': 'Appointment',
  'appointment.close': 'Appointment',
  'appointment.read': 'Appointment',
  'referral.create': 'Referral',
  'referral.advance': 'Referral',
  'referral.read': 'Referral',
  'referral.list': 'Person',
  'prescription.request': 'Prescription',
  'prescription.read': 'Prescription',
  'prescription.list': 'Person',
  'prescription.approve': 'Prescription',
  'prescription.override': 'Prescription',
  'prescription.ask': 'Prescription',
  'prescription.answer': 'Prescription',
  'prescription.close': 'Prescription',
  'prescription.cancel': 'Prescription',
  'dispensing.create': 'Dispensing',
  'dispensing.read': 'Dispensing',
  'dispensing.return': 'Dispensing',
  'counseling.create': 'Dispensing',
  'stock.receive': 'StockMovement',
  'stock.set_minimum': 'Medicine',
  'stock.adjust': 'StockMovement',
  'stock.expire': 'StockMovement',
  'stock.count': 'Stocktake',
  'stock.transfer': 'StockTransfer',
  'stock.receive_transfer': 'StockTransfer',
  'stock.cancel_transfer': 'StockTransfer',
  // A movement, a count or a transfer.
  'stock.read': expect.stringMatching(/^Stock/),
  'stock.recall': 'Person',
  'emergency.call': 'EmergencyCall',
  'photo.save': 'MedicalPhoto',
  'photo.list': 'Person',
  'photo.read': 'MedicalPhoto',
  'patient.read': 'Patient',
  'record.read': 'Patient',
  'record.read_own': 'Patient',
  'record.invite': 'RecordInvitation',
  'record.join': 'Patient',
  'record.join_failed': 'User',
  'record.join_throttled': 'User',
  'record.end_join': 'Patient',
  'patient.register': 'Patient',
  'patient.update': 'Patient',
  'patient_merge.propose': 'PatientMerge',
  'patient_merge.decide': 'PatientMerge',
  'patient_merge.undo': 'PatientMerge',
  'patient_merge.read': 'PatientMerge',
  'patient_merge.list': 'Person',
  'patient.find_duplicates': 'Patient',
  'visit.submit': 'MedicalAssessment',
  'visit.read': 'MedicalAssessment',
  'visit.review': 'MedicalAssessment',
}

/** A list of patients is no record of any of them, and stock is nobody's. */
const isNobodysRecord = (action: AuditAction): boolean =>
  action === 'patient.list' ||
  action === 'patient.find_duplicates' ||
  (action.startsWith('stock.') && action !== 'stock.recall')

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
    const isNobodys = (isTry && way === 'nobody’s e-mail') || isNobodysRecord(action)
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
    ['numbers of nobody’s record', async () => sendGraphql(await staffAt(server, 'chw'), CHW_DASHBOARD)],
    ['the stock of a facility', async () => sendGraphql(await staffAt(server, 'chw'), INVENTORY)],
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
