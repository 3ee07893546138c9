import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { EmergencyCallInput } from '#domain/input/emergency-call.ts'
import { medicalMessage } from '#domain/input/medical-messages.ts'
import { message } from '#domain/input/messages.ts'

/**
 * Records that the Emergency button was pressed, of a patient whom one may see where it is about one. Sent again it
 * changes nothing.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const recordEmergencyCall =
  ({ store, clock, audit }: AuditedContext<'emergency.call'>) =>
  async (actor: Actor | null, sent: { id: unknown; patientId?: unknown; country: unknown }) => {
    const person = authorise(actor, 'emergency.call')
    const id = parseId(sent.id)
    const { patientId, country } = parseInput(EmergencyCallInput, sent)
    if (patientId !== null && !(await store.patients.isVisible(person, patientId))) {
      throw refused('patientId', medicalMessage('patient_unknown'))
    }
    const event = audit('emergency.call', person.userId, {
      recordType: 'EmergencyCall',
      recordId: id,
      personId: patientId,
    })
    const { userId: byId, facilityId } = person
    const call = { id, facilityId, byId, patientId, country, at: clock.now() }
    const isNew = await store.emergencyCalls.create(call, event)
    if (!isNew && !(await store.emergencyCalls.isBy(id, byId))) throw refused('id', message('id_taken'))
    return { id }
  }
