import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { createStore } from '#api/store/store.ts'
import type { Role } from '#domain/vocabulary/roles.ts'
import { FACILITIES } from '#prisma/seed/facilities.ts'
import { ME, ROLE_REQUESTS, STAFF_ROLES, TAKE_ROLE_AWAY } from '#tests/support/account-requests.ts'
import type { Caller } from '#tests/support/caller.ts'
import { newStaff, staffIdsSeenBy, staffSeenBy, takeRoleAway } from '#tests/support/staff.ts'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const statusOf = async (id: string) => (await server.client.roleGrant.findUniqueOrThrow({ where: { id } })).status
const rolesOf = async (caller: Caller): Promise<string[]> => (await caller.data(ME)).me.roles

const APPROVERS = [
  {
    role: 'medical_officer',
    takes: { chw: true, medical_officer: true, moh_admin: false, admin: false },
    abroad: false,
  },
  { role: 'moh_admin', takes: { chw: true, medical_officer: true, moh_admin: false, admin: false }, abroad: false },
  { role: 'admin', takes: { chw: true, medical_officer: true, moh_admin: true, admin: true }, abroad: true },
] as const satisfies readonly { role: Role; takes: Partial<Record<Role, boolean>>; abroad: boolean }[]

describe('§6 Who sees the staff and takes a role away', () => {
  describe.each(APPROVERS)('$role', ({ role, takes, abroad }) => {
    it.each(Object.entries(takes))('a %s of the own country: %s', async (held, may) => {
      const approver = await server.person({ role, region: 'Uganda' })
      const { roleId } = await newStaff(server, 'Uganda', held as Role)
      expect((await staffIdsSeenBy(approver)).includes(roleId)).toBe(may)
      expect((await takeRoleAway(approver, roleId)).__typename).toBe(may ? 'RoleRequest' : 'NotFound')
      expect(await statusOf(roleId)).toBe(may ? 'removed' : 'approved')
    })

    it(`a chw of another country: ${abroad}`, async () => {
      const approver = await server.person({ role, region: 'Uganda' })
      const { roleId } = await newStaff(server, 'Rwanda')
      expect((await staffIdsSeenBy(approver)).includes(roleId)).toBe(abroad)
      expect((await takeRoleAway(approver, roleId)).__typename).toBe(abroad ? 'RoleRequest' : 'NotFound')
      expect(await statusOf(roleId)).toBe(abroad ? 'removed' : 'approved')
    })

    it('neither their own role nor another one that they hold', async () => {
      const approver = await server.person({ role, region: 'Uganda' })
      const { userId } = approver
      await server.client.roleGrant.create({ data: { id: newId(), userId, role: 'trainer', status: 'approved' } })
      const own = await server.client.roleGrant.findMany({ where: { userId } })
      expect(own).toHaveLength(3)
      const seen = await staffIdsSeenBy(approver)
      for (const { id } of own) {
        expect(seen).not.toContain(id)
        expect(await takeRoleAway(approver, id)).toEqual({ __typename: 'NotFound', message: 'Staff role not found' })
        expect(await statusOf(id)).toBe('approved')
      }
    })

    it('not that somebody is a patient', async () => {
      const approver = await server.person({ role, region: 'Uganda' })
      const { userId } = await server.person({ region: 'Uganda' })
      const { id } = await server.client.roleGrant.findFirstOrThrow({ where: { userId } })
      expect(await staffIdsSeenBy(approver)).not.toContain(id)
      expect((await takeRoleAway(approver, id)).__typename).toBe('NotFound')
    })
  })

  it.each(['patient', 'chw', 'clinician', 'pharmacist', 'trainer'] as const)('refuses %s', async (role) => {
    const person = await server.person({ role, region: 'Uganda' })
    const { roleId } = await newStaff(server, 'Uganda')
    const answers = [
      await person.graphql(STAFF_ROLES),
      await person.graphql(TAKE_ROLE_AWAY, { id: roleId, reason: 'Mine' }),
    ]
    for (const { data, errors } of answers) {
      expect(data).toBeNull()
      expect(errors[0]?.extensions?.code).toBe('FORBIDDEN')
    }
    expect(await statusOf(roleId)).toBe('approved')
  })
})

