import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '#api/graphql/schema.ts'
import { newId } from '#api/platform/ids.ts'
import { restRoutes } from '#api/rest/router.ts'
import { systemRoutes } from '#api/rest/routes/system.ts'
import type { CountedWorld } from '#tests/support/counted-operation.ts'
import { COUNTED_OPERATIONS } from '#tests/support/counted-operations.ts'
import { createCountedWorld } from '#tests/support/counted-world.ts'
import { fillRecord } from '#tests/support/filled-record.ts'
import { medicalData, submitMedical } from '#tests/support/medical-requests.ts'
import { assessmentData, submitAssessment } from '#tests/support/nutrition-requests.ts'
import { createPatient, HERE } from '#tests/support/patients.ts'
import { createPhoto } from '#tests/support/photos.ts'
import { advance, pneumoniaOf, REQUEST_PRESCRIPTION, refer } from '#tests/support/referral-requests.ts'
import { recordStatements, type StatementRecorder } from '#tests/support/sql-statements.ts'
import { fillStockDocuments, receive } from '#tests/support/stock.ts'
import { createTask } from '#tests/support/task-requests.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

// What is counted is what the code asks, which is the same of either kind of database.
const SMALL = 3
const LARGE = 60

let server: TestServer
let recorder: StatementRecorder
let world: CountedWorld
beforeAll(async () => {
  server = await startTestServer()
  world = await createCountedWorld(server)
  recorder = recordStatements()
})
afterAll(async () => {
  recorder.stop()
  await server.close()
})

/** Brings every list that somebody can ask for to this length at least. */
async function growTo(size: number): Promise<void> {
  const { client } = server
  for (let have = await client.nutritionAssessment.count(); have < size; have += 1) {
    await submitAssessment(world.patient, assessmentData({ id: newId(), weight: 50 + have }))
  }
  for (let have = await client.patient.count(); have < size; have += 1) {
    const patientId = await createPatient(client, HERE)
    await submitMedical(world.carer, medicalData({ patient_id: patientId }))
    await submitMedical(world.patient)
    for (const owner of [patientId, world.carePatientId]) {
      await createTask(client, { patientId: owner, facilityId: HERE, dueInHours: 48 })
    }
    const { id: referralId } = await refer(world.carer, patientId)
    if (have % 2 === 0) await advance(world.carer, referralId, 'ARRIVED')
    const { assessment_id: assessmentId } = await submitMedical(world.carer, pneumoniaOf(patientId))
    const input = { assessmentId, medicines: [{ regimen: 'amoxicillin_pneumonia_child' }] }
    await world.carer.data(REQUEST_PRESCRIPTION, { id: newId(), input })
  }
  for (let have = await client.facility.count(); have < size; have += 1) {
    const place = { country: 'KE', region: 'Kenya', district: 'Kisumu', level: 'Dispensary' }
    await client.facility.create({ data: { id: newId(), code: newId(), name: 'Ahero', ...place } })
  }
  for (let have = await client.roleGrant.count({ where: { status: 'requested' } }); have < size; have += 1) {
    await world.requestRole()
  }
  for (let have = await client.roleGrant.count({ where: { role: 'trainer' } }); have < size; have += 1) {
    await server.person({ role: 'trainer' })
  }
  for (let have = await client.batch.count(); have < size; have += 1) await receive(client, HERE)
  for (let have = await client.stockTransfer.count(); have < size; have += 1) {
    await fillStockDocuments(client, world.worker.userId)
  }
  for (let have = await client.referral.count(); have < size; have += 1) {
    await fillRecord(client, world.carePatientId, world.carer.userId)
    await createPhoto(client, { takenById: world.patient.userId })
    await submitMedical(world.carer, medicalData({ patient_id: world.carePatientId }))
  }
  const sessions = Array.from({ length: size }, () => ({
    id: newId(),
    tokenHash: Buffer.from(newId()),
    userId: world.patient.userId,
    expiresAt: new Date(),
  }))
  await client.session.createMany({ data: sessions })
}

/** Every operation with how many statements it sent; where it sent other than recorded, the statements. */
async function countAll(): Promise<Record<string, number | readonly string[]>> {
  const counts: Record<string, number | readonly string[]> = {}
  for (const { name, statements, ready } of COUNTED_OPERATIONS) {
    const sent = await recorder.during(await ready(world))
    counts[name] = sent.length === statements ? statements : sent
  }
  return counts
}

describe('the SQL statements of an operation', () => {
  it('are as many as recorded, with little data and with much', async () => {
    const recorded = Object.fromEntries(COUNTED_OPERATIONS.map(({ name, statements }) => [name, statements]))
    await growTo(SMALL)
    expect(await countAll()).toEqual(recorded)
    await growTo(LARGE)
    expect(await countAll()).toEqual(recorded)
  })

  it('are recorded for every route and every field of Query and Mutation', async () => {
    const served: string[] = []
    const app = fastify({ exposeHeadRoutes: false })
    app.addHook('onRoute', ({ method, url }) => void served.push(`${String(method)} ${url}`))
    const { database } = server.application
    const env = { databaseUrl: null, demoPassword: null }
    await app.register(systemRoutes({ env, database, storageRoom: () => 'ample', version: '' }), { prefix: '/api' })
    await app.register(restRoutes({} as Parameters<typeof restRoutes>[0]), { prefix: '/api' })
    for (const type of [schema.getQueryType(), schema.getMutationType()]) {
      served.push(...Object.keys(type?.getFields() ?? {}))
    }
    expect(COUNTED_OPERATIONS.map(({ name }) => name).toSorted()).toEqual(
      expect.arrayContaining(served.filter((name) => name !== 'GET /api/facilities').toSorted()),
    )
  })
})
