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
