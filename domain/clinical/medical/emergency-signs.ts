import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'

const MONTHS_A_YEAR = 12
const CHILD_BELOW_MONTHS = 5 * MONTHS_A_YEAR

/** WHO IMCI chart booklet (2014): general danger signs, and signs to return for at once. */
const OF_CHILDREN: readonly FindingId[] = [
  'unable_to_drink_or_breastfeed',
  'vomits_everything',
  'convulsions',
  'lethargy',
  'unconscious',
  'chest_indrawing',
]
/** WHO/ICRC, Basic emergency care (2018): the ABCDE approach. */
const OF_OTHERS: readonly FindingId[] = [
  'shortness_of_breath_at_rest',
  'unconscious',
  'confusion',
  'convulsions',
  'one_sided_weakness',
  'chest_pressure',
  'collapse',
]
/** WHO, Pregnancy, childbirth, postpartum and newborn care (2015): danger signs in pregnancy and after birth. */
const OF_PREGNANCY: readonly FindingId[] = ['heavy_vaginal_bleeding', 'severe_headache', 'severe_abdominal_pain']

/** The danger signs that anybody of this age is told to watch for, in pregnancy and after a birth those of it too. */
export function generalDangerSigns({
  ageMonths,
  pregnant,
  afterBirth,
}: Pick<ClinicalCase, 'ageMonths' | 'pregnant' | 'afterBirth'>): readonly FindingId[] {
  const general = ageMonths !== undefined && ageMonths < CHILD_BELOW_MONTHS ? OF_CHILDREN : OF_OTHERS
  return pregnant || afterBirth ? [...OF_PREGNANCY, ...general] : general
}
