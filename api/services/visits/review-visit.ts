import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { VisitReviewInput } from '#domain/input/visit-review.ts'

/**
 * Says whether a health worker agrees with what the clinical engine answered to a visit, and why not. Whoever may see the
 * visit at the bedside may say it; said again the last word counts, and every one of them left its event.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for a visit that one may not see)
 */
export const reviewVisit =
  ({ store, clock, audit }: AuditedContext<'visit.review'>) =>
  async (actor: Actor | null, sent: { id: unknown; agreed: unknown; reason?: unknown }) => {
    const person = authorise(actor, 'visit.review')
    const id = parseId(sent.id)
    const { agreed, reason } = parseInput(VisitReviewInput, { agreed: sent.agreed, reason: sent.reason })
    const event = audit('visit.review', person.userId, {
      recordType: 'MedicalAssessment',
      recordId: id,
      personId: null,
    })
    const review = { agreed, disagreementReason: agreed ? null : reason, reviewedAt: clock.now() }
    const reviewed = await store.visits.review(person, id, review, event)
    if (!reviewed) throw new NotFound('Visit')
    return reviewed
  }
