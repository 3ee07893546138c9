import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { CHANGE_PASSWORD, SIGN_IN, SIGN_UP, signUpBody, signUpInput } from '#tests/support/account-requests.ts'
import type { Caller } from '#tests/support/caller.ts'
import { recordStatements } from '#tests/support/sql-statements.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const WRONG = 'not the password'
const SENTENCE = 'Too many attempts. Wait a few minutes and try again.'
const WINDOW_SECONDS = 900

let server: TestServer
let lastHost = 0
beforeAll(async () => {
  server = await startTestServer({ trustProxy: 'loopback' })
})
afterAll(() => server.close())

/** An address that nobody had before, of the networks set aside for examples (RFC 5737, RFC 2544). */
const newAddress = () => {
  lastHost += 1
  return `198.18.${lastHost >> 8}.${lastHost & 255}`
}

/** Somebody at this address, as a proxy tells it. */
const at = (address: string, caller: Caller = server) => ({
  signIn: (email: string, password: string) =>
    caller.rest('POST', '/api/auth/signin', { email, password }, { 'x-forwarded-for': address }),
  signUp: (body: unknown) => caller.rest('POST', '/api/auth/signup', body, { 'x-forwarded-for': address }),
  graphql: (query: string, variables: unknown) =>
    caller.rest('POST', '/graphql', { query, variables }, { 'x-forwarded-for': address }),
})

const newEmail = () => `${newId()}@example.org`

async function statusesOf(times: number, attempt: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await attempt()).status)
  return statuses
}

/** Lets the windows of all counts pass. */
const passWindows = () => server.client.throttle.updateMany({ data: { expire: 1n } })

describe('§6 Sign-in, 10 tries an account from one address', () => {
  it('answers the 11th try within 15 minutes with 429, Retry-After and a sentence', async () => {
    const { email } = await server.person()
    const guesser = at(newAddress())
    expect(await statusesOf(10, () => guesser.signIn(email, WRONG))).toEqual(Array(10).fill(401))
    const { status, body, headers } = await guesser.signIn(email, WRONG)
    expect({ status, body }).toEqual({ status: 429, body: { error: SENTENCE } })
    const retryAfter = headers.get('retry-after')
    expect(retryAfter).toMatch(/^\d+$/)
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(Number(retryAfter)).toBeLessThanOrEqual(WINDOW_SECONDS)
  })

  it('refuses the right password too, in whatever letters the account is written', async () => {
    const { email, password } = await server.person()
    const guesser = at(newAddress())
    await statusesOf(10, () => guesser.signIn(email, WRONG))
    expect((await guesser.signIn(` ${email.toUpperCase()}`, password)).status).toBe(429)
  })

  it('lets the owner in at another address, and other people in at the guesser’s', async () => {
    const [owner, neighbour] = [await server.person(), await server.person()]
    const address = newAddress()
    await statusesOf(20, () => at(address).signIn(owner.email, WRONG))
    expect((await at(newAddress()).signIn(owner.email, owner.password)).status).toBe(200)
    expect((await at(address).signIn(neighbour.email, neighbour.password)).status).toBe(200)
  })

  it('answers for an unknown account just as for a known one, to the byte', async () => {
    const { email } = await server.person()
    const [known, unknown] = [at(newAddress()), at(newAddress())]
    const unknownEmail = newEmail()
    for (let time = 1; time <= 12; time += 1) {
      const [first, second] = [await known.signIn(email, WRONG), await unknown.signIn(unknownEmail, WRONG)]
      expect([second.status, second.text, second.headers.has('retry-after')]).toEqual([
        first.status,
        first.text,
        first.headers.has('retry-after'),
      ])
    }
  })

  it('asks the database the same for an unknown account as for a known one', async () => {
    const { email } = await server.person()
    const recorder = recordStatements()
    onTestFinished(() => recorder.stop())
    for (const tries of [1, 10]) {
      const [known, unknown] = [at(newAddress()), at(newAddress())]
      const unknownEmail = newEmail()
      await statusesOf(tries - 1, () => known.signIn(email, WRONG))
      await statusesOf(tries - 1, () => unknown.signIn(unknownEmail, WRONG))
      const first = await recorder.during(() => known.signIn(email, WRONG))
      expect(await recorder.during(() => unknown.signIn(unknownEmail, WRONG))).toEqual(first)
      expect(first.length).toBeGreaterThan(3)
    }
  })

  it('counts tries that arrive together', async () => {
    const { email } = await server.person()
    const guesser = at(newAddress())
    const answers = await Promise.all(Array.from({ length: 15 }, () => guesser.signIn(email, WRONG)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array(10).fill(401),
      ...Array(5).fill(429),
    ])
  })

  it('takes tries again when 15 minutes have passed', async () => {
    const { email, password } = await server.person()
    const owner = at(newAddress())
    await statusesOf(11, () => owner.signIn(email, WRONG))
    await passWindows()
    expect((await owner.signIn(email, password)).status).toBe(200)
  })

  it('does not count what succeeds, and starts anew after it', async () => {
    const { email, password } = await server.person()
    const owner = at(newAddress())
    await statusesOf(9, () => owner.signIn(email, WRONG))
    expect(await statusesOf(12, () => owner.signIn(email, password))).toEqual(Array(12).fill(200))
    expect(await statusesOf(10, () => owner.signIn(email, WRONG))).toEqual(Array(10).fill(401))
  })

  it('answers over GraphQL with a member of the union, and the same header', async () => {
    const { email, password } = await server.person()
    const guesser = at(newAddress())
    const attempt = (tried: string) => guesser.graphql(SIGN_IN, { input: { email, password: tried } })
    for (let time = 1; time <= 10; time += 1) {
      expect((await attempt(WRONG)).body.data.signIn).toEqual({
        __typename: 'InvalidCredentials',
        message: 'Invalid credentials',
      })
    }
    const { body, headers } = await attempt(password)
    const { signIn } = body.data
    expect(signIn).toEqual({ __typename: 'TooManyAttempts', message: SENTENCE, retryAfterSeconds: expect.any(Number) })
    expect(headers.get('retry-after')).toBe(`${signIn.retryAfterSeconds}`)
    expect((await guesser.signIn(email, password)).status).toBe(429)
  })

  it('counts the tries at the password so far of who changes it, and answers with a member of the union', async () => {
    const person = await server.person()
    const attempt = async (currentPassword: string) =>
      person.graphql(CHANGE_PASSWORD, { currentPassword, newPassword: 'maziwa lala' })
    const wrong = { __typename: 'InvalidInput', message: 'This is not your current password', field: 'currentPassword' }
    for (let time = 1; time <= 10; time += 1) expect((await attempt(WRONG)).data.changePassword).toEqual(wrong)
    const { status, data, headers } = await attempt(person.password)
    const { changePassword } = data
    expect({ status, changePassword }).toEqual({
      status: 200,
      changePassword: { __typename: 'TooManyAttempts', message: SENTENCE, retryAfterSeconds: expect.any(Number) },
    })
    expect(headers.get('retry-after')).toBe(`${changePassword.retryAfterSeconds}`)
    expect((await at(newAddress()).signIn(person.email, person.password)).status).toBe(200)
  })

  it('believes no X-Forwarded-For but a trusted proxy’s', async () => {
    const direct = await startTestServer()
    try {
      const email = newEmail()
      await statusesOf(10, () => at(newAddress(), direct).signIn(email, WRONG))
      expect((await at(newAddress(), direct).signIn(email, WRONG)).status).toBe(429)
    } finally {
      await direct.close()
    }
  })

  it('believes of X-Forwarded-For only what the proxy itself added', async () => {
    const email = newEmail()
    const address = newAddress()
    await statusesOf(10, () => at(`${newAddress()}, ${address}`).signIn(email, WRONG))
    expect((await at(`${newAddress()}, ${address}`).signIn(email, WRONG)).status).toBe(429)
  })
})

