import { type Evidence, gatherEvidence, type Known } from '#domain/clinical/differential/evidence.ts'
import type { DifferentialKnowledge } from '#domain/clinical/differential/prepare.ts'
import {
  type DifferentialCase,
  isNotEnough,
  levelAtLeast,
  likeliestFirst,
  ranksOf,
  type Scores,
  scoreConditions,
} from '#domain/clinical/differential/rank-conditions.ts'
import { TRIAGE_RANK, type TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'

const LIFE_IN_DANGER = 0.25
/** In an account that tells several things and nothing against a danger (docs/adr/0119). */
const LIFE_IN_DANGER_IF_OPEN = 0.1

/**
 * How likely, together, the conditions of a level must be for the patient to be seen at that level.
 *
 * @param isOpen whether the case tells several things and nothing against a danger: opensDanger
 */
export const likelyEnough = (isOpen: boolean): readonly (readonly [TriageLevel, number])[] => [
  ['critical', isOpen ? LIFE_IN_DANGER_IF_OPEN : LIFE_IN_DANGER],
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
 * @param isOpen whether the case tells several things and nothing against a danger: opensDanger
 */
export function severeTail(
  knowledge: DifferentialKnowledge,
  clinicalCase: Omit<DifferentialCase, 'evidence'>,
  known: ReadonlyMap<string, Known>,
  isDanger: (finding: string) => boolean,
  isOpen: boolean,
): SevereTail {
  const dangers = [...known].filter(([id, status]) => status !== 'absent' && isDanger(id)).map(([id]) => id)
  // What a danger sign implies goes with it: a severe headache is no headache of its own.
  const candidates = [null, ...dangers].map((kept) => {
    const weighed = [...known].filter(([id, status]) => status === 'absent' || id === kept || !isDanger(id))
    const evidence = gatherEvidence(new Map(weighed), knowledge.families)
    return levelOf(knowledge, evidence, scoreConditions(knowledge, { ...clinicalCase, evidence }), isOpen)
  })
  const most = candidates.reduce((highest, one) => (levelAtLeast(highest.level, one.level) ? highest : one))
  return { ...most, notEnough: candidates[0]?.notEnough ?? true }
}

const NAMED = 5

/** The highest level of which the conditions are likely enough. Nothing is put in order but the few that are named. */
function levelOf(knowledge: DifferentialKnowledge, evidence: Evidence, scores: Scores, isOpen: boolean): SevereTail {
  const { probabilities, suspected, unexplained } = scores
  const ranks = ranksOf(knowledge, evidence)
  let highest = 0
  for (const probability of probabilities) if (probability > highest) highest = probability
  const notEnough = isNotEnough(knowledge, highest, unexplained, evidence)
  for (const [level, enough] of likelyEnough(isOpen)) {
    // To be left at home asks for more: there what is merely common counts too.
    const isCounted = (at: number) => level === 'moderate' || suspected[at] === 1
    const least = TRIAGE_RANK[level]
    let share = 0
    const places: number[] = []
    for (let at = 0; at < ranks.length; at++) {
      const probability = probabilities[at] ?? 0
      if (probability === 0 || (ranks[at] ?? 0) < least || !isCounted(at)) continue
      share += probability
      places.push(at)
    }
    if (share < enough) continue
    const named = likeliestFirst(knowledge, scores, places).slice(0, NAMED)
    return { level, conditions: named.flatMap((at) => knowledge.conditions[at]?.id ?? []), notEnough }
  }
  return { level: 'low', conditions: [], notEnough }
}
