import type { LimitedVital } from '#domain/clinical/case/vital-signs.ts'
import type { TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import type { RuleReference } from '#domain/clinical/rules.ts'

/**
 * When a rule applies, as data. There is no "not" for a finding or a measurement: one more sign can only add rules, so
 * that it never lowers the level.
 */
export type When =
  | { readonly finding: string; readonly days?: number }
  | { readonly any: readonly When[] }
  | { readonly all: readonly When[] }
  | { readonly atLeast: number; readonly of: readonly When[] }
  | { readonly vital: LimitedVital; readonly below: number }
  | { readonly vital: LimitedVital; readonly atMost: number }
  | { readonly vital: LimitedVital; readonly above: number }
  | { readonly vital: LimitedVital; readonly from: number }
  | { readonly notAlert: true }
  | { readonly score: ScoreName; readonly from: number }
  | { readonly ageMonths: { readonly from?: number; readonly below?: number } }
  | { readonly person: 'pregnant' | 'after_birth' | 'not_pregnant' }
  | { readonly altitudeM: { readonly below: number } }

export type ScoreName = 'news2' | 'news2_highest' | 'qsofa'

export interface TriageRule extends RuleReference {
  readonly level: TriageLevel
  readonly when: When
}
