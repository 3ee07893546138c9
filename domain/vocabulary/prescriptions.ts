/** Pending until somebody who may prescribe approves it; ready to be dispensed; and what came of it. */
export const PRESCRIPTION_STATUSES = [
  'pending',
  'ready',
  'dispensed',
  'partly_dispensed',
  'not_dispensed',
  'cancelled',
] as const