describe('§6 Sign-in, 100 tries an address', () => {
  it('answers the 101st try with 429, whatever the account, and lets other addresses in', async () => {
    const { email, password } = await server.person()
    const guesser = at(newAddress())
    const answers = await Promise.all(Array.from({ length: 100 }, () => guesser.signIn(newEmail(), WRONG)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    const { status, body, headers } = await guesser.signIn(email, password)
    expect({ status, body }).toEqual({ status: 429, body: { error: SENTENCE } })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await at(newAddress()).signIn(email, password)).status).toBe(200)
  })
})

describe('§5 Sign-up', () => {
  it('counts the passwords that are tried with an account’s id as those of a sign-in', async () => {
    const { userId, email, password } = await server.person()
    const guesser = at(newAddress())
    const guess = (tried: string) => guesser.signUp(signUpBody({ id: userId, email, password: tried }))
    expect(await statusesOf(10, () => guess(WRONG))).toEqual(Array(10).fill(409))
    expect((await guess(password)).status).toBe(429)
    expect((await guesser.signIn(email, password)).status).toBe(429)
  })

  it('tells of 60 e-mails that they are taken, and then takes no sign-up from there', async () => {
    const { email } = await server.person()
    const guesser = at(newAddress())
    const answers = await Promise.all(Array.from({ length: 62 }, () => guesser.signUp(signUpBody({ email }))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array(60).fill(409),
      ...Array(2).fill(429),
    ])
    expect((await guesser.signUp(signUpBody())).status).toBe(429)
    expect((await at(newAddress()).signUp(signUpBody())).status).toBe(201)
  })

  it('takes 300 from one address in 15 minutes, over both transports', async () => {
    const address = newAddress()
    await at(address).signUp(signUpBody())
    await server.client.throttle.updateMany({
      where: { key: { startsWith: 'sign-up-address:' }, points: 1 },
      data: { points: 298 },
    })
    const sent = signUpBody({ id: newId() })
    // Sent again it makes no other account, but is answered as the first time, and counts as that.
    for (let time = 0; time < 2; time += 1) expect((await at(address).signUp(sent)).status).toBe(201)
    const rest = await at(address).signUp(signUpBody())
    expect({ status: rest.status, body: rest.body }).toEqual({ status: 429, body: { error: SENTENCE } })
    expect(rest.headers.has('retry-after')).toBe(true)
    const { body, headers } = await at(address).graphql(SIGN_UP, { input: signUpInput() })
    expect(body.data.signUp).toMatchObject({ __typename: 'TooManyAttempts', message: SENTENCE })
    expect(headers.get('retry-after')).toBe(`${body.data.signUp.retryAfterSeconds}`)
    expect((await at(newAddress()).signUp(signUpBody())).status).toBe(201)
  })
})

describe('what is stored of tries', () => {
  it('names neither the account nor the address', async () => {
    const email = newEmail()
    const address = newAddress()
    await at(address).signIn(email, WRONG)
    const stored = await server.client.throttle.findMany()
    expect(stored.length).toBeGreaterThan(0)
    for (const { key } of stored) {
      expect(key).toMatch(/^[a-z-]+:[A-Za-z0-9_-]{43}$/)
      expect(key).not.toContain(address)
    }
  })
})
