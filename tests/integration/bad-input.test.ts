import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { DECIDE_ROLE_REQUEST, SIGN_UP, signUpBody, signUpInput } from '#tests/support/account-requests.ts'
import { assessmentData, assessmentInput, PLAN, SUBMIT_ASSESSMENT } from '#tests/support/nutrition-requests.ts'
import { expectNothingStored } from '#tests/support/row-counts.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

const ANALYSIS = '/api/nutrition/ai-analysis'
const WRITES = ['/api/auth/signup', '/api/auth/signin', ANALYSIS]

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
})
afterAll(() => server.close())

describe('bodies that are not what they should be', () => {
  beforeEach(() => expectNothingStored(server.client))

  const NOT_JSON = ['not json', '{"email":', "{'email': 'a'}", '', '{"email": undefined}', '{} {}']
  const NOT_AN_OBJECT = ['null', 'true', '17', '"text"', '[]', '[{}]', '[[[[]]]]']
  const PROTOTYPE_KEYS = [
    '{"__proto__": {"roles": ["admin"]}}',
    '{"constructor": {"prototype": {"roles": ["admin"]}}}',
    '{"userData": {"__proto__": {"role": "chw"}}, "assessmentData": {"__proto__": {"age": 3}}}',
  ]

  describe.each(WRITES)('%s', (path) => {
    it.each([...NOT_JSON, ...PROTOTYPE_KEYS])('refuses %j', async (sent) => {
      const { status, body } = await person.rest('POST', path, sent)
      expect({ status, body }).toEqual({
        status: 400,
        body: { error: 'The request cannot be read: its body must be valid JSON' },
      })
    })

    it.each(NOT_AN_OBJECT)('refuses %j', async (sent) => {
      const { status, body } = await person.rest('POST', path, sent)
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: 'The body must be a JSON object', field: 'body' })
    })

    it('refuses no body at all', async () => {
      expect((await person.rest('POST', path)).status).toBe(400)
    })

    it('refuses a body that is too large, whatever is in it', async () => {
      const { status, body } = await person.rest('POST', path, { note: 'x'.repeat(100_000) })
      expect({ status, body }).toEqual({ status: 413, body: { error: 'The body is too large' } })
    })

    it('refuses objects and lists nested to the limit of the body', async () => {
      for (const [open, close] of [
        ['{"assessmentData":', '}'],
        ['{"userData":', '}'],
      ] as const) {
        const times = Math.floor(99_000 / (open.length + close.length))
        expect((await person.rest('POST', path, `${open.repeat(times)}1${close.repeat(times)}`)).status).toBe(400)
      }
      const deep = `${'['.repeat(49_000)}${']'.repeat(49_000)}`
      expect((await person.rest('POST', path, `{"health_conditions": ${deep}}`)).status).toBe(400)
      expect((await person.rest('POST', path, deep)).status).toBe(400)
    })

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x'])(
      'refuses the content type %s',
      async (contentType) => {
        const { status, body } = await person.rest('POST', path, '{}', { 'content-type': contentType })
        expect({ status, body }).toEqual({
          status: 415,
          body: { error: 'The body must be JSON (Content-Type: application/json)' },
        })
      },
    )
  })

  it.each([null, [], 'text', 17])('refuses assessmentData %j', async (data) => {
    const { status, body } = await person.rest('POST', ANALYSIS, { assessmentData: data })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'The body must be a JSON object' })
  })

  it.each([[[]], ['text'], [17], [true]])('refuses userData %j', async (userData) => {
    const { status, body } = await server.rest('POST', '/api/auth/signup', { ...signUpBody(), userData })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'The body must be a JSON object' })
  })

  it('refuses variables of GraphQL nested to the limit of the body', async () => {
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`
    const sent = JSON.stringify({ query: SUBMIT_ASSESSMENT, variables: { id: newId(), input: '#' } })
    const { body } = await person.rest('POST', '/graphql', sent.replace('"#"', deep))
    expect(body.data).toBeUndefined()
    expect(body.errors[0].message).toBe('The variables are too large')
  })

  it('refuses a body of GraphQL that is too large', async () => {
    expect((await person.rest('POST', '/graphql', { query: `# ${'x'.repeat(100_000)}` })).status).toBe(413)
  })
})

