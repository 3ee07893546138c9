import type { AssessmentTypeName } from '#domain/vocabulary/medical/assessment-types.ts'

/** What a person should know of an illness, in one language: plain words, short sentences, no doses. */
export interface Guide {
  /** One short paragraph. */
  readonly what: string
  readonly signs: readonly string[]
  /** When to go to a facility at once. */
  readonly danger: readonly string[]
  /** What to do now, at home. */
  readonly doNow: readonly string[]
  /** How it is tested and treated. */
  readonly care: readonly string[]
  readonly prevention: readonly string[]
  /** What to ask at the clinic. */
  readonly questions: readonly string[]
}

/** Guides by assessment type, as far as they are loaded. */
export type Guides = Readonly<Partial<Record<AssessmentTypeName, Guide>>>
