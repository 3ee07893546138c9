import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Json } from '#tests/support/caller.ts'
import { medicalData, submitMedical } from '#tests/support/medical-requests.ts'
import { createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { keep, receive } from '#tests/support/stock.ts'
import { CHW_DASHBOARD } from '#tests/support/stock-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let chw: Person
beforeAll(async () => {
  // Wednesday, an hour after midnight in Nairobi: Tuesday still in UTC.
  server = await startTestServer({ clock: settableClock('2026-11-17T22:00:00.000Z') })
  chw = await staffAt(server, 'chw')
})
afterAll(() => server.close())

const dashboardOf = async (person: Person): Promise<Json> => (await person.data(CHW_DASHBOARD)).chwDashboard

/** An assessment of a patient at a facility, at that moment. */
async function assess(patientId: string, at: string, facilityId = HERE): Promise<string> {
  const filer = await staffAt(server, 'clinician', facilityId)
  const { assessment_id: id } = await submitMedical(filer, medicalData({ patient_id: patientId }))
  await server.client.medicalAssessment.update({ where: { id }, data: { createdAt: new Date(at) } })
  return id
}
const review = (assessmentId: string, agreed: boolean | null) =>
  server.client.visit.create({
    data: {
      assessmentId,
      chiefComplaint: 'fever',
      generalAppearance: 'well',
      associatedSymptoms: [],
      riskFactors: [],
      agreed,
    },
  })

describe('§2 CHW dashboard: the numbers', () => {
  it('are none where nothing was done', async () => {
    expect(await dashboardOf(chw)).toEqual({
      facility: { id: HERE, name: expect.any(String) },
      timeZone: 'Africa/Nairobi',
      patientsToday: 0,
      patientsThisWeek: 0,
      referralsPending: 0,
      inventoryAlerts: 0,
      emergencyCalls: 0,
      aiDiagnoses: 0,
      successRate: null,
      reviewedDiagnoses: 0,
      storedThisWeek: 0,
    })
  })

  it('count each patient once, by the facility’s own days and weeks', async () => {
    const { client } = server
    const [one, two, three, four, away] = await Promise.all([
      ...[1, 2, 3, 4].map(() => createPatient(client, HERE)),
      createPatient(client, NEARBY),
    ])
    if (!one || !two || !three || !four || !away) throw new Error('Patients are missing')
    await assess(one, '2026-11-17T21:00:00.000Z')
    await assess(one, '2026-11-17T21:30:00.000Z')
    // The last moment of yesterday, and the first of the week.
    await assess(two, '2026-11-17T20:59:59.999Z')
    await assess(three, '2026-11-15T21:00:00.000Z')
    await assess(four, '2026-11-15T20:59:59.999Z')
    await assess(away, '2026-11-17T21:00:00.000Z', NEARBY)
    expect(await dashboardOf(chw)).toMatchObject({ patientsToday: 1, patientsThisWeek: 3 })

    // Two records of one person are one patient.
    await client.patient.update({ where: { id: two }, data: { mergedIntoId: one } })
    expect(await dashboardOf(chw)).toMatchObject({ patientsToday: 1, patientsThisWeek: 2 })
    expect(await dashboardOf(await staffAt(server, 'chw', NEARBY))).toMatchObject({ patientsThisWeek: 1 })
  })

  it('count the assessments for which the engine named a condition', async () => {
    const before = (await dashboardOf(chw)).aiDiagnoses
    const id = await assess(await createPatient(server.client, HERE), '2026-11-17T21:00:00.000Z')
    const named = { where: { assessmentId: id } }
    await server.client.medicalPlan.update({ ...named, data: { condition: 'malaria' } })
    expect((await dashboardOf(chw)).aiDiagnoses).toBe(before + 1)
    await server.client.medicalPlan.update({ ...named, data: { condition: null } })
    expect((await dashboardOf(chw)).aiDiagnoses).toBe(before)
  })

  it('tell the share of the reviewed diagnoses that health workers agreed with, of the last 30 days', async () => {
    const patientId = await createPatient(server.client, HERE)
    const moments = ['2026-11-17T21:00:00.000Z', '2026-11-10T09:00:00.000Z', '2026-10-20T09:00:00.000Z']
    const [today, lastWeek, lastMonth] = await Promise.all(moments.map((at) => assess(patientId, at)))
    if (!today || !lastWeek || !lastMonth) throw new Error('Assessments are missing')
    await review(today, null)
    expect(await dashboardOf(chw)).toMatchObject({ successRate: null, reviewedDiagnoses: 0 })
    await review(lastWeek, true)
    await review(lastMonth, true)
    await review(await assess(patientId, '2026-11-17T21:10:00.000Z'), true)
    await review(await assess(patientId, '2026-11-17T21:20:00.000Z'), false)
    await review(await assess(patientId, '2026-10-18T20:00:00.000Z'), false)
    expect(await dashboardOf(chw)).toMatchObject({ successRate: 0.75, reviewedDiagnoses: 4 })
  })

  it('count the referrals from there whose patient has not arrived, and the emergency calls of the week', async () => {
    const { client } = server
    const patientId = await createPatient(client, HERE)
    const refer = (status: 'sent' | 'accepted' | 'arrived' | 'declined' | 'closed' | 'cancelled', from = HERE) =>
      client.referral.create({
        data: {
          id: newId(),
          patientId,
          fromFacilityId: from,
          toFacilityId: from === HERE ? NEARBY : HERE,
          urgency: 'same_day',
          reason: 'x',
          status,
          createdAt: new Date(),
          createdById: chw.userId,
        },
      })
    for (const status of ['sent', 'accepted', 'arrived', 'declined', 'closed', 'cancelled'] as const)
      await refer(status)
    await refer('sent', NEARBY)
    for (const at of ['2026-11-17T21:00:00.000Z', '2026-11-15T20:59:59.999Z']) {
      await client.emergencyCall.create({
        data: { id: newId(), facilityId: HERE, byId: newId(), country: 'KE', at: new Date(at) },
      })
    }
    expect(await dashboardOf(chw)).toMatchObject({ referralsPending: 2, emergencyCalls: 1 })
  })

  it('count the medicines that somebody has to see to, for those who handle the stock', async () => {
    const { client } = server
    await keep(client, HERE, 'zinc-dt-20', 10)
    await receive(client, HERE, { code: 'metformin-tab-500', expiresOn: '2027-01-31' })
    await receive(client, HERE, { code: 'amlodipine-tab-5', expiresOn: '2026-11-17' })
    await receive(client, HERE, { code: 'furosemide-tab-40', expiresOn: '2099-01-31' })
    expect((await dashboardOf(chw)).inventoryAlerts).toBe(3)
    expect((await dashboardOf(await staffAt(server, 'clinician'))).inventoryAlerts).toBeNull()
  })

  it('count what one has stored oneself this week', async () => {
    const { client } = server
    const other = await staffAt(server, 'chw')
    const patientId = await createPatient(client, HERE)
    const before = (await dashboardOf(chw)).storedThisWeek
    await submitMedical(chw, medicalData({ patient_id: patientId }))
    await submitMedical(chw)
    const registered = { registeredById: chw.userId, createdAt: new Date('2026-11-17T21:00:00.000Z') }
    await client.patient.update({ where: { id: patientId }, data: registered })
    await client.emergencyCall.create({
      data: {
        id: newId(),
        facilityId: HERE,
        byId: chw.userId,
        country: 'KE',
        at: new Date('2026-11-17T21:00:00.000Z'),
      },
    })
    expect((await dashboardOf(chw)).storedThisWeek).toBe(before + 3)
    expect((await dashboardOf(other)).storedThisWeek).toBe(0)
  })

  it('are none for somebody who works at no facility', async () => {
    expect(await dashboardOf(await staffAt(server, 'chw', null))).toBeNull()
  })
})
