import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { ROLES, type Role } from '#domain/vocabulary/roles.ts'
import { FACILITIES } from '#prisma/seed/facilities.ts'
import {
  CHANGE_PASSWORD,
  DECIDE_ROLE_REQUEST,
  END_OTHER_SESSIONS,
  END_SESSION,
  ME,
  MY_SESSIONS,
  profileInput,
  ROLE_REQUESTS,
  signUpBody,
  UPDATE_PROFILE,
} from '#tests/support/account-requests.ts'
import type { Caller, Json } from '#tests/support/caller.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { DEMO_PASSWORD, type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

const clock = settableClock('2026-03-02T08:00:00.000Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  server.rest('POST', '/api/auth/signin', { email, password }, headers)

/** One more device of a person. */
async function device(person: Person, userAgent = 'Device'): Promise<Caller> {
  const { body } = await signIn(person.email, person.password, { 'user-agent': userAgent })
  return server.as(body.token)
}

const statusOf = async (caller: Caller) => (await caller.rest('GET', '/api/auth/me')).status
const sessionsOf = async (caller: Caller): Promise<Json[]> => (await caller.data(MY_SESSIONS)).mySessions
const currentId = async (caller: Caller): Promise<string> =>
  (await sessionsOf(caller)).find(({ isCurrent }) => isCurrent).id

describe('Sessions', () => {
  it('are listed with device and last use, the last used first, the one that asks marked', async () => {
    const person = await server.person()
    clock.advance({ seconds: 60 })
    const phone = await device(person, 'Phone')
    expect(await sessionsOf(phone)).toEqual([
      expect.objectContaining({ userAgent: 'Phone', isCurrent: true, lastUsedAt: clock.now().toISOString() }),
      expect.objectContaining({ isCurrent: false }),
    ])
  })

  it('note their last use once in five minutes, not with every request', async () => {
    const person = await server.person()
    const [created] = await sessionsOf(person)
    clock.advance({ seconds: 299 })
    expect((await sessionsOf(person))[0].lastUsedAt).toBe(created.lastUsedAt)
    clock.advance({ seconds: 1 })
    expect((await sessionsOf(person))[0].lastUsedAt).toBe(clock.now().toISOString())
  })

  it('that have expired or ended are not listed', async () => {
    const person = await server.person()
    const ended = await device(person)
    await ended.rest('POST', '/api/auth/signout')
    expect(await sessionsOf(person)).toHaveLength(1)
    clock.advance({ days: 30 })
    expect(await sessionsOf(await device(person))).toHaveLength(1)
  })

  it('are ended one at a time, at once, and ending again changes nothing', async () => {
    const person = await server.person()
    const lost = await device(person)
    const kept = await device(person)
    const id = await currentId(lost)
    for (let time = 0; time < 2; time += 1) {
      expect((await person.data(END_SESSION, { id })).endSession).toEqual({ __typename: 'EndedSession', id })
    }
    expect([await statusOf(person), await statusOf(kept), await statusOf(lost)]).toEqual([200, 200, 401])
  })

  it('of somebody else look as if they did not exist', async () => {
    const [person, other] = [await server.person({ role: 'admin' }), await server.person()]
    const missing = { __typename: 'NotFound', message: 'Session not found' }
    expect((await person.data(END_SESSION, { id: await currentId(other) })).endSession).toEqual(missing)
    expect((await person.data(END_SESSION, { id: newId() })).endSession).toEqual(missing)
    expect(await statusOf(other)).toBe(200)
  })

  it('need an id that is a UUID', async () => {
    const person = await server.person()
    expect((await person.data(END_SESSION, { id: '17' })).endSession).toMatchObject({ field: 'id' })
  })

  it('are all ended but the one that asks, and nobody else’s', async () => {
    const [person, other] = [await server.person(), await server.person()]
    const devices = [await device(person), await device(person)]
    expect((await person.data(END_OTHER_SESSIONS)).endOtherSessions).toBe(2)
    expect((await person.data(END_OTHER_SESSIONS)).endOtherSessions).toBe(0)
    expect(await Promise.all([person, ...devices, other].map(statusOf))).toEqual([200, 401, 401, 200])
  })
})

const change = async (caller: Caller, currentPassword: string, newPassword: string) =>
  (await caller.data(CHANGE_PASSWORD, { currentPassword, newPassword })).changePassword

describe('Changing the password', () => {
  it('ends every other session, and keeps the one that asks', async () => {
    const person = await server.person()
    const others = [await device(person), await device(person)]
    expect(await change(person, person.password, 'maziwa lala')).toEqual({
      __typename: 'PasswordChanged',
      sessions: [{ id: expect.any(String), isCurrent: true }],
    })
    expect(await Promise.all([person, ...others].map(statusOf))).toEqual([200, 401, 401])
    expect((await signIn(person.email, person.password)).status).toBe(401)
    expect((await signIn(person.email, 'maziwa lala')).status).toBe(200)
  })

  it.each([
    ['a wrong current password', 'wrong', 'maziwa lala', 'currentPassword', 'This is not your current password'],
    ['no current password', '', 'maziwa lala', 'currentPassword', 'Enter your current password'],
    ['a short one (§5)', 'correct horse', '12345', 'newPassword', 'Password must be at least 6 characters'],
    ['none', 'correct horse', '', 'newPassword', 'Password is required'],
    ['a very long one', 'correct horse', 'x'.repeat(201), 'newPassword', 'This text is too long'],
  ])('refuses %s, and ends nothing', async (_what, current, next, field, message) => {
    const person = await server.person()
    const other = await device(person)
    expect(await change(person, current, next)).toEqual({ __typename: 'InvalidInput', field, message })
    expect(await statusOf(other)).toBe(200)
    expect((await signIn(person.email, person.password)).status).toBe(200)
  })

  it('takes one of two changes that arrive together', async () => {
    const person = await server.person()
    const other = await device(person)
    const answers = await Promise.all([
      change(person, person.password, 'habari moja'),
      other.graphql(CHANGE_PASSWORD, { currentPassword: person.password, newPassword: 'habari mbili' }),
    ])
    const [mine, theirs] = [answers[0], answers[1].data?.changePassword]
    const taken = [mine, theirs].filter((answer) => answer?.__typename === 'PasswordChanged')
    expect(taken.length, JSON.stringify(answers)).toBeLessThanOrEqual(1)
    const works = [
      (await signIn(person.email, 'habari moja')).status,
      (await signIn(person.email, 'habari mbili')).status,
    ]
    expect(works.toSorted((low, high) => low - high)).toEqual([200, 401])
  })

  it('is refused for an account that everybody who tries the demonstration shares', async () => {
    const demo = await startTestServer({ demo: true })
    try {
      const credentials = { email: 'patient@demo.afya.test', password: DEMO_PASSWORD }
      const { body } = await demo.rest('POST', '/api/auth/signin', credentials)
      expect(await change(demo.as(body.token), DEMO_PASSWORD, 'maziwa lala')).toMatchObject({
        message: 'The password of a demonstration account cannot be changed',
      })
      expect((await demo.rest('POST', '/api/auth/signin', credentials)).status).toBe(200)
      const own = await demo.person()
      expect(await change(own, own.password, 'maziwa lala')).toMatchObject({ __typename: 'PasswordChanged' })
    } finally {
      await demo.close()
    }
  })
})

const facilityIn = (region: string) => {
  const facility = FACILITIES.find((candidate) => candidate.region === region)
  if (!facility) throw new Error(`No facility in ${region}`)
  return facility.id
}
const update = async (caller: Caller, input: Record<string, unknown>) =>
  (await caller.data(UPDATE_PROFILE, { input })).updateProfile

const PROFILE = {
  firstName: 'Rehema',
  lastName: 'Wekesa',
  phone: '+256 700 000 001',
  region: 'Uganda',
  licenseNumber: 'L-9',
  specialization: 'Nursing',
}

describe('The profile', () => {
  it('is replaced as sent, and read back so', async () => {
    const person = await server.person()
    const sent = { ...PROFILE, facilityId: facilityIn('Uganda') }
    expect(await update(person, sent)).toMatchObject({ __typename: 'Account', ...sent })
    expect((await person.data(ME)).me).toMatchObject(sent)
    expect(await update(person, profileInput({ phone: ' ' }))).toMatchObject({
      phone: null,
      facilityId: null,
      licenseNumber: null,
      specialization: null,
    })
  })

  it.each([
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ phone: '0'.repeat(31) }, 'phone', 'This text is too long'],
    [{ region: 'France' }, 'region', 'Choose a region from the list'],
    [{ facilityId: 'x' }, 'facilityId', 'Choose a facility from the list'],
    [{ facilityId: newId() }, 'facilityId', 'Choose a facility from the list'],
    [{ facilityId: facilityIn('Uganda') }, 'facilityId', 'Choose a facility from the list'],
    [{ licenseNumber: 'x'.repeat(61) }, 'licenseNumber', 'This text is too long'],
    [{ specialization: 'a\0b' }, 'specialization', 'This must be a text'],
  ])('refuses %j, and keeps what it was', async (changes, field, message) => {
    const person = await server.person()
    const before = (await person.data(ME)).me
    expect(await update(person, profileInput(changes))).toMatchObject({ __typename: 'InvalidInput', field, message })
    expect((await person.data(ME)).me).toEqual(before)
  })

  const STAFF = ROLES.filter((role): role is Exclude<Role, 'patient'> => role !== 'patient')
  it.each(STAFF)('lets a %s change neither region nor facility, and the rest', async (role) => {
    const person = await server.person({ role })
    expect(await update(person, profileInput({ region: 'Uganda' }))).toMatchObject({
      field: 'region',
      message: 'Staff cannot change their own region and facility',
    })
    expect(await update(person, profileInput({ facilityId: facilityIn('Kenya') }))).toMatchObject({
      field: 'facilityId',
      message: 'Staff cannot change their own region and facility',
    })
    expect(await update(person, profileInput({ firstName: 'Rehema' }))).toMatchObject({ firstName: 'Rehema' })
  })
})

