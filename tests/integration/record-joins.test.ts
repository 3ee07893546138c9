import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { fillRecord } from '#tests/support/filled-record.ts'
import { MEDICAL_PLAN, medicalData, submitMedical } from '#tests/support/medical-requests.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import {
  ACCEPT_RECORD_INVITATION,
  END_RECORD_JOIN,
  INVITE_TO_RECORD,
  MY_RECORD,
  PATIENT_RECORD,
  RECORD_READERS,
} from '#tests/support/record-requests.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

/** The real one's time, so that sessions are of it too; moved on where a code grows old. */
const clock = settableClock(new Date().toISOString())
let server: TestServer
let chw: Person
beforeAll(async () => {
  server = await startTestServer({ clock })
  chw = await staffAt(server, 'chw')
})
afterAll(() => server.close())

const WRONG = {
  __typename: 'InvalidInput',
  field: 'code',
  message: 'This code is not valid, or no longer. Check it, or ask your health worker for a new one.',
}

const invite = async (patientId: string, by: Person = chw) =>
  (await by.data(INVITE_TO_RECORD, { patientId })).inviteToRecord
const accept = async (person: Person, code: string) =>
  (await person.data(ACCEPT_RECORD_INVITATION, { code })).acceptRecordInvitation
const end = async (person: Person, patientId: string) =>
  (await person.data(END_RECORD_JOIN, { patientId })).endRecordJoin
const myRecord = async (person: Person) => (await person.data(MY_RECORD)).myRecord
const readers = async (person: Person, asked: Record<string, unknown> = {}) =>
  (await person.data(RECORD_READERS, asked)).recordReaders
const events = (personId: string) => server.client.auditEvent.findMany({ where: { personId } })
/** The clock stands, so events have no order of their own. */
const actionsOn = async (personId: string) => (await events(personId)).map(({ action }) => action).toSorted()

/** A patient with an account that is joined to the record. */
async function joinedPatient(): Promise<{ patientId: string; person: Person }> {
  const patientId = await createPatient(server.client, HERE)
  const person = await server.person()
  const { code } = await invite(patientId)
  expect(await accept(person, code)).toEqual({ __typename: 'JoinedRecord', patientId })
  return { patientId, person }
}

describe('an invitation to a record', () => {
  it('gives a code of ten signs for seven days, of which only the hash is kept, and an event', async () => {
    const patientId = await createPatient(server.client, HERE)
    const { __typename, code, expiresAt } = await invite(patientId)
    expect(__typename).toBe('RecordInvitation')
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Y]{10}$/)
    expect(Date.parse(expiresAt) - clock.now().getTime()).toBe(7 * 86_400_000)
    const [kept] = await server.client.recordInvitation.findMany({ where: { patientId } })
    expect(Buffer.from(kept?.codeHash ?? [])).toEqual(createHash('sha256').update(code).digest())
    expect(await events(patientId)).toMatchObject([
      { action: 'record.invite', recordType: 'RecordInvitation', recordId: kept?.id, actorId: chw.userId },
    ])
    const everywhere = JSON.stringify(await server.client.auditEvent.findMany(), (_key, value) =>
      typeof value === 'bigint' ? Number(value) : value,
    )
    expect(everywhere).not.toContain(code)
  })

  it('is for chw and clinician, of patients whom they may see', async () => {
    const here = await createPatient(server.client, HERE)
    expect(await invite(here, await staffAt(server, 'clinician'))).toMatchObject({ __typename: 'RecordInvitation' })
    for (const role of ['patient', 'medical_officer', 'pharmacist', 'trainer', 'moh_admin', 'admin'] as const) {
      const person = role === 'patient' ? await server.person() : await staffAt(server, role)
      const { errors } = await person.graphql(INVITE_TO_RECORD, { patientId: here })
      expect(errors[0]?.extensions?.code, role).toBe('FORBIDDEN')
    }
    for (const patientId of [await createPatient(server.client, NEARBY), newId()]) {
      expect(await invite(patientId)).toEqual({ __typename: 'NotFound', message: 'Patient not found' })
      expect(await events(patientId)).toEqual([])
    }
    expect(await invite('x')).toMatchObject({ __typename: 'InvalidInput', field: 'patientId' })
  })

  it('is to the record that is kept, and to none that an account reads already', async () => {
    const { patientId } = await joinedPatient()
    expect(await invite(patientId)).toMatchObject({ __typename: 'RecordHasAccount' })
    const kept = await createPatient(server.client, HERE)
    await server.client.patient.update({ where: { id: patientId }, data: { mergedIntoId: kept } })
    expect(await invite(kept)).toMatchObject({ __typename: 'RecordHasAccount' })
    expect(await invite(patientId)).toMatchObject({ __typename: 'NotFound' })
    expect(await server.client.recordInvitation.count({ where: { patientId: kept } })).toBe(0)
  })

  it('ends the one before it, also where two are made at once', async () => {
    const patientId = await createPatient(server.client, HERE)
    const { code: first } = await invite(patientId)
    const made = await Promise.all([invite(patientId), invite(patientId), invite(patientId)])
    const open = await server.client.recordInvitation.count({
      where: { patientId, usedAt: null, expiresAt: { gt: clock.now() } },
    })
    expect(open).toBe(1)
    const person = await server.person()
    expect(await accept(person, first)).toEqual(WRONG)
    const taken = await Promise.all(made.map(async ({ code }) => accept(await server.person(), code)))
    expect(taken.filter(({ __typename }) => __typename === 'JoinedRecord')).toHaveLength(1)
  })
})

