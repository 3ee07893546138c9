import type { ReadFinding } from '#domain/clinical/language/read-finding.ts'
import type { VisitFacts } from '#domain/clinical/visit/visit-facts.ts'

/** What a complaint is that was called severe, where the knowledge has a finding of its own for it. */
const SEVERE: Readonly<Record<string, string>> = {
  headache: 'severe_headache',
  abdominal_pain: 'severe_abdominal_pain',
  lower_abdominal_pain: 'severe_abdominal_pain',
  epigastric_pain: 'severe_abdominal_pain',
  eye_pain: 'severe_eye_pain',
  diarrhoea: 'profuse_diarrhoea',
  difficulty_breathing: 'respiratory_distress',
  shortness_of_breath: 'respiratory_distress',
  vaginal_bleeding: 'heavy_vaginal_bleeding',
}

/**
 * What the severity of the chief complaint makes of it: of what its words say; where they name none of these, of the
 * symptoms ticked beside it, since then nobody knows which of them was meant. Mild and moderate change nothing.
 */
export function severeForms(
  { severity, associatedSymptoms }: Pick<VisitFacts, 'severity' | 'associatedSymptoms'>,
  complaint: readonly ReadFinding[],
): string[] {
  if (severity !== 'severe') return []
  const of = (ids: readonly string[]) => ids.flatMap((id) => (Object.hasOwn(SEVERE, id) ? (SEVERE[id] ?? []) : []))
  const meant = of(complaint.filter(({ status }) => status === 'present').map(({ id }) => id))
  return [...new Set(meant.length > 0 ? meant : of(associatedSymptoms))]
}
