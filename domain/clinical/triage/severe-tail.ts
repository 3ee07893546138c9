import { type Evidence, gatherEvidence, type Known } from '#domain/clinical/differential/evidence.ts'
import type { Counted, DifferentialKnowledge } from '#domain/clinical/differential/prepare.ts'
import {
  type DifferentialCase,
  isNotEnough,
  levelAtLeast,
  levelsOf,
  likeliestFirst,
  type Scored,
  type Scores,
  scoreConditions,
} from '#domain/clinical/differential/rank-conditions.ts'
import { countedWeight } from '#domain/clinical/differential/weigh.ts'
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
 *
 * @param all the scores with everything that is known: what does not differ is taken from them
 */
export function severeTail(
  knowledge: DifferentialKnowledge,
  clinicalCase: Omit<DifferentialCase, 'evidence'>,
  known: ReadonlyMap<string, Known>,
  isDanger: (finding: string) => boolean,
  all: Scored | null = null,
): SevereTail {
  const present = [...known].filter(([, status]) => status !== 'absent').map(([id]) => id)
  const dangers = present.filter(isDanger)
  // What a danger sign implies goes with it: a severe headache is no headache of its own.
  const without = (kept: string | null) =>
    gatherEvidence(
      new Map([...known].filter(([id, status]) => status === 'absent' || id === kept || !isDanger(id))),
      knowledge.families,
    )
  const first = without(null)
  const scores = scoreConditions(knowledge, { ...clinicalCase, evidence: first }, all)
  const like = { scores, evidence: first }
  const candidates = [
    levelOf(knowledge, first, scores),
    ...dangers.map((danger) => {
      const evidence = without(danger)
      return levelOf(knowledge, evidence, scoreConditions(knowledge, { ...clinicalCase, evidence }, like))
    }),
  ]
  const most = candidates.reduce((highest, one) => (levelAtLeast(highest.level, one.level) ? highest : one))
  return { ...most, notEnough: candidates[0]?.notEnough ?? true }
}

const NAMED = 5
/** A finding with at least this weight (a likelihood ratio of 2) makes one think of a condition. */
const SUSPECTED_FROM = Math.log(2)

/**
 * Something of this illness speaks for it: neither being common nor being pregnant makes anybody fear a condition. To be
 * left at home asks for more: there what is merely common counts too.
 */
function isSuspected(findings: DifferentialKnowledge['findings'], weights: readonly Counted[]): boolean {
  for (let at = 0; at < weights.length; at++) {
    const { finding, status, weight } = weights[at]?.said ?? { finding: '', status: 'absent', weight: 0 }
    // They are in the order of their strength.
    if (Math.abs(weight) < SUSPECTED_FROM) return false
    if (status !== 'present' || findings[finding]?.kind === 'history') continue
    if (countedWeight(weights, at) >= SUSPECTED_FROM) return true
  }
  return false
}

/** The highest level of which the conditions are likely enough. Nothing is put in order but the few that are named. */
function levelOf(knowledge: DifferentialKnowledge, evidence: Evidence, scores: Scores): SevereTail {
  const { probabilities, weighed, unexplained } = scores
  const levels = levelsOf(knowledge, evidence)
  let highest = 0
  const severe = LIKELY_ENOUGH.map(([level, enough]) => ({ level, enough, share: 0, places: [] as number[] }))
  for (const [at, own] of levels.entries()) {
    const probability = probabilities[at] ?? 0
    if (probability === 0) continue
    if (probability > highest) highest = probability
    if (own === 'low') continue
    const suspected = own !== 'moderate' && isSuspected(knowledge.findings, weighed[at] ?? [])
    for (const one of severe) {
      if (!levelAtLeast(own, one.level) || (one.level !== 'moderate' && !suspected)) continue
      one.share += probability
      one.places.push(at)
    }
  }
  const notEnough = isNotEnough(knowledge, highest, unexplained, evidence)
  const reached = severe.find(({ share, enough }) => share >= enough)
  if (reached) {
    const named = likeliestFirst(knowledge, scores, reached.places).slice(0, NAMED)
    return { level: reached.level, conditions: named.flatMap((at) => knowledge.conditions[at]?.id ?? []), notEnough }
  }
  return { level: 'low', conditions: [], notEnough }
}