describe('§6 Taking a role away', () => {
  it('takes effect with the next request of every session, and tells the person why', async () => {
    const approver = await server.person({ role: 'admin' })
    const officer = await server.person({ role: 'medical_officer' })
    const { body } = await server.rest('POST', '/api/auth/signin', {
      email: officer.email,
      password: officer.password,
    })
    const sessions = [officer, server.as(body.token)]
    for (const session of sessions) expect((await session.graphql(ROLE_REQUESTS)).errors).toEqual([])

    const held = await server.client.roleGrant.findFirstOrThrow({
      where: { userId: officer.userId, role: 'medical_officer' },
    })
    expect(await takeRoleAway(approver, held.id, ' Left the service ')).toEqual({
      __typename: 'RoleRequest',
      id: held.id,
      role: 'MEDICAL_OFFICER',
      status: 'REMOVED',
      reason: 'Left the service',
      lastName: 'Juma',
      facilityName: null,
    })
    for (const session of sessions) {
      expect((await session.graphql(ROLE_REQUESTS)).errors[0]?.extensions?.code).toBe('FORBIDDEN')
      expect((await session.graphql(TAKE_ROLE_AWAY, { id: held.id, reason: 'x' })).errors[0]?.extensions?.code).toBe(
        'FORBIDDEN',
      )
    }
    const { me } = await officer.data(ME)
    const told = { id: held.id, role: 'MEDICAL_OFFICER', status: 'REMOVED', reason: 'Left the service' }
    expect(me).toMatchObject({ roles: ['PATIENT'], requestedRole: null, roleRequests: [told] })
    expect((await officer.rest('GET', '/api/auth/me')).body).toMatchObject({
      roles: ['patient'],
      profile: { role_requests: [{ role: 'medical_officer', status: 'removed', reason: 'Left the service' }] },
    })
    expect(await server.client.roleGrant.findUniqueOrThrow({ where: { id: held.id } })).toMatchObject({
      decidedById: approver.userId,
      decidedAt: expect.any(Date),
    })
  })

  it('answers with the facility that the person works at', async () => {
    const facility = FACILITIES.find(({ region }) => region === 'Kenya')
    const { roleId } = await newStaff(server, 'Kenya', 'chw', { ...(facility && { facility_id: facility.id }) })
    const answer = await takeRoleAway(await server.person({ role: 'admin' }), roleId)
    expect(answer.facilityName).toBe(facility?.name)
  })

  it('leaves the other roles of the person', async () => {
    const approver = await server.person({ role: 'admin' })
    const { caller, roleId, userId } = await newStaff(server, 'Kenya', 'clinician')
    await server.client.roleGrant.create({ data: { id: newId(), userId, role: 'trainer', status: 'approved' } })
    await takeRoleAway(approver, roleId)
    expect(await rolesOf(caller)).toEqual(['PATIENT', 'TRAINER'])
  })

  it.each(['', '   ', 'x'.repeat(501)])('refuses %j for a reason', async (reason) => {
    const approver = await server.person({ role: 'admin' })
    const { roleId } = await newStaff(server, 'Kenya')
    expect(await takeRoleAway(approver, roleId, reason)).toMatchObject({ __typename: 'InvalidInput', field: 'reason' })
    expect(await statusOf(roleId)).toBe('approved')
  })

  it('refuses an id that is not a UUID, and says of one that is nobody’s just what it says of a hidden one', async () => {
    const officer = await server.person({ role: 'medical_officer' })
    const { roleId } = await newStaff(server, 'Rwanda')
    expect(await takeRoleAway(officer, '17')).toMatchObject({ __typename: 'InvalidInput', field: 'id' })
    expect(await takeRoleAway(officer, newId())).toEqual(await takeRoleAway(officer, roleId))
  })

  it('takes away neither what waits for a decision nor what was declined', async () => {
    const approver = await server.person({ role: 'admin' })
    for (const status of ['requested', 'declined'] as const) {
      const { userId } = await server.person()
      const data = { id: newId(), userId, role: 'chw', status }
      await server.client.roleGrant.create({ data })
      expect(await staffIdsSeenBy(approver)).not.toContain(data.id)
      expect((await takeRoleAway(approver, data.id)).__typename).toBe('NotFound')
      expect(await statusOf(data.id)).toBe(status)
    }
  })

  it('changes nothing when it is sent again, by whomever', async () => {
    const [first, second] = [await server.person({ role: 'admin' }), await server.person({ role: 'moh_admin' })]
    const { roleId } = await newStaff(server, 'Kenya')
    const answer = await takeRoleAway(first, roleId)
    const stored = await server.client.roleGrant.findUniqueOrThrow({ where: { id: roleId } })
    expect(await takeRoleAway(second, roleId, 'Another reason')).toEqual(answer)
    expect(await server.client.roleGrant.findUniqueOrThrow({ where: { id: roleId } })).toEqual(stored)
  })

  it('keeps one of two that arrive together', async () => {
    const approvers = [await server.person({ role: 'admin' }), await server.person({ role: 'medical_officer' })]
    const { roleId } = await newStaff(server, 'Kenya')
    const answers = await Promise.all(approvers.map((approver, at) => takeRoleAway(approver, roleId, `Reason ${at}`)))
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0].status).toBe('REMOVED')
  })

  it('can be made good on the server, and the reason goes with it', async () => {
    const approver = await server.person({ role: 'admin' })
    const person = await server.person({ role: 'chw' })
    const { id } = await server.client.roleGrant.findFirstOrThrow({ where: { userId: person.userId, role: 'chw' } })
    await takeRoleAway(approver, id)
    expect(await rolesOf(person)).toEqual(['PATIENT'])
    await createStore(server.application.database).accounts.grantRole(person.email, 'chw', newId(), new Date())
    expect((await person.data(ME)).me).toMatchObject({ roles: ['PATIENT', 'CHW'], roleRequests: [{ reason: null }] })
  })

  it('leaves the demonstration its roles', async () => {
    const demo = await startTestServer({ demo: true })
    try {
      const credentials = { email: 'admin@demo.afya.test', password: DEMO_PASSWORD }
      const { body } = await demo.rest('POST', '/api/auth/signin', credentials)
      const admin = demo.as(body.token)
      const [role] = await staffSeenBy(admin)
      expect(await takeRoleAway(admin, role.id)).toEqual({
        __typename: 'InvalidInput',
        field: 'id',
        message: 'The role of a demonstration account cannot be taken away',
      })
      const { userId } = await demo.person({ role: 'clinician' })
      const own = await demo.client.roleGrant.findFirstOrThrow({ where: { userId, role: 'clinician' } })
      expect((await takeRoleAway(admin, own.id)).status).toBe('REMOVED')
    } finally {
      await demo.close()
    }
  })
})

