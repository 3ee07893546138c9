import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { MergeReasonInput } from '#domain/input/patient-merge.ts'

/**
 * Takes a merge back, with a reason: each record has its own rows again, which it never lost. One that is not merged
 * stays as it is.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound
 */
export const undoPatientMerge =
  ({ store, clock, audit }: AuditedContext<'patient_merge.undo' | 'patient_merge.read'>) =>
  async (actor: Actor | null, sent: { readonly id: unknown; readonly reason: unknown }) => {
    const person = authorise(actor, 'patient_merge.decide')
    const id = parseId(sent.id)
    const { reason } = parseInput(MergeReasonInput, sent)
    const record = { recordType: 'PatientMerge', recordId: id, personId: null } as const
    const event = audit('patient_merge.undo', person.userId, record)
    const undone = await store.patientMerges.undo(person, id, { reason, at: clock.now() }, event)
    if (undone) return undone
    const before = await store.patientMerges.read(person, id, audit('patient_merge.read', person.userId, record))
    if (!before) throw new NotFound('Merge')
    return before
  }
