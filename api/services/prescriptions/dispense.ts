import type { Actor } from '#api/access/actor.ts'
import { mayMove } from '#api/access/prescription-moves.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { InsufficientStock, NotFound, refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { checkStanding, stopsOf } from '#api/services/prescriptions/check-prescription.ts'
import { type LineToDispense, linesToDispense } from '#api/services/prescriptions/lines-to-dispense.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import type { NewDispensing } from '#api/store/dispensings.ts'
import type { StandingRow } from '#api/store/prescriptions.ts'
import type { HeldBatch } from '#api/store/stock-ledger.ts'
import { DispensingInput } from '#domain/input/dispensing.ts'
import { message } from '#domain/input/messages.ts'
import { prescriptionMessage } from '#domain/input/prescription-messages.ts'
import { statusOfDispensed } from '#domain/prescriptions/dispensed-quantities.ts'
import { isAsked, isPossible } from '#domain/prescriptions/prescription-moves.ts'
import { type Pick, pickBatches } from '#domain/stock/pick-batches.ts'
import { type Day, dayAt } from '#domain/time/local-day.ts'

interface PickedLine extends LineToDispense {
  readonly picks: readonly Pick<HeldBatch>[]
}

/**
 * What is taken of which batch: those that expire first and outlast the course, and just those that were seen.
 * @throws InsufficientStock with every line that there is too little of
 * @throws InvalidInput where other batches are to be taken than were seen
 */
function pickLines(lines: readonly LineToDispense[], batches: readonly HeldBatch[], today: Day): PickedLine[] {
  // A medicine that stands on two lines leaves the second what the first has not taken.
  const left = new Map(batches.map((batch) => [batch.id, batch.quantity]))
  const missing: { itemId: string; available: number }[] = []
  const picked = lines.flatMap((line): PickedLine[] => {
    const ofMedicine = batches
      .filter(({ medicineId }) => medicineId === line.medicineId)
      .map((batch) => ({ ...batch, quantity: left.get(batch.id) ?? 0 }))
    const wanted = { quantity: line.quantity, today, courseDays: line.item.durationDays }
    const { picks, available } = pickBatches(ofMedicine, wanted)
    if (picks === null) {
      missing.push({ itemId: line.item.id, available })
      return []
    }
    for (const { batch, quantity } of picks) left.set(batch.id, batch.quantity - quantity)
    return [{ ...line, picks }]
  })
  if (missing.length > 0) throw new InsufficientStock(missing)
  for (const { picks, seen } of picked) {
    const isSeen = ({ batch, quantity }: Pick<HeldBatch>) => seen.get(batch.id) === quantity
    if (picks.length !== seen.size || !picks.every(isSeen)) {
      throw refused('lines', prescriptionMessage('stock_moved'))
    }
  }
  return picked
}

/** Refuses what may not be handed over now, wherever it stands. */
function ensureDispensable(standing: StandingRow): void {
  if (!isPossible(standing, 'dispense')) throw refused('prescriptionId', prescriptionMessage('prescription_moved'))
  if (isAsked(standing)) throw refused('prescriptionId', prescriptionMessage('question_open'))
}

interface HandingOver {
  readonly id: string
  readonly byId: string
  readonly at: Date
  readonly reason: string | null
  readonly newId: () => string
}

/** Every row of it, from how the prescription stands and what is taken. */
function rowsOf(standing: StandingRow, picked: readonly PickedLine[], over: HandingOver): NewDispensing {
  const { id, byId, at, reason, newId } = over
  const items = picked.flatMap(({ item, picks }) =>
    picks.map(({ batch, quantity }) => ({
      id: newId(),
      dispensingId: id,
      itemId: item.id,
      batchId: batch.id,
      quantity,
    })),
  )
  const after = standing.items.map((line) => ({
    quantity: line.quantity,
    dispensed: [
      ...line.dispensed,
      ...items.filter(({ itemId }) => itemId === line.id).map(({ quantity }) => ({ quantity, returned: [] })),
    ],
  }))
  const status = statusOfDispensed(after)
  if (status !== 'dispensed' && reason === null) throw refused('reason', prescriptionMessage('partial_reason'))
  const isWhole = status === 'dispensed'
  const { id: prescriptionId, facilityId } = standing
  return {
    dispensing: { id, prescriptionId, facilityId, dispensedById: byId, at, reason: isWhole ? null : reason },
    items,
    movements: items.map(({ batchId, quantity }) => ({
      id: newId(),
      batchId,
      kind: 'dispense',
      quantity: -quantity,
      at,
      byId,
      reason: null,
      sourceId: id,
    })),
    step: {
      id: newId(),
      prescriptionId,
      kind: isWhole ? 'dispensed' : 'partly_dispensed',
      at,
      byId,
      note: isWhole ? null : reason,
      findings: null,
    },
    prescription: { status, endedAt: isWhole ? at : null },
  }
}

/**
 * Hands over medicines of a prescription, whole or in part, out of the batches that expire first and outlast the course,
 * in one transaction that holds the prescription and the batches: nothing leaves twice, and no more than is there. The
 * batches are those that whoever dispenses has seen: where others are to be taken by now, nothing is. The id is the
 * dispensing's, made by whoever sends it; sent again it answers with the first and hands nothing over.
 * @throws Unauthenticated, Forbidden, InvalidInput, InsufficientStock, NotFound (also for one that one may not see)
 */
export const dispensePrescription =
  ({ store, clock, newId, audit }: AuditedContext<'dispensing.create' | 'dispensing.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; dispensing: unknown }): Promise<{ id: string }> => {
    const person = authorise(actor, 'prescription.dispense')
    const { userId } = person
    const id = parseId(sent.id)
    const input = parseInput(DispensingInput, sent.dispensing)
    const standing = await store.prescriptions.standing(person, input.prescriptionId)
    if (!standing) throw new NotFound('Prescription')
    const record = { recordType: 'Dispensing', recordId: id, personId: standing.patientId } as const

    const answerFirst = async () => {
      const first = await store.dispensings.find(person, id)
      if (first?.dispensedById !== userId || first.prescriptionId !== input.prescriptionId) {
        throw refused('id', message('id_taken'))
      }
      await store.audit.record(audit('dispensing.read', userId, record))
      return { id }
    }
    if (await store.dispensings.find(person, id)) return answerFirst()

    if (!mayMove(person, standing, 'dispense')) throw refused('prescriptionId', prescriptionMessage('other_facility'))
    ensureDispensable(standing)
    const at = clock.now()
    // What the engine has to say changes with the day, not within the second.
    if (stopsOf(await checkStanding(store, standing, at)).length > 0) {
      throw refused('prescriptionId', prescriptionMessage('check_stops'))
    }
    const medicines = await store.prescriptions.medicines()
    const today = dayAt(timeZoneAt(standing.facility), at)
    const over = { id, byId: userId, at, reason: input.reason, newId }
    const medicineIds = [...new Set(input.lines.map(({ medicineId }) => medicineId))]
    const isNew = await store.dispensings.create(
      { id, prescriptionId: standing.id, facilityId: standing.facilityId },
      medicineIds,
      (held, batches) => {
        ensureDispensable(held)
        return rowsOf(held, pickLines(linesToDispense(held, input, medicines), batches, today), over)
      },
      audit('dispensing.create', userId, record),
    )
    return isNew ? { id } : answerFirst()
  }
