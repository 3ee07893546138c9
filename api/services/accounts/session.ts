import { hashToken, newToken } from '#api/platform/tokens.ts'
import type { Account } from '#api/services/accounts/account.ts'
import type { ServiceContext } from '#api/services/context.ts'
import type { NewSession } from '#api/store/sessions.ts'

const SESSION_MS = 30 * 86_400_000

/** What signing in or up gives: a bearer token, shown this once, and the account. */
export interface SignedIn {
  readonly token: string
  readonly account: Account
}

/** A new session of 30 days with its token, not yet stored. */
export function newSession(
  { clock, newId, origin }: ServiceContext,
  userId: string,
): { token: string; session: NewSession } {
  const token = newToken()
  const createdAt = clock.now()
  return {
    token,
    session: {
      id: newId(),
      userId,
      tokenHash: hashToken(token),
      userAgent: origin.userAgent,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + SESSION_MS),
    },
  }
}
