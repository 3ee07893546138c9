import type { UseFormReturnType } from '@mantine/form'
import type { AssessmentValues } from '#web/features/nutrition/assessment/assessment-values.ts'

/** What a part of the form is given. */
export interface AssessmentFormPart {
  form: UseFormReturnType<AssessmentValues>
}
