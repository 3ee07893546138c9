import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { parseId } from '#api/services/parse-input.ts'

/**
 * One patient whom one may see.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for a patient whom one may not see)
 */
export const readPatient =
  ({ store, audit }: AuditedContext<'patient.read'>) =>
  async (actor: Actor | null, sent: unknown) => {
    const person = authorise(actor, 'patient.read')
    const id = parseId(sent)
    const event = audit('patient.read', person.userId, { recordType: 'Patient', recordId: id, personId: id })
    const patient = await store.patients.find(person, id, event)
    if (!patient) throw new NotFound('Patient')
    return patient
  }
