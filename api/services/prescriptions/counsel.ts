import type { Actor } from '#api/access/actor.ts'
import { mayMove } from '#api/access/prescription-moves.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound, refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { counselingOf } from '#api/services/prescriptions/counseling-of.ts'
import type { HandedOver } from '#api/store/dispensings.ts'
import { CounselingInput } from '#domain/input/dispensing.ts'
import { message } from '#domain/input/messages.ts'
import { prescriptionMessage } from '#domain/input/prescription-messages.ts'

/** @throws InvalidInput where something was told that is no point of what was handed over, or nothing at all */
async function ensurePoints(handedOver: HandedOver, { told, language }: CounselingInput): Promise<void> {
  const medicines = await counselingOf(handedOver, language)
  const isPoint = (itemId: string, id: string) =>
    medicines.some((one) => one.itemId === itemId && one.points.some((point) => point.id === id))
  if (!told.every(({ itemId, points }) => points.every((id) => isPoint(itemId, id)))) {
    throw refused('told', prescriptionMessage('point_unknown'))
  }
  if (told.every(({ points }) => points.length === 0)) throw refused('told', prescriptionMessage('points_required'))
}

/**
 * Records what a patient was told of the medicines that were handed over, and whether they could say it back. Once for
 * each dispensing; sent again with the same id it changes nothing.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for what one may not see)
 */
export const recordCounseling =
  ({ store, clock, audit }: AuditedContext<'counseling.create' | 'dispensing.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; counseling: unknown }): Promise<{ id: string }> => {
    const person = authorise(actor, 'prescription.dispense')
    const { userId } = person
    const id = parseId(sent.id)
    const input = parseInput(CounselingInput, sent.counseling)
    const handedOver = await store.dispensings.find(person, input.dispensingId)
    if (!handedOver) throw new NotFound('Dispensing')
    const { prescription } = handedOver
    const record = { recordType: 'Dispensing', recordId: handedOver.id, personId: prescription.patientId } as const
    const answerFirst = async (now: HandedOver | null) => {
      if (now?.counseling && now.counseling.id !== id) {
        throw refused('dispensingId', prescriptionMessage('counseled_already'))
      }
      if (now?.counseling?.byId !== userId) throw refused('id', message('id_taken'))
      await store.audit.record(audit('dispensing.read', userId, record))
      return { id: handedOver.id }
    }
    if (handedOver.counseling) return answerFirst(handedOver)
    if (!mayMove(person, prescription, 'dispense')) {
      throw refused('dispensingId', prescriptionMessage('other_facility'))
    }
    await ensurePoints(handedOver, input)
    const { dispensingId, language, told, teachBack, note } = input
    const counseling = { id, dispensingId, at: clock.now(), byId: userId, language, told, teachBack, note }
    if (await store.dispensings.counsel(counseling, audit('counseling.create', userId, record))) {
      return { id: handedOver.id }
    }
    return answerFirst(await store.dispensings.find(person, handedOver.id))
  }
