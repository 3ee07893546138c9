import type { AssessmentValues } from '#web/features/nutrition/assessment/assessment-values.ts'
import type { FormPart } from '#web/lib/form-part.ts'

/** What a part of the form is given. */
export type AssessmentFormPart = FormPart<AssessmentValues>
