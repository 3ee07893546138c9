import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { AUDIT_ACTIONS, type AuditAction } from '#api/services/audited.ts'
import {
  CHANGE_PASSWORD,
  DECIDE_ROLE_REQUEST,
  END_OTHER_SESSIONS,
  END_SESSION,
  ME,
  profileInput,
  ROLE_REQUESTS,
  SIGN_IN,
  SIGN_OUT,
  SIGN_UP,
  signUpBody,
  signUpInput,
  UPDATE_PROFILE,
} from '#tests/support/account-requests.ts'
import { eventsOf } from '#tests/support/audit-trail.ts'
import type { RestAnswer } from '#tests/support/caller.ts'
import {
  ASSESSMENTS,
  assessmentData,
  assessmentInput,
  PLAN,
  PLANS,
  SUBMIT_ASSESSMENT,
  SUMMARY,
  submitAssessment,
} from '#tests/support/nutrition-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
let person: Person
let planId = ''
beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
  planId = (await submitAssessment(person)).plan_id
})
afterAll(() => server.close())

const graphql = (caller: Pick<Person, 'rest'>, query: string, variables: Record<string, unknown> = {}) =>
  caller.rest('POST', '/graphql', { query, variables })

const signIn = (password: string, email = person.email) => server.rest('POST', '/api/auth/signin', { email, password })

/** A request for a role that waits. */
async function roleRequest(): Promise<string> {
  const { userId } = await server.person()
  const { id } = await server.client.roleGrant.create({
    data: { id: newId(), userId, role: 'chw', status: 'requested' },
  })
  return id
}

const decide = async (id: string) =>
  graphql(await server.person({ role: 'admin' }), DECIDE_ROLE_REQUEST, { id, decision: 'APPROVED' })

type Way = readonly [way: string, ask: () => Promise<RestAnswer>]

/** Each action, by every way to it. An action without a row does not compile. */
const WAYS: Readonly<Record<AuditAction, readonly Way[]>> = {
  'account.sign_up': [
    ['REST', () => server.rest('POST', '/api/auth/signup', signUpBody())],
    ['GraphQL', () => graphql(server, SIGN_UP, { input: signUpInput() })],
  ],
  'account.sign_in': [
    ['REST', () => signIn(person.password)],
    ['GraphQL', () => graphql(server, SIGN_IN, { input: { email: person.email, password: person.password } })],
    [
      'a sign-up sent again',
      async () => {
        const sent = signUpBody({ id: newId() })
        await server.rest('POST', '/api/auth/signup', sent)
        return server.rest('POST', '/api/auth/signup', sent)
      },
    ],
  ],
  'account.sign_in_failed': [
    ['a wrong password', () => signIn('wrong horse')],
    ['nobody’s e-mail', () => signIn('wrong horse', 'nobody@example.org')],
    ['GraphQL', () => graphql(server, SIGN_IN, { input: { email: person.email, password: 'wrong horse' } })],
  ],
  'account.sign_out': [
    ['REST', async () => (await server.person()).rest('POST', '/api/auth/signout')],
    ['GraphQL', async () => graphql(await server.person(), SIGN_OUT)],
  ],
  'account.update_profile': [
    ['GraphQL', async () => graphql(await server.person(), UPDATE_PROFILE, { input: profileInput() })],
  ],
  'account.change_password': [
    [
      'GraphQL',
      async () => {
        const changing = await server.person()
        return graphql(changing, CHANGE_PASSWORD, { currentPassword: changing.password, newPassword: 'habari gani' })
      },
    ],
  ],
  'session.end': [
    [
      'GraphQL',
      async () => {
        const ending = await server.person()
        const session = await server.client.session.findFirstOrThrow({ where: { userId: ending.userId } })
        return graphql(ending, END_SESSION, { id: session.id })
      },
    ],
  ],
  'session.end_others': [['GraphQL', async () => graphql(await server.person(), END_OTHER_SESSIONS)]],
  'role_request.decide': [['GraphQL', async () => decide(await roleRequest())]],
  'role_request.read': [
    [
      'one that was decided',
      async () => {
        const id = await roleRequest()
        await decide(id)
        return decide(id)
      },
    ],
  ],
  'nutrition.submit': [
    ['REST', () => person.rest('POST', '/api/nutrition/ai-analysis', assessmentData())],
    ['GraphQL', () => graphql(person, SUBMIT_ASSESSMENT, { id: newId(), input: assessmentInput() })],
  ],
  'nutrition.read_plan': [
    ['REST', () => person.rest('GET', `/api/nutrition/plan/${planId}`)],
    ['GraphQL', () => graphql(person, PLAN, { id: planId })],
    [
      'an assessment sent again',
      async () => {
        const data = assessmentData({ id: newId() })
        await person.rest('POST', '/api/nutrition/ai-analysis', data)
        return person.rest('POST', '/api/nutrition/ai-analysis', data)
      },
    ],
  ],
  'nutrition.list_assessments': [
    ['REST', () => person.rest('GET', '/api/nutrition/assessments')],
    ['GraphQL', () => graphql(person, ASSESSMENTS)],
  ],
  'nutrition.list_plans': [
    ['REST', () => person.rest('GET', '/api/nutrition/plans')],
    ['GraphQL', () => graphql(person, PLANS)],
  ],
  'nutrition.summarize': [['GraphQL', () => graphql(person, SUMMARY)]],
}

