import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { parseInput } from '#api/services/parse-input.ts'
import { ReferralListInput, type ReferralListRequest } from '#domain/input/referral.ts'

/**
 * Which of the referrals that one's facility sent, or that came to it, a page holds: those that are open first.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const referralsPage =
  ({ store, audit }: AuditedContext<'referral.list'>) =>
  async (actor: Actor | null, list: ReferralListRequest) => {
    const person = authorise(actor, 'referral.read')
    const { userId } = person
    const event = audit('referral.list', userId, { recordType: 'Person', recordId: userId, personId: userId })
    return store.referrals.page(person, parseInput(ReferralListInput, list), event)
  }
