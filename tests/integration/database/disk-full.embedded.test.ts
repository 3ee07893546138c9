import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { verifyAudit } from '#api/store/verify-audit.ts'
import { ME, SIGN_UP, signUpBody, signUpInput } from '#tests/support/account-requests.ts'
import type { Caller } from '#tests/support/caller.ts'
import {
  assessmentData,
  assessmentInput,
  PLAN,
  PLANS,
  SUBMIT_ASSESSMENT,
  SUMMARY,
} from '#tests/support/nutrition-requests.ts'
import { mountSmallDisk, type SmallDisk } from '#tests/support/small-disk.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const DISK_MB = 240
const RESERVE_MB = 32
/** For how long a condition may take to come about on a machine with much other work. */
const PATIENTLY = { timeout: 30_000 }
const ANALYSIS = '/api/nutrition/ai-analysis'
const FULL = 'The disk of the server is full. Nothing can be saved until there is room again.'

const canMount = (() => {
  const disk = mountSmallDisk(1)
  disk?.remove()
  return disk !== null
})()
if (!canMount) console.warn('Left out: a full disk wants a small one to be mounted, which takes Linux and root.')

/** A small disk with a migrated database on it, and servers on that, one at a time. */
function smallDisk(): { disk: SmallDisk; start: (diskReserveMb: number) => Promise<TestServer>; log: string[] } {
  const provided = inject('database')
  const disk = mountSmallDisk(DISK_MB)
  if (!disk || provided.kind !== 'embedded') throw new Error('No disk to fill')
  const dataDir = join(disk.directory, 'data')
  cpSync(provided.template, dataDir, { recursive: true })
  const log: string[] = []
  let running: TestServer | null = null
  onTestFinished(async () => {
    await running?.close()
    disk.remove()
  })
  const start = async (diskReserveMb: number) => {
    await running?.close()
    const database = { databaseUrl: null, dataDir, remove: async () => undefined }
    running = await startTestServer({ database, diskReserveMb, logTo: (line) => log.push(line) })
    return running
  }
  return { disk, start, log }
}

interface Written {
  readonly acknowledged: string[]
  readonly statuses: ReadonlySet<number>
}

/** Has three writers submit one assessment after the other; answers when some are stored. */
async function startWriting(server: TestServer, person: Caller): Promise<{ stop(): Promise<Written> }> {
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  const stopping = new AbortController()
  const writer = async () => {
    while (!stopping.signal.aborted) {
      const id = newId()
      const { status } = await person.rest('POST', ANALYSIS, assessmentData({ id }))
      statuses.add(status)
      if (status === 200) acknowledged.push(id)
    }
  }
  const writing = Promise.all([writer(), writer(), writer()])
  const stop = async () => {
    stopping.abort()
    await writing
    return { acknowledged, statuses }
  }
  onTestFinished(() => stop().then(() => undefined))
  await expect.poll(() => server.client.nutritionAssessment.count(), PATIENTLY).toBeGreaterThan(20)
  return { stop }
}

/** What was acknowledged is there once, each with one event, and the trail is whole. */
async function expectAllKept({ client }: TestServer, acknowledged: readonly string[]): Promise<void> {
  const where = { id: { in: [...acknowledged] } }
  expect(await client.nutritionAssessment.count({ where })).toBe(acknowledged.length)
  expect(await client.nutritionPlan.count()).toBe(await client.nutritionAssessment.count())
  const events = await client.auditEvent.findMany({ where: { action: 'nutrition.submit' } })
  const stored = await client.nutritionAssessment.findMany({ select: { id: true } })
  expect(events.map(({ recordId }) => `${recordId}`).toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
  expect((await verifyAudit(client)).faults).toEqual([])
}

describe.skipIf(!canMount)('a full disk under the embedded database', () => {
  it('refuses records and says why, goes on with reading, and takes records when there is room again', async () => {
    const { disk, start, log } = smallDisk()
    let server = await start(RESERVE_MB)
    let person = await server.person()
    const { token, email, password } = person
    const { body: first } = await person.rest('POST', ANALYSIS, assessmentData({ id: newId() }))
    const database = async () => (await server.rest('GET', '/api/health')).body.database.status

    const writing = await startWriting(server, person)
    disk.fill()
    const refused = await person.rest('POST', ANALYSIS, assessmentData({ id: newId() }))
    expect({ status: refused.status, body: refused.body }).toEqual({ status: 507, body: { error: FULL } })
    const { acknowledged, statuses } = await writing.stop()
    expect(statuses).toEqual(new Set([200, 507]))
    acknowledged.push(first.assessment_id)

    async function expectOnlyReading() {
      const submitted = await person.graphql(SUBMIT_ASSESSMENT, { id: newId(), input: assessmentInput() })
      const signedUp = await server.graphql(SIGN_UP, { input: signUpInput() })
      for (const { status, errors } of [submitted, signedUp]) {
        expect({ status, errors }).toMatchObject({
          status: 507,
          errors: [{ message: FULL, extensions: { code: 'STORAGE_FULL' } }],
        })
      }
      expect((await server.rest('POST', '/api/auth/signup', signUpBody())).status).toBe(507)
      expect(await database()).toBe('full')
      expect((await server.rest('GET', '/api/health')).status).toBe(200)

      expect((await server.rest('POST', '/api/auth/signin', { email, password })).status).toBe(200)
      expect((await person.rest('GET', '/api/auth/me')).status).toBe(200)
      for (let read = 0; read < 100; read += 1) {
        expect((await person.rest('GET', `/api/nutrition/plan/${first.plan_id}`)).status).toBe(200)
      }
      expect((await person.rest('GET', '/api/nutrition/assessments')).status).toBe(200)
      expect((await person.data(PLAN, { id: first.plan_id })).nutritionPlan.id).toBe(first.plan_id)
      expect((await person.data(PLANS, {})).nutritionPlans).toHaveLength(20)
      expect((await person.data(SUMMARY)).nutritionSummary.plans).toBeGreaterThanOrEqual(acknowledged.length)
      expect((await person.data(ME)).me.email).toBe(email)
    }
    await expectOnlyReading()

    // A server that is started on a full disk does the same.
    server = await start(RESERVE_MB)
    person = { ...person, ...server.as(token), token }
    await expectOnlyReading()

    disk.clear()
    const again = await person.rest('POST', ANALYSIS, assessmentData({ id: newId() }))
    expect(again.status).toBe(200)
    expect(await database()).toBe('up')
    expect(existsSync(join(disk.directory, 'data', 'reserve'))).toBe(true)
    await expectAllKept(server, [...acknowledged, again.body.assessment_id])
    const rooms = log.map((line) => JSON.parse(line)).filter(({ room }) => room !== undefined)
    expect(rooms.map(({ level, room }) => `${level}: ${room}`)).toEqual([
      'error: scarce',
      'error: scarce',
      'info: ample',
    ])
  })

  it('loses nothing, and ends no server, where PostgreSQL itself runs into it', async () => {
    const { disk, start } = smallDisk()
    const server = await start(0)
    const person = await server.person()
    const writing = await startWriting(server, person)
    disk.fill()
    const sent = async () => (await person.rest('POST', ANALYSIS, assessmentData({ id: newId() }))).status
    await expect.poll(sent, PATIENTLY).toBe(507)
    disk.clear()
    await expect.poll(sent, PATIENTLY).toBe(200)
    const { acknowledged, statuses } = await writing.stop()
    expect([200, 503, 507]).toEqual(expect.arrayContaining([...statuses]))
    await expectAllKept(server, acknowledged)
  })
})
