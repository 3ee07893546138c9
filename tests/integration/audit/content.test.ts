import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { signUpBody } from '#tests/support/account-requests.ts'
import { eventsOf } from '#tests/support/audit-trail.ts'
import { auditedActs, sendGraphql } from '#tests/support/audited-acts.ts'
import { assessmentData, PLAN, submitAssessment } from '#tests/support/nutrition-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let person: Person
let planId = ''
let acts: ReturnType<typeof auditedActs>
beforeAll(async () => {
  server = await startTestServer()
  acts = auditedActs(server)
  person = await server.person()
  planId = (await submitAssessment(person)).plan_id
})
afterAll(() => server.close())

describe('an audit event', () => {
  it('names who, which record and the browser', async () => {
    const read = await person.rest('GET', `/api/nutrition/plan/${planId}`, undefined, { 'user-agent': 'Simu/1.0 (KE)' })
    expect(await eventsOf(server, read)).toEqual([
      expect.objectContaining({ actorId: person.userId, recordId: planId, userAgent: 'Simu/1.0 (KE)' }),
    ])
    const listed = await person.rest('GET', '/api/nutrition/plans')
    expect(await eventsOf(server, listed)).toEqual([
      expect.objectContaining({ actorId: person.userId, recordId: person.userId }),
    ])
    const failed = await acts.signIn(person.email, 'wrong horse')
    expect(await eventsOf(server, failed)).toEqual([expect.objectContaining({ recordId: person.userId })])
  })

  it('names whose record it is: the owner’s, and not that of who opens it', async () => {
    const own = [
      await person.rest('GET', `/api/nutrition/plan/${planId}`),
      await sendGraphql(person, PLAN, { id: planId }),
      await person.rest('GET', '/api/nutrition/plans'),
      await person.rest('POST', '/api/nutrition/ai-analysis', assessmentData()),
      await acts.signIn(person.email, 'wrong horse'),
    ]
    for (const answer of own) expect(await eventsOf(server, answer)).toMatchObject([{ personId: person.userId }])

    const id = await acts.roleRequest()
    const { userId } = await server.client.roleGrant.findUniqueOrThrow({ where: { id } })
    for (const answer of [
      await acts.decide(id),
      await acts.decide(id),
      await acts.takeAway(id),
      await acts.takeAway(id),
    ]) {
      const [event] = await eventsOf(server, answer)
      expect(event?.personId).toBe(userId)
      expect(event?.actorId).not.toBe(userId)
    }
  })

  it('of one person is found by an index, the newest first', async () => {
    const plan = await server.client.$transaction(async (transaction) => {
      await transaction.$executeRaw`SET LOCAL enable_seqscan = off`
      return transaction.$queryRaw`
        EXPLAIN (FORMAT TEXT) SELECT * FROM "AuditEvent" WHERE "personId" = ${person.userId}::uuid
        ORDER BY "at" DESC LIMIT 50`
    })
    expect(JSON.stringify(plan)).toContain('AuditEvent_personId_at_idx')
    expect(JSON.stringify(plan)).not.toContain('Sort')
  })

  it('is stored by the transaction of its change', async () => {
    const answer = await person.rest('POST', '/api/nutrition/ai-analysis', assessmentData())
    const [row] = await server.client.$queryRaw<{ event: string; assessment: string; plan: string }[]>`
      SELECT e.xmin::text AS event, a.xmin::text AS assessment, p.xmin::text AS plan
      FROM "AuditEvent" e JOIN "NutritionAssessment" a ON a.id = e."recordId"
      JOIN "NutritionPlan" p ON p."assessmentId" = a.id
      WHERE e."requestId" = ${answer.headers.get('x-request-id')}`
    expect(row).toEqual({ event: row?.plan, assessment: row?.plan, plan: expect.stringMatching(/^\d+$/) })
  })

  it('holds ids alone: no name, e-mail, measurement, condition or secret', async () => {
    const trail = JSON.stringify(await server.client.auditEvent.findMany(), (_key, value: unknown) =>
      typeof value === 'bigint' ? `${value}` : value,
    )
    expect(trail.length).toBeGreaterThan(1000)
    const secrets = [person.email, 'example.org', 'Asha', 'Juma', '61.5', 'Hypertension', person.password, person.token]
    expect(secrets.filter((secret) => trail.includes(secret))).toEqual([])
  })
})

describe('without an audit event', () => {
  it('nothing is changed, and nothing clinical is read', async () => {
    const { client } = server
    await client.$executeRawUnsafe('ALTER FUNCTION audit_append(jsonb) RENAME TO audit_append_away')
    onTestFinished(
      async () =>
        void (await client.$executeRawUnsafe('ALTER FUNCTION audit_append_away(jsonb) RENAME TO audit_append')),
    )
    const count = async () => [
      await client.user.count(),
      await client.session.count({ where: { revokedAt: null } }),
      await client.nutritionAssessment.count(),
      await client.roleGrant.count(),
    ]
    const before = await count()
    const answers = [
      await server.rest('POST', '/api/auth/signup', signUpBody()),
      await acts.signIn(person.email, person.password),
      await person.rest('POST', '/api/auth/signout'),
      await person.rest('POST', '/api/nutrition/ai-analysis', assessmentData()),
      await person.rest('GET', `/api/nutrition/plan/${planId}`),
      await person.rest('GET', '/api/nutrition/assessments'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500, 500])
    const fields = await person.graphql(PLAN, { id: planId })
    expect(fields).toMatchObject({ data: { nutritionPlan: null }, errors: [{ path: ['nutritionPlan'] }] })
    expect(await count()).toEqual(before)
  })
})
