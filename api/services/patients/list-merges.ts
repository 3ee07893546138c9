import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { parseInput } from '#api/services/parse-input.ts'
import type { PageRequest } from '#domain/input/page.ts'
import { MergePageInput } from '#domain/input/patient-merge.ts'

/**
 * Which of the merges of patients whom one may see a page holds, for a read that selects its own fields.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const patientMergesPage =
  ({ store, audit }: AuditedContext<'patient_merge.list'>) =>
  async (actor: Actor | null, page: PageRequest & { readonly status?: unknown }) => {
    const person = authorise(actor, 'patient_merge.read')
    const event = audit('patient_merge.list', person.userId, { recordType: 'Person', recordId: null, personId: null })
    return store.patientMerges.page(person, parseInput(MergePageInput, page), event)
  }
