import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Role } from '#domain/vocabulary/roles.ts'
import { DECIDE_ROLE_REQUEST, ROLE_REQUESTS, signUpBody } from '#tests/support/account-requests.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A person who asked for a staff role, with the request. */
async function applicant(region: string, role: Role = 'chw') {
  const { body } = await server.rest(
    'POST',
    '/api/auth/signup',
    signUpBody({ userData: { region, role, first_name: 'Rehema', license_number: 'L-77' } }),
  )
  const { id } = await server.client.roleGrant.findFirstOrThrow({ where: { userId: body.user.id, role } })
  return { caller: server.as(body.token), requestId: id, userId: body.user.id as string }
}

const decide = async (caller: Caller, id: string, decision: 'APPROVED' | 'DECLINED', reason?: string) =>
  (await caller.data(DECIDE_ROLE_REQUEST, { id, decision, reason })).decideRoleRequest

const waitingFor = async (caller: Caller): Promise<string[]> =>
  (await caller.data(ROLE_REQUESTS)).roleRequests.map(({ id }: { id: string }) => id)

const statusOf = async (id: string) => (await server.client.roleGrant.findUniqueOrThrow({ where: { id } })).status

const DECIDERS = [
  { role: 'medical_officer', own: true, abroad: false },
  { role: 'moh_admin', own: true, abroad: false },
  { role: 'admin', own: true, abroad: true },
] as const satisfies readonly { role: Role; own: boolean; abroad: boolean }[]

const OTHERS = ['patient', 'chw', 'clinician', 'pharmacist', 'trainer'] as const satisfies readonly Role[]

describe('§6 Who sees and decides requests for staff roles', () => {
  it.each(DECIDERS)('$role: own country $own, another country $abroad', async ({ role, own, abroad }) => {
    const decider = await server.person({ role, region: 'Uganda' })
    const inUganda = await applicant('Uganda')
    const inRwanda = await applicant('Rwanda')

    const waiting = await waitingFor(decider)
    expect(waiting.includes(inUganda.requestId)).toBe(own)
    expect(waiting.includes(inRwanda.requestId)).toBe(abroad)

    const decided = await decide(decider, inUganda.requestId, 'APPROVED')
    expect(decided).toEqual({
      __typename: 'RoleRequest',
      id: inUganda.requestId,
      role: 'CHW',
      status: 'APPROVED',
      reason: null,
      firstName: 'Rehema',
      facilityName: null,
    })
    const foreign = await decide(decider, inRwanda.requestId, 'APPROVED')
    expect(foreign.__typename).toBe(abroad ? 'RoleRequest' : 'NotFound')
    expect(await statusOf(inRwanda.requestId)).toBe(abroad ? 'approved' : 'requested')
  })

  it.each(OTHERS)('refuses %s', async (role) => {
    const person = await server.person({ role, region: 'Uganda' })
    const { requestId } = await applicant('Uganda')
    const read = await person.graphql(ROLE_REQUESTS)
    const write = await person.graphql(DECIDE_ROLE_REQUEST, { id: requestId, decision: 'APPROVED' })
    for (const { data, errors } of [read, write]) {
      expect(data).toBeNull()
      expect(errors).toMatchObject([{ message: 'You are not allowed to do this', extensions: { code: 'FORBIDDEN' } }])
    }
    expect(await statusOf(requestId)).toBe('requested')
  })

  it.each(DECIDERS)('lets no $role see or decide their own request', async ({ role }) => {
    const person = await applicant('Burundi', 'clinician')
    await server.client.roleGrant.create({
      data: { id: newId(), userId: person.userId, role, status: 'approved', decidedAt: new Date() },
    })
    expect(await waitingFor(person.caller)).not.toContain(person.requestId)
    expect(await decide(person.caller, person.requestId, 'APPROVED')).toEqual({
      __typename: 'NotFound',
      message: 'Role request not found',
    })
    expect(await statusOf(person.requestId)).toBe('requested')
  })

  it('answers alike to a request that one may not see and one that does not exist', async () => {
    const officer = await server.person({ role: 'medical_officer', region: 'Kenya' })
    const { requestId } = await applicant('Ethiopia')
    const invisible = await officer.rest('POST', '/graphql', {
      query: DECIDE_ROLE_REQUEST,
      variables: { id: requestId, decision: 'APPROVED' },
    })
    const absent = await officer.rest('POST', '/graphql', {
      query: DECIDE_ROLE_REQUEST,
      variables: { id: newId(), decision: 'APPROVED' },
    })
    expect([invisible.status, invisible.text]).toEqual([absent.status, absent.text])
  })
})

