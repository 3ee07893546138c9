import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { PrescriptionStatus } from '#prisma/generated/client/client.ts'
import type { Json } from '#tests/support/caller.ts'
import { medicalData, submitMedical } from '#tests/support/medical-requests.ts'
import { createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import {
  ADVANCE_PRESCRIPTION,
  advance,
  checkOf,
  createPrescription,
  dispense,
  kindsOf,
  lineOf,
  PRESCRIPTION_LIST,
  PRESCRIPTION_OF,
} from '#tests/support/prescription-requests.ts'
import { refer } from '#tests/support/referral-requests.ts'
import { receive } from '#tests/support/stock.ts'
import { TASKS } from '#tests/support/task-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

const MOVED = 'Somebody has moved this prescription on already. Look at it again.'
const YOURS = 'This step is for somebody else to take'

let server: TestServer
let chw: Person
let pharmacist: Person
let clinician: Person
let officer: Person
beforeAll(async () => {
  server = await startTestServer()
  chw = await staffAt(server, 'chw')
  pharmacist = await staffAt(server, 'pharmacist')
  clinician = await staffAt(server, 'clinician')
  officer = await staffAt(server, 'medical_officer', NEARBY)
})
afterAll(() => server.close())

type Details = Partial<Parameters<typeof createPrescription>[1]> & { readonly alerts?: readonly string[] }

async function prescription({ alerts = [], ...details }: Details = {}) {
  const patientId = await createPatient(server.client, HERE, { dateOfBirth: '1980-02-01', firstName: 'Baraka' })
  await server.client.patient.update({ where: { id: patientId }, data: { gender: 'male', medicalAlerts: [...alerts] } })
  const whose = { patientId, facilityId: HERE, prescribedById: chw.userId }
  return { patientId, ...(await createPrescription(server.client, { ...whose, status: 'pending', ...details })) }
}

const read = async (caller: Person, id: string): Promise<Json> =>
  (await caller.data(PRESCRIPTION_OF, { id })).prescription

const AMOXICILLIN = [
  {
    code: 'amoxicillin-dt-250',
    quantity: 20,
    durationDays: 5,
    dose: { amount: 2, unit: 'tablet', strength: '250 mg' },
    timesPerDay: 2,
  },
]

describe('§4 Prescription status', () => {
  it('goes from pending to ready by whoever may prescribe, here or of the country', async () => {
    for (const approver of [clinician, officer]) {
      const { id } = await prescription()
      expect(await advance(approver, id, 'APPROVE')).toMatchObject({
        __typename: 'Prescription',
        status: 'READY',
        steps: [{ kind: 'APPROVED', byName: expect.any(String) }],
      })
    }
  })

  it.each<[PrescriptionStatus, boolean, Record<string, readonly string[]>]>([
    [
      'pending',
      false,
      {
        chw: ['CANCEL'],
        pharmacist: ['ASK'],
        clinician: ['APPROVE', 'ASK', 'CANCEL'],
        officer: ['APPROVE', 'ASK', 'CANCEL'],
      },
    ],
    [
      'ready',
      false,
      {
        chw: ['DISPENSE', 'CLOSE', 'CANCEL'],
        pharmacist: ['ASK', 'DISPENSE', 'CLOSE'],
        clinician: ['OVERRIDE', 'ASK', 'CANCEL'],
        officer: ['OVERRIDE', 'ASK', 'CANCEL'],
      },
    ],
    [
      'partly_dispensed',
      false,
      {
        chw: ['DISPENSE', 'CLOSE'],
        pharmacist: ['ASK', 'DISPENSE', 'CLOSE'],
        clinician: ['OVERRIDE', 'ASK'],
        officer: ['OVERRIDE', 'ASK'],
      },
    ],
    ['partly_dispensed', true, { chw: [], pharmacist: [], clinician: [], officer: [] }],
    ['dispensed', true, { chw: [], pharmacist: [], clinician: [], officer: [] }],
    ['not_dispensed', true, { chw: [], pharmacist: [], clinician: [], officer: [] }],
    ['cancelled', true, { chw: [], pharmacist: [], clinician: [], officer: [] }],
  ])('%s (ended: %s) is moved on by those who may', async (status, ended, moves) => {
    const { id } = await prescription({ status })
    if (ended) await server.client.prescription.update({ where: { id }, data: { endedAt: new Date() } })
    const people = { chw, pharmacist, clinician, officer }
    for (const [name, person] of Object.entries(people)) {
      expect({ [name]: (await read(person, id)).moves }).toEqual({ [name]: moves[name] })
    }
    for (const [person, move] of [
      [clinician, 'APPROVE'],
      [clinician, 'CANCEL'],
      [pharmacist, 'CLOSE'],
    ] as const) {
      const isPossible = moves[person === clinician ? 'clinician' : 'pharmacist']?.includes(move)
      if (isPossible) continue
      expect(await advance(person, id, move, { note: 'So' })).toMatchObject({ field: 'move', message: MOVED })
    }
  })

  it('is not moved by those whose step it is not, who are told so', async () => {
    const { id, patientId } = await prescription()
    for (const [person, move] of [
      [chw, 'APPROVE'],
      [pharmacist, 'APPROVE'],
      [pharmacist, 'CANCEL'],
      [chw, 'ASK'],
    ] as const) {
      const { errors } = await person.graphql(ADVANCE_PRESCRIPTION, {
        id: newId(),
        prescriptionId: id,
        move,
        note: 'So',
      })
      expect(errors[0]?.extensions?.code).toBe('FORBIDDEN')
    }
    const nearby = await staffAt(server, 'clinician', NEARBY)
    expect(await advance(nearby, id, 'APPROVE')).toMatchObject({ __typename: 'NotFound' })
    // Whoever receives the patient sees what was prescribed, and does not decide it.
    await refer(chw, patientId)
    expect(await advance(nearby, id, 'APPROVE')).toMatchObject({ field: 'move', message: YOURS })
    expect((await read(nearby, id)).moves).toEqual([])
    expect((await read(clinician, id)).status).toBe('PENDING')
  })

  it('is moved by one of two who do so at once, and a step sent again changes nothing', async () => {
    const { id } = await prescription()
    // Neither is possible after the other, whichever comes first.
    const answers = await Promise.all([advance(clinician, id, 'APPROVE'), advance(officer, id, 'APPROVE')])
    expect(kindsOf(answers)).toEqual(['InvalidInput', 'Prescription'])
    expect((await read(clinician, id)).steps).toHaveLength(1)
    const again = await prescription()
    const step = newId()
    for (const _time of [1, 2]) {
      expect(await advance(clinician, again.id, 'APPROVE', { id: step })).toMatchObject({ status: 'READY' })
    }
    expect((await read(clinician, again.id)).steps).toHaveLength(1)
    expect(await advance(officer, again.id, 'CANCEL', { id: step, note: 'No' })).toMatchObject({ field: 'id' })
  })

  it('is cancelled with a reason', async () => {
    const { id } = await prescription()
    expect(await advance(chw, id, 'CANCEL')).toMatchObject({ field: 'note', message: 'Give a reason' })
    expect(await advance(chw, id, 'CANCEL', { note: 'Asked for by mistake' })).toMatchObject({ status: 'CANCELLED' })
  })
})

describe('§2 Request Clarification', () => {
  it('is a thread that both sides see, and a task until it is answered', async () => {
    const { id, patientId } = await prescription()
    expect(await advance(clinician, id, 'ASK')).toMatchObject({ field: 'note' })
    expect(await advance(clinician, id, 'ASK', { note: 'How heavy is he?' })).toMatchObject({
      status: 'PENDING',
      isAsked: true,
    })
    const tasks = async () => (await chw.data(TASKS, { patientId })).tasks
    expect(await tasks()).toMatchObject([{ way: 'PRESCRIPTION', state: 'READY' }])
    await advance(pharmacist, id, 'ASK', { note: 'And since when?' })
    expect(await tasks()).toHaveLength(1)
    expect((await read(chw, id)).moves).toEqual(['ANSWER', 'CANCEL'])
    expect(await advance(chw, id, 'ANSWER', { note: '61 kg, for three days' })).toMatchObject({ isAsked: false })
    expect((await tasks()).filter(({ state }: Json) => state === 'READY')).toEqual([])
    for (const person of [chw, clinician, pharmacist]) {
      expect((await read(person, id)).steps.map(({ kind, note }: Json) => [kind, note])).toEqual([
        ['ASKED', 'How heavy is he?'],
        ['ASKED', 'And since when?'],
        ['ANSWERED', '61 kg, for three days'],
      ])
    }
    expect(await advance(chw, id, 'ANSWER', { note: 'More' })).toMatchObject({ message: MOVED })
    // Asked again, it is a task again; approving needs no answer any more.
    await advance(clinician, id, 'ASK', { note: 'Any cough?' })
    expect((await tasks()).filter(({ state }: Json) => state === 'READY')).toHaveLength(1)
    await advance(clinician, id, 'APPROVE')
    expect((await tasks()).filter(({ state }: Json) => state === 'READY')).toEqual([])
  })

  it('holds dispensing back until it is answered', async () => {
    const batch = await receive(server.client, HERE)
    const { id, itemIds, medicineIds } = await prescription({ status: 'ready' })
    await advance(pharmacist, id, 'ASK', { note: 'Twice or three times a day?' })
    const lines = [lineOf(itemIds[0], medicineIds[0], [batch, 10])]
    expect(await dispense(pharmacist, id, lines)).toMatchObject({
      field: 'prescriptionId',
      message: 'A question about this prescription is not answered yet',
    })
    await advance(clinician, id, 'ANSWER', { note: 'Twice' })
    expect(await dispense(pharmacist, id, lines)).toMatchObject({ __typename: 'Dispensing' })
  })
})

describe('What the check stops', () => {
  it('is approved only by setting each stop aside with a reason, which is kept and holds at the counter', async () => {
    const { id, itemIds, medicineIds } = await prescription({ alerts: ['Penicillin allergy'], lines: AMOXICILLIN })
    const stops = (await checkOf(clinician, id)).filter(({ severity }) => severity === 'STOP')
    expect(stops).toMatchObject([
      { kind: 'ALLERGY', itemId: itemIds[0], overridden: false, text: expect.stringMatching(/penicillin/i) },
    ])
    expect((await checkOf(clinician, id, 'SW'))[0]?.text).not.toBe(stops[0]?.text)
    expect(await advance(clinician, id, 'APPROVE')).toMatchObject({
      field: 'overrides',
      message: 'The check finds a reason not to give this that you have not decided on. Read it again.',
    })
    const overrides = stops.map((stop) => stop.id)
    expect(await advance(clinician, id, 'APPROVE', { overrides })).toMatchObject({ field: 'note' })
    expect(await advance(clinician, id, 'APPROVE', { overrides: ['none such'], note: 'So' })).toMatchObject({
      field: 'overrides',
      message: 'The check does not find this any more. Look at the prescription again.',
    })
    const note = 'Took amoxicillin in May without a rash'
    expect(await advance(clinician, id, 'APPROVE', { overrides, note })).toMatchObject({
      status: 'READY',
      steps: [{ kind: 'APPROVED', note, overrode: 1 }],
    })
    expect((await checkOf(pharmacist, id)).find(({ severity }) => severity === 'STOP')).toMatchObject({
      overridden: true,
    })
    const events = await server.client.auditEvent.findMany({ where: { recordId: id }, orderBy: { at: 'asc' } })
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['prescription.approve', 'prescription.override']),
    )
    const batch = await receive(server.client, HERE, { code: 'amoxicillin-dt-250' })
    expect(await dispense(pharmacist, id, [lineOf(itemIds[0], medicineIds[0], [batch, 20])])).toMatchObject({
      __typename: 'Dispensing',
    })
  })

  it('may be an allergy that was told years ago', async () => {
    const { id, patientId } = await prescription({ lines: AMOXICILLIN })
    const { assessment_id: assessmentId } = await submitMedical(
      clinician,
      medicalData({ patient_id: patientId, allergies: ['Penicillin'] }),
    )
    const before = await server.client.medicalAssessment.updateMany({
      where: { id: assessmentId },
      data: { createdAt: new Date('2018-03-01') },
    })
    expect(before.count).toBe(1)
    const stops = (await checkOf(clinician, id)).filter(({ severity }) => severity === 'STOP')
    expect(stops).toMatchObject([{ kind: 'ALLERGY' }])
  })

  it('that is found only at the counter is decided by somebody who may', async () => {
    const { id, patientId, itemIds, medicineIds } = await prescription({ lines: AMOXICILLIN })
    await advance(clinician, id, 'APPROVE')
    await server.client.patient.update({ where: { id: patientId }, data: { medicalAlerts: ['Penicillin allergy'] } })
    const batch = await receive(server.client, HERE, { code: 'amoxicillin-dt-250', expiresOn: '2098-01-01' })
    const lines = [lineOf(itemIds[0], medicineIds[0], [batch, 20])]
    expect(await dispense(pharmacist, id, lines)).toMatchObject({
      field: 'prescriptionId',
      message: 'The check finds a reason not to give this. Ask whoever may decide it.',
    })
    const overrides = (await checkOf(clinician, id)).flatMap(({ severity, id: stop }) =>
      severity === 'STOP' ? [stop] : [],
    )
    expect(await advance(clinician, id, 'OVERRIDE', { overrides, note: 'No reaction so far' })).toMatchObject({
      status: 'READY',
      steps: [{ kind: 'APPROVED' }, { kind: 'OVERRIDDEN' }],
    })
    expect(await dispense(pharmacist, id, lines)).toMatchObject({ __typename: 'Dispensing' })
    expect(await advance(clinician, id, 'OVERRIDE', { overrides, note: 'Again' })).toMatchObject({ message: MOVED })
  })

  it('says that a medicine is dispensed again too early, and what it could not look at', async () => {
    const first = await prescription({
      status: 'ready',
      lines: [{ code: 'metformin-tab-500', quantity: 60, durationDays: 30 }],
    })
    const batch = await receive(server.client, HERE, { code: 'metformin-tab-500', movements: [['receive', 500]] })
    await dispense(pharmacist, first.id, [lineOf(first.itemIds[0], first.medicineIds[0], [batch, 60])])
    const second = await createPrescription(server.client, {
      patientId: first.patientId,
      facilityId: HERE,
      prescribedById: chw.userId,
      status: 'pending',
      lines: [{ code: 'metformin-tab-500', quantity: 60, durationDays: 30 }],
    })
    const findings = await checkOf(pharmacist, second.id)
    expect(findings.map(({ kind, severity }) => [kind, severity])).toContainEqual(['TOO_EARLY', 'STOP'])
    expect(findings.map(({ kind, severity }) => [kind, severity])).toContainEqual(['NOT_CHECKED', 'UNKNOWN'])
    expect(await checkOf(clinician, newId())).toBeNull()
  })
})

