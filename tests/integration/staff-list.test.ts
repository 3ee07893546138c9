import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { STAFF_ROLES } from '#tests/support/account-requests.ts'
import type { Caller } from '#tests/support/caller.ts'
import { newStaff, staffIdsSeenBy, staffSeenBy } from '#tests/support/staff.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('§6 The list of staff', () => {
  const REGION = 'Djibouti'
  let officer: Caller
  let ids: string[] = []
  beforeAll(async () => {
    officer = await server.person({ role: 'medical_officer', region: REGION })
    const people: readonly [string, string, string][] = [
      ['Zawadi', 'Abdi', 'KMPDC-100'],
      ['Amina', 'Barasa', 'KMPDC_200'],
      ['Brian', 'Barasa', '50%'],
      ['Nuru', 'O’Neil', 'X\\Y'],
    ]
    ids = []
    for (const [first_name, last_name, license_number] of people) {
      ids.push((await newStaff(server, REGION, 'clinician', { first_name, last_name, license_number })).roleId)
    }
  })

  it('is in order of name, and shows what one needs to tell people apart', async () => {
    expect(await staffIdsSeenBy(officer)).toEqual(ids)
    expect((await staffSeenBy(officer))[0]).toEqual({
      id: ids[0],
      role: 'CLINICIAN',
      status: 'APPROVED',
      decidedAt: expect.stringMatching(/^\d{4}-/),
      firstName: 'Zawadi',
      lastName: 'Abdi',
      region: REGION,
      licenseNumber: 'KMPDC-100',
      facilityName: null,
    })
  })

  it.each<[string, number[]]>([
    ['barasa', [1, 2]],
    ['BAR', [1, 2]],
    ['brian bar', [2]],
    ['Barasa  Brian ', [2]],
    ['kmpdc', [0, 1]],
    ['KMPDC_', [1]],
    ['%', [2]],
    ['\\', [3]],
    ["'; DROP TABLE", []],
    ['nobody', []],
    ['  ', [0, 1, 2, 3]],
  ])('finds by %j', async (search, found) => {
    expect(await staffIdsSeenBy(officer, { search })).toEqual(found.map((at) => ids[at]))
  })

  it('comes a page at a time, each role once', async () => {
    const first = await staffIdsSeenBy(officer, { limit: 3 })
    const second = await staffIdsSeenBy(officer, { limit: 3, cursor: first.at(-1) })
    expect([...first, ...second]).toEqual(ids)
    expect(await staffIdsSeenBy(officer, { search: 'barasa', limit: 1, cursor: ids[1] })).toEqual([ids[2]])
    expect(await staffIdsSeenBy(officer, { cursor: newId() })).toEqual([])
    const { roleId } = await newStaff(server, 'Kenya')
    expect(await staffIdsSeenBy(officer, { cursor: roleId })).toEqual([])
  })

  it.each([{ limit: 0 }, { limit: 101 }, { cursor: '17' }, { search: 'x'.repeat(101) }])('refuses %j', async (page) => {
    const { errors } = await officer.graphql(STAFF_ROLES, page)
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })
})
