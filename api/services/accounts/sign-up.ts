import { networkOf } from '#api/platform/network.ts'
import { hashPassword } from '#api/platform/passwords.ts'
import { accountOf } from '#api/services/accounts/account.ts'
import { newSession, openSession, type SignedIn } from '#api/services/accounts/session.ts'
import { type PasswordTryAction, throttlePassword } from '#api/services/accounts/throttle-password.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { EmailTaken, InvalidInput, TooManyAttempts } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { accountOfPerson } from '#api/store/audit.ts'
import { isUniqueViolation } from '#api/store/database-errors.ts'
import { SignUpInput } from '#domain/input/account.ts'
import { message } from '#domain/input/messages.ts'

/** How many one sign-up counts for that makes no account: it may tell that an e-mail has one already. */
const IN_VAIN = 5
/**
 * 300 that make an account, or 60 that make none. Generous: a training day enrols a class behind one address. It
 * bounds what a flood of accounts costs, and how fast somebody finds out who has one. Each counts as one in vain until
 * it is not.
 */
const SIGN_UPS = { name: 'sign-up-address', tries: 300 + IN_VAIN - 1, windowSeconds: 15 * 60 }

/**
 * Makes an account and signs it in (specification §3, §5, §6). A staff role is requested, and works as
 * patient until it is approved; in a demonstration it is approved at once. The same id sent again with the
 * same e-mail and password signs in to the account of the first time.
 * @throws InvalidInput, EmailTaken, TooManyAttempts
 */
export const signUp = (context: AuditedContext<'account.sign_up' | 'account.sign_in' | PasswordTryAction>) => {
  const { store, clock, newId, demo, openLimit, origin, audit } = context
  const fromAddress = openLimit(SIGN_UPS)
  const tryPassword = throttlePassword(context)
  return async (sent: unknown): Promise<SignedIn> => {
    const input = parseInput(SignUpInput, sent)
    const givenId = sent && typeof sent === 'object' && 'id' in sent ? sent.id : undefined
    const id = givenId == null ? newId() : parseId(givenId)
    if (input.facilityId !== null && !(await store.facilities.isIn(input.facilityId, input.region))) {
      throw new InvalidInput([{ field: 'facilityId', message: message('facility_invalid') }])
    }

    const address = [networkOf(origin.address)]
    const refusal = await fromAddress.take(address, IN_VAIN)
    if (refusal) throw new TooManyAttempts(refusal.retryAfterSeconds)

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
      const event = audit('account.sign_up', id, accountOfPerson(id))
      const created = await store.accounts.create(account, session, event)
      await fromAddress.giveBack(address, IN_VAIN - 1)
      return { token, account: accountOf(created) }
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }

    const existing = await store.accounts.findByEmail(input.email)
    if (!existing) throw new InvalidInput([{ field: 'id', message: message('id_taken') }])
    if (existing.id !== id) throw new EmailTaken()
    // A repeat shows whether a password fits, as a sign-in does, so its tries count as a sign-in's.
    const repeated = await tryPassword({ email: input.email, userId: id, actorId: null }, () =>
      openSession(context, existing, password),
    )
    if (!repeated) throw new EmailTaken()
    await fromAddress.giveBack(address, IN_VAIN - 1)
    return repeated
  }
}
