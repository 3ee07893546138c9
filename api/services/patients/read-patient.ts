import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { InvalidInput, NotFound } from '#api/services/errors.ts'
import { parseId } from '#api/services/parse-input.ts'
import { message } from '#domain/input/messages.ts'
import { readPatientCode } from '#domain/patients/patient-code.ts'

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

/**
 * The patient whom one may see with the code of a card.
 * @throws Unauthenticated, Forbidden, InvalidInput where it is no code or has a slip in it, NotFound (also for a patient
 *   whom one may not see)
 */
export const readPatientByCode =
  ({ store, audit }: AuditedContext<'patient.read'>) =>
  async (actor: Actor | null, sent: string) => {
    const person = authorise(actor, 'patient.read')
    const code = readPatientCode(sent)
    if (code === null) throw new InvalidInput([{ field: 'code', message: message('patient_code_invalid') }])
    const event = audit('patient.read', person.userId, { recordType: 'Patient', recordId: null, personId: null })
    const patient = await store.patients.findByCode(person, code, event)
    if (!patient) throw new NotFound('Patient')
    return patient
  }