describe('the code of an invitation', () => {
  it('joins the account to the record, as it is typed, once; sent again it answers the same', async () => {
    const patientId = await createPatient(server.client, HERE)
    const person = await server.person()
    const { code } = await invite(patientId)
    const typed = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`
    const joined = { __typename: 'JoinedRecord', patientId }
    expect(await accept(person, typed)).toEqual(joined)
    expect(await accept(person, typed)).toEqual(joined)
    expect(await server.client.patient.findUnique({ where: { id: patientId } })).toMatchObject({
      userId: person.userId,
    })
    expect(await actionsOn(patientId)).toEqual(['record.invite', 'record.join', 'record.read_own'])
  })

  it('that is wrong, was used or is too old gets one and the same answer', async () => {
    const used = await createPatient(server.client, HERE)
    const { code } = await invite(used)
    await accept(await server.person(), code)
    const { code: old } = await invite(await createPatient(server.client, HERE))
    clock.advance({ days: 7 })
    const person = await server.person()
    const answers = []
    for (const tried of [code, old, 'AAAAA-AAAAA', 'wrong', '', 'x'.repeat(100)])
      answers.push(await accept(person, tried))
    expect(answers).toEqual(answers.map(() => WRONG))
    const failed = (await actionsOn(person.userId)).filter((action) => action === 'record.join_failed')
    expect(failed).toHaveLength(answers.length)
    expect(await accept(person, 'x'.repeat(101))).toEqual(WRONG)
  })

  it('can be tried ten times in a quarter of an hour by an account; the right one is not counted', async () => {
    const person = await server.person()
    const { code } = await invite(await createPatient(server.client, HERE))
    for (let tries = 0; tries < 10; tries += 1) expect(await accept(person, 'AAAAAAAAAA')).toEqual(WRONG)
    const { status, headers, data } = await person.graphql(ACCEPT_RECORD_INVITATION, { code })
    expect({ status, data }).toMatchObject({
      status: 200,
      data: { acceptRecordInvitation: { __typename: 'TooManyAttempts', retryAfterSeconds: expect.any(Number) } },
    })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    await accept(person, code)
    expect((await actionsOn(person.userId)).filter((action) => action === 'record.join_throttled')).toHaveLength(1)
    expect(await accept(await server.person(), code)).toMatchObject({ __typename: 'JoinedRecord' })
  })

  it('is of no use to an account that has a record', async () => {
    const { person } = await joinedPatient()
    const other = await createPatient(server.client, HERE)
    const { code } = await invite(other)
    expect(await accept(person, code)).toMatchObject({ __typename: 'AccountHasRecord' })
    expect(await accept(person, 'AAAAAAAAAA')).toMatchObject({ __typename: 'AccountHasRecord' })
    expect(await accept(await server.person(), code)).toMatchObject({ __typename: 'JoinedRecord' })
  })

  it('joins one account where several try it at once, and one record where an account tries several', async () => {
    const { code } = await invite(await createPatient(server.client, HERE))
    const people = await Promise.all([1, 2, 3].map(() => server.person()))
    const results = await Promise.all(people.map((person) => accept(person, code)))
    expect(
      results.map(({ __typename }) => String(__typename)).toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['InvalidInput', 'InvalidInput', 'JoinedRecord'])
    const person = await server.person()
    const codes = await Promise.all(
      [1, 2, 3].map(async () => (await invite(await createPatient(server.client, HERE))).code as string),
    )
    const joined = await Promise.all(codes.map((one) => accept(person, one)))
    expect(joined.filter(({ __typename }) => __typename === 'JoinedRecord')).toHaveLength(1)
    expect(await server.client.patient.count({ where: { userId: person.userId } })).toBe(1)
  })

  it('asks for a sign-in', async () => {
    const { errors } = await server.graphql(ACCEPT_RECORD_INVITATION, { code: 'AAAAAAAAAA' })
    expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })
})

describe('one’s own record', () => {
  it('is what the carers see of the patient, and an event; of nobody else', async () => {
    const { patientId, person } = await joinedPatient()
    await fillRecord(server.client, patientId, chw.userId)
    await submitMedical(chw, medicalData({ patient_id: patientId }))
    const { timeline, patient, joined } = await myRecord(person)
    expect({ id: patient.id, joined }).toEqual({ id: patientId, joined: true })
    expect(timeline).toEqual((await chw.data(PATIENT_RECORD, { id: patientId })).patientRecord.timeline)
    const own = (await events(patientId)).filter(({ action }) => action === 'record.read_own')
    expect(own).toMatchObject([{ actorId: person.userId, recordId: patientId, recordType: 'Patient' }])
    expect(await myRecord(await server.person())).toBeNull()
    expect(await myRecord(chw)).toBeNull()
    expect((await server.graphql(MY_RECORD)).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  it('gives no way to patients’ records or plans as a carer has it', async () => {
    const { patientId, person } = await joinedPatient()
    const { plan_id: id } = await submitMedical(chw, medicalData({ patient_id: patientId }))
    expect((await person.graphql(PATIENT_RECORD, { id: patientId })).errors[0]?.extensions?.code).toBe('FORBIDDEN')
    expect(await person.data(MEDICAL_PLAN, { id })).toEqual({ medicalPlan: null })
  })

  it('goes with the record into which it was merged, and never to that of another account', async () => {
    const { patientId, person } = await joinedPatient()
    const kept = await createPatient(server.client, HERE, { firstName: 'Kept' })
    await fillRecord(server.client, kept, chw.userId)
    await server.client.patient.update({ where: { id: patientId }, data: { mergedIntoId: kept } })
    expect(await myRecord(person)).toMatchObject({ patient: { id: kept, firstName: 'Kept' } })
    const other = await joinedPatient()
    await fillRecord(server.client, other.patientId, chw.userId)
    await server.client.patient.update({ where: { id: patientId }, data: { mergedIntoId: other.patientId } })
    expect(await myRecord(person)).toMatchObject({ patient: { id: patientId }, timeline: [] })
    expect((await readers(person)).flatMap(({ self }: { self: boolean }) => (self ? [] : 'other'))).toEqual(['other'])
  })
})

describe('who opened one’s record', () => {
  it('is said by day and person, with name, role, place and what they did', async () => {
    const { patientId, person } = await joinedPatient()
    const clinician = await staffAt(server, 'clinician')
    const { name: facilityName } = await server.client.facility.findUniqueOrThrow({ where: { id: HERE } })
    for (const _time of [1, 2]) await clinician.data(PATIENT_RECORD, { id: patientId })
    const { plan_id: id } = await submitMedical(clinician, medicalData({ patient_id: patientId }))
    await clinician.data(MEDICAL_PLAN, { id })
    await myRecord(person)
    const told = await readers(person)
    const of = (roles: string[], self = false) =>
      told.find(
        (reader: { roles: string[]; self: boolean }) => reader.self === self && reader.roles.join() === roles.join(),
      )
    expect(told).toHaveLength(3)
    expect(of(['CLINICIAN'])).toMatchObject({
      day: new Date(clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10),
      name: 'Asha Juma',
      facilityName,
      times: 4,
      uses: [
        { part: 'RECORD', changed: false },
        { part: 'ASSESSMENT', changed: false },
        { part: 'ASSESSMENT', changed: true },
      ],
    })
    expect(of(['CHW'])).toMatchObject({ uses: [{ part: 'ACCOUNT', changed: true }] })
    expect(of([], true)).toMatchObject({
      uses: [
        { part: 'RECORD', changed: false },
        { part: 'ACCOUNT', changed: true },
      ],
    })
  })

  it('is paged by days of East Africa, and goes to nobody but the patient', async () => {
    const { patientId, person } = await joinedPatient()
    const days = []
    for (let day = 0; day < 4; day += 1) {
      clock.advance({ days: 1 })
      days.unshift(new Date(clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10))
      const reader = await staffAt(server, 'chw')
      await reader.data(PATIENT_RECORD, { id: patientId })
    }
    const again = server.as((await server.rest('POST', '/api/auth/signin', person)).body.token) as Person
    const first = await readers(again, { days: 2 })
    expect(first.map(({ day }: { day: string }) => day)).toEqual(days.slice(0, 2))
    const second = await readers(again, { days: 2, before: days[1] })
    expect(second.map(({ day }: { day: string }) => day)).toEqual(days.slice(2))
    for (const role of ['chw', 'clinician', 'medical_officer', 'admin'] as const) {
      expect(await readers(await staffAt(server, role)), role).toEqual([])
    }
    for (const asked of [{ days: 0 }, { days: 101 }, { before: 'yesterday' }, { before: '2026-02-30' }]) {
      const { errors } = await again.graphql(RECORD_READERS, asked)
      expect(errors[0]?.extensions?.code, JSON.stringify(asked)).toBe('BAD_USER_INPUT')
    }
    expect((await server.graphql(RECORD_READERS)).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })
})

describe('the end of a join', () => {
  it.each(['the person', 'a health worker'])('by %s takes the account off, and leaves an event', async (who) => {
    const { patientId, person } = await joinedPatient()
    const by = who === 'the person' ? person : await staffAt(server, 'clinician')
    expect(await end(by, patientId)).toEqual({ __typename: 'EndedRecordJoin', patientId })
    expect((await events(patientId)).find(({ action }) => action === 'record.end_join')).toMatchObject({
      actorId: by.userId,
      recordType: 'Patient',
      recordId: patientId,
    })
    expect(await myRecord(person)).toBeNull()
    expect(await readers(person)).toEqual([])
    expect(await end(by, patientId)).toMatchObject({ __typename: 'NotFound' })
    const { code } = await invite(patientId)
    expect(await accept(await server.person(), code)).toMatchObject({ __typename: 'JoinedRecord' })
  })

  it('is nobody else’s to make, and looks there as if there were no such record', async () => {
    const { patientId, person } = await joinedPatient()
    const others = [
      await server.person(),
      await staffAt(server, 'chw', NEARBY),
      await staffAt(server, 'clinician', ABROAD),
      await staffAt(server, 'medical_officer'),
      await staffAt(server, 'admin'),
      (await joinedPatient()).person,
    ]
    for (const other of others) {
      expect(await end(other, patientId)).toEqual({ __typename: 'NotFound', message: 'Record not found' })
      expect(await end(other, newId())).toEqual({ __typename: 'NotFound', message: 'Record not found' })
    }
    expect(await myRecord(person)).toMatchObject({ patient: { id: patientId } })
    expect(await end(person, 'x')).toMatchObject({ __typename: 'InvalidInput', field: 'patientId' })
    const { errors } = await server.graphql(END_RECORD_JOIN, { patientId })
    expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })
})
