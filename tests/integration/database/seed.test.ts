import { describe, expect, it, onTestFinished } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { DEMO_ACCOUNTS } from '#domain/vocabulary/demo-accounts.ts'
import { MEDICINES_LISTED } from '#domain/vocabulary/medicines.ts'
import { FACILITIES } from '#prisma/seed/facilities.ts'
import { seed } from '#prisma/seed/seed.ts'
import { signUpBody } from '#tests/support/account-requests.ts'
import type { Json } from '#tests/support/caller.ts'
import { countRows } from '#tests/support/row-counts.ts'
import { CHW_DASHBOARD, INVENTORY } from '#tests/support/stock-requests.ts'
import { TASKS } from '#tests/support/task-requests.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { DEMO_PASSWORD, startTestServer } from '#tests/support/test-server.ts'

describe('seeding', () => {
  it('writes everything once, however often servers start', async () => {
    const database = await createTestDatabase()
    onTestFinished(() => database.remove())
    const kept = { ...database, remove: async () => undefined }
    const start = () => startTestServer({ demo: true, database: kept })
    // Only a database server has room for several at a time.
    const howMany = database.databaseUrl === null ? 1 : 3
    const together = await Promise.all(Array.from({ length: howMany }, start))
    const [counts, ...others] = await Promise.all(together.map(({ client }) => countRows(client)))
    expect(counts).toMatchObject({
      Facility: FACILITIES.length,
      User: DEMO_ACCOUNTS.length,
      NutritionAssessment: 4,
      NutritionPlan: 4,
      Medicine: MEDICINES_LISTED.length,
      FacilityMedicine: 16,
      Batch: 19,
      StockTransfer: 1,
      Enrolment: 2,
      Appointment: 3,
      Referral: 4,
    })
    for (const other of others) expect(other).toEqual(counts)
    for (const server of together) await server.close()

    const again = await start()
    expect(await countRows(again.client)).toEqual(counts)
    await again.close()
  })

  it('shows a health worker of the demonstration stock of every kind, what is late, and what is due today', async () => {
    const server = await startTestServer({ demo: true })
    onTestFinished(() => server.close())
    const sent = { email: 'chw@demo.afya.test', password: DEMO_PASSWORD }
    const chw = server.as((await server.rest('POST', '/api/auth/signin', sent)).body.token)
    const { inventory } = await chw.data(INVENTORY)
    expect(new Set(inventory.map(({ status }: Json) => status))).toEqual(new Set(['ADEQUATE', 'LOW', 'CRITICAL']))
    expect(inventory.some(({ expiresSoon }: Json) => expiresSoon)).toBe(true)
    expect(inventory.some(({ expiredStock }: Json) => expiredStock > 0)).toBe(true)
    for (const list of ['TODAY', 'LATE']) {
      expect((await chw.data(TASKS, { list })).tasks.length, list).toBeGreaterThan(0)
    }
    const { chwDashboard } = await chw.data(CHW_DASHBOARD)
    expect(chwDashboard).toMatchObject({ referralsPending: 2, inventoryAlerts: expect.any(Number) })
  })

  it('gives the demonstration accounts the password of today, and leaves all others theirs', async () => {
    const server = await startTestServer({ demo: true })
    onTestFinished(() => server.close())
    const person = await server.person()
    const { email = '' } = DEMO_ACCOUNTS[0] ?? {}
    const { body } = await server.rest('POST', '/api/auth/signin', { email, password: DEMO_PASSWORD })
    const demoSession = server.as(body.token)
    await seed(server.application.database, 'AnotherSecret2')
    const signIn = async (address: string, password: string) =>
      (await server.rest('POST', '/api/auth/signin', { email: address, password })).status
    expect((await demoSession.rest('GET', '/api/auth/me')).status).toBe(401)
    expect(await signIn(email, 'AnotherSecret2')).toBe(200)
    expect(await signIn(email, 'DemoSecret1')).toBe(401)
    expect(await signIn(person.email, person.password)).toBe(200)
  })

  it('lets nobody in with the password that everybody knows, once the demonstration is over', async () => {
    const database = await createTestDatabase()
    onTestFinished(() => database.remove())
    const kept = { ...database, remove: async () => undefined }
    const { email = '' } = DEMO_ACCOUNTS.find(({ role }) => role === 'admin') ?? {}
    const signUp = signUpBody({ id: newId(), email, password: DEMO_PASSWORD })
    const enter = async (demo: boolean) => {
      const server = await startTestServer({ demo, database: kept })
      const signIn = await server.rest('POST', '/api/auth/signin', { email, password: DEMO_PASSWORD })
      const { id } = await server.client.user.findUniqueOrThrow({ where: { email } })
      const again = await server.rest('POST', '/api/auth/signup', { ...signUp, id })
      await server.close()
      return [signIn.status, again.status]
    }
    expect(await enter(true)).toEqual([200, 201])
    expect(await enter(false)).toEqual([401, 409])
  })

  it('lets nobody sign in as they where the demonstration is over, until it is one again', async () => {
    const server = await startTestServer({ demo: true })
    onTestFinished(() => server.close())
    const person = await server.person()
    const email = 'admin@demo.afya.test'
    const signIn = () => server.rest('POST', '/api/auth/signin', { email, password: DEMO_PASSWORD })
    const admin = server.as((await signIn()).body.token)
    const locks = () => server.client.auditEvent.count({ where: { action: 'demo.lock_accounts' } })

    await seed(server.application.database, null)
    await seed(server.application.database, null)
    expect([(await signIn()).status, (await admin.rest('GET', '/api/auth/me')).status, await locks()]).toEqual([
      401, 401, 1,
    ])
    expect((await person.rest('GET', '/api/auth/me')).status).toBe(200)

    await seed(server.application.database, DEMO_PASSWORD)
    expect((await signIn()).status).toBe(200)
  })
})
