import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { FACILITIES } from '#prisma/seed/facilities.ts'
import { GRAPHQL } from '#tests/support/graphql-transport.ts'
import { REST } from '#tests/support/rest-transport.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import type { Scenario, Transport } from '#tests/support/transport.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const newEmail = () => `${newId()}@example.org`

const applicant = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  email: newEmail(),
  password: 'correct horse',
  firstName: 'Asha',
  lastName: 'Juma',
  region: 'Kenya',
  ...changes,
})

const TOKEN = expect.stringMatching(/^[A-Za-z0-9_-]{43}$/)
const ACCOUNT = {
  id: expect.any(String),
  email: expect.stringMatching(/@example\.org$/),
  firstName: 'Asha',
  lastName: 'Juma',
  phone: null,
  region: 'Kenya',
  facilityId: null,
  licenseNumber: null,
  specialization: null,
  roles: ['patient'],
  requestedRole: null,
  roleRequests: [],
}
const roleRequest = (details: { role: string; status: string; decidedAt: unknown }) => ({
  id: expect.any(String),
  requestedAt: expect.any(String),
  reason: null,
  ...details,
})
const facilityId = FACILITIES.find(({ region }) => region === 'Kenya')?.id
const facilityAbroad = FACILITIES.find(({ region }) => region === 'Uganda')?.id

const SCENARIOS: readonly Scenario[] = [
  {
    title: 'a sign-up makes an account and signs it in',
    run: (transport) => transport.signUp(server, applicant()),
    expected: { token: TOKEN, account: ACCOUNT },
  },
  {
    title: 'a sign-up keeps everything that was given, and requests the staff role',
    run: (transport) =>
      transport.signUp(
        server,
        applicant({
          phone: '+254 700 000 001',
          role: 'medical_officer',
          facilityId,
          licenseNumber: 'L-1',
          specialization: 'Surgery',
        }),
      ),
    expected: {
      token: TOKEN,
      account: {
        ...ACCOUNT,
        phone: '+254 700 000 001',
        facilityId,
        licenseNumber: 'L-1',
        specialization: 'Surgery',
        requestedRole: 'medical_officer',
        roleRequests: [roleRequest({ role: 'medical_officer', status: 'requested', decidedAt: null })],
      },
    },
  },
  {
    title: 'a sign-up takes null for what may be left out',
    run: (transport) =>
      transport.signUp(
        server,
        applicant({ id: null, phone: null, role: null, facilityId: null, licenseNumber: null, specialization: null }),
      ),
    expected: { token: TOKEN, account: ACCOUNT },
  },
  ...(
    [
      ['firstName', ' ', 'First name is required'],
      ['lastName', '', 'Last name is required'],
      ['email', '', 'Email is required'],
      ['email', 'asha', 'Enter a valid email address'],
      ['password', '', 'Password is required'],
      ['password', '12345', 'Password must be at least 6 characters'],
      ['region', 'France', 'Choose a region from the list'],
      ['facilityId', 'x', 'Choose a facility from the list'],
      ['facilityId', newId(), 'Choose a facility from the list'],
      ['facilityId', facilityAbroad, 'Choose a facility from the list'],
      ['phone', '0'.repeat(31), 'This text is too long'],
      ['id', '17', 'The id must be a UUID'],
    ] as const
  ).map(([field, value, message]) => ({
    title: `a sign-up with ${field} ${JSON.stringify(value)} is refused`,
    run: (transport: Transport) => transport.signUp(server, applicant({ [field]: value })),
    expected: { refused: 400, message, field },
  })),
  {
    title: 'a sign-up with an address that is taken is refused',
    run: async (transport) => transport.signUp(server, applicant({ email: (await server.person()).email })),
    expected: { refused: 409, message: 'An account with this email already exists' },
  },
  {
    title: 'a sign-up with an id that is taken is refused',
    run: async (transport) => transport.signUp(server, applicant({ id: (await server.person()).userId })),
    expected: { refused: 400, message: 'This id is in use already: make a new one', field: 'id' },
  },
  {
    title: 'a sign-up sent again answers with the same account',
    run: async (transport) => {
      const input = applicant({ id: newId() })
      const first = await transport.signUp(server, input)
      const second = await transport.signUp(server, input)
      return { same: first.account.id === second.account.id, asSent: second.account.id === input.id, second }
    },
    expected: { same: true, asSent: true, second: { token: TOKEN, account: ACCOUNT } },
  },
  {
    title: 'a sign-in answers with a token and the account',
    run: async (transport) => {
      const { email, password } = await server.person()
      return transport.signIn(server, { email: email.toUpperCase(), password })
    },
    expected: { token: TOKEN, account: ACCOUNT },
  },
  {
    title: 'a sign-in with a wrong password is refused',
    run: async (transport) =>
      transport.signIn(server, { email: (await server.person()).email, password: 'not the password' }),
    expected: { refused: 401, message: 'Invalid credentials' },
  },
  {
    title: 'a sign-in with an unknown address is refused',
    run: (transport) => transport.signIn(server, { email: newEmail(), password: 'correct horse' }),
    expected: { refused: 401, message: 'Invalid credentials' },
  },
  {
    title: 'a sign-in without a password is refused',
    run: (transport) => transport.signIn(server, { email: newEmail(), password: '' }),
    expected: { refused: 400, message: 'Password is required', field: 'password' },
  },
  {
    title: 'me answers with the account of whoever asks',
    run: async (transport) => transport.me(await server.person({ role: 'trainer' })),
    expected: {
      ...ACCOUNT,
      roles: ['patient', 'trainer'],
      roleRequests: [roleRequest({ role: 'trainer', status: 'approved', decidedAt: expect.any(String) })],
    },
  },
  {
    title: 'me is refused without a token',
    run: (transport) => transport.me(server),
    expected: { refused: 401, message: 'Sign in to continue' },
  },
  {
    title: 'a sign-out ends the session',
    run: async (transport) => {
      const person = await server.person()
      return [await transport.signOut(person), await transport.me(person), await transport.signOut(person)]
    },
    expected: [
      true,
      { refused: 401, message: 'Sign in to continue' },
      { refused: 401, message: 'Sign in to continue' },
    ],
  },
]

describe.each([REST, GRAPHQL])('§7 Accounts over $name', (transport) => {
  it.each(SCENARIOS)('$title', async ({ run, expected }) => {
    expect(await run(transport)).toEqual(expected)
  })
})
