import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { turns } from '#api/platform/turns.ts'

/** OWASP's minimum for argon2id (the library's algorithm 2): 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One processor stays free to answer requests, and one of Node's four threads for files and names. */
const AT_A_TIME = Math.max(1, Math.min(availableParallelism() - 1, 3))

/** Does what takes a processor and memory for itself, when those that came before are done. */
const inTurn = turns(AT_A_TIME)

/** The argon2id hash of a password, in PHC string format, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS))

const zeros = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '')

/**
 * The hash of an account that cannot sign in: no password is known to give it. Verified for unknown accounts too, so
 * that they take as long as known ones.
 */
export const NO_PASSWORD = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$${zeros(16)}$${zeros(32)}`

/** Whether the password fits. With no hash (no such account) it takes as long, and answers no. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await inTurn(() => verify(passwordHash ?? NO_PASSWORD, password))
  return passwordHash !== null && fits
}
