import type { TFunction } from 'i18next'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { assessmentData, assessmentInput, PLANS, SUBMIT_ASSESSMENT } from '#tests/support/nutrition-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { serverErrorText } from '#web/i18n/server-error.ts'

const FULL = 'The disk of the server is full. Nothing can be saved until there is room again.'

let server: TestServer
let person: Person
const log: string[] = []
beforeAll(async () => {
  server = await startTestServer({ logTo: (line) => log.push(line) })
  person = await server.person()
  // As PostgreSQL says it when a table cannot grow.
  await server.client.$executeRawUnsafe(`
    CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'could not extend file "base/5/16385": No space left on device' USING ERRCODE = 'disk_full';
    END $$`)
})
afterAll(() => server.close())

const fill = (table: string) =>
  server.client.$executeRawUnsafe(
    `CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON "${table}" EXECUTE FUNCTION disk_is_full()`,
  )
const clear = (table: string) => server.client.$executeRawUnsafe(`DROP TRIGGER full_disk ON "${table}"`)

describe('a database that finds its disk full', () => {
  it('has writes answered with 507 and a sentence, logged, and stores nothing of them', async () => {
    await fill('NutritionPlan')
    const id = newId()
    const rest = await person.rest('POST', '/api/nutrition/ai-analysis', assessmentData({ id }))
    expect({ status: rest.status, body: rest.body }).toEqual({ status: 507, body: { error: FULL } })
    const { status, data, errors } = await person.graphql(SUBMIT_ASSESSMENT, { id, input: assessmentInput() })
    expect({ status, data, errors }).toMatchObject({
      status: 507,
      data: null,
      errors: [{ message: FULL, extensions: { code: 'STORAGE_FULL' } }],
    })
    const refusals = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('The database refused'))
    expect(refusals.map(({ level, reqId }) => ({ level, reqId }))).toEqual([
      { level: 'error', reqId: rest.headers.get('x-request-id') },
      { level: 'error', reqId: expect.any(String) },
    ])

    // The pages know the sentence, and say it in the person's language.
    const key = serverErrorText(((name: string) => name) as TFunction, rest.status, rest.body.error)
    expect(key).toBe('serverErrors.storageFull')

    expect((await person.data(PLANS)).nutritionPlans).toEqual([])
    await clear('NutritionPlan')
    expect(await server.client.nutritionAssessment.count()).toBe(0)
    expect((await person.rest('POST', '/api/nutrition/ai-analysis', assessmentData({ id }))).status).toBe(200)
  })

  it('goes on answering who asks, though it cannot note when', async () => {
    const { userId } = person
    await server.client.session.updateMany({ where: { userId }, data: { lastUsedAt: new Date(0) } })
    await fill('Session')
    expect((await person.rest('GET', '/api/auth/me')).status).toBe(200)
    await clear('Session')
    expect(await server.client.session.count({ where: { userId, lastUsedAt: new Date(0) } })).toBe(1)
  })
})
