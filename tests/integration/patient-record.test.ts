import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { fillRecord, makeVisit } from '#tests/support/filled-record.ts'
import { jpegOf } from '#tests/support/jpeg.ts'
import { medicalData, submitMedical } from '#tests/support/medical-requests.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { dataUrlOf } from '#tests/support/photos.ts'
import { PATIENT_RECORD } from '#tests/support/record-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let chw: Person
beforeAll(async () => {
  server = await startTestServer()
  chw = await staffAt(server, 'chw')
})
afterAll(() => server.close())

const openings = (recordId: string) =>
  server.client.auditEvent.findMany({ where: { action: 'record.read', recordId }, orderBy: { at: 'asc' } })

const assess = (patientId: string, changes: Record<string, unknown> = {}) =>
  submitMedical(chw, medicalData({ patient_id: patientId, ...changes }))

const recordOf = async (reader: Person, id: string, asked: Record<string, unknown> = {}) =>
  (await reader.data(PATIENT_RECORD, { id, ...asked })).patientRecord

/** The kinds of a timeline's entries, in order. */
const kindsOf = (record: { timeline: { __typename: string }[] }) =>
  record.timeline.map(({ __typename }) => __typename.replace(/Entry$/, ''))

describe('a patient’s record', () => {
  it('holds everything that was done for the patient, newest first, with when, by whom and where', async () => {
    const id = await createPatient(server.client, HERE)
    const facility = await server.client.facility.findUniqueOrThrow({ where: { id: HERE } })
    const filled = await fillRecord(server.client, id, chw.userId)
    const { assessment_id: assessmentId, plan_id: planId } = await assess(id)
    const visit = await assess(id)
    await makeVisit(server.client, visit.assessment_id, 'Fever since Monday')

    const record = await recordOf(chw, id, { language: 'SW' })
    expect(record).toMatchObject({ joined: false, patient: { id, lastName: 'Otieno', code: expect.any(String) } })
    expect(kindsOf(record)).toEqual([
      'Visit',
      'Assessment',
      'Appointment',
      'EmergencyCall',
      'Enrolment',
      'Prescription',
      'Referral',
      'Photo',
    ])
    const by = { byName: 'Asha Juma', placeName: facility.name }
    const [told, assessment, appointment, call, enrolment, prescription, referral, photo] = record.timeline
    expect(told).toMatchObject({
      ...by,
      id: visit.assessment_id,
      planId: visit.plan_id,
      chiefComplaint: 'Fever since Monday',
      agreed: false,
      disagreementReason: 'A rapid test was negative',
    })
    expect(assessment).toMatchObject({
      ...by,
      id: assessmentId,
      planId,
      riskLevel: expect.stringMatching(/LOW|MODERATE|HIGH|CRITICAL/),
      diagnosis: expect.stringContaining('Malaria'),
      assessmentType: { name: 'MALARIA' },
    })
    expect(appointment).toEqual({
      __typename: 'AppointmentEntry',
      id: filled.appointmentId,
      at: '2026-03-05T08:00:00.000Z',
      ...by,
      type: 'IN_PERSON',
      appointmentReason: 'Weigh again',
      appointmentStatus: 'SCHEDULED',
    })
    expect(call).toMatchObject({ ...by, id: filled.callId, country: 'KE' })
    expect(enrolment).toMatchObject({ ...by, programme: 'TB_TREATMENT', startedOn: '2026-03-03', endedOn: null })
    expect(prescription).toMatchObject({
      ...by,
      forDiagnosis: 'Pneumonia',
      instructions: 'After meals',
      followUpOn: '2026-03-05',
      prescriptionStatus: 'PENDING',
      items: [{ name: 'Amoxicillin', quantity: 10, durationDays: 5 }, { name: 'Zinc' }],
    })
    expect(referral).toMatchObject({ ...by, urgency: 'SAME_DAY', reason: 'Fast breathing', referralStatus: 'SENT' })
    expect(photo).toMatchObject({
      ...by,
      id: filled.photoId,
      photoAssessmentType: 'WOUND_CARE',
      bodyPart: 'LEGS',
      findings: 'Clean edges',
      photoSeverity: 'MILD',
      thumbnailUrl: dataUrlOf(jpegOf()),
    })
  })

  it('gives the measurements oldest first, and each first condition once with its level', async () => {
    const id = await createPatient(server.client, HERE)
    const first = await assess(id, { patient_weight: 60, vital_signs: { blood_pressure: '150/95' } })
    const second = await assess(id, { patient_weight: 61, vital_signs: { temperature: 38.9, heart_rate: 104 } })
    await assess(id, { patient_weight: null, vital_signs: null })
    const record = await recordOf(chw, id)
    expect(record.measurements).toMatchObject([
      { assessmentId: first.assessment_id, weightKg: 60, systolicMmHg: 150, diastolicMmHg: 95, temperatureC: null },
      {
        assessmentId: second.assessment_id,
        weightKg: 61,
        systolicMmHg: null,
        temperatureC: 38.9,
        heartRatePerMin: 104,
      },
    ])
    const plans = await server.client.medicalPlan.findMany({ where: { assessment: { patientId: id } } })
    const conditions = new Set(plans.flatMap(({ condition }) => condition ?? []))
    expect(conditions.size).toBeGreaterThan(0)
    expect(new Set(record.conditions.map(({ condition }: { condition: string }) => condition))).toEqual(conditions)
    const total = record.conditions.reduce((sum: number, { times }: { times: number }) => sum + times, 0)
    expect(total).toBe(plans.filter(({ condition }) => condition !== null).length)
    for (const { name, riskLevel, firstAt, lastAt } of record.conditions) {
      expect(name).not.toBe('')
      expect(riskLevel).toMatch(/LOW|MODERATE|HIGH|CRITICAL/)
      expect(Date.parse(firstAt)).toBeLessThanOrEqual(Date.parse(lastAt))
    }
  })

  it('is paged behind an entry, and narrowed to kinds', async () => {
    const id = await createPatient(server.client, HERE)
    await fillRecord(server.client, id, chw.userId)
    const whole = await recordOf(chw, id)
    const seen: unknown[] = []
    for (let cursor: string | null = null; ; ) {
      const page: { timeline: { id: string }[] } = await recordOf(chw, id, { limit: 2, cursor })
      if (page.timeline.length === 0) break
      seen.push(...page.timeline)
      cursor = page.timeline.at(-1)?.id ?? null
    }
    expect(seen).toEqual(whole.timeline)
    const narrowed = await recordOf(chw, id, { kinds: ['APPOINTMENT', 'REFERRAL'] })
    expect(kindsOf(narrowed)).toEqual(['Appointment', 'Referral'])
    const next = await recordOf(chw, id, { kinds: ['APPOINTMENT', 'REFERRAL'], cursor: narrowed.timeline[0].id })
    expect(kindsOf(next)).toEqual(['Referral'])
    const ofAnother = await fillRecord(server.client, await createPatient(server.client, HERE), chw.userId)
    expect((await recordOf(chw, id, { cursor: ofAnother.callId })).timeline).toEqual([])
  })

  it('puts entries of one moment in an order of their own, and leaves none out between pages', async () => {
    const id = await createPatient(server.client, HERE)
    const at = new Date('2026-03-04T08:00:00.000Z')
    const calls = Array.from({ length: 5 }, () => ({ id: newId(), patientId: id, byId: chw.userId, country: 'KE', at }))
    await server.client.emergencyCall.createMany({ data: calls })
    const first = await recordOf(chw, id, { limit: 3 })
    const second = await recordOf(chw, id, { limit: 3, cursor: first.timeline.at(-1).id })
    const ids = [...first.timeline, ...second.timeline].map((entry: { id: string }) => entry.id)
    expect(ids).toEqual(
      calls
        .map((call) => call.id)
        .toSorted()
        .toReversed(),
    )
  })

  it('is empty for a patient for whom nothing was done yet', async () => {
    const id = await createPatient(server.client, HERE)
    expect(await recordOf(chw, id)).toMatchObject({ timeline: [], measurements: [], conditions: [] })
  })

  it('has what is in the records that were merged into it, over and over, and opens instead of them', async () => {
    const kept = await createPatient(server.client, HERE, { firstName: 'Kept' })
    const duplicate = await createPatient(server.client, NEARBY)
    const before = await createPatient(server.client, ABROAD)
    for (const id of [duplicate, before]) await fillRecord(server.client, id, chw.userId)
    const merge = (id: string, mergedIntoId: string | null) =>
      server.client.patient.update({ where: { id }, data: { mergedIntoId } })
    await merge(before, duplicate)
    await merge(duplicate, kept)
    for (const id of [kept, duplicate, before]) {
      const record = await recordOf(chw, id)
      expect(record.patient.firstName).toBe('Kept')
      expect(record.timeline).toHaveLength(12)
    }
    expect((await openings(kept)).map(({ personId }) => personId)).toEqual([kept, kept, kept])
    expect(await openings(before)).toEqual([])
    await merge(duplicate, null)
    expect((await recordOf(chw, kept)).timeline).toEqual([])
    expect(await recordOf(chw, before)).toBeNull()
  })

  it('does not hang where records were merged in a circle', async () => {
    const [one, other] = [await createPatient(server.client, HERE), await createPatient(server.client, HERE)]
    await server.client.patient.update({ where: { id: one }, data: { mergedIntoId: other } })
    await server.client.patient.update({ where: { id: other }, data: { mergedIntoId: one } })
    expect((await recordOf(chw, one)).timeline).toEqual([])
  })

  it('is opened by the carers of the facility or country, each opening leaving its event', async () => {
    const id = await createPatient(server.client, HERE)
    const readers = [chw, await staffAt(server, 'clinician'), await staffAt(server, 'medical_officer', NEARBY)]
    for (const reader of readers) expect(await recordOf(reader, id)).toMatchObject({ patient: { id } })
    await recordOf(chw, id)
    expect((await openings(id)).map(({ actorId, personId, recordType }) => [actorId, personId, recordType])).toEqual(
      [...readers, chw].map(({ userId }) => [userId, id, 'Patient']),
    )
  })

  it('does not exist for those of another facility or country, and leaves no event there', async () => {
    const abroad = await createPatient(server.client, ABROAD)
    const nearby = await createPatient(server.client, NEARBY)
    for (const role of ['chw', 'clinician', 'medical_officer'] as const) {
      const reader = await staffAt(server, role)
      expect(await recordOf(reader, abroad), role).toBeNull()
      expect(await recordOf(reader, newId()), role).toBeNull()
    }
    expect(await recordOf(chw, nearby)).toBeNull()
    expect(await recordOf(await staffAt(server, 'chw', null), nearby)).toBeNull()
    expect([...(await openings(abroad)), ...(await openings(nearby))]).toEqual([])
  })

  it('is refused to every other role, and to nobody signed in', async () => {
    const id = await createPatient(server.client, HERE)
    for (const role of ['patient', 'pharmacist', 'trainer', 'moh_admin', 'admin'] as const) {
      const person = role === 'patient' ? await server.person() : await staffAt(server, role)
      const { errors } = await person.graphql(PATIENT_RECORD, { id })
      expect(errors[0]?.extensions?.code, role).toBe('FORBIDDEN')
    }
    expect((await server.graphql(PATIENT_RECORD, { id })).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    expect(await openings(id)).toEqual([])
  })

  it.each([
    ['an id', { id: 'x' }],
    ['a limit', { limit: 101 }],
    ['a limit', { limit: 0 }],
    ['a cursor', { cursor: 'x' }],
  ])('refuses what is not %s', async (_what, asked) => {
    const id = await createPatient(server.client, HERE)
    const { errors } = await chw.graphql(PATIENT_RECORD, { id, ...asked })
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })

  it('knows no other kinds', async () => {
    const { errors } = await chw.graphql(PATIENT_RECORD, { id: newId(), kinds: ['LETTER'] })
    expect(errors[0]?.message).toMatch(/LETTER/)
  })
})
