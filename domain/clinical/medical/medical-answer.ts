import type { Assessment } from '#domain/clinical/assess/assessment.ts'
import type { Explanation } from '#domain/clinical/explain/explanation.ts'
import type { TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import type { Chance } from '#domain/clinical/knowledge/text/answer-words.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'

/** How likely one of the conditions is that an assessment type asks about; null where it is hardly worth a thought. */
export interface AskedCondition {
  readonly id: string
  readonly name: string
  readonly chance: Chance
  readonly chanceText: string
}

/** What an assessment by disease type says in one language: plain texts, in the order in which they are shown. */
export interface MedicalText extends Explanation {
  /** In one sentence or two: the first condition and how likely it is, or that there is not enough to go on. */
  readonly diagnosis: string
  /** Of the disease that was asked about; empty where nothing that was told speaks for it. */
  readonly asked: readonly AskedCondition[]
  /** What would make it an emergency: the danger signs to watch for, of the likely conditions and of everybody. */
  readonly emergencyIf: readonly string[]
  readonly symptoms: readonly ToldOption[]
  readonly medicalHistory: readonly ToldOption[]
  /** The words of the examination that were not understood, and so not weighed. */
  readonly notUnderstood: readonly string[]
}

/** What was ticked, with the words in which it was offered. */
export interface ToldOption {
  readonly code: string
  readonly label: string
}

export type MedicalTexts = Readonly<Record<UiLanguage, MedicalText>>

/** What the clinical engine answers to an assessment by disease type. */
export interface MedicalAnswer {
  readonly engineVersion: string
  readonly riskLevel: TriageLevel
  /** How often a first condition given with this much certainty is right, 0 to 1. */
  readonly confidence: number
  readonly followUpRequired: boolean
  /** The first condition; null where the engine abstained. */
  readonly condition: string | null
  readonly result: Assessment
  readonly texts: MedicalTexts
}
