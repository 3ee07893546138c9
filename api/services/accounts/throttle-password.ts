import { networkOf } from '#api/platform/network.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { TooManyAttempts } from '#api/services/errors.ts'
import { accountOfPerson } from '#api/store/audit.ts'
import type { Refusal } from '#api/store/throttle.ts'

const WINDOW_SECONDS = 15 * 60
/** Of one address at one account, so that nobody locks an owner out who is elsewhere. */
const ACCOUNT = { name: 'password-account', tries: 10, windowSeconds: WINDOW_SECONDS }
/** Of one address at all accounts together. */
const ADDRESS = { name: 'password-address', tries: 100, windowSeconds: WINDOW_SECONDS }

/** The events that a try leaves whose password is not accepted. */
export const PASSWORD_TRIES = ['account.password_failed', 'account.password_throttled'] as const
export type PasswordTryAction = (typeof PASSWORD_TRIES)[number]

/** Whose password is tried, and by whom. */
interface PasswordTry {
  /** As it is stored: in small letters. */
  readonly email: string
  /** Null where no account has this e-mail. */
  readonly userId: string | null
  /** Who is signed in already; null at a sign-in: a password that does not fit proves nobody. */
  readonly actorId: string | null
}

/**
 * Lets a password be tried only so often: 10 times in 15 minutes an account from one address, 100 times an
 * address; whether there is such an account makes no difference. A password that fits is not counted, and
 * starts the account's count anew. Tries count before they are answered, so that none slip by together.
 * A try that fails leaves an event, and so does the first of a window that is refused.
 * @returns what tries the password, given what does the thing that it proves, or answers null where it does not fit
 * @throws TooManyAttempts, without the password having been tried
 */
export function throttlePassword({ openLimit, origin, store, audit }: AuditedContext<PasswordTryAction>) {
  const atAccount = openLimit(ACCOUNT)
  const fromAddress = openLimit(ADDRESS)
  const network = networkOf(origin.address)

  const record = ({ actorId, userId }: PasswordTry, action: PasswordTryAction) =>
    store.audit.record(audit(action, actorId, accountOfPerson(userId)))

  async function refuse(tried: PasswordTry, { retryAfterSeconds, isFirst }: Refusal): Promise<never> {
    // One event a window: a flood that is refused must not fill the trail.
    if (isFirst) await record(tried, 'account.password_throttled')
    throw new TooManyAttempts(retryAfterSeconds)
  }

  return async <Proven>(tried: PasswordTry, prove: () => Promise<Proven | null>): Promise<Proven | null> => {
    const account = [tried.email, network]
    const atAddressLimit = await fromAddress.take([network])
    if (atAddressLimit) return refuse(tried, atAddressLimit)
    const atAccountLimit = await atAccount.take(account)
    if (atAccountLimit) {
      // One person's patience must not shut out everybody behind the same address.
      await fromAddress.giveBack([network])
      return refuse(tried, atAccountLimit)
    }
    const proven = await prove()
    if (proven === null) {
      await record(tried, 'account.password_failed')
      return null
    }
    await atAccount.forget(account)
    await fromAddress.giveBack([network])
    return proven
  }
}
