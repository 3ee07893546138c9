import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id (the library's algorithm 2): 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The argon2id hash of a password, in PHC string format, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS)

/** A hash that no password fits: verified for unknown accounts, so that they take as long as known ones. */
const NOBODY = await hash(crypto.randomUUID(), OPTIONS)

/** Whether the password fits. With no hash (no such account) it takes as long, and answers no. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? NOBODY, password)
  return passwordHash !== null && fits
}
