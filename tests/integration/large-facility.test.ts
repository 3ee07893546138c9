import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '#tests/support/caller.ts'
import { medicalData, PATIENT_DUPLICATES, PATIENTS, submitMedical } from '#tests/support/medical-requests.ts'
import { createPatient, HERE, NEARBY, staffAt } from '#tests/support/patients.ts'
import { refer } from '#tests/support/referral-requests.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { recordStatements, type StatementRecorder } from '#tests/support/sql-statements.ts'
import { CHW_DASHBOARD } from '#tests/support/stock-requests.ts'
import { createTask, tasksSeenBy } from '#tests/support/task-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

const PATIENTS_THERE = 5000
const FIRST = ['Achieng', 'Mohamed', 'Wanjiru', 'Fatuma', 'Baraka']
const LAST = ['Otieno', 'Kamau', 'Abdi', 'Wafula', 'Mwangi', 'Njoroge', 'Juma', 'Okello', 'Mutua', 'Barasa']
const WARDS = 7
const DAY_MS = 86_400_000

/** Who is made of a number, as the statement below makes them. */
const person = (g: number) => ({
  firstName: FIRST[g % FIRST.length] ?? '',
  lastName: LAST[Math.floor(g / FIRST.length) % LAST.length] ?? '',
  phone: `+2547${String(g).padStart(8, '0')}`,
  villageWard: `Ward ${g % WARDS}`,
  dateOfBirth: new Date(Date.UTC(1950, 0, 1) + g * DAY_MS).toISOString().slice(0, 10),
})
const EVERYBODY = Array.from({ length: PATIENTS_THERE }, (_one, at) => person(at + 1))

const FILL = `
  INSERT INTO "Patient" (id, code, "facilityId", "firstName", "lastName", "dateOfBirth", gender, phone, "villageWard",
    country, region, "medicalAlerts", "preferredLanguage", "hasInsurance")
  SELECT gen_random_uuid(), 'LARGE' || g, '${HERE}', ($1::text[])[g % ${FIRST.length} + 1],
    ($2::text[])[(g / ${FIRST.length}) % ${LAST.length} + 1], date '1950-01-01' + g, 'female',
    '+2547' || lpad(g::text, 8, '0'), 'Ward ' || g % ${WARDS}, 'KE', 'Kenya', '{}', 'Swahili', false
  FROM generate_series(1, ${PATIENTS_THERE}) AS g`

/** The row of one patient, once more for every patient that was filled in. */
const likeThatOf = (table: string) => `
  INSERT INTO "${table}" SELECT made.* FROM (SELECT * FROM "${table}" LIMIT 1) known, "Patient" patient,
    jsonb_populate_record(NULL::"${table}", to_jsonb(known) || jsonb_build_object(
      'id', gen_random_uuid(), 'patientId', patient.id, 'sourceId', gen_random_uuid())) made
  WHERE patient.code LIKE 'LARGE%'`

let server: TestServer
let chw: Person
let elsewhere: Person
let recorder: StatementRecorder
beforeAll(async () => {
  const clock = settableClock('2026-11-18T09:00:00.000Z')
  server = await startTestServer({ clock })
  chw = await staffAt(server, 'chw')
  elsewhere = await staffAt(server, 'chw', NEARBY)
  const patientId = await createPatient(server.client, HERE, { firstName: 'Zuhura', lastName: 'Zakaria' })
  await submitMedical(chw, medicalData({ patient_id: patientId }))
  await refer(chw, patientId)
  await server.client.task.deleteMany()
  await createTask(server.client, { patientId, facilityId: HERE, now: clock.now(), dueInHours: 2 })
  recorder = recordStatements()
})
afterAll(async () => {
  recorder.stop()
  await server.close()
})

const found = async (by: Person, search: string): Promise<Json[]> =>
  (await by.data(PATIENTS, { search, limit: 20 })).patients
const duplicatesOf = async (described: Record<string, unknown>, by = chw): Promise<Json[]> =>
  (await by.data(PATIENT_DUPLICATES, { input: described })).patientDuplicates
const dashboardOf = async (by: Person): Promise<Json> => (await by.data(CHW_DASHBOARD)).chwDashboard

const ASKED: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a search of two letters', () => found(chw, 'ot')],
  ['a search of a name', () => found(chw, 'wanjiru kam')],
  ['a search by sound', () => found(chw, 'Muhamad Kamao')],
  ['a search by telephone', () => found(chw, '0700004321')],
  ['likely duplicates', () => duplicatesOf(person(1000))],
  ['the dashboard', () => dashboardOf(chw)],
  ['the tasks of today', () => tasksSeenBy(chw, { list: 'TODAY' })],
]

