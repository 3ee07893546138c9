import type { Actor } from '#api/access/actor.ts'
import { type Account, accountOf } from '#api/services/accounts/account.ts'
import { authorise } from '#api/services/authorise.ts'
import type { ServiceContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'

/**
 * The account of whoever asks.
 * @throws Unauthenticated
 */
export const readAccount =
  ({ store }: ServiceContext) =>
  async (actor: Actor | null): Promise<Account> => {
    const { userId } = authorise(actor, 'account.read_own')
    const row = await store.accounts.findById(userId)
    if (!row) throw new NotFound('Account')
    return accountOf(row)
  }
