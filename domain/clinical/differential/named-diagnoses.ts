import type { Evidence } from '#domain/clinical/differential/evidence.ts'
import type { DifferentialKnowledge } from '#domain/clinical/differential/prepare.ts'
import { PRIOR_SHARE, ranksOf } from '#domain/clinical/differential/rank-conditions.ts'
import { TRIAGE_LEVELS, TRIAGE_RANK, type TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'

/** A condition that somebody says the patient has, `present`, or may have. */
export interface NamedDiagnosis {
  readonly id: string
  readonly status: 'present' | 'uncertain'
}

/** A condition that was named, by its place in the knowledge, and how soon it asks to be seen. */
export interface PlacedDiagnosis extends NamedDiagnosis {
  readonly at: number
  readonly level: TriageLevel
}

/** Of 10,000 of whom an illness is said, or suspected, so many have it: our judgement, of no study. */
const HAVE_IT_PER_10000 = { present: 5000, uncertain: 1500 } as const
/** Whoever only may have something is seen the same day. */
const UNCERTAIN_MOST = TRIAGE_RANK.high

/** The conditions named that can be in this person, in the order of the knowledge. */
export function placedDiagnoses(
  knowledge: DifferentialKnowledge,
  named: readonly NamedDiagnosis[],
  priors: Float64Array,
  evidence: Evidence,
): PlacedDiagnosis[] {
  if (named.length === 0) return []
  const ranks = ranksOf(knowledge, evidence)
  return [...knowledge.conditions.entries()].flatMap(([at, { id }]): PlacedDiagnosis[] => {
    const told = named.find((one) => one.id === id)
    if (!told || (priors[at] ?? -Infinity) === -Infinity) return []
    const rank = ranks[at] ?? 0
    const level = TRIAGE_LEVELS[told.status === 'present' ? rank : Math.min(rank, UNCERTAIN_MOST)]
    return level ? [{ ...told, at, level }] : []
  })
}

/** Of 10,000 people like this one of whom an illness is said, how many have it, where `rate` is that of all who consult. */
export const rateWhenNamed = (rate: number, status: NamedDiagnosis['status']): number =>
  Math.max(rate, HAVE_IT_PER_10000[status])

/** The base rates where some conditions were named: theirs is that of people of whom it is said. */
export function priorsWith(priors: Float64Array, named: readonly PlacedDiagnosis[]): Float64Array {
  if (named.length === 0) return priors
  const told = priors.slice()
  for (const { at, status } of named)
    told[at] = Math.max(told[at] ?? -Infinity, PRIOR_SHARE * Math.log(HAVE_IT_PER_10000[status]))
  return told
}