describe('§5 Texts of a sign-up that cannot be stored', () => {
  beforeEach(() => expectNothingStored(server.client))

  const TOO_LONG = 'This text is too long'
  it.each([
    ['first_name', 'firstName', 'x'.repeat(101), TOO_LONG],
    ['last_name', 'lastName', 'x'.repeat(101), TOO_LONG],
    ['phone', 'phone', '0'.repeat(31), TOO_LONG],
    ['license_number', 'licenseNumber', 'x'.repeat(61), TOO_LONG],
    ['specialization', 'specialization', 'x'.repeat(101), TOO_LONG],
    ['first_name', 'firstName', 'Asha\u0000', 'This must be a text'],
    ['phone', 'phone', '\u0000', 'This must be a text'],
    ['last_name', 'lastName', 'Juma\ud83d', 'This must be a text'],
    ['license_number', 'licenseNumber', '\udca5\ud83d', 'This must be a text'],
    ['specialization', 'specialization', 'a\u0000b', 'This must be a text'],
  ])('refuses %s', async (wireField, field, value, sentence) => {
    const rest = await server.rest('POST', '/api/auth/signup', signUpBody({ userData: { [wireField]: value } }))
    expect(rest.status).toBe(400)
    expect(rest.body).toMatchObject({ error: sentence, field: wireField })
    const { signUp } = await server.data(SIGN_UP, { input: signUpInput({ [field]: value }) })
    expect(signUp).toMatchObject({ __typename: 'InvalidInput', message: sentence, field })
  })

  it.each(['first_name', 'last_name', 'phone', 'license_number', 'specialization', 'role', 'region', 'facility_id'])(
    'refuses %s that is not a text',
    async (field) => {
      for (const value of [17, true, [], {}]) {
        const { status, body } = await server.rest(
          'POST',
          '/api/auth/signup',
          signUpBody({ userData: { [field]: value } }),
        )
        expect(status).toBe(400)
        expect(body.field).toBe(field)
      }
    },
  )
})

describe('§6 A decision on a role request that cannot be stored', () => {
  it.each([
    ['x'.repeat(501), 'This text is too long'],
    ['a\u0000b', 'This must be a text'],
  ])('refuses the reason', async (reason, sentence) => {
    const admin = await server.person({ role: 'admin' })
    const { body } = await server.rest('POST', '/api/auth/signup', signUpBody({ userData: { role: 'chw' } }))
    const { id } = await server.client.roleGrant.findFirstOrThrow({
      where: { userId: body.user.id, status: 'requested' },
    })
    const sent = { id, decision: 'DECLINED', reason }
    expect((await admin.data(DECIDE_ROLE_REQUEST, sent)).decideRoleRequest).toEqual({
      __typename: 'InvalidInput',
      message: sentence,
      field: 'reason',
    })
    expect((await server.client.roleGrant.findUniqueOrThrow({ where: { id } })).status).toBe('requested')
  })
})

describe('ids in paths and arguments', () => {
  it.each(['17', 'null', 'undefined', '..%2f..%2fetc', "'%20OR%201=1", '%00'])('refuses the plan %s', async (id) => {
    const { status, body } = await person.rest('GET', `/api/nutrition/plan/${id}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'The id must be a UUID', field: 'planId' })
  })

  it('refuses a plan’s id that is not a UUID over GraphQL', async () => {
    const { errors } = await person.graphql(PLAN, { id: '17' })
    expect(errors).toMatchObject([
      { message: 'The id must be a UUID', extensions: { code: 'BAD_USER_INPUT', field: 'id' } },
    ])
  })
})

describe('§6 Tokens that are no longer good', () => {
  const spoiled: readonly (readonly [string, (owner: Person) => Promise<string>])[] = [
    ['truncated', async ({ token }) => token.slice(0, 42)],
    [
      'expired',
      async ({ token, userId }) => {
        await server.client.session.updateMany({ where: { userId }, data: { expiresAt: new Date(Date.now() - 1000) } })
        return token
      },
    ],
    [
      'revoked',
      async (owner) => {
        await owner.rest('POST', '/api/auth/signout')
        return owner.token
      },
    ],
    [
      'of an account that is gone',
      async ({ token, userId }) => {
        await server.client.user.delete({ where: { id: userId } })
        return token
      },
    ],
  ]
  it.each(spoiled)('%s: stores nothing, over both transports', async (_what, spoil) => {
    const caller = server.as(await spoil(await server.person()))
    await expectNothingStored(server.client)
    const { status, body } = await caller.rest('POST', ANALYSIS, assessmentData())
    expect({ status, body }).toEqual({ status: 401, body: { error: 'Sign in to continue' } })
    const { data, errors } = await caller.graphql(SUBMIT_ASSESSMENT, { id: newId(), input: assessmentInput() })
    expect(data).toBeNull()
    expect(errors).toMatchObject([{ message: 'Sign in to continue', extensions: { code: 'UNAUTHENTICATED' } }])
  })
})
