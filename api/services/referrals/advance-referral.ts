import type { Actor } from '#api/access/actor.ts'
import { partiesOf } from '#api/access/referral-parties.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext, ServiceContext } from '#api/services/context.ts'
import { NotFound, refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import type { FollowedReferral } from '#api/store/referrals.ts'
import { newTasks, type TaskChanges } from '#api/store/task-rows.ts'
import { message } from '#domain/input/messages.ts'
import { ReferralStepInput } from '#domain/input/referral.ts'
import { referralMessage } from '#domain/input/referral-messages.ts'
import { closedBy } from '#domain/tasks/closed-by.ts'
import { tasksFrom } from '#domain/tasks/tasks-from.ts'
import { mayMove, REFERRAL_PARTIES, type ReferralMove } from '#domain/vocabulary/referrals.ts'

/** Whether this very step was taken before: then nothing is left to do. */
function isTaken({ steps }: FollowedReferral, id: string, byId: string, status: ReferralMove): boolean {
  const taken = steps.find((step) => step.id === id)
  if (!taken) return false
  if (taken.byId !== byId || taken.status !== status) throw refused('id', message('id_taken'))
  return true
}

function ensureMove(person: Actor, referral: FollowedReferral, to: ReferralMove): void {
  if (mayMove(partiesOf(person, referral), referral.status, to)) return
  const byOthers = mayMove(REFERRAL_PARTIES, referral.status, to)
  throw refused('status', referralMessage(byOthers ? 'not_your_move' : 'referral_moved'))
}

/** What becomes of the sender's tasks: a referral that is accepted is still to be confirmed. */
async function tasksOfMove(
  { store, newId }: Pick<ServiceContext, 'store' | 'newId'>,
  { userId: byId }: Actor,
  { id, patientId, fromFacilityId }: FollowedReferral,
  status: ReferralMove,
  at: Date,
): Promise<TaskChanges> {
  if (status === 'accepted') return { made: [], closed: [], at, byId }
  const move = { kind: 'referral_confirmed', id, patientId, facilityId: fromFacilityId, at, status } as const
  const closed = closedBy(move, await store.tasks.openOf(patientId, at))
  return { made: newTasks(tasksFrom(move), newId, at), closed, at, byId }
}

/**
 * Moves a referral that one may see on: accepts, declines, marks as arrived, closes or cancels it. The id is the step's,
 * made by whoever sends it; sent again it changes nothing. Of two people who move it at once one does, and the other is
 * told.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for a referral that one may not see)
 */
export const advanceReferral =
  (context: AuditedContext<'referral.advance' | 'referral.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; referralId: unknown; status: unknown; note?: unknown }) => {
    const { store, clock, audit } = context
    const person = authorise(actor, 'referral.advance')
    const { userId } = person
    const id = parseId(sent.id)
    const referralId = parseId(sent.referralId, 'referralId')
    const { status, note } = parseInput(ReferralStepInput, sent)
    const referral = await store.referrals.find(person, referralId)
    if (!referral) throw new NotFound('Referral')
    const record = { recordType: 'Referral', recordId: referralId, personId: referral.patientId } as const
    if (!isTaken(referral, id, userId, status)) {
      ensureMove(person, referral, status)
      const event = audit('referral.advance', userId, record)
      const at = clock.now()
      const step = { id, referralId, status, at, byId: userId, note }
      const changes = await tasksOfMove(context, person, referral, status, at)
      if (await store.referrals.advance(step, changes, event)) return { id: referralId }
      const now = await store.referrals.find(person, referralId)
      if (!now || !isTaken(now, id, userId, status)) throw refused('status', referralMessage('referral_moved'))
    }
    await store.audit.record(audit('referral.read', userId, record))
    return { id: referralId }
  }
