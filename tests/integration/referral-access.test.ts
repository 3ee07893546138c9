import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { DAYS_SEEN_AFTER_CLOSING } from '#domain/vocabulary/referrals.ts'
import type { Json } from '#tests/support/caller.ts'
import {
  MEDICAL_ASSESSMENTS,
  MEDICAL_PLAN,
  MEDICAL_PLANS,
  medicalInput,
  PATIENT,
  PATIENT_BY_CODE,
  PATIENT_DUPLICATES,
  PATIENTS,
  SUBMIT_MEDICAL,
} from '#tests/support/medical-requests.ts'
import { patientInput, UPDATE_PATIENT, WHOLE_PATIENT_QUERY } from '#tests/support/patient-requests.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { PATIENT_RECORD } from '#tests/support/record-requests.ts'
import { advance, refer, referralIdsOf, referredPatient } from '#tests/support/referral-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const DAY_MS = 86_400_000
const EVERYTHING = {
  patient: true,
  byCode: true,
  listed: true,
  searched: true,
  sounding: true,
  byPhone: true,
  duplicate: true,
  plan: true,
  pdf: true,
  plans: true,
  assessments: true,
  assess: true,
}
const NOTHING = Object.fromEntries(Object.keys(EVERYTHING).map((way) => [way, false]))

/** By which ways somebody comes to a patient's record. */
async function waysTo(person: Person, { patientId, planId }: { patientId: string; planId: string }) {
  const ofPatient = { limit: 100, patientId }
  const phone = `07${patientId.replaceAll(/\D/g, '').slice(-8)}`
  const { code } = await server.client.patient.update({ where: { id: patientId }, data: { phone } })
  const isFound = async (search?: string) =>
    (await person.data(PATIENTS, { search, limit: 100 })).patients.some(({ id }: Json) => id === patientId)
  const { patientDuplicates } = await person.data(PATIENT_DUPLICATES, { input: { phone } })
  const { submitMedicalAssessment } = await person.data(SUBMIT_MEDICAL, {
    id: newId(),
    input: medicalInput(),
    patientId,
  })
  return {
    patient: (await person.data(PATIENT, { id: patientId })).patient !== null,
    byCode: (await person.data(PATIENT_BY_CODE, { code })).patientByCode !== null,
    listed: await isFound(),
    searched: await isFound('achi oti'),
    sounding: await isFound('Acheng Otyeno'),
    byPhone: await isFound(phone),
    duplicate: patientDuplicates.some(({ patient }: Json) => patient.id === patientId),
    plan: (await person.data(MEDICAL_PLAN, { id: planId })).medicalPlan !== null,
    pdf: (await person.rest('GET', `/api/medical/plan/${planId}/pdf`)).status === 200,
    plans: (await person.data(MEDICAL_PLANS, ofPatient)).medicalPlans.length > 0,
    assessments: (await person.data(MEDICAL_ASSESSMENTS, ofPatient)).medicalAssessments.length > 0,
    assess: submitMedicalAssessment.__typename === 'SubmittedMedicalAssessment',
  }
}

/** As if the referral had ended so many days ago. */
const endedDaysAgo = (id: string, days: number) =>
  server.client.referral.update({ where: { id }, data: { endedAt: new Date(Date.now() - days * DAY_MS) } })

