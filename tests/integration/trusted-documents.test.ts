import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { callerOf, SERVICE_TOKEN, sha256Hex } from '#tests/support/caller.ts'
import { assessmentInput } from '#tests/support/nutrition-requests.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'
import trusted from '../../trusted-documents.json' with { type: 'json' }

let server: TestServer
let demo: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  demo = await startTestServer({ demo: true })
  person = await server.person()
})
afterAll(async () => {
  await demo.close()
  await server.close()
})

const NAMES = Object.values(trusted).map((text) => /^\w+ (\w+)/.exec(text)?.[1] ?? text)

const hashOf = (name: string) => {
  const [hash] = Object.entries(trusted).find(([, text]) => new RegExp(`^(query|mutation) ${name}\\b`).test(text)) ?? []
  if (!hash) throw new Error(`${name} is no operation of the web`)
  return hash
}
const persisted = (sha256Hash: unknown) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } })

/** Somebody as the browser is: signed in or not, without a service token. */
const browser = (at: TestServer = server, token: string | null = null) => callerOf(at.url, token, null)
const send = (caller: { rest: TestServer['rest'] }, body: unknown) => caller.rest('POST', '/graphql', body)

const codeOf = ({ body, status }: { body: { errors?: { extensions: { code: string } }[] }; status: number }) => ({
  status,
  code: body.errors?.[0]?.extensions.code,
})

const ONLY_TRUSTED = { status: 403, code: 'TRUSTED_DOCUMENTS_ONLY' }
const UNKNOWN = { status: 404, code: 'TRUSTED_DOCUMENT_UNKNOWN' }

describe('a trusted document', () => {
  it.each([
    ['in production', () => server],
    ['in a demonstration', () => demo],
  ])('runs by its hash %s', async (_where, at) => {
    const { token } = await at().person()
    const { status, body } = await send(browser(at(), token), persisted(hashOf('ProfilePage')))
    expect(status).toBe(200)
    expect(body.data.me).toMatchObject({ __typename: 'Account', firstName: 'Asha' })
  })

  it('takes variables, and changes what it is meant to change', async () => {
    const caller = browser(server, person.token)
    const { body } = await send(caller, {
      ...persisted(hashOf('SubmitNutritionAssessment')),
      variables: { id: newId(), input: assessmentInput(), language: 'EN' },
    })
    expect(body.errors).toBeUndefined()
    const plan = await send(caller, {
      ...persisted(hashOf('NutritionPlanPage')),
      variables: { id: body.data.submitNutritionAssessment.id, language: 'SW' },
    })
    expect(plan.body.data.nutritionPlan.id).toBe(body.data.submitNutritionAssessment.id)
  })

  it('runs by GET too, but no mutation does', async () => {
    const url = (name: string) =>
      `/graphql?extensions=${encodeURIComponent(JSON.stringify(persisted(hashOf(name)).extensions))}`
    const { body } = await browser(server, person.token).rest('GET', url('ProfilePage'))
    expect(body.data.me.__typename).toBe('Account')
    expect((await browser(server, person.token).rest('GET', url('EndOtherSessions'))).status).toBe(405)
  })

  it('needs the sign-in that its fields need', async () => {
    const { body } = await send(browser(), persisted(hashOf('ApprovalsPage')))
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })

  it.each(NAMES)('%s is within the limits', async (name) => {
    const { body } = await send(browser(server, person.token), persisted(hashOf(name)))
    const codes = (body.errors ?? []).map(({ extensions }: { extensions?: { code?: string } }) => extensions?.code)
    expect(codes).not.toContain('OPERATION_TOO_LARGE')
  })

  it('keeps to the limits of variables, bodies and lists', async () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`a${n}`, n]))
    const wide = await send(browser(), { ...persisted(hashOf('UpdateProfile')), variables: { input: many } })
    expect(wide.body.errors[0].extensions.code).toBe('OPERATION_TOO_LARGE')
    const huge = await send(browser(), {
      ...persisted(hashOf('UpdateProfile')),
      variables: { input: { firstName: 'x'.repeat(200_000) } },
    })
    expect(huge.status).toBe(413)
    expect((await send(browser(), [persisted(hashOf('ProfilePage'))])).status).toBe(400)
  })
})

