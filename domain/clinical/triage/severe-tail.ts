import { gatherEvidence, type Known } from '#domain/clinical/differential/evidence.ts'
import type { DifferentialKnowledge } from '#domain/clinical/differential/prepare.ts'
import {
  type DifferentialCase,
  isNotEnough,
  levelAtLeast,
  type RankedCondition,
  rankConditions,
} from '#domain/clinical/differential/rank-conditions.ts'
import type { TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'

/** How likely, together, the conditions of a level must be for the patient to be seen at that level. */
export const LIKELY_ENOUGH: readonly (readonly [TriageLevel, number])[] = [
  ['critical', 0.25],
  ['high', 0.35],
  ['moderate', 0.4],
]

export interface SevereTail {
  readonly level: TriageLevel
  /** The conditions of that level or above, likeliest first, at most five. */
  readonly conditions: readonly string[]
  /** Without its danger signs too little is known of the case to leave it at home. */
  readonly notEnough: boolean
}

/**
 * The level that the differential by itself asks for: the highest at which dangerous conditions are likely enough.
 *
 * A danger sign can make a milder condition likelier than a dangerous one, and must not lower the level for that: so
 * each danger sign is weighed by itself beside everything that is none, and the highest level of all counts. One more
 * danger sign can only add to what is compared.
 */
export function severeTail(
  knowledge: DifferentialKnowledge,
  clinicalCase: Omit<DifferentialCase, 'evidence'>,
  known: ReadonlyMap<string, Known>,
  isDanger: (finding: string) => boolean,
): SevereTail {
  const present = [...known].filter(([, status]) => status !== 'absent').map(([id]) => id)
  const dangers = present.filter(isDanger)
  // What a danger sign implies goes with it: a severe headache is no headache of its own.
  const without = (kept: string | null) =>
    gatherEvidence(
      new Map([...known].filter(([id, status]) => status === 'absent' || id === kept || !isDanger(id))),
      knowledge.families,
    )
  const candidates = [null, ...dangers].map((danger) =>
    levelOf(knowledge, { ...clinicalCase, evidence: without(danger) }),
  )
  const most = candidates.reduce((highest, one) => (levelAtLeast(highest.level, one.level) ? highest : one))
  return { ...most, notEnough: candidates[0]?.notEnough ?? true }
}

const NAMED = 5
/** A finding with at least this weight (a likelihood ratio of 2) makes one think of a condition. */
const SUSPECTED_FROM = Math.log(2)

/**
 * Something of this illness speaks for it: neither being common nor being pregnant makes anybody fear a condition. To be left at home asks for
 * more: there what is merely common counts too.
 */
const isSuspected =
  (findings: DifferentialKnowledge['findings']) =>
  ({ weights }: RankedCondition): boolean =>
    weights.some(
      ({ finding, status, weight }) =>
        status === 'present' && weight >= SUSPECTED_FROM && findings[finding]?.kind !== 'history',
    )

function levelOf(knowledge: DifferentialKnowledge, clinicalCase: DifferentialCase): SevereTail {
  const differential = rankConditions(knowledge, clinicalCase)
  const { ranked } = differential
  const notEnough = isNotEnough(differential, clinicalCase.evidence)
  const suspected = ranked.filter(isSuspected(knowledge.findings))
  for (const [level, enough] of LIKELY_ENOUGH) {
    const severe = (level === 'moderate' ? ranked : suspected).filter(({ triage }) => levelAtLeast(triage, level))
    const share = severe.reduce((sum, { probability }) => sum + probability, 0)
    if (share >= enough) return { level, conditions: severe.slice(0, NAMED).map(({ id }) => id), notEnough }
  }
  return { level: 'low', conditions: [], notEnough }
}