describe('The record of a patient who is referred', () => {
  it('is not seen by the clinicians of the other facility before, and is from then on, while it is open', async () => {
    const referred = await referredPatient(server, { toFacilityId: ABROAD })
    const { patientId, sender } = referred
    const receiver = referred.receiver
    expect(await waysTo(receiver, referred)).toEqual(NOTHING)
    const { id } = await refer(sender, patientId)
    expect(await waysTo(receiver, referred)).toEqual(EVERYTHING)
    await advance(receiver, id, 'ACCEPTED')
    expect(await waysTo(receiver, referred)).toEqual(EVERYTHING)
    await advance(receiver, id, 'ARRIVED')
    expect(await waysTo(receiver, referred)).toEqual(EVERYTHING)
  })

  it('is seen across a border', async () => {
    const referred = await referredPatient(server, { toFacilityId: ABROAD })
    expect(await waysTo(await staffAt(server, 'clinician', ABROAD), referred)).toEqual(EVERYTHING)
  })

  it('is seen for some days after the referral was closed, and no longer', async () => {
    const referred = await referredPatient(server)
    const { receiver, referralId } = referred
    await advance(receiver, referralId, 'ARRIVED')
    await advance(receiver, referralId, 'CLOSED')
    expect(await waysTo(receiver, referred)).toEqual(EVERYTHING)
    await endedDaysAgo(referralId, DAYS_SEEN_AFTER_CLOSING - 0.01)
    expect(await waysTo(receiver, referred)).toEqual(EVERYTHING)
    expect(await referralIdsOf(receiver, 'INCOMING')).toContain(referralId)
    await endedDaysAgo(referralId, DAYS_SEEN_AFTER_CLOSING + 0.01)
    expect(await waysTo(receiver, referred)).toEqual(NOTHING)
    expect(await referralIdsOf(receiver, 'INCOMING')).not.toContain(referralId)
    expect(await referralIdsOf(referred.sender, 'OUTGOING')).toContain(referralId)
  })

  it.each(['DECLINED', 'CANCELLED'])('is not seen from the moment on in which it is %s', async (status) => {
    const referred = await referredPatient(server)
    const { sender, receiver, referralId } = referred
    await advance(status === 'CANCELLED' ? sender : receiver, referralId, status)
    expect(await waysTo(receiver, referred)).toEqual(NOTHING)
    // That it came and went stays in the facility's list for a while, without the record.
    expect(await referralIdsOf(receiver, 'INCOMING')).toContain(referralId)
  })

  it('is still seen where one of two referrals has ended', async () => {
    const referred = await referredPatient(server)
    await refer(referred.sender, referred.patientId)
    await advance(referred.receiver, referred.referralId, 'DECLINED')
    expect(await waysTo(referred.receiver, referred)).toEqual(EVERYTHING)
  })

  it('is not seen by health workers of the receiving facility, nor by clinicians of a third', async () => {
    const referred = await referredPatient(server)
    for (const person of [
      await staffAt(server, 'chw', NEARBY),
      await staffAt(server, 'clinician', ABROAD),
      await staffAt(server, 'clinician', null),
    ]) {
      expect(await waysTo(person, referred)).toEqual(NOTHING)
    }
    const pharmacist = await staffAt(server, 'pharmacist', NEARBY)
    const { errors } = await pharmacist.graphql(PATIENT, { id: referred.patientId })
    expect(errors[0]?.extensions?.code).toBe('FORBIDDEN')
  })

  it('is seen by those of the patient’s own facility as before, whatever becomes of the referral', async () => {
    const referred = await referredPatient(server)
    await advance(referred.receiver, referred.referralId, 'DECLINED')
    expect(await waysTo(referred.sender, referred)).toEqual(EVERYTHING)
    expect(await waysTo(await staffAt(server, 'clinician', HERE), referred)).toEqual(EVERYTHING)
  })

  it('is found before all others by its name, and behind them by its sound alone', async () => {
    const { patientId, receiver, referralId } = await referredPatient(server, { toFacilityId: ABROAD })
    const clinician = await staffAt(server, 'clinician', ABROAD)
    await server.client.patient.update({ where: { id: patientId }, data: { firstName: 'Zuhura', lastName: 'Zakaria' } })
    const own = await createPatient(server.client, ABROAD, { firstName: 'Zuhura', lastName: 'Zakariya' })
    const found = async (search: string, limit: number) =>
      (await clinician.data(PATIENTS, { search, limit })).patients.map(({ id }: Json) => id)
    expect(await found('zuhura zakaria', 1)).toEqual([patientId])
    expect(await found('zuhura zakari', 5)).toEqual([patientId, own])
    expect(await found('zuhura zakariya', 5)).toEqual([own, patientId])
    expect(await found('nobody of this name', 5)).toEqual([])
    expect((await receiver.data(PATIENTS, { search: 'zuhura zakaria' })).patients).toEqual([])
    await advance(clinician, referralId, 'DECLINED')
    expect(await found('zuhura', 5)).toEqual([own])
  })

  it('is changed by the clinicians of the other facility while they see it, and by nobody else there', async () => {
    const { sender, receiver, patientId, referralId } = await referredPatient(server)
    const change = async (person: Person, version: number, medicalAlerts: string[]) =>
      (await person.data(UPDATE_PATIENT, { id: patientId, version, input: patientInput({ medicalAlerts }) }))
        .updatePatient
    const unseen = { __typename: 'NotFound' }
    expect(await change(await staffAt(server, 'chw', NEARBY), 1, [])).toMatchObject(unseen)
    expect(await change(await staffAt(server, 'clinician', ABROAD), 1, [])).toMatchObject(unseen)
    expect(await change(receiver, 1, ['Allergic to sulfa'])).toMatchObject({ __typename: 'Patient', version: 2 })
    // The patient stays in the care of the facility that sent them, which sees the change.
    const { patient } = await sender.data(WHOLE_PATIENT_QUERY, { id: patientId })
    expect(patient).toMatchObject({ medicalAlerts: ['Allergic to sulfa'], facility: { id: HERE } })
    const events = await server.client.auditEvent.findMany({ where: { action: 'patient.update', personId: patientId } })
    expect(events.map(({ actorId }) => actorId)).toEqual([receiver.userId])
    await advance(receiver, referralId, 'DECLINED')
    expect(await change(receiver, 2, [])).toMatchObject(unseen)
  })

  it('is read whole, with the referral in it, by a medical officer of the patient’s country and of no other', async () => {
    const { patientId, receiver, referralId } = await referredPatient(server, { toFacilityId: ABROAD })
    const officer = async (region: string) => {
      const person = await server.person({ role: 'medical_officer' })
      await server.client.user.update({ where: { id: person.userId }, data: { region, facilityId: null } })
      return person
    }
    const recordFor = async (person: Person) => (await person.data(PATIENT_RECORD, { id: patientId })).patientRecord
    const record = await recordFor(await officer('Kenya'))
    expect(record.patient.id).toBe(patientId)
    expect(record.timeline).toContainEqual(expect.objectContaining({ __typename: 'ReferralEntry', id: referralId }))
    expect(await recordFor(await officer('Uganda'))).toBeNull()
    // Neither is it at another facility of the country where it was sent.
    expect(await recordFor(receiver)).toBeNull()
    expect((await recordFor(await staffAt(server, 'clinician', ABROAD))).patient.id).toBe(patientId)
  })

  it('can be referred on by who sees it, and is then seen there too', async () => {
    const referred = await referredPatient(server)
    const { id } = await refer(referred.receiver, referred.patientId, { toFacilityId: ABROAD })
    expect(await referralIdsOf(referred.receiver, 'OUTGOING')).toContain(id)
    expect(await waysTo(await staffAt(server, 'clinician', ABROAD), referred)).toEqual(EVERYTHING)
  })
})
