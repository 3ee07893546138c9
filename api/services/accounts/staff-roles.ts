import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext, ServiceContext } from '#api/services/context.ts'
import { InvalidInput, NotFound } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { message } from '#domain/input/messages.ts'
import { StaffPageInput, type StaffPageRequest, TakeRoleAwayInput } from '#domain/input/staff.ts'
import { isDemoAccount } from '#domain/vocabulary/demo-accounts.ts'

/**
 * Which of the staff roles that this person may take away a page holds, for a read that selects its own fields.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const staffRolesPage =
  ({ store }: ServiceContext) =>
  async (actor: Actor | null, page: StaffPageRequest) =>
    store.staffRoles.page(authorise(actor, 'staff_role.read'), parseInput(StaffPageInput, page))

/**
 * Takes a staff role away, with a reason that is told to the person; it gives nothing from their next request on. One
 * that was taken away already stays as it is. The roles of demonstration accounts stay: everybody shares them.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound
 */
export const takeRoleAway =
  ({ store, clock, demo, audit }: AuditedContext<'staff_role.take_away' | 'staff_role.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; reason: unknown }) => {
    const approver = authorise(actor, 'staff_role.take_away')
    const id = parseId(sent.id)
    const { reason } = parseInput(TakeRoleAwayInput, sent)
    const held = await store.staffRoles.find(approver, id)
    if (!held) throw new NotFound('Staff role')
    if (demo && isDemoAccount(held.user.email)) {
      throw new InvalidInput([{ field: 'id', message: message('demo_role_fixed') }])
    }
    const record = { recordType: 'RoleGrant', recordId: id, personId: held.userId } as const
    const event = audit('staff_role.take_away', approver.userId, record)
    const removed = await store.staffRoles.takeAway(approver, held, { reason, decidedAt: clock.now() }, event)
    if (removed === 'last_administrator') {
      throw new InvalidInput([{ field: 'id', message: message('last_administrator') }])
    }
    if (removed) return removed
    const before = await store.staffRoles.find(approver, id)
    if (!before) throw new NotFound('Staff role')
    await store.audit.record(audit('staff_role.read', approver.userId, record))
    return before
  }
