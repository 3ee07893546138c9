/** Pending until somebody who may prescribe approves it; ready to be dispensed; and what came of it. */
export const PRESCRIPTION_STATUSES = [
  'pending',
  'ready',
  'dispensed',
  'partly_dispensed',
  'not_dispensed',
  'cancelled',
] as const
export type PrescriptionStatus = (typeof PRESCRIPTION_STATUSES)[number]

/** The three lists of the dispensing page (specification §2). What was partly dispensed waits in the first until it ends. */
export const PRESCRIPTION_LISTS = ['ready', 'pending', 'history'] as const
export type PrescriptionList = (typeof PRESCRIPTION_LISTS)[number]

/** What happens to a prescription once it was asked for. */
export const PRESCRIPTION_STEP_KINDS = [
  'approved',
  'overridden',
  'asked',
  'answered',
  'dispensed',
  'partly_dispensed',
  'returned',
  'not_dispensed',
  'cancelled',
] as const
export type PrescriptionStepKind = (typeof PRESCRIPTION_STEP_KINDS)[number]

/** What somebody does with a prescription. */
export const PRESCRIPTION_MOVES = ['approve', 'override', 'ask', 'answer', 'dispense', 'close', 'cancel'] as const
export type PrescriptionMove = (typeof PRESCRIPTION_MOVES)[number]
