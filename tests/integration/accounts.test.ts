import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { SIGN_UP_ROLES } from '#domain/vocabulary/roles.ts'
import { FACILITIES } from '#prisma/seed/facilities.ts'
import { DECIDE_ROLE_REQUEST, signUpBody } from '#tests/support/account-requests.ts'
import { countRows } from '#tests/support/row-counts.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const STAFF_ROLES = SIGN_UP_ROLES.filter((role) => role !== 'patient')
const TOKEN = /^[A-Za-z0-9_-]{43}$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const signUp = (body: unknown) => server.rest('POST', '/api/auth/signup', body)
const signIn = (email: unknown, password: unknown) => server.rest('POST', '/api/auth/signin', { email, password })
const me = (token: string | null) => server.as(token).rest('GET', '/api/auth/me')

describe('§7 POST /auth/signup', () => {
  it('makes an account and answers 201 with token, user, profile and roles, and nothing else', async () => {
    const facility = FACILITIES[0]
    const sent = signUpBody({
      userData: {
        phone: ' +254 700 000 001 ',
        facility_id: facility?.id,
        license_number: 'KMPDC 1234',
        specialization: 'Paediatrics',
      },
    })
    const { status, body } = await signUp(sent)
    expect(status).toBe(201)
    expect(body).toEqual({
      token: expect.stringMatching(TOKEN),
      user: { id: expect.stringMatching(UUID), email: sent.email },
      profile: {
        first_name: 'Asha',
        last_name: 'Juma',
        phone: '+254 700 000 001',
        region: 'Kenya',
        facility_id: facility?.id,
        license_number: 'KMPDC 1234',
        specialization: 'Paediatrics',
        requested_role: null,
        role_requests: [],
      },
      roles: ['patient'],
    })
    expect((await me(body.token)).body).toEqual({ user: body.user, profile: body.profile, roles: body.roles })
  })

  it('needs no phone, role, facility, license number or specialization (§5)', async () => {
    const { status, body } = await signUp(signUpBody())
    expect(status).toBe(201)
    expect(body.profile).toMatchObject({ phone: null, facility_id: null, license_number: null, specialization: null })
    expect(body.roles).toEqual(['patient'])
  })

  it('takes blank and null for left out', async () => {
    const blank = { phone: ' ', role: null, facility_id: '', license_number: null, specialization: '' }
    const { status, body } = await signUp(signUpBody({ userData: blank }))
    expect(status).toBe(201)
    expect(body.profile).toMatchObject({ phone: null, facility_id: null, license_number: null, specialization: null })
  })

  it.each([
    ['first name', { userData: { first_name: '' } }, 'first_name', 'First name is required'],
    ['first name', { userData: { first_name: undefined } }, 'first_name', 'First name is required'],
    ['last name', { userData: { last_name: '  ' } }, 'last_name', 'Last name is required'],
    ['email', { email: undefined }, 'email', 'Email is required'],
    ['email', { email: '' }, 'email', 'Email is required'],
    ['valid email', { email: 'asha.example.org' }, 'email', 'Enter a valid email address'],
    ['password', { password: '' }, 'password', 'Password is required'],
    ['password of 6 characters', { password: '12345' }, 'password', 'Password must be at least 6 characters'],
    ['role of the list', { userData: { role: 'admin' } }, 'role', 'Choose a role from the list'],
    ['region of the list', { userData: { region: 'France' } }, 'region', 'Choose a region from the list'],
    ['facility id', { userData: { facility_id: 'x' } }, 'facility_id', 'Choose a facility from the list'],
    ['facility that exists', { userData: { facility_id: newId() } }, 'facility_id', 'Choose a facility from the list'],
    ['UUID', { id: 'asha' }, 'id', 'The id must be a UUID'],
  ])('refuses a sign-up without a %s: %j', async (_what, changes, field, sentence) => {
    const before = await countRows(server.client)
    const { status, body } = await signUp(signUpBody(changes))
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: sentence, field, issues: [{ field, message: sentence }] },
    })
    expect(await countRows(server.client)).toEqual(before)
  })

  it('says what is wrong with each field at once', async () => {
    const { body } = await signUp({ email: 'x', password: '1', userData: { first_name: 'Asha' } })
    expect(body.issues.map((issue: { field: string }) => issue.field)).toEqual([
      'last_name',
      'email',
      'password',
      'region',
    ])
  })

  it('refuses an address that has an account, in whatever letters', async () => {
    const { email } = await server.person()
    const { status, body } = await signUp(signUpBody({ email: ` ${email.toUpperCase()} ` }))
    expect({ status, body }).toEqual({ status: 409, body: { error: 'An account with this email already exists' } })
  })

  it('keeps the address in small letters', async () => {
    const email = `Asha.${newId()}@Example.ORG`
    expect((await signUp(signUpBody({ email }))).body.user.email).toBe(email.toLowerCase())
  })
})

