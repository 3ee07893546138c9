import { openSession, type SignedIn } from '#api/services/accounts/session.ts'
import { type PasswordTryAction, throttlePassword } from '#api/services/accounts/throttle-password.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { InvalidCredentials } from '#api/services/errors.ts'
import { parseInput } from '#api/services/parse-input.ts'
import { SignInInput } from '#domain/input/account.ts'

/**
 * Signs in with e-mail and password. An unknown address and a wrong password give the same answer after
 * the same work.
 * @throws InvalidInput, TooManyAttempts, InvalidCredentials
 */
export const signIn = (context: AuditedContext<'account.sign_in' | PasswordTryAction>) => {
  const tryPassword = throttlePassword(context)
  return async (sent: unknown): Promise<SignedIn> => {
    const { email, password } = parseInput(SignInInput, sent)
    const existing = await context.store.accounts.findByEmail(email)
    const signedIn = await tryPassword({ email, userId: existing?.id ?? null, actorId: null }, () =>
      openSession(context, existing, password),
    )
    if (!signedIn) throw new InvalidCredentials()
    return signedIn
  }
}
