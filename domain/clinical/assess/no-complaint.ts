import { NO_COMPLAINT } from '#domain/clinical/language/finding-status.ts'

/** What somebody without a complaint may have: a pregnancy or a birth, and what was found as it should be. */
const WELL: ReadonlySet<string> = new Set([
  NO_COMPLAINT,
  'looks_well',
  'cervix_closed',
  'routine_visit',
  'immunised',
  'pregnant',
  'first_trimester',
  'second_trimester',
  'third_trimester',
  'recently_gave_birth',
  'breastfeeding',
])

/**
 * Takes "no complaint" back from whoever has anything else, an illness or a test that was not normal: of them it is no
 * reason to wait.
 *
 * @param hasUnreadNumber whether the text has a number that was not understood: it may be a result
 */
export function dropNoComplaint(known: Map<string, string>, hasUnreadNumber: boolean): void {
  const isIll = [...known].some(([id, status]) => status !== 'absent' && !WELL.has(id))
  if (isIll || hasUnreadNumber) known.delete(NO_COMPLAINT)
}