describe('§6 The list of requests', () => {
  it('shows what a decision needs, the oldest first, and drops what was decided', async () => {
    const officer = await server.person({ role: 'medical_officer', region: 'Eritrea' })
    const first = await applicant('Eritrea')
    const second = await applicant('Eritrea', 'pharmacist')
    expect((await officer.data(ROLE_REQUESTS)).roleRequests).toEqual([
      {
        id: first.requestId,
        role: 'CHW',
        status: 'REQUESTED',
        requestedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        reason: null,
        firstName: 'Rehema',
        lastName: 'Juma',
        region: 'Eritrea',
        licenseNumber: 'L-77',
      },
      expect.objectContaining({ id: second.requestId, role: 'PHARMACIST' }),
    ])
    await decide(officer, first.requestId, 'DECLINED', 'The licence is not in the register')
    expect(await waitingFor(officer)).toEqual([second.requestId])
  })
})

describe('§6 Deciding a request', () => {
  it.each([undefined, '', '   '])('refuses to decline with %j for a reason', async (reason) => {
    const officer = await server.person({ role: 'medical_officer' })
    const { requestId } = await applicant('Kenya')
    expect(await decide(officer, requestId, 'DECLINED', reason)).toEqual({
      __typename: 'InvalidInput',
      message: 'Give a reason',
      field: 'reason',
    })
    expect(await statusOf(requestId)).toBe('requested')
  })

  it('keeps who declined, when and why, and gives the person nothing', async () => {
    const officer = await server.person({ role: 'medical_officer' })
    const { requestId, caller } = await applicant('Kenya', 'medical_officer')
    await decide(officer, requestId, 'DECLINED', ' Not yet registered ')
    expect(await server.client.roleGrant.findUniqueOrThrow({ where: { id: requestId } })).toMatchObject({
      status: 'declined',
      decidedById: officer.userId,
      decidedAt: expect.any(Date),
      reason: 'Not yet registered',
    })
    expect((await caller.rest('GET', '/api/auth/me')).body).toMatchObject({
      roles: ['patient'],
      profile: { requested_role: null },
    })
    expect((await caller.graphql(ROLE_REQUESTS)).errors[0]?.extensions?.code).toBe('FORBIDDEN')
  })

  it('keeps the first decision when it is sent again, by whomever', async () => {
    const officer = await server.person({ role: 'medical_officer' })
    const admin = await server.person({ role: 'admin' })
    const { requestId } = await applicant('Kenya')
    const first = await decide(officer, requestId, 'APPROVED')
    const stored = await server.client.roleGrant.findUniqueOrThrow({ where: { id: requestId } })
    expect(await decide(officer, requestId, 'APPROVED')).toEqual(first)
    expect(await decide(admin, requestId, 'DECLINED', 'A second thought')).toEqual(first)
    expect(await server.client.roleGrant.findUniqueOrThrow({ where: { id: requestId } })).toEqual(stored)
  })

  it('keeps one of two decisions that arrive together', async () => {
    const officer = await server.person({ role: 'medical_officer' })
    const admin = await server.person({ role: 'admin' })
    const { requestId } = await applicant('Kenya')
    const [yes, no] = await Promise.all([
      decide(officer, requestId, 'APPROVED'),
      decide(admin, requestId, 'DECLINED', 'No'),
    ])
    expect(yes.status).toBe(no.status)
  })

  it('refuses an id that is not a UUID', async () => {
    const admin = await server.person({ role: 'admin' })
    expect(await decide(admin, '17', 'APPROVED')).toEqual({
      __typename: 'InvalidInput',
      message: 'The id must be a UUID',
      field: 'id',
    })
  })
})
