import type { Actor } from '#api/access/actor.ts'
import { type Account, accountOf } from '#api/services/accounts/account.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { InvalidInput } from '#api/services/errors.ts'
import { parseInput } from '#api/services/parse-input.ts'
import { accountOfPerson } from '#api/store/audit.ts'
import { UpdateProfileInput } from '#domain/input/account.ts'
import { message } from '#domain/input/messages.ts'
import { isStaff } from '#domain/vocabulary/roles.ts'

/**
 * Replaces the profile of whoever asks. Region and facility decide which records a staff member may see, so a staff
 * member cannot change these two themselves, nor can somebody whose request waits: it is approved for the place that
 * the approver saw. A patient can, to a facility of their region.
 * @throws Unauthenticated, InvalidInput
 */
export const updateProfile =
  ({ store, audit }: AuditedContext<'account.update_profile'>) =>
  async (actor: Actor | null, sent: unknown): Promise<Account> => {
    const owner = authorise(actor, 'account.update_profile')
    const profile = parseInput(UpdateProfileInput, sent)
    const moves = profile.region !== owner.region
    const changesFacility = profile.facilityId !== owner.facilityId
    if (isStaff(owner.roles)) {
      if (moves) throw new InvalidInput([{ field: 'region', message: message('staff_place_fixed') }])
      if (changesFacility) throw new InvalidInput([{ field: 'facilityId', message: message('staff_place_fixed') }])
    } else if (moves || changesFacility) {
      if (await store.roleRequests.isWaiting(owner.userId)) {
        const field = moves ? 'region' : 'facilityId'
        throw new InvalidInput([{ field, message: message('place_fixed_while_waiting') }])
      }
      if (profile.facilityId !== null && !(await store.facilities.isIn(profile.facilityId, profile.region))) {
        throw new InvalidInput([{ field: 'facilityId', message: message('facility_invalid') }])
      }
    }
    const event = audit('account.update_profile', owner.userId, accountOfPerson(owner.userId))
    return accountOf(await store.accounts.updateProfile(owner.userId, profile, event))
  }
