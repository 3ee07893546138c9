import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { RoleDecisionInput } from '#domain/input/staff.ts'

/**
 * Approves or declines a requested role. A request that was decided already stays as it was decided.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound
 */
export const decideRoleRequest =
  ({ store, clock, audit }: AuditedContext<'role_request.decide' | 'role_request.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; decision: unknown; reason?: unknown }) => {
    const approver = authorise(actor, 'role_request.decide')
    const id = parseId(sent.id)
    const { decision, reason } = parseInput(RoleDecisionInput, sent)
    const decided = await store.roleRequests.decide(
      approver,
      id,
      { status: decision, reason, decidedAt: clock.now() },
      // The store adds whose request it is.
      audit('role_request.decide', approver.userId, { recordType: 'RoleGrant', recordId: id, personId: null }),
    )
    if (decided) return decided
    const before = await store.roleRequests.find(approver, id)
    if (!before) throw new NotFound('Role request')
    const record = { recordType: 'RoleGrant', recordId: id, personId: before.userId } as const
    await store.audit.record(audit('role_request.read', approver.userId, record))
    return before
  }
