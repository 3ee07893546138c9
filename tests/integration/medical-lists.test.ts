import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Json } from '#tests/support/caller.ts'
import {
  MEDICAL_ASSESSMENTS,
  MEDICAL_PLANS,
  medicalData,
  PATIENTS,
  submitMedical,
} from '#tests/support/medical-requests.ts'
import { ABROAD, createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

const clock = settableClock('2026-03-02T08:00:00.000Z')
const DAY_SECONDS = 86_400

let server: TestServer
/** Has a stroke, a cold, and malaria, on three days, in this order. */
let person: Person
const plans = { stroke: '', cold: '', malaria: '' }
beforeAll(async () => {
  server = await startTestServer({ clock })
  person = await server.person()
  const submit = async (changes: Record<string, unknown>) => {
    const { plan_id } = await submitMedical(person, medicalData(changes))
    clock.advance({ seconds: DAY_SECONDS })
    return plan_id
  }
  plans.stroke = await submit({ assessment_type: 'stroke', symptoms: ['one_sided_weakness', 'facial_droop'] })
  plans.cold = await submit({
    assessment_type: 'pneumonia',
    symptoms: ['runny_nose', 'cough', 'sore_throat'],
    checklist_complete: true,
    medical_history: [],
    vital_signs: null,
  })
  plans.malaria = await submit({})
})
afterAll(() => server.close())

const plansOf = async (query = ''): Promise<string[]> => {
  const { status, body } = await person.rest('GET', `/api/medical/plans${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.map(({ id }: Json) => id)
}

describe('§7 GET /medical/plans and /medical/assessments', () => {
  it('are plain lists, newest first', async () => {
    expect(await plansOf()).toEqual([plans.malaria, plans.cold, plans.stroke])
    const { body } = await person.rest('GET', '/api/medical/assessments')
    expect(body.map(({ assessment_type, plan_id }: Json) => [assessment_type, plan_id])).toEqual([
      ['malaria', plans.malaria],
      ['pneumonia', plans.cold],
      ['stroke', plans.stroke],
    ])
    expect(body[2]).toMatchObject({
      risk_level: 'critical',
      patient_age: 34,
      vital_signs: { blood_pressure: '120/80' },
    })
  })

  it('are empty for a newcomer', async () => {
    const newcomer = await server.person()
    expect((await newcomer.rest('GET', '/api/medical/plans')).body).toEqual([])
    expect((await newcomer.rest('GET', '/api/medical/assessments')).body).toEqual([])
    expect(await newcomer.data(MEDICAL_PLANS)).toEqual({ medicalPlans: [] })
  })

  it('come a page at a time', async () => {
    expect(await plansOf('?limit=2')).toEqual([plans.malaria, plans.cold])
    expect(await plansOf(`?limit=2&cursor=${plans.cold}`)).toEqual([plans.stroke])
    expect(await plansOf(`?cursor=${plans.stroke}`)).toEqual([])
    expect(await plansOf(`?cursor=${newId()}`)).toEqual([])
    const { medicalAssessments: first } = await person.data(MEDICAL_ASSESSMENTS, { limit: 1 })
    const { medicalAssessments: rest } = await person.data(MEDICAL_ASSESSMENTS, { cursor: first[0].id })
    expect(rest.map(({ plan }: Json) => plan.id)).toEqual([plans.cold, plans.stroke])
  })

  it('give an empty page for a cursor of somebody else', async () => {
    const other = await server.person()
    await submitMedical(other)
    const { body } = await other.rest('GET', `/api/medical/plans?cursor=${plans.malaria}`)
    expect(body).toEqual([])
  })

  it('are narrowed by type, risk, time and text, alone and together', async () => {
    expect(await plansOf('?assessment_type=stroke')).toEqual([plans.stroke])
    expect(await plansOf('?risk_level=critical')).toEqual([plans.stroke])
    expect(await plansOf('?risk_level=critical&assessment_type=malaria')).toEqual([])
    expect(await plansOf('?from=2026-03-03')).toEqual([plans.malaria, plans.cold])
    expect(await plansOf('?before=2026-03-03')).toEqual([plans.stroke])
    expect(await plansOf('?from=2026-03-03&before=2026-03-04T00:00:00%2B03:00')).toEqual([plans.cold])
    expect(await plansOf('?search=KIHARUSI')).toEqual([plans.stroke])
    expect(await plansOf('?search=malar')).toContain(plans.malaria)
    expect(await plansOf('?search=%25')).toEqual([])
    const { medicalPlans } = await person.data(MEDICAL_PLANS, {
      assessmentType: 'PNEUMONIA',
      from: '2026-03-01T00:00:00.000Z',
      search: 'cold',
    })
    expect(medicalPlans.map(({ id }: Json) => id)).toEqual([plans.cold])
  })

  it.each([
    ['limit=0', 'limit', 'Limit must be a whole number from 1 to 100'],
    ['cursor=17', 'cursor', 'The id must be a UUID'],
    ['assessment_type=scurvy', 'assessment_type', 'Choose an assessment type from the list'],
    ['risk_level=dire', 'risk_level', 'Risk level must be low, moderate, high or critical'],
    ['patient_id=17', 'patient_id', 'The id must be a UUID'],
    ['from=yesterday', 'from', 'Give a date, such as 2026-03-31'],
    ['from=2026-03-03&before=2026-03-03', 'before', 'The end must be after the beginning'],
    [`search=${'x'.repeat(101)}`, 'search', 'This text is too long'],
  ])('refuse %s', async (query, field, error) => {
    for (const list of ['plans', 'assessments']) {
      const { status, body } = await person.rest('GET', `/api/medical/${list}?${query}`)
      expect({ status, body }).toMatchObject({ status: 400, body: { field, error } })
    }
  })
})

describe('§6 The patients of a facility', () => {
  it('are seen by those who work there, and by a medical officer of the country', async () => {
    const [here, nearby, abroad] = await Promise.all([
      createPatient(server.client, HERE, { firstName: 'Wanjiru', lastName: 'Kamau' }),
      createPatient(server.client, NEARBY, { firstName: 'Halima', lastName: 'Kamau' }),
      createPatient(server.client, ABROAD, { firstName: 'Nakato', lastName: 'Kamau' }),
    ])
    const seenBy = async (caller: Person, search = 'kamau') => {
      const { patients } = await caller.data(PATIENTS, { search })
      return patients.map(({ id }: Json) => id)
    }
    expect(await seenBy(await staffAt(server, 'chw'))).toEqual([here])
    expect(await seenBy(await staffAt(server, 'clinician', NEARBY))).toEqual([nearby])
    expect(await seenBy(await staffAt(server, 'medical_officer'))).toEqual([nearby, here])
    expect(await seenBy(await staffAt(server, 'clinician', ABROAD))).toEqual([abroad])
    expect(await seenBy(await staffAt(server, 'clinician', null))).toEqual([])
    const chw = await staffAt(server, 'chw')
    expect(await seenBy(chw, 'kam wan')).toEqual([here])
    expect(await seenBy(chw, 'xamau')).toEqual([])
    expect((await chw.data(PATIENTS, { search: 'Wanjiru' })).patients).toEqual([
      {
        id: here,
        firstName: 'Wanjiru',
        lastName: 'Kamau',
        dateOfBirth: '1992-04-09',
        gender: 'FEMALE',
        region: 'Kenya',
        villageWard: 'Ahero',
        medicalAlerts: ['Penicillin allergy'],
      },
    ])
  })

  it('have their plans, which their carers find and others do not', async () => {
    const chw = await staffAt(server, 'chw')
    const patientId = await createPatient(server.client, HERE, { firstName: 'Akinyi', lastName: 'Ouma' })
    const { plan_id, assessment_id } = await submitMedical(chw, medicalData({ patient_id: patientId }))
    await submitMedical(chw)
    const row = await server.client.medicalAssessment.findUniqueOrThrow({ where: { id: assessment_id } })
    expect(row).toMatchObject({ userId: null, patientId, filedById: chw.userId, facilityId: HERE })

    const colleague = await staffAt(server, 'clinician')
    const { medicalPlans } = await colleague.data(MEDICAL_PLANS, { patientId })
    expect(medicalPlans).toMatchObject([{ id: plan_id, assessment: { patient: { lastName: 'Ouma' } } }])
    expect((await colleague.data(MEDICAL_PLANS, { search: 'ouma' })).medicalPlans).toHaveLength(1)
    expect((await colleague.data(MEDICAL_PLANS, { search: 'constructor' })).medicalPlans).toEqual([])
    for (const stranger of [await staffAt(server, 'clinician', NEARBY), await staffAt(server, 'admin'), person]) {
      expect((await stranger.data(MEDICAL_PLANS, { patientId })).medicalPlans).toEqual([])
    }
  })

  it('stay out of sight of who filed for them once, and works there no more', async () => {
    const chw = await staffAt(server, 'chw')
    const patientId = await createPatient(server.client, HERE)
    const { plan_id } = await submitMedical(chw, medicalData({ patient_id: patientId }))
    await server.client.user.update({ where: { id: chw.userId }, data: { facilityId: NEARBY } })
    expect((await chw.rest('GET', `/api/medical/plan/${plan_id}`)).status).toBe(404)
  })
})
