import { type AskedForm, tickedSymptoms } from '#web/features/medical/assessment/asked-form.ts'
import type { AssessmentValues } from '#web/features/medical/assessment/assessment-values.ts'
import type { RecognisedFinding } from '#web/lib/clinical-engine/load-clinical-engine.ts'

/** A danger sign that is there, or that the text of the box names. */
export interface Danger {
  readonly code: string
  readonly label: string
}

/** The danger signs that are ticked, and those that were recognised in the text: these count before they are ticked. */
export function dangersOf(
  asked: AskedForm,
  values: AssessmentValues,
  recognised: readonly RecognisedFinding[],
): readonly Danger[] {
  const ticked = new Set(tickedSymptoms(asked, values))
  const there = [
    ...asked.symptoms.filter(({ code }) => ticked.has(code)),
    ...values.recognised.filter(({ code }) => ticked.has(code)),
    ...recognised,
  ]
  return [...new Map(there.filter(({ danger }) => danger).map(({ code, label }) => [code, { code, label }])).values()]
}
