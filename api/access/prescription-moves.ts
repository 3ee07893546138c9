import type { Actor } from '#api/access/actor.ts'
import { type Action, can } from '#api/access/policy.ts'
import { isPossible, type StandingPrescription } from '#domain/prescriptions/prescription-moves.ts'
import { PRESCRIPTION_MOVES, type PrescriptionMove } from '#domain/vocabulary/prescriptions.ts'

/** What somebody has to be allowed to do so that a move can be theirs. */
export const ACTION_OF_MOVE = {
  approve: 'prescription.approve',
  override: 'prescription.override',
  ask: 'prescription.ask',
  answer: 'prescription.answer',
  dispense: 'prescription.dispense',
  close: 'prescription.dispense',
  cancel: 'prescription.cancel',
} as const satisfies Readonly<Record<PrescriptionMove, Action>>

/** What is handed over comes off the shelf of one's own facility. */
const AT_THE_SHELF: ReadonlySet<PrescriptionMove> = new Set(['dispense', 'close'])

/** A prescription, by where it was asked for. */
export interface PlacedPrescription {
  readonly facilityId: string
  readonly facility: { readonly region: string }
}

/**
 * Whether somebody is the one to move a prescription so, wherever it stands: who works where it was asked for, and for
 * what is decided of it a medical officer of the country too.
 */
export function mayMove(actor: Actor, { facilityId, facility }: PlacedPrescription, move: PrescriptionMove): boolean {
  if (!can(actor, ACTION_OF_MOVE[move])) return false
  if (actor.facilityId === facilityId) return true
  return !AT_THE_SHELF.has(move) && actor.roles.includes('medical_officer') && actor.region === facility.region
}

/** What somebody may do with a prescription where it stands, in the order in which it is offered. */
export const movesOf = (
  actor: Actor | null,
  prescription: PlacedPrescription & StandingPrescription,
): PrescriptionMove[] =>
  actor === null
    ? []
    : PRESCRIPTION_MOVES.filter((move) => isPossible(prescription, move) && mayMove(actor, prescription, move))
