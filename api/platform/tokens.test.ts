import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newToken, tokenCheck } from '#api/platform/tokens.ts'

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex')

describe('A token known by its digest', () => {
  const [one, other] = [newToken(), newToken()]
  const isKnown = tokenCheck([digestOf(one), digestOf(other)])

  it('is known, each of several', () => {
    expect(isKnown(one)).toBe(true)
    expect(isKnown(other)).toBe(true)
  })

  it.each([
    ['another token', newToken()],
    ['nothing', ''],
    ['the digest itself', digestOf(one)],
    ['a longer token', `${one}x`],
  ])('is not %s', (_what, token) => {
    expect(isKnown(token)).toBe(false)
  })

  it('is not known where there is none', () => {
    expect(tokenCheck([])('')).toBe(false)
    expect(tokenCheck([])(one)).toBe(false)
  })
})
