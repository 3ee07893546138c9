import type { TriageReason } from '#domain/clinical/assess/assessment.ts'
import type { Action } from '#domain/clinical/knowledge/actions/action.ts'
import type { TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import type { Chance } from '#domain/clinical/knowledge/text/answer-words.ts'
import type { ClinicalLanguage, ReviewState } from '#domain/clinical/language/languages.ts'
import type { RuleReference } from '#domain/clinical/rules.ts'

export interface ExplainedReason {
  readonly kind: TriageReason['kind']
  readonly kindText: string
  readonly level: TriageLevel
  readonly text: string
  /** The rule and its source, where a rule is the reason. */
  readonly rule?: RuleReference
}

export interface ExplainedCondition {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly chance: Chance
  readonly chanceText: string
  /** What speaks for it and against it, the weightiest first. */
  readonly speaksFor: readonly string[]
  readonly speaksAgainst: readonly string[]
}

export interface ExplainedAction {
  readonly id: string
  readonly title: string
  readonly instruction: string
  readonly by: Action['by']
  readonly byText: string
}

export interface ExplainedMedicine {
  readonly regimen: string
  /** May be given. Where not, the line says so and names no dose. */
  readonly safe: boolean
  readonly line: string
  /** How it is taken, who gives it, whether it is a first dose before the way. */
  readonly notes: readonly string[]
  readonly concerns: readonly string[]
}

export interface ExplainedPlan {
  readonly now: readonly ExplainedAction[]
  readonly medicines: readonly ExplainedMedicine[]
  /** Which medicines and allergies nothing was checked against. */
  readonly notChecked: string | null
  readonly lifestyle: readonly ExplainedAction[]
  readonly prevention: readonly ExplainedAction[]
  readonly referral: string | null
  readonly followUp: readonly string[]
  readonly returnIf: readonly string[]
}

/** An assessment in the words of one language: plain texts, in the order in which they are shown. */
export interface Explanation {
  readonly language: ClinicalLanguage
  /** Whether a speaker who works in health has reviewed the words. */
  readonly review: ReviewState
  readonly level: { readonly id: TriageLevel; readonly name: string; readonly whatToDo: string }
  readonly reasons: readonly ExplainedReason[]
  readonly dangerSigns: readonly string[]
  /** Said instead of a first condition where too little is known. */
  readonly abstained: string | null
  /** How far the first condition can be trusted; null where there is none to trust. */
  readonly confidence: string | null
  readonly differential: readonly ExplainedCondition[]
  readonly questions: readonly { readonly finding: string; readonly question: string; readonly forDanger: boolean }[]
  /** What was said to be there and not there: to be asked again. */
  readonly askAgain: readonly string[]
  readonly plan: ExplainedPlan
  readonly cardiovascularRisk: string | null
}
