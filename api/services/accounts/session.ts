import { passwordFits } from '#api/platform/passwords.ts'
import { hashToken, newToken } from '#api/platform/tokens.ts'
import { type Account, type AccountRow, accountOf } from '#api/services/accounts/account.ts'
import type { AuditedContext, ServiceContext } from '#api/services/context.ts'
import type { NewSession } from '#api/store/sessions.ts'

const SESSION_MS = 30 * 86_400_000

/** What signing in or up gives: a bearer token, shown this once, and the account. */
export interface SignedIn {
  readonly token: string
  readonly account: Account
}

/** A new session of 30 days with its token, not yet stored. */
export function newSession(
  { clock, newId, origin }: Pick<ServiceContext, 'clock' | 'newId' | 'origin'>,
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

/**
 * Opens a session of the account. Null where the password does not fit, which takes as long without an account, and
 * where it was changed while it was being verified: a session of the old password would outlive the change.
 */
export async function openSession(
  context: AuditedContext<'account.sign_in'>,
  existing: (AccountRow & { readonly passwordHash: string }) | null,
  password: string,
): Promise<SignedIn | null> {
  const fits = await passwordFits(existing?.passwordHash ?? null, password)
  if (!existing || !fits) return null
  const { token, session } = newSession(context, existing.id)
  const record = { recordType: 'Session', recordId: session.id, personId: existing.id } as const
  const event = context.audit('account.sign_in', existing.id, record)
  const isOpen = await context.store.sessions.open(session, existing.passwordHash, event)
  return isOpen ? { token, account: accountOf(existing) } : null
}
