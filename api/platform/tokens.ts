import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/

/** A new bearer token of 256 random bits, base64url. Only its hash is ever stored. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What the database knows a token by. */
export const hashToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(token).digest())

/** The token of an Authorization header, or null where there is none of the right form. */
export function bearerToken(header: string | null | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
  return token && TOKEN_PATTERN.test(token) ? token : null
}

/**
 * Tells whether a token is one of those whose SHA-256 digests, in hex, are given. Each is compared, in the same time
 * whatever the token is.
 */
export function tokenCheck(digests: readonly string[]): (token: string) => boolean {
  const known = digests.map((digest) => Buffer.from(digest, 'hex'))
  return (token) => {
    const sent = hashToken(token)
    return known.filter((digest) => timingSafeEqual(digest, sent)).length > 0
  }
}