describe('§5 The prescription search', () => {
  it('matches the patient’s name or the diagnosis, whatever the case, in each list', async () => {
    const facility = await staffAt(server, 'chw', NEARBY)
    const make = async (firstName: string, diagnosis: string, status: PrescriptionStatus) => {
      const patientId = await createPatient(server.client, NEARBY, { firstName, lastName: 'Wafula' })
      const { id } = await createPrescription(server.client, {
        patientId,
        facilityId: NEARBY,
        prescribedById: facility.userId,
        diagnosis,
        status,
      })
      if (status === 'cancelled')
        await server.client.prescription.update({ where: { id }, data: { endedAt: new Date() } })
      return id
    }
    const pending = await make('Zawadi', 'Malaria 100%', 'pending')
    const ready = await make('Neema', 'Pneumonia', 'ready')
    const partly = await make('Juma', 'Malaria', 'partly_dispensed')
    const past = await make('Zainabu', 'Malaria', 'cancelled')
    const found = async (list: string, search?: string): Promise<string[]> =>
      (await facility.data(PRESCRIPTION_LIST, { list, search })).prescriptions.map(({ id }: Json) => id)
    expect(await found('PENDING')).toEqual([pending])
    expect(await found('READY')).toEqual([partly, ready])
    expect(await found('HISTORY')).toEqual([past])
    expect(await found('READY', 'maLAria')).toEqual([partly])
    expect(await found('READY', ' neema wafula ')).toEqual([ready])
    expect(await found('READY', 'wafula neem')).toEqual([ready])
    expect(await found('PENDING', '100%')).toEqual([pending])
    expect(await found('PENDING', '_alaria')).toEqual([])
    const pharmacy = await staffAt(server, 'pharmacist', NEARBY)
    expect((await pharmacy.data(PRESCRIPTION_LIST, { list: 'PENDING' })).prescriptions).toMatchObject([
      { id: pending, patient: { firstName: 'Zawadi', medicalAlerts: ['Penicillin allergy'] } },
    ])
    const refused = await facility.graphql(PRESCRIPTION_LIST, { search: 'x'.repeat(101) })
    expect(refused.errors?.[0]?.message).toMatch(/too long|at most/i)
  })
})