describe('§6 The last administrator', () => {
  it('stays, when two take each other’s role away together', async () => {
    for (let round = 0; round < 5; round += 1) {
      await server.client.roleGrant.updateMany({ where: { role: 'admin' }, data: { status: 'removed' } })
      const admins = [await server.person({ role: 'admin' }), await server.person({ role: 'admin' })] as const
      const grants = await Promise.all(
        admins.map(({ userId }) => server.client.roleGrant.findFirstOrThrow({ where: { userId, role: 'admin' } })),
      )
      const answers = await Promise.all([
        admins[0].graphql(TAKE_ROLE_AWAY, { id: grants[1]?.id, reason: 'Mutual' }),
        admins[1].graphql(TAKE_ROLE_AWAY, { id: grants[0]?.id, reason: 'Mutual' }),
      ])
      const left = await server.client.roleGrant.count({ where: { role: 'admin', status: 'approved' } })
      expect(left, JSON.stringify(answers)).toBe(1)
    }
  })

  it('is not taken away by somebody who was one a moment ago', async () => {
    await server.client.roleGrant.updateMany({ where: { role: 'admin' }, data: { status: 'removed' } })
    const last = await server.person({ role: 'admin' })
    const former = await server.person()
    const held = await server.client.roleGrant.findFirstOrThrow({ where: { userId: last.userId, role: 'admin' } })
    const actor = {
      userId: former.userId,
      sessionId: newId(),
      roles: ['admin'],
      facilityId: null,
      region: 'Kenya',
      askedAt: new Date(),
    } as const
    const event = {
      at: new Date(),
      actorId: null,
      action: 'test',
      recordType: 'RoleGrant',
      recordId: held.id,
      personId: null,
    } as const
    const removal = { reason: 'Too late', decidedAt: new Date() }
    const origin = { requestId: null, address: null, userAgent: null }
    const take = () =>
      createStore(server.application.database).staffRoles.takeAway(actor, held, removal, { ...event, ...origin })
    expect(await take()).toBe('last_administrator')
    await server.person({ role: 'admin' })
    expect(await take()).toBeNull()
    expect(await statusOf(held.id)).toBe('approved')
  })
})
