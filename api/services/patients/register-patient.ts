import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { InvalidInput } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { newPatientCode } from '#api/store/new-patient-code.ts'
import { message } from '#domain/input/messages.ts'
import { patientInputAt } from '#domain/input/patient.ts'
import { patientMessage } from '#domain/input/patient-messages.ts'

/** A second code in a row that is in use is one in thousands of millions. */
const MOST_CODES = 5

/**
 * Registers a patient at the facility of the health worker who asks. The id is made by whoever sends it; sent again it
 * answers with the patient of the first time and changes nothing.
 * @throws Unauthenticated, Forbidden, InvalidInput (also for a worker without a facility)
 */
export const registerPatient =
  ({ store, clock, newId, audit }: AuditedContext<'patient.register' | 'patient.read'>) =>
  async (actor: Actor | null, sent: { readonly id: unknown; readonly patient: unknown }) => {
    const person = authorise(actor, 'patient.register')
    const { facilityId } = person
    if (facilityId === null) throw new InvalidInput([{ field: 'facilityId', message: patientMessage('no_facility') }])
    const id = sent.id == null ? newId() : parseId(sent.id)
    const createdAt = clock.now()
    const input = parseInput(patientInputAt(createdAt), sent.patient)
    const record = { recordType: 'Patient', recordId: id, personId: id } as const
    const event = audit('patient.register', person.userId, record)

    for (let tries = 0; tries < MOST_CODES; tries += 1) {
      const patient = { id, code: newPatientCode(), facilityId, registeredById: person.userId, createdAt, input }
      const written = await store.patientRecords.create(patient, event)
      if (written === 'code_taken') continue
      if (written !== 'id_taken') return written
      const first = await store.patients.find(person, id, audit('patient.read', person.userId, record))
      if (!first) throw new InvalidInput([{ field: 'id', message: message('id_taken') }])
      return first
    }
    throw new Error(`Each of ${MOST_CODES} new codes was in use`)
  }
