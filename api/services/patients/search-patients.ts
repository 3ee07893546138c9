import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { parseInput } from '#api/services/parse-input.ts'
import { PatientSearchInput } from '#domain/input/patient-search.ts'
import { SHORTEST_SEARCH } from '#domain/patients/search-text.ts'

/**
 * The ids of the patients whom one may see and a search finds, the best first: by code, phone number or national id, by
 * the beginning of a name, by a part of it, and by its sound. A search of one character finds nobody; none finds all.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const searchPatients =
  ({ store, audit }: AuditedContext<'patient.list'>) =>
  async (actor: Actor | null, sent: { readonly search?: unknown; readonly limit?: unknown }): Promise<string[]> => {
    const person = authorise(actor, 'patient.read')
    const event = audit('patient.list', person.userId, { recordType: 'Patient', recordId: null, personId: null })
    const input = parseInput(PatientSearchInput, sent)
    const isTooShort = input.search !== null && input.search.length < SHORTEST_SEARCH
    return store.patients.search(person, isTooShort ? null : input, event)
  }
