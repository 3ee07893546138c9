import type { Actor } from '#api/access/actor.ts'
import { hashPassword, passwordFits } from '#api/platform/passwords.ts'
import { type PasswordTryAction, throttlePassword } from '#api/services/accounts/throttle-password.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { InvalidInput, NotFound } from '#api/services/errors.ts'
import { parseInput } from '#api/services/parse-input.ts'
import { accountOfPerson } from '#api/store/audit.ts'
import { ChangePasswordInput } from '#domain/input/account.ts'
import { message } from '#domain/input/messages.ts'
import { isDemoAccount } from '#domain/vocabulary/demo-accounts.ts'

/**
 * Replaces the password of whoever asks, who proves the one so far, and signs every other device out. The password of
 * a demonstration account stays: everybody who tries the demonstration signs in with it.
 * @throws Unauthenticated, InvalidInput, TooManyAttempts
 */
export const changePassword = (context: AuditedContext<'account.change_password' | PasswordTryAction>) => {
  const { store, clock, demo, audit } = context
  const tryPassword = throttlePassword(context)
  return async (actor: Actor | null, sent: unknown): Promise<void> => {
    const owner = authorise(actor, 'account.change_password')
    const { currentPassword, newPassword } = parseInput(ChangePasswordInput, sent)
    const account = await store.accounts.findById(owner.userId)
    if (demo && account && isDemoAccount(account.email)) {
      throw new InvalidInput([{ field: 'newPassword', message: message('demo_password_fixed') }])
    }
    if (!account) throw new NotFound('Account')
    const { email, id: userId, passwordHash } = account
    const changed = await tryPassword({ email, userId, actorId: userId }, async () => {
      if (!(await passwordFits(passwordHash, currentPassword))) return null
      const hashes = { proven: passwordHash, next: await hashPassword(newPassword) }
      const event = audit('account.change_password', userId, accountOfPerson(userId))
      // It may have been changed elsewhere in the meantime: then what was proven proves nothing.
      return (await store.accounts.changePassword(owner, hashes, clock.now(), event)) || null
    })
    if (!changed) throw new InvalidInput([{ field: 'currentPassword', message: message('current_password_wrong') }])
  }
}
