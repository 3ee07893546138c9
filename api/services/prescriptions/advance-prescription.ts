import type { Actor } from '#api/access/actor.ts'
import { ACTION_OF_MOVE, mayMove } from '#api/access/prescription-moves.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound, refused } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { type CheckedPrescription, checkStanding, stopsOf } from '#api/services/prescriptions/check-prescription.ts'
import { tasksOfStep } from '#api/services/prescriptions/tasks-of-step.ts'
import type { NewStep, StandingRow } from '#api/store/prescriptions.ts'
import type { PrescriptionFinding } from '#domain/clinical/prescribing/prescription-finding.ts'
import { PrescriptionStepInput, type PrescriptionStepMove } from '#domain/input/dispensing.ts'
import { message } from '#domain/input/messages.ts'
import { prescriptionMessage } from '#domain/input/prescription-messages.ts'
import { statusOfDispensed } from '#domain/prescriptions/dispensed-quantities.ts'
import { isPossible } from '#domain/prescriptions/prescription-moves.ts'
import type { PrescriptionStatus, PrescriptionStepKind } from '#domain/vocabulary/prescriptions.ts'

const KIND_OF = {
  approve: 'approved',
  override: 'overridden',
  ask: 'asked',
  answer: 'answered',
  close: 'not_dispensed',
  cancel: 'cancelled',
} as const satisfies Readonly<Record<PrescriptionStepMove, PrescriptionStepKind>>

/** Where a prescription stands after a move; whatever else is said of it leaves it where it is. */
function statusAfter(standing: StandingRow, move: PrescriptionStepMove): PrescriptionStatus {
  if (move === 'approve') return 'ready'
  if (move === 'cancel') return 'cancelled'
  if (move !== 'close') return standing.status
  return statusOfDispensed(standing.items) === 'ready' ? 'not_dispensed' : 'partly_dispensed'
}

/**
 * The stops that are set aside, all of them known to whoever does it.
 * @throws InvalidInput where one is not found any more, or one is found that was not decided on
 */
function overriddenBy(overrides: readonly string[], checked: CheckedPrescription): PrescriptionFinding[] {
  const stops = stopsOf(checked)
  const isFound = (id: string) => stops.some((stop) => stop.id === id)
  if (!overrides.every(isFound)) throw refused('overrides', prescriptionMessage('override_unknown'))
  if (stops.some(({ id }) => !overrides.includes(id)))
    throw refused('overrides', prescriptionMessage('check_found_more'))
  return stops
}

/** The move itself taken already: it was sent before, and the answer was lost. */
const isTaken = ({ steps }: StandingRow, id: string, byId: string, kind: PrescriptionStepKind): boolean =>
  steps.some((step) => step.id === id && step.byId === byId && step.kind === kind)

/**
 * Moves a prescription on: approves it, sets findings of the check aside, asks or answers a question about it, ends it
 * without handing over the rest, or cancels it. Nothing that the check stops is approved unless somebody who may sets it
 * aside and says why. The id is the step's, made by whoever sends it; sent again it changes nothing.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for a prescription that one may not see)
 */
export const advancePrescription =
  (
    context: AuditedContext<
      | 'prescription.approve'
      | 'prescription.override'
      | 'prescription.ask'
      | 'prescription.answer'
      | 'prescription.close'
      | 'prescription.cancel'
      | 'prescription.read'
    >,
  ) =>
  async (
    actor: Actor | null,
    sent: { id: unknown; prescriptionId: unknown; move: unknown; note?: unknown; overrides?: unknown },
  ): Promise<{ id: string }> => {
    const { store, clock, audit } = context
    const person = authorise(actor, 'prescription.read')
    const { userId } = person
    const id = parseId(sent.id)
    const prescriptionId = parseId(sent.prescriptionId, 'prescriptionId')
    const { move, note, overrides } = parseInput(PrescriptionStepInput, sent)
    authorise(person, ACTION_OF_MOVE[move])
    const standing = await store.prescriptions.standing(person, prescriptionId)
    if (!standing) throw new NotFound('Prescription')
    const record = { recordType: 'Prescription', recordId: prescriptionId, personId: standing.patientId } as const
    const kind = KIND_OF[move]
    if (!isTaken(standing, id, userId, kind)) {
      if (standing.steps.some((step) => step.id === id)) throw refused('id', message('id_taken'))
      if (!mayMove(person, standing, move)) throw refused('move', prescriptionMessage('not_your_move'))
      if (!isPossible(standing, move)) throw refused('move', prescriptionMessage('prescription_moved'))
      const at = clock.now()
      const events = [audit(`prescription.${move}`, userId, record)]
      let stops: readonly PrescriptionFinding[] = []
      if (move === 'approve' || move === 'override') {
        stops = overriddenBy(overrides, await checkStanding(store, standing, at))
        if (move === 'override' && stops.length === 0) {
          throw refused('overrides', prescriptionMessage('override_unknown'))
        }
        if (move === 'approve' && stops.length > 0) {
          if (!mayMove(person, standing, 'override')) throw refused('overrides', prescriptionMessage('not_your_move'))
          events.push(audit('prescription.override', userId, record))
        }
      }
      const findings = stops.length > 0 ? stops : null
      const step: NewStep = { id, prescriptionId, kind, at, byId: userId, note, findings }
      const status = statusAfter(standing, move)
      const endedAt = move === 'close' || move === 'cancel' ? at : null
      const changes = await tasksOfStep(context, standing, { kind, at, byId: userId })
      const from = { id: prescriptionId, status: standing.status }
      if (await store.prescriptions.advance(from, { status, endedAt }, step, changes, events)) {
        return { id: prescriptionId }
      }
      const now = await store.prescriptions.standing(person, prescriptionId)
      if (!now || !isTaken(now, id, userId, kind)) throw refused('move', prescriptionMessage('prescription_moved'))
    }
    await store.audit.record(audit('prescription.read', userId, record))
    return { id: prescriptionId }
  }
