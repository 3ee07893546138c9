import type { PrescriptionMove, PrescriptionStatus, PrescriptionStepKind } from '#domain/vocabulary/prescriptions.ts'

interface Rule {
  readonly from: readonly PrescriptionStatus[]
  /** Whether it has to be said why, or what. */
  readonly note: 'required' | 'optional'
  /** Only while a question waits for its answer. */
  readonly whileAsked?: true
}

/** In which something more can happen with a prescription. */
const OPEN = ['pending', 'ready', 'partly_dispensed'] as const satisfies readonly PrescriptionStatus[]
const TO_DISPENSE = ['ready', 'partly_dispensed'] as const satisfies readonly PrescriptionStatus[]

/**
 * What can be done with a prescription where it stands. `close` ends it without handing over the rest: not dispensed where
 * nothing was, and partly dispensed for good where something was. What was handed over cannot be cancelled: it comes back
 * by a return.
 */
export const PRESCRIPTION_RULES: Readonly<Record<PrescriptionMove, Rule>> = {
  approve: { from: ['pending'], note: 'optional' },
  override: { from: TO_DISPENSE, note: 'required' },
  ask: { from: OPEN, note: 'required' },
  answer: { from: OPEN, note: 'required', whileAsked: true },
  dispense: { from: TO_DISPENSE, note: 'optional' },
  close: { from: TO_DISPENSE, note: 'required' },
  cancel: { from: ['pending', 'ready'], note: 'required' },
}

/** Where a prescription stands, as far as the moves ask for it. */
export interface StandingPrescription {
  readonly status: PrescriptionStatus
  /** A date once nothing more is to happen. */
  readonly endedAt: Date | null
  /** In the order in which they happened. */
  readonly steps: readonly { readonly kind: PrescriptionStepKind }[]
}

/** Whether a question about it waits for its answer. */
export const isAsked = ({ steps }: Pick<StandingPrescription, 'steps'>): boolean =>
  steps.findLast(({ kind }) => kind === 'asked' || kind === 'answered')?.kind === 'asked'

/** Whether it can be moved so by anybody. */
export function isPossible(prescription: StandingPrescription, move: PrescriptionMove): boolean {
  const { from, whileAsked } = PRESCRIPTION_RULES[move]
  if (prescription.endedAt !== null || !from.includes(prescription.status)) return false
  return !whileAsked || isAsked(prescription)
}
