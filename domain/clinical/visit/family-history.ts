import type { ReadFinding } from '#domain/clinical/language/read-finding.ts'

const OF_HEART = 'family_history_heart'

/** What a known illness becomes in a family: the same for all whose blood the patient shares. */
const IN_FAMILY: Readonly<Record<string, string>> = {
  known_diabetes: 'family_history_diabetes',
  known_hypertension: OF_HEART,
  known_heart_disease: OF_HEART,
  known_heart_failure: OF_HEART,
  known_atrial_fibrillation: OF_HEART,
  known_stroke: OF_HEART,
  known_cancer: 'family_history_cancer',
  family_history_diabetes: 'family_history_diabetes',
  family_history_heart: OF_HEART,
  family_history_cancer: 'family_history_cancer',
  family_history_same_illness: 'family_history_same_illness',
  contact_tb: 'contact_tb',
  contact_sick: 'contact_sick',
  contact_chickenpox_measles: 'contact_chickenpox_measles',
}

/**
 * What a family's history says of the patient: an illness in the family, or that they live with somebody who is ill.
 * Whatever else a text about a family tells is the family's, never the patient's own, whoever the reader takes it for.
 */
export function familyFindings(findings: readonly ReadFinding[]): ReadFinding[] {
  return findings.flatMap(({ id, status, theirs, quote }) => {
    const inFamily = Object.hasOwn(IN_FAMILY, id) ? IN_FAMILY[id] : undefined
    const said = status === 'other' ? theirs : status
    const isThere = said === 'present' || said === 'past'
    return inFamily && isThere ? [{ id: inFamily, status: 'present' as const, quote }] : []
  })
}
