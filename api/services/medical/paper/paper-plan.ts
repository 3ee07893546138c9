import type { ReadPlan } from '#api/store/medical.ts'

type Assessment = ReadPlan['assessment']

/** What of a plan, as it was read, stands on paper. */
export type PaperPlan = Pick<ReadPlan, 'createdAt' | 'engineVersion' | 'confidence' | 'texts'> & {
  readonly assessment: Omit<Assessment, 'patient' | 'facility'> & {
    readonly patient: Pick<NonNullable<Assessment['patient']>, 'firstName' | 'lastName'> | null
    readonly facility: Pick<NonNullable<Assessment['facility']>, 'name'> | null
  }
}
