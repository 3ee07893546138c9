import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound, refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { type PatientInput, patientInputAt } from '#domain/input/patient.ts'
import { patientMessage } from '#domain/input/patient-messages.ts'

/** Whether a record says already what is sent: it was sent before, and the answer was lost. */
const says = (record: Readonly<Record<keyof PatientInput, unknown>>, input: PatientInput): boolean => {
  const fields = Object.keys(input) as (keyof PatientInput)[]
  return fields.every((field) => JSON.stringify(record[field]) === JSON.stringify(input[field]))
}

/**
 * Changes what the record of a patient says, whole: what is left out is taken away. The version is that of the record
 * as it was read: where somebody else changed it since, nothing is changed.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for a patient whom one may not see)
 */
export const updatePatient =
  ({ store, clock, audit }: AuditedContext<'patient.update' | 'patient.read'>) =>
  async (actor: Actor | null, sent: { readonly id: unknown; readonly version: unknown; readonly patient: unknown }) => {
    const person = authorise(actor, 'patient.update')
    const id = parseId(sent.id)
    const { version } = sent
    if (typeof version !== 'number') throw refused('version', patientMessage('version_invalid'))
    const input = parseInput(patientInputAt(clock.now()), sent.patient)
    const record = { recordType: 'Patient', recordId: id, personId: id } as const
    const event = audit('patient.update', person.userId, record)
    const changed = await store.patientRecords.update(person, id, version, input, event)
    if (changed) return changed

    const found = await store.patients.find(person, id, audit('patient.read', person.userId, record))
    if (!found) throw new NotFound('Patient')
    if (found.mergedIntoId !== null) throw refused('id', patientMessage('record_merged'))
    if (!says(found, input)) throw refused('version', patientMessage('record_changed'))
    return found
  }
