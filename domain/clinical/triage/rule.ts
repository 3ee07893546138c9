import type { LimitedVital } from '#domain/clinical/case/vital-signs.ts'
import type { TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import type { FindingOf } from '#domain/clinical/knowledge/findings/finding.ts'
import type { RuleReference } from '#domain/clinical/rules.ts'

/**
 * When a rule applies, as data. There is no "not" for a danger sign or a measurement: one more can only add rules, so that
 * it never lowers the level. What may end a rule is good news alone: a reassuring sign (`lacks`), or that somebody asked
 * for a sign and it is not there (`notDenied`).
 *
 * A finding that is `told` was told itself, of somebody of whom it is asked: a slow loss of sight is a loss of sight too,
 * and none that somebody told of. What was only measured has rules by its numbers.
 */
export type When =
  | { readonly finding: string; readonly days?: number }
  /** It is told to have begun so many days ago at most. */
  | { readonly began: string; readonly within: number }
  /** It is there, and not told to be older than so many days: what nobody dates counts. */
  | { readonly notOlder: string; readonly than: number }
  | { readonly told: string; readonly of?: FindingOf }
  | { readonly lacks: string }
  | { readonly notDenied: readonly string[] }
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
  /** Where the weeks are not known it does not apply. */
  | { readonly pregnancyWeeks: { readonly from?: number; readonly below?: number } }
  | { readonly person: 'pregnant' | 'after_birth' | 'not_pregnant' }
  | { readonly altitudeM: { readonly below: number } }

export type ScoreName = 'news2' | 'news2_highest' | 'qsofa'

export interface TriageRule extends RuleReference {
  readonly level: TriageLevel
  /** Named as a reason only where no other rule asks for as much: it says less than they do. */
  readonly general?: true
  readonly when: When
}