describe('a hash', () => {
  it.each([
    ['of another text', sha256Hex('{ __typename }')],
    ['that is empty', ''],
    ['that is the name of a member of every object', '__proto__'],
    ['that is the name of a method of every object', 'constructor'],
    ['that is long', 'x'.repeat(50_000)],
  ])('%s is refused, and nothing is told', async (_what, hash) => {
    for (const at of [server, demo]) {
      const answer = await send(browser(at), persisted(hash))
      expect(codeOf(answer)).toEqual(UNKNOWN)
      expect(answer.body.data).toBeUndefined()
      expect(answer.text).not.toContain('INTERNAL_SERVER_ERROR')
    }
  })

  it('of a text that is sent with it is not learnt', async () => {
    const text = '{ __typename }'
    expect(codeOf(await send(browser(), { query: text, ...persisted(sha256Hex(text)) }))).toEqual(ONLY_TRUSTED)
    expect(codeOf(await send(browser(), persisted(sha256Hex(text))))).toEqual(UNKNOWN)
  })

  it.each([
    ['none, and no text', {}],
    ['one that is no text', persisted(5)],
    ['one of another protocol', { extensions: { persistedQuery: { version: 2, sha256Hash: 'x' } } }],
  ])('is asked for where there is %s', async (_what, body) => {
    for (const at of [server, demo]) {
      const answer = await send(browser(at), body)
      expect(codeOf(answer)).toEqual({ status: 400, code: 'BAD_REQUEST' })
    }
  })
})

describe('an operation as text', () => {
  const TEXT = '{ facilities { id } }'

  it('is refused in production, signed in or not, by POST and by GET', async () => {
    for (const caller of [browser(), browser(server, person.token)]) {
      const answer = await send(caller, { query: TEXT })
      expect(codeOf(answer)).toEqual(ONLY_TRUSTED)
      expect(answer.body.data).toBeUndefined()
      expect(codeOf(await caller.rest('GET', `/graphql?query=${encodeURIComponent(TEXT)}`))).toEqual(ONLY_TRUSTED)
    }
  })

  it('is refused before it is looked at: what does not parse, and what asks for the schema', async () => {
    for (const query of ['{', '{ nothing }', getIntrospectionQuery()]) {
      expect(codeOf(await send(browser(), { query }))).toEqual(ONLY_TRUSTED)
    }
  })

  it('runs in production with a service token, which signs nobody in', async () => {
    const service = callerOf(server.url, null, SERVICE_TOKEN)
    expect((await service.data(TEXT)).facilities.length).toBeGreaterThan(0)
    const { errors } = await service.graphql('{ nutritionSummary { plans } }')
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    const signedIn = callerOf(server.url, person.token, SERVICE_TOKEN)
    expect((await signedIn.data('{ me { email } }')).me.email).toBe(person.email)
  })

  it.each([
    ['another token', 'another token'],
    ['its digest', sha256Hex(SERVICE_TOKEN)],
    ['no token', ''],
    ['a part of it', SERVICE_TOKEN.slice(0, -1)],
    ['a person’s token', 'person'],
  ])('is refused in production with %s', async (_what, token) => {
    const caller = callerOf(server.url, person.token, token === 'person' ? person.token : token)
    expect(codeOf(await send(caller, { query: TEXT }))).toEqual(ONLY_TRUSTED)
  })

  it('tells a service nothing of the schema in production', async () => {
    const { body } = await send(callerOf(server.url, person.token, SERVICE_TOKEN), { query: getIntrospectionQuery() })
    expect(body.data).toBeUndefined()
    expect(body.errors[0].message).toMatch(/introspection has been disabled/)
  })

  it('runs in a demonstration', async () => {
    expect((await browser(demo).data(TEXT)).facilities.length).toBeGreaterThan(0)
  })
})
