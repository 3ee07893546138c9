import { passwordFits } from '#api/platform/passwords.ts'
import { accountOf } from '#api/services/accounts/account.ts'
import { newSession, type SignedIn } from '#api/services/accounts/session.ts'
import { throttlePassword } from '#api/services/accounts/throttle-password.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { InvalidCredentials } from '#api/services/errors.ts'
import { parseInput } from '#api/services/parse-input.ts'
import { SignInInput } from '#domain/input/account.ts'
import { isDemoAccount } from '#domain/vocabulary/demo-accounts.ts'

/**
 * Signs in with e-mail and password. An unknown address and a wrong password give the same answer after
 * the same work, and so do the accounts of a demonstration where there is none.
 * @throws InvalidInput, TooManyAttempts, InvalidCredentials
 */
export const signIn = (context: AuditedContext<'account.sign_in' | 'account.sign_in_failed'>) => {
  const { store, demo, audit } = context
  const tryPassword = throttlePassword(context)
  return async (sent: unknown): Promise<SignedIn> => {
    const { email, password } = parseInput(SignInInput, sent)
    const found = await store.accounts.findByEmail(email)
    // A database can come from a demonstration, with accounts whose password everybody knows.
    const existing = demo || !isDemoAccount(email) ? found : null
    const fits = await tryPassword(email, () => passwordFits(existing?.passwordHash ?? null, password))
    if (!existing || !fits) {
      await store.audit.record(audit('account.sign_in_failed', null, 'User', existing?.id ?? null))
      throw new InvalidCredentials()
    }
    const { token, session } = newSession(context, existing.id)
    await store.sessions.create(session, audit('account.sign_in', existing.id, 'Session', session.id))
    return { token, account: accountOf(existing) }
  }
}
