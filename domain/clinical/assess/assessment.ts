import type { CardiovascularRisk } from '#domain/clinical/cardiovascular-risk/assess-cardiovascular-risk.ts'
import type { ImplausibleValue } from '#domain/clinical/case/plausible-case.ts'
import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import type { RankedCondition } from '#domain/clinical/differential/rank-conditions.ts'
import type { TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import type { UnknownWord } from '#domain/clinical/language/not-understood.ts'
import type { CarePlan } from '#domain/clinical/planning/plan-care.ts'
import type { NextQuestion } from '#domain/clinical/questions/next-questions.ts'
import type { RuleReference } from '#domain/clinical/rules.ts'

/** The kinds of reasons for a level. */
export const REASON_KINDS = ['rule', 'named', 'conditions', 'not_enough'] as const

/** Why a level was set: a rule that applies, dangerous conditions that were named, or that are likely enough. */
export type TriageReason =
  | { readonly kind: 'rule'; readonly level: TriageLevel; readonly rule: RuleReference }
  | { readonly kind: 'named'; readonly level: TriageLevel; readonly conditions: readonly string[] }
  | { readonly kind: 'conditions'; readonly level: TriageLevel; readonly conditions: readonly string[] }
  | { readonly kind: 'not_enough'; readonly level: TriageLevel }

export interface Assessment {
  /** Which knowledge and which engine gave this answer. */
  readonly version: string
  readonly triage: { readonly level: TriageLevel; readonly reasons: readonly TriageReason[] }
  /** Likeliest first, at most ten. */
  readonly differential: readonly RankedCondition[]
  /** How often a first condition given with this much certainty is right, 0 to 1. */
  readonly confidence: number
  /** Too little is known, or nothing fits: the first condition is no answer. */
  readonly abstained: boolean
  readonly redFlags: readonly string[]
  readonly questions: readonly NextQuestion[]
  readonly plan: CarePlan
  readonly cardiovascularRisk: CardiovascularRisk | null
  readonly read: {
    readonly present: readonly string[]
    readonly absent: readonly string[]
    /** Said to be both present and absent: ask again. */
    readonly contradictory: readonly string[]
    /** Ids of findings, and names of medicines and allergies, that were given and that the knowledge does not have. */
    readonly unknown: readonly string[]
    readonly vitals: VitalSigns
    /** What was given and no living person can have: not used. Measure or ask again. */
    readonly implausible: readonly ImplausibleValue[]
    /** The characters of a text too long that were not read. */
    readonly unread: readonly [start: number, end: number] | null
    /** Content words of the text that no language knew, with their places. */
    readonly notUnderstood: readonly UnknownWord[]
  }
}
