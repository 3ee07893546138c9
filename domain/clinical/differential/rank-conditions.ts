import { baseRate, type Person } from '#domain/clinical/differential/base-rate.ts'
import type { Evidence } from '#domain/clinical/differential/evidence.ts'
import type { Weight } from '#domain/clinical/differential/finding-weight.ts'
import type { DifferentialKnowledge } from '#domain/clinical/differential/prepare.ts'
import { courseOf, weigh } from '#domain/clinical/differential/weigh.ts'
import { TRIAGE_LEVELS, TRIAGE_RANK, type TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'

export interface RankedCondition {
  readonly id: string
  /** Share of all that could explain the illness, what is not in the knowledge included. */
  readonly probability: number
  readonly triage: TriageLevel
  /** As much as each counts, the strongest first. */
  readonly weights: readonly Weight[]
}

export interface Differential {
  /** Likeliest first. */
  readonly ranked: readonly RankedCondition[]
  /** The share of what the knowledge does not have. */
  readonly unexplained: number
}

export interface DifferentialCase {
  /** Of each condition, how common it is in such people: priorsOf. */
  readonly priors: Float64Array
  readonly evidence: Evidence
  readonly illnessDays?: number
  /** What is known was told in free words: a leading symptom that nobody spoke of is less likely to be there. */
  readonly isAccount?: boolean
}

/** What the time that an illness has lasted counts beside what it is like. */
export const COURSE_SHARE = 0.6
/** Findings are less independent than their families say: all evidence together counts by this share. */
export const EVIDENCE_SHARE = 0.9
/** Who asks is not a random patient of a clinic: common things are asked about less often than they occur. */
export const PRIOR_SHARE = 0.8
/** Of each condition, by its place, the logarithm of its base rate in people like this one, as much as it counts. */
export function priorsOf({ conditions }: DifferentialKnowledge, person: Person): Float64Array {
  const priors = new Float64Array(conditions.length)
  for (const [at, { condition }] of conditions.entries())
    priors[at] = PRIOR_SHARE * Math.log(baseRate(condition, person))
  return priors
}

/** Of 10,000 who consult, those whose illness is none of the knowledge's. */
const OTHERS_PER_10000 = 250
/** What every known finding gives to the illnesses that are not in the knowledge: some of them have it. */
const OTHERS_PER_FINDING = 0.35

/** Where nothing is told but the diagnosis itself: so much likelier than its share of all who consult. */
const TOLD_ALONE = Math.log(100)

/** Of the illness itself nothing is known, only of what was before it. */
function isHistoryAlone({ findings, conditions }: DifferentialKnowledge, { present }: Evidence): boolean {
  for (const [id, { implied }] of present) {
    const { kind, redFlag, isA } = findings[id] ?? {}
    const isOfHistory =
      kind === 'history' ||
      (isA ?? []).some((broader) => findings[broader]?.kind === 'history') ||
      (kind === 'result' && conditions.some(({ condition: { told } }) => told === id))
    if (!implied && (!isOfHistory || redFlag !== undefined)) return false
  }
  return present.size > 0
}

/** The conditions' probabilities by their place in the knowledge, in no order of likelihood. */
export interface Scores {
  /** 0 where it cannot be. */
  readonly probabilities: Float64Array
  /** 1 where something of this illness speaks for it: see Weighed. */
  readonly suspected: Uint8Array
  readonly unexplained: number
}

/**
 * How likely each condition is.
 *
 * Bayes: the base rate of people like this one, times the likelihood ratios of what is known.
 */
export function scoreConditions(
  knowledge: DifferentialKnowledge,
  { priors, evidence, illnessDays, isAccount = false }: DifferentialCase,
): Scores {
  const { sums, suspected } = weigh(knowledge, evidence, isAccount)
  let informative = 0
  for (const { implied } of evidence.present.values()) if (!implied) informative += 1
  const others = PRIOR_SHARE * Math.log(OTHERS_PER_10000) + OTHERS_PER_FINDING * informative
  if (isHistoryAlone(knowledge, evidence))
    for (const [at, { condition }] of knowledge.conditions.entries())
      if (condition.told !== undefined && evidence.present.has(condition.told)) sums[at] = (sums[at] ?? 0) + TOLD_ALONE
  const timed = illnessDays === undefined ? null : knowledge.courses[courseOf(illnessDays)]
  const scores = new Float64Array(sums.length)
  for (let at = 0; at < scores.length; at++)
    scores[at] = (priors[at] ?? -Infinity) + EVIDENCE_SHARE * (sums[at] ?? 0) + COURSE_SHARE * (timed?.[at] ?? 0)
  return { ...sharesOf(scores, others), suspected }
}

/** What each score, and that of what the knowledge does not have, is of all together. */
function sharesOf(scores: Float64Array, others: number): Pick<Scores, 'probabilities' | 'unexplained'> {
  let highest = others
  for (const score of scores) if (score > highest) highest = score
  const probabilities = new Float64Array(scores.length)
  const otherMass = Math.exp(others - highest)
  let total = otherMass
  for (let at = 0; at < scores.length; at++) {
    const mass = Math.exp((scores[at] ?? -Infinity) - highest)
    probabilities[at] = mass
    total += mass
  }
  for (let at = 0; at < scores.length; at++) probabilities[at] = (probabilities[at] ?? 0) / total
  return { probabilities, unexplained: otherMass / total }
}

/** The places of conditions, the likeliest first; ties are in the order of the ids. */
export const likeliestFirst = (
  { conditions }: DifferentialKnowledge,
  { probabilities }: Scores,
  places: readonly number[],
): number[] => {
  const idOf = (at: number) => conditions[at]?.id ?? ''
  return places.toSorted(
    (one, other) => (probabilities[other] ?? 0) - (probabilities[one] ?? 0) || (idOf(one) < idOf(other) ? -1 : 1),
  )
}

/** The strongest first; ties are in the order of the findings' ids. */
const byStrength = (one: Weight, other: Weight): number =>
  Math.abs(other.weight) - Math.abs(one.weight) || (one.finding < other.finding ? -1 : 1)

/** Nobody looks further: ten are shown, and what is planned for or asked about has a tenth of the whole at least. */
const MOST_RANKED = 20

/** The likeliest that can be: so many, and those as likely as the last, in no order yet. */
function likeliestOf({ probabilities }: Scores, priors: Float64Array, most: number): readonly number[] {
  const least = probabilities.toSorted().at(-most) ?? 0
  const places: number[] = []
  for (let at = 0; at < priors.length; at++)
    if ((priors[at] ?? -Infinity) > -Infinity && (probabilities[at] ?? 0) >= least) places.push(at)
  return places
}

/**
 * The conditions likeliest to explain an illness, each with its probability and what speaks for and against it.
 *
 * @param most how many of them, at most
 */
export function rankConditions(
  knowledge: DifferentialKnowledge,
  clinicalCase: DifferentialCase,
  scores = scoreConditions(knowledge, clinicalCase),
  most = MOST_RANKED,
): Differential {
  const { conditions } = knowledge
  const ranks = ranksOf(knowledge, clinicalCase.evidence)
  const likeliest = likeliestFirst(knowledge, scores, likeliestOf(scores, clinicalCase.priors, most)).slice(0, most)
  const weights = new Map(likeliest.map((at): [number, Weight[]] => [at, []]))
  weigh(knowledge, clinicalCase.evidence, clinicalCase.isAccount ?? false, (at, finding, status, weight) =>
    weights.get(at)?.push({ finding, status, weight }),
  )
  const ranked = likeliest.flatMap((at): RankedCondition[] => {
    const condition = conditions[at]
    if (!condition) return []
    return [
      {
        id: condition.id,
        probability: scores.probabilities[at] ?? 0,
        triage: TRIAGE_LEVELS[ranks[at] ?? 0] ?? condition.condition.triage,
        weights: (weights.get(at) ?? []).toSorted(byStrength),
      },
    ]
  })
  return { ranked, unexplained: scores.unexplained }
}

/** Less than this for the first condition, or more for what the knowledge does not have, is no answer. */
const LEAST_PROBABILITY = 0.12
const MOST_UNEXPLAINED = 0.6

/** Where only what was before the illness is known, the first condition has to be what that names. */
const LEAST_OF_HISTORY = 0.5

/**
 * Nothing is known of the illness, or nothing that is known fits: then there is no first condition to speak of.
 *
 * @param highest the probability of the first condition
 * @param isNamed whether somebody said what it is
 */
export function isNotEnough(
  knowledge: DifferentialKnowledge,
  highest: number,
  unexplained: number,
  evidence: Evidence,
  isNamed = false,
): boolean {
  const least = isHistoryAlone(knowledge, evidence) ? LEAST_OF_HISTORY : LEAST_PROBABILITY
  return (evidence.present.size === 0 && !isNamed) || highest < least || unexplained > MOST_UNEXPLAINED
}

export const levelAtLeast = (level: TriageLevel, wanted: TriageLevel): boolean =>
  TRIAGE_RANK[level] >= TRIAGE_RANK[wanted]

export const higherLevel = (one: TriageLevel, other: TriageLevel): TriageLevel =>
  levelAtLeast(one, other) ? one : other

/** How pressing each condition is, by its place, with what is known of it: TRIAGE_RANK. */
export function ranksOf({ ranks, pressing }: DifferentialKnowledge, { present }: Evidence): Uint8Array {
  const known = ranks.slice()
  for (const id of present.keys())
    for (const { at, rank } of pressing.get(id) ?? []) known[at] = Math.max(known[at] ?? 0, rank)
  return known
}
