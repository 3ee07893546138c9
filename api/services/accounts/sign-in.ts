import { passwordFits } from '#api/platform/passwords.ts'
import { accountOf } from '#api/services/accounts/account.ts'
import { newSession, type Origin, type SignedIn } from '#api/services/accounts/session.ts'
import { throttlePassword } from '#api/services/accounts/throttle-password.ts'
import type { ServiceContext } from '#api/services/context.ts'
import { InvalidCredentials } from '#api/services/errors.ts'
import { parseInput } from '#api/services/parse-input.ts'
import { SignInInput } from '#domain/input/account.ts'

/**
 * Signs in with e-mail and password. An unknown address and a wrong password give the same answer after
 * the same work.
 * @throws InvalidInput, TooManyAttempts, InvalidCredentials
 */
export const signIn = (context: ServiceContext) => {
  const tryPassword = throttlePassword(context)
  return async (sent: unknown, origin: Origin): Promise<SignedIn> => {
    const { email, password } = parseInput(SignInInput, sent)
    const existing = await context.store.accounts.findByEmail(email)
    const fits = await tryPassword(email, origin, () => passwordFits(existing?.passwordHash ?? null, password))
    if (!existing || !fits) throw new InvalidCredentials()
    const { token, session } = newSession(context, existing.id, origin)
    await context.store.accounts.createSession(session)
    return { token, account: accountOf(existing) }
  }
}
