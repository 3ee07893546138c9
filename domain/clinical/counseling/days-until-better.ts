import { STATEMENTS_OF_MEDICINE } from '#domain/clinical/counseling/statements-of-medicine.ts'
import { REGIMENS } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import type { Regimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import type { ListedMedicine } from '#domain/vocabulary/medicines.ts'

/**
 * After how many days somebody who is not better comes back; null where that cannot be said: what is taken for life,
 * or to prevent something, makes nobody feel better.
 * @param durationDays of the prescription; where it has none, the engine's regimens of the medicine speak
 */
export function daysUntilBetter(
  { code, knownAs }: Pick<ListedMedicine, 'code' | 'knownAs'>,
  durationDays: number | null,
): number | null {
  const within = STATEMENTS_OF_MEDICINE[code]?.betterWithinDays
  if (within === undefined) return null
  const regimens: readonly Regimen[] = Object.values(REGIMENS).filter(({ medicine }) => medicine === knownAs)
  if (typeof within === 'number') {
    return durationDays !== null || regimens.every(({ days }) => days !== undefined) ? within : null
  }
  const lengths = new Set(durationDays === null ? regimens.map(({ days }) => days) : [durationDays])
  const [only = 0] = lengths
  return lengths.size === 1 && only > 1 ? only : null
}
