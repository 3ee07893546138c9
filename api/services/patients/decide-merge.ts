import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { InvalidInput, NotFound } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { MergeDecisionInput } from '#domain/input/patient-merge.ts'
import { patientMessage } from '#domain/input/patient-messages.ts'

/**
 * Approves or declines a merge that somebody else proposed. One that was decided already stays as it was decided.
 * @throws Unauthenticated, Forbidden, InvalidInput (also where something stands against merging now), NotFound
 */
export const decidePatientMerge =
  ({ store, clock, audit }: AuditedContext<'patient_merge.decide' | 'patient_merge.read'>) =>
  async (actor: Actor | null, sent: { readonly id: unknown; readonly approve: unknown; readonly reason?: unknown }) => {
    const person = authorise(actor, 'patient_merge.decide')
    const id = parseId(sent.id)
    const { approve, reason } = parseInput(MergeDecisionInput, sent)
    const record = { recordType: 'PatientMerge', recordId: id, personId: null } as const
    const event = audit('patient_merge.decide', person.userId, record)
    const decided = await store.patientMerges.decide(person, id, { approve, reason, at: clock.now() }, event)
    if (typeof decided === 'string') throw new InvalidInput([{ field: 'id', message: patientMessage(decided) }])
    if (decided) return decided

    const before = await store.patientMerges.read(person, id, audit('patient_merge.read', person.userId, record))
    if (!before) throw new NotFound('Merge')
    if (before.status === 'proposed') throw new InvalidInput([{ field: 'id', message: patientMessage('merge_own') }])
    return before
  }
