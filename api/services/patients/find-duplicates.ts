import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { parseInput } from '#api/services/parse-input.ts'
import { PatientDuplicatesInput } from '#domain/input/patient-search.ts'

export type { PatientDuplicate } from '#api/store/patients.ts'

/**
 * Records of patients whom one may see that may be of the person described, the most alike first, each with its reasons.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const findPatientDuplicates =
  ({ store, audit }: AuditedContext<'patient.find_duplicates'>) =>
  async (actor: Actor | null, sent: unknown) => {
    const person = authorise(actor, 'patient.read')
    const event = audit('patient.find_duplicates', person.userId, {
      recordType: 'Patient',
      recordId: null,
      personId: null,
    })
    return store.patients.findDuplicates(person, parseInput(PatientDuplicatesInput, sent), event)
  }