/** What each field of GraphQL leaves; null where it reads no clinical record and changes nothing. */
const FIELDS: Readonly<Record<string, AuditAction | null>> = {
  me: null,
  facilities: null,
  roleRequests: null,
  nutritionPlan: 'nutrition.read_plan',
  nutritionAssessments: 'nutrition.list_assessments',
  nutritionPlans: 'nutrition.list_plans',
  nutritionSummary: 'nutrition.summarize',
  signUp: 'account.sign_up',
  signIn: 'account.sign_in',
  signOut: 'account.sign_out',
  decideRoleRequest: 'role_request.decide',
  mySessions: null,
  updateProfile: 'account.update_profile',
  changePassword: 'account.change_password',
  endSession: 'session.end',
  endOtherSessions: 'session.end_others',
  submitNutritionAssessment: 'nutrition.submit',
}

const RECORD_TYPES: Readonly<Record<AuditAction, string>> = {
  'account.sign_up': 'User',
  'account.sign_in': 'Session',
  'account.sign_in_failed': 'User',
  'account.sign_out': 'Session',
  'account.update_profile': 'User',
  'account.change_password': 'User',
  'session.end': 'Session',
  'session.end_others': 'User',
  'role_request.decide': 'RoleGrant',
  'role_request.read': 'RoleGrant',
  'nutrition.submit': 'NutritionAssessment',
  'nutrition.read_plan': 'NutritionPlan',
  'nutrition.list_assessments': 'Person',
  'nutrition.list_plans': 'Person',
  'nutrition.summarize': 'Person',
}

describe('an audit event', () => {
  const rows = AUDIT_ACTIONS.flatMap((action) => WAYS[action].map(([way, ask]) => ({ action, way, ask })))

  it.each(rows)('is left once by $action: $way', async ({ action, ask }) => {
    const before = new Date()
    const answer = await ask()
    const events = await eventsOf(server, answer)
    expect(events, answer.text).toEqual([
      expect.objectContaining({
        action,
        recordType: RECORD_TYPES[action],
        address: '127.0.0.1',
        userAgent: expect.any(String),
      }),
    ])
    const [event] = events
    expect(event?.at.getTime()).toBeGreaterThanOrEqual(before.getTime())
    expect(event?.at.getTime()).toBeLessThanOrEqual(Date.now())
    expect(event?.actorId === null).toBe(action === 'account.sign_in_failed')
  })

  it('has a line in the table for every field of GraphQL', () => {
    const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    expect(Object.keys(FIELDS).toSorted()).toEqual(fields.toSorted())
    const notAsked = Object.values(FIELDS).filter(
      (action) => action && !WAYS[action].some(([way]) => way === 'GraphQL'),
    )
    expect(notAsked).toEqual([])
  })

  it('names who, which record and the browser', async () => {
    const read = await person.rest('GET', `/api/nutrition/plan/${planId}`, undefined, { 'user-agent': 'Simu/1.0 (KE)' })
    expect(await eventsOf(server, read)).toEqual([
      expect.objectContaining({ actorId: person.userId, recordId: planId, userAgent: 'Simu/1.0 (KE)' }),
    ])
    const listed = await person.rest('GET', '/api/nutrition/plans')
    expect(await eventsOf(server, listed)).toEqual([
      expect.objectContaining({ actorId: person.userId, recordId: person.userId }),
    ])
    const failed = await signIn('wrong horse')
    expect(await eventsOf(server, failed)).toEqual([expect.objectContaining({ recordId: person.userId })])
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

  it.each<[string, () => Promise<RestAnswer>]>([
    ['a taken e-mail', () => server.rest('POST', '/api/auth/signup', signUpBody({ email: person.email }))],
    ['a sign-up that is not valid', () => server.rest('POST', '/api/auth/signup', signUpBody({ password: '1' }))],
    ['an assessment that is not valid', () => person.rest('POST', '/api/nutrition/ai-analysis', { age: 34 })],
    ['a plan of nobody', () => person.rest('GET', `/api/nutrition/plan/${newId()}`)],
    ['a plan that one may not see', async () => graphql(await server.person(), PLAN, { id: planId })],
    ['somebody who is not signed in', () => server.rest('GET', `/api/nutrition/plan/${planId}`)],
    ['what is no clinical record', () => graphql(person, ME)],
    ['the list of role requests', async () => graphql(await server.person({ role: 'admin' }), ROLE_REQUESTS)],
  ])('is not left by %s', async (_what, ask) => {
    expect(await eventsOf(server, await ask())).toEqual([])
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
      await signIn(person.password),
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
