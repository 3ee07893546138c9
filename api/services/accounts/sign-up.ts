import { networkOf } from '#api/platform/network.ts'
import { hashPassword, passwordFits } from '#api/platform/passwords.ts'
import { accountOf } from '#api/services/accounts/account.ts'
import { newSession, type SignedIn } from '#api/services/accounts/session.ts'
import { throttlePassword } from '#api/services/accounts/throttle-password.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { EmailTaken, InvalidInput, TooManyAttempts } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { isUniqueViolation } from '#api/store/client.ts'
import { SignUpInput } from '#domain/input/account.ts'
import { message } from '#domain/input/messages.ts'
import { isDemoAccount } from '#domain/vocabulary/demo-accounts.ts'

/** Generous: a training day enrols a class behind one address. It bounds what a flood of accounts costs. */
const SIGN_UPS = { name: 'sign-up-address', tries: 300, windowSeconds: 15 * 60 }

/**
 * Makes an account and signs it in (specification §3, §5, §6). A staff role is requested, and works as
 * patient until it is approved; in a demonstration it is approved at once. The same id sent again with the
 * same e-mail and password signs in to the account of the first time.
 * @throws InvalidInput, EmailTaken, TooManyAttempts
 */
export const signUp = (context: AuditedContext<'account.sign_up' | 'account.sign_in'>) => {
  const { store, clock, newId, demo, openLimit, origin, audit } = context
  const fromAddress = openLimit(SIGN_UPS)
  const tryPassword = throttlePassword(context)
  return async (sent: unknown): Promise<SignedIn> => {
    const input = parseInput(SignUpInput, sent)
    const givenId = sent && typeof sent === 'object' && 'id' in sent ? sent.id : undefined
    const id = givenId == null ? newId() : parseId(givenId)
    if (input.facilityId !== null && !(await store.facilities.exists(input.facilityId))) {
      throw new InvalidInput([{ field: 'facilityId', message: message('facility_invalid') }])
    }

    const wait = await fromAddress.take(networkOf(origin.address))
    if (wait !== null) throw new TooManyAttempts(wait)

    const { password, role, ...profile } = input
    const { token, session } = newSession(context, id)
    const patient = { id: newId(), role: 'patient', status: 'approved' } as const
    const staff = { id: newId(), role, status: demo ? 'approved' : 'requested' } as const
    const account = {
      ...profile,
      id,
      passwordHash: await hashPassword(password),
      createdAt: clock.now(),
      roles: role === 'patient' ? [patient] : [patient, staff],
    }
    try {
      const created = await store.accounts.create(account, session, audit('account.sign_up', id, 'User', id))
      return { token, account: accountOf(created) }
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }

    const existing = await store.accounts.findByEmail(input.email)
    if (!existing) throw new InvalidInput([{ field: 'id', message: message('id_taken') }])
    if (!demo && isDemoAccount(existing.email)) throw new EmailTaken()
    // A repeat shows whether a password fits, as a sign-in does, so its tries count as a sign-in's.
    const isRepeat =
      existing.id === id && (await tryPassword(input.email, () => passwordFits(existing.passwordHash, password)))
    if (!isRepeat) throw new EmailTaken()
    await store.sessions.create(session, audit('account.sign_in', id, 'Session', session.id))
    return { token, account: accountOf(existing) }
  }
}