describe('The place of somebody whose request waits', () => {
  it('stays what the approver sees, until it is decided', async () => {
    const sent = signUpBody({ userData: { region: 'Kenya', role: 'chw', facility_id: facilityIn('Kenya') } })
    const { body } = await server.rest('POST', '/api/auth/signup', sent)
    const person = server.as(body.token)
    const message = 'Your region and facility cannot be changed while your role request is waiting'
    const here = { facilityId: facilityIn('Kenya') }
    expect(await update(person, profileInput({ ...here, region: 'Uganda' }))).toMatchObject({
      field: 'region',
      message,
    })
    expect(await update(person, profileInput({ facilityId: null }))).toMatchObject({ field: 'facilityId', message })
    expect(await update(person, profileInput({ ...here, firstName: 'Rehema' }))).toMatchObject({ firstName: 'Rehema' })

    const [{ id }] = (await person.data(ME)).me.roleRequests
    const officer = await server.person({ role: 'medical_officer' })
    await officer.data(DECIDE_ROLE_REQUEST, { id, decision: 'DECLINED', reason: 'Not registered' })
    expect(await update(person, profileInput({ region: 'Uganda' }))).toMatchObject({ region: 'Uganda' })
  })
})

describe('§6 Staff roles', () => {
  it('takes effect with the next request, and stops with it when it is taken away', async () => {
    const person = await server.person({ role: 'medical_officer' })
    const code = async () => (await person.graphql(ROLE_REQUESTS)).errors[0]?.extensions?.code ?? 'allowed'
    expect(await code()).toBe('allowed')
    const grant = { userId_role: { userId: person.userId, role: 'medical_officer' } }
    await server.client.roleGrant.update({ where: grant, data: { status: 'declined', reason: 'Left the service' } })
    expect(await code()).toBe('FORBIDDEN')
    expect((await person.data(ME)).me.roles).toEqual(['PATIENT'])
    await server.client.roleGrant.delete({ where: grant })
    expect(await code()).toBe('FORBIDDEN')
  })

  it.each([
    ['APPROVED', null, ['PATIENT', 'CHW']],
    ['APPROVED', 'Welcome to the team', ['PATIENT', 'CHW']],
    ['DECLINED', 'The licence is not in the register', ['PATIENT']],
  ])('tells the person that their request was %s, with the reason %j', async (decision, reason, roles) => {
    const { body } = await server.rest('POST', '/api/auth/signup', signUpBody({ userData: { role: 'chw' } }))
    const person = server.as(body.token)
    const [{ id }] = (await person.data(ME)).me.roleRequests
    const officer = await server.person({ role: 'medical_officer' })
    clock.advance({ seconds: 30 })
    await officer.data(DECIDE_ROLE_REQUEST, { id, decision, reason })
    const { me } = await person.data(ME)
    expect(me).toMatchObject({ roles, requestedRole: null })
    expect(me.roleRequests).toMatchObject([
      { id, role: 'CHW', status: decision, reason, decidedAt: clock.now().toISOString() },
    ])
  })
})
