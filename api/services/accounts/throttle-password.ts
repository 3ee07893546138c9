import { networkOf } from '#api/platform/network.ts'
import type { ServiceContext } from '#api/services/context.ts'
import { TooManyAttempts } from '#api/services/errors.ts'

const WINDOW_SECONDS = 15 * 60
/** Of one address at one account, so that nobody locks an owner out who is elsewhere. */
const ACCOUNT = { name: 'password-account', tries: 10, windowSeconds: WINDOW_SECONDS }
/** Of one address at all accounts together. */
const ADDRESS = { name: 'password-address', tries: 100, windowSeconds: WINDOW_SECONDS }

/**
 * Lets a password be tried only so often: 10 times in 15 minutes an account from one address, 100 times an
 * address; whether there is such an account makes no difference. A password that fits is not counted, and
 * starts the account's count anew. Tries count before they are answered, so that none slip by together.
 * @returns what tries the password, given a function that answers whether it fits
 * @throws TooManyAttempts, without the password having been tried
 */
export function throttlePassword({ openLimit, origin }: Pick<ServiceContext, 'openLimit' | 'origin'>) {
  const atAccount = openLimit(ACCOUNT)
  const fromAddress = openLimit(ADDRESS)

  const network = networkOf(origin.address)

  return async (email: string, fits: () => Promise<boolean>): Promise<boolean> => {
    const addressWait = await fromAddress.take(network)
    if (addressWait !== null) throw new TooManyAttempts(addressWait)
    const accountWait = await atAccount.take(email, network)
    if (accountWait !== null) {
      // One person's patience must not shut out everybody behind the same address.
      await fromAddress.giveBack(network)
      throw new TooManyAttempts(accountWait)
    }
    const answer = await fits()
    if (answer) {
      await atAccount.forget(email, network)
      await fromAddress.giveBack(network)
    }
    return answer
  }
}
