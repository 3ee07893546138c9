import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { hashPassword, passwordFits } from '#api/platform/passwords.ts'

const MANY = 24

describe('passwords', () => {
  it('fit the hash that was made of them, and no other', async () => {
    const hashes = await Promise.all(['first horse', 'second horse'].map(hashPassword))
    const [first = '', second = ''] = hashes
    expect(await Promise.all(hashes.map((passwordHash) => passwordFits(passwordHash, 'second horse')))).toEqual([
      false,
      true,
    ])
    expect(first.startsWith('$argon2id$v=19$m=19456,t=2,p=1$') && first !== second).toBe(true)
    expect(await passwordFits(null, 'second horse')).toBe(false)
  })

  it('that many people send at once leave a thread for what else the server does', async () => {
    let done = 0
    const tries = Array.from({ length: MANY }, async () => {
      await passwordFits(null, 'a password')
      done += 1
    })
    await readFile(import.meta.filename)
    expect(done).toBeLessThan(MANY / 2)
    await Promise.all(tries)
    expect(done).toBe(MANY)
  })

  it('go on being taken after one that cannot be read', async () => {
    await expect(passwordFits('no hash', 'a password')).rejects.toThrow('Decoding failed')
    expect(await passwordFits(await hashPassword('a password'), 'a password')).toBe(true)
  })
})
