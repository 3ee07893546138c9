import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { InvalidInput, refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { message } from '#domain/input/messages.ts'
import { MergeReasonInput } from '#domain/input/patient-merge.ts'
import { patientMessage } from '#domain/input/patient-messages.ts'

/** Which of the two records a fault is about. */
const FIELD_OF = { merge_kept_merged: 'keptId', merge_proposed: 'duplicateId' } as const

/**
 * Proposes that two records are one person's. Nothing is merged until somebody else decides it. The id is made by whoever
 * sends it; sent again it answers with the proposal as it stands.
 * @throws Unauthenticated, Forbidden, InvalidInput (also for a patient whom one may not see)
 */
export const proposePatientMerge =
  ({ store, clock, audit }: AuditedContext<'patient_merge.propose' | 'patient_merge.read'>) =>
  async (
    actor: Actor | null,
    sent: { readonly id: unknown; readonly keptId: unknown; readonly duplicateId: unknown; readonly reason: unknown },
  ) => {
    const person = authorise(actor, 'patient_merge.propose')
    const id = parseId(sent.id)
    const keptId = parseId(sent.keptId, 'keptId')
    const duplicateId = parseId(sent.duplicateId, 'duplicateId')
    const { reason } = parseInput(MergeReasonInput, sent)
    if (keptId === duplicateId) throw refused('duplicateId', patientMessage('merge_same'))
    // The store puts into the events whose records they are.
    const record = { recordType: 'PatientMerge', recordId: id, personId: null } as const
    const merge = { id, keptId, duplicateId, reason, proposedById: person.userId, proposedAt: clock.now() }
    const proposed = await store.patientMerges.propose(
      person,
      merge,
      audit('patient_merge.propose', person.userId, record),
    )
    if (typeof proposed !== 'string') return proposed
    if (proposed !== 'id_taken') {
      throw refused(
        proposed in FIELD_OF ? FIELD_OF[proposed as keyof typeof FIELD_OF] : 'duplicateId',
        patientMessage(proposed),
      )
    }
    const first = await store.patientMerges.read(person, id, audit('patient_merge.read', person.userId, record))
    if (!first) throw new InvalidInput([{ field: 'id', message: message('id_taken') }])
    return first
  }