/** How many statements each takes, once everything that is made at first use is there. */
async function countStatements(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const [name, ask] of ASKED) {
    await ask()
    counted[name] = (await recorder.during(ask)).length
  }
  return counted
}

describe('A facility with 5,000 patients', () => {
  let withOne: Record<string, number>
  beforeAll(async () => {
    withOne = await countStatements()
    await server.client.$executeRawUnsafe(FILL, FIRST, LAST)
    for (const table of ['MedicalAssessment', 'Referral', 'Task']) {
      await server.client.$executeRawUnsafe(likeThatOf(table))
    }
    await server.client.$executeRawUnsafe('ANALYZE')
  }, 120_000)

  it('is searched by the beginning of a name, in the order of names', async () => {
    const names = (await found(chw, 'ot')).map(({ firstName, lastName }) => `${lastName} ${firstName}`)
    const all = EVERYBODY.filter(({ lastName }) => lastName === 'Otieno').map((one) => `Otieno ${one.firstName}`)
    expect(names).toEqual(all.toSorted().slice(0, 20))
  })

  it('is searched by both names, by sound and by telephone', async () => {
    const isCalled = (firstName: string, lastName: string) => (one: Json) =>
      one.firstName === firstName && one.lastName === lastName
    const byName = await found(chw, 'wanjiru kam')
    expect(byName).toHaveLength(20)
    expect(byName.every(isCalled('Wanjiru', 'Kamau'))).toBe(true)
    const bySound = await found(chw, 'Muhamad Kamao')
    expect(bySound).toHaveLength(20)
    expect(bySound.every(isCalled('Mohamed', 'Kamau'))).toBe(true)
    const { firstName, lastName, dateOfBirth } = person(4321)
    expect(await found(chw, '0700004321')).toMatchObject([{ firstName, lastName, dateOfBirth }])
    expect(await found(chw, 'Zakaria')).toMatchObject([{ firstName: 'Zuhura' }])
    expect(await found(chw, 'nobody of that name')).toEqual([])
  })

  it('shows likely duplicates among all of them, and no others', async () => {
    const described = person(1000)
    const isAlike = (one: typeof described) =>
      one.phone === described.phone ||
      (one.firstName === described.firstName &&
        one.lastName === described.lastName &&
        one.villageWard === described.villageWard &&
        one.dateOfBirth.slice(0, 4) === described.dateOfBirth.slice(0, 4))
    const expected = EVERYBODY.filter(isAlike)
    const duplicates = await duplicatesOf(described)
    expect(duplicates).toHaveLength(expected.length)
    expect(duplicates[0]).toMatchObject({ reasons: ['SAME_PHONE', 'SIMILAR_NAME'] })
    for (const { reasons } of duplicates.slice(1)) expect(reasons).toEqual(['SIMILAR_NAME'])
  })

  it('has all of them counted on its dashboard', async () => {
    expect(await dashboardOf(chw)).toMatchObject({
      patientsToday: PATIENTS_THERE + 1,
      patientsThisWeek: PATIENTS_THERE + 1,
      referralsPending: PATIENTS_THERE + 1,
    })
  })

  it('has every task in its list once, a page at a time', async () => {
    const seen = new Set<string>()
    let cursor: string | null = null
    for (let page = 0; page * 100 <= PATIENTS_THERE + 100; page += 1) {
      const tasks = await tasksSeenBy(chw, { list: 'TODAY', cursor })
      for (const { id } of tasks) seen.add(id)
      if (tasks.length < 100) break
      cursor = tasks.at(-1)?.id ?? null
    }
    expect(seen.size).toBe(PATIENTS_THERE + 1)
  })

  it('is not seen from another facility', async () => {
    for (const search of ['ot', 'wanjiru kam', '0700004321']) expect(await found(elsewhere, search)).toEqual([])
    expect(await duplicatesOf(person(1000), elsewhere)).toEqual([])
    expect(await dashboardOf(elsewhere)).toMatchObject({ patientsToday: 0, referralsPending: 0 })
    expect(await tasksSeenBy(elsewhere, { list: 'TODAY' })).toEqual([])
  })

  it('takes as many statements for each answer as one with a single patient', async () => {
    expect(await countStatements()).toEqual(withOne)
  })
})