describe('§5 Sign-up sent again with the same id', () => {
  it('answers with the same account and a token that works, and makes no second account', async () => {
    const sent = signUpBody({ id: newId(), userData: { role: 'chw' } })
    const first = await signUp(sent)
    const before = await countRows(server.client)
    const second = await signUp(sent)
    expect(second.status).toBe(201)
    expect({ ...second.body, token: null }).toEqual({ ...first.body, token: null })
    expect(first.body.user.id).toBe(sent.id)
    expect((await me(first.body.token)).body.user.id).toBe(sent.id)
    expect((await me(second.body.token)).body.user.id).toBe(sent.id)
    expect(await countRows(server.client)).toEqual({ ...before, Session: (before['Session'] ?? 0) + 1 })
  })

  it('makes one account when both arrive together', async () => {
    const sent = signUpBody({ id: newId() })
    const answers = await Promise.all([signUp(sent), signUp(sent), signUp(sent)])
    expect(answers.map(({ status, body }) => [status, body.user?.id])).toEqual(
      Array.from({ length: 3 }, () => [201, sent.id]),
    )
    expect(await server.client.user.count({ where: { id: sent.id as string } })).toBe(1)
  })

  it('refuses the id with another e-mail', async () => {
    const { userId } = await server.person()
    const { status, body } = await signUp(signUpBody({ id: userId }))
    expect(status).toBe(400)
    expect(body).toMatchObject({ field: 'id', error: 'This id is in use already: make a new one' })
  })

  it('refuses the id and e-mail with another password', async () => {
    const { userId, email } = await server.person()
    const { status, body } = await signUp(signUpBody({ id: userId, email, password: 'guessed it' }))
    expect({ status, body }).toEqual({ status: 409, body: { error: 'An account with this email already exists' } })
  })
})

describe('§6 Staff roles chosen at sign-up', () => {
  it.each(STAFF_ROLES)('requests %s, which works as patient until it is approved', async (role) => {
    const { body } = await signUp(signUpBody({ userData: { role } }))
    expect(body.roles).toEqual(['patient'])
    expect(body.profile.requested_role).toBe(role)
  })

  it('lets an approved role take effect with the next request of the same token', async () => {
    const { body } = await signUp(signUpBody({ userData: { role: 'medical_officer' } }))
    const applicant = server.as(body.token)
    expect((await applicant.graphql('{ roleRequests { id } }')).errors[0]?.extensions?.code).toBe('FORBIDDEN')

    const { id } = await server.client.roleGrant.findFirstOrThrow({
      where: { userId: body.user.id, status: 'requested' },
    })
    const admin = await server.person({ role: 'admin' })
    await admin.data(DECIDE_ROLE_REQUEST, { id, decision: 'APPROVED' })

    expect((await applicant.graphql('{ roleRequests { id } }')).errors).toEqual([])
    expect((await me(body.token)).body).toMatchObject({
      roles: ['patient', 'medical_officer'],
      profile: { requested_role: null },
    })
  })
})

describe('§7 POST /auth/signin', () => {
  it('answers 200 with a new token and the account, in whatever letters the address is', async () => {
    const { email, password, userId, token } = await server.person()
    const { status, body } = await signIn(` ${email.toUpperCase()}`, password)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['token', 'user', 'profile', 'roles'])
    expect(body).toMatchObject({ user: { id: userId, email }, roles: ['patient'] })
    expect(body.token).toMatch(TOKEN)
    expect(body.token).not.toBe(token)
    expect((await me(body.token)).status).toBe(200)
  })

  it('answers an unknown address and a wrong password alike, to the byte', async () => {
    const { email } = await server.person()
    const wrongPassword = await signIn(email, 'not the password')
    const unknownAddress = await signIn(`${newId()}@example.org`, 'not the password')
    expect(wrongPassword.status).toBe(401)
    expect(wrongPassword.body).toEqual({ error: 'Invalid credentials' })
    expect([unknownAddress.status, unknownAddress.text]).toEqual([wrongPassword.status, wrongPassword.text])
  })

  it.each([
    [undefined, 'correct horse', 'email', 'Email is required'],
    ['asha', 'correct horse', 'email', 'Enter a valid email address'],
    ['asha@example.org', '', 'password', 'Password is required'],
    ['asha@example.org', undefined, 'password', 'Password is required'],
    ['asha@example.org', 123456, 'password', 'Password is required'],
  ])('refuses %j with %j, naming the field', async (email, password, field, sentence) => {
    const { status, body } = await signIn(email, password)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: sentence, field })
  })

  it('tells passwords apart that differ in letters or spaces', async () => {
    const { email, password } = await server.person()
    expect((await signIn(email, password.toUpperCase())).status).toBe(401)
    expect((await signIn(email, `${password} `)).status).toBe(401)
  })
})

describe('§6 Demonstration mode', () => {
  it('approves a staff role at once', async () => {
    const demo = await startTestServer({ demo: true })
    try {
      const { body } = await demo.rest('POST', '/api/auth/signup', signUpBody({ userData: { role: 'clinician' } }))
      expect(body.roles.toSorted()).toEqual(['clinician', 'patient'])
      expect(body.profile.requested_role).toBeNull()
    } finally {
      await demo.close()
    }
  })
})

describe('§7 GET /facilities', () => {
  it('lists id, name and region of every facility to anybody, by region and name', async () => {
    const { status, body } = await server.rest('GET', '/api/facilities')
    expect(status).toBe(200)
    expect(body).toHaveLength(FACILITIES.length)
    expect(new Set(body.map(({ id }: { id: string }) => id))).toEqual(new Set(FACILITIES.map(({ id }) => id)))
    for (const facility of body) {
      expect(facility).toMatchObject({ id: expect.any(String), name: expect.any(String), region: expect.any(String) })
    }
    const regions = body.map(({ region }: { region: string }) => region)
    expect(regions).toEqual(regions.toSorted())
    expect((await server.data('{ facilities { id name region code district level } }')).facilities).toEqual(body)
  })
})
