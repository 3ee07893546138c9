import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { parseId } from '#api/services/parse-input.ts'

/**
 * One visit with its patient, what was measured and entered, and its plan, for whoever may see the patient's records.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for a visit that one may not see)
 */
export const readVisit =
  ({ store, audit }: AuditedContext<'visit.read'>) =>
  async (actor: Actor | null, sent: unknown) => {
    const person = authorise(actor, 'medical.read_patients')
    const id = parseId(sent)
    const event = audit('visit.read', person.userId, { recordType: 'MedicalAssessment', recordId: id, personId: null })
    const visit = await store.visits.find(person, id, event)
    if (!visit) throw new NotFound('Visit')
    return visit
  }
