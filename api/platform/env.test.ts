import { describe, expect, it } from 'vitest'
import { InvalidEnvironment, readEnv } from '#api/platform/env.ts'

describe('TRUST_PROXY', () => {
  it('believes nobody by default', () => {
    expect(readEnv({}).trustProxy).toBe(false)
    expect(readEnv({ TRUST_PROXY: '' }).trustProxy).toBe(false)
  })

  it.each(['loopback', '10.0.0.7', '10.0.0.0/8, fd00::/8', 'loopback,uniquelocal'])('takes the networks %s', (sent) => {
    expect(readEnv({ TRUST_PROXY: sent }).trustProxy).toBe(sent)
  })

  it.each(['true', '1', '*', '10.0.0.0/33', '10.0.0.0/', 'proxy.example.org', 'loopback,'])('refuses %s', (sent) => {
    expect(() => readEnv({ TRUST_PROXY: sent })).toThrow(InvalidEnvironment)
  })
})

describe('who may send GraphQL operations of their own', () => {
  it.each([
    ['a demonstration', {}, true],
    ['development', { DEMO: '0', NODE_ENV: 'development' }, true],
    ['development on a PostgreSQL server', { DATABASE_URL: 'postgresql://localhost/x', NODE_ENV: 'development' }, true],
    ['a PostgreSQL server', { DATABASE_URL: 'postgresql://localhost/x' }, false],
    ['no demonstration', { DEMO: '0' }, false],
    ['production', { DEMO: '0', NODE_ENV: 'production' }, false],
  ])('is anybody or not in %s', (_where, variables, open) => {
    expect(readEnv(variables).openGraphql).toBe(open)
  })
})

describe('GRAPHQL_SERVICE_TOKENS', () => {
  const [one, other] = ['a1'.repeat(32), 'B2'.repeat(32)]

  it('is a list of digests, by default none', () => {
    expect(readEnv({}).serviceTokenDigests).toEqual([])
    expect(readEnv({ GRAPHQL_SERVICE_TOKENS: '' }).serviceTokenDigests).toEqual([])
    expect(readEnv({ GRAPHQL_SERVICE_TOKENS: `${one}, ${other}` }).serviceTokenDigests).toEqual([one, 'b2'.repeat(32)])
  })

  it.each(['secret', one.slice(1), `${one},`, `${one} ${one}`, 'g'.repeat(64)])('refuses %s', (sent) => {
    expect(() => readEnv({ GRAPHQL_SERVICE_TOKENS: sent })).toThrow(/GRAPHQL_SERVICE_TOKENS: must be SHA-256 digests/)
  })
})
