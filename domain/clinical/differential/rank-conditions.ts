import { baseRate, type Person } from '#domain/clinical/differential/base-rate.ts'
import type { Evidence } from '#domain/clinical/differential/evidence.ts'
import type { Weight } from '#domain/clinical/differential/finding-weight.ts'
import type { Counted, DifferentialKnowledge } from '#domain/clinical/differential/prepare.ts'
import {
  countedWeight,
  countedWeights,
  courseOf,
  placesBetween,
  weighFindings,
} from '#domain/clinical/differential/weigh.ts'
import { TRIAGE_LEVELS, type TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'

export interface RankedCondition {
  readonly id: string
  /** Share of all that could explain the illness, what is not in the knowledge included. */
  readonly probability: number
  readonly triage: TriageLevel
  readonly weights: readonly Weight[]
}

export interface Differential {
  /** Likeliest first. */
  readonly ranked: readonly RankedCondition[]
  /** The share of what the knowledge does not have. */
  readonly unexplained: number
}

export interface DifferentialCase {
  /** Of each condition, how many of 10,000 such people come with it: baseRatesOf. */
  readonly baseRates: readonly number[]
  readonly evidence: Evidence
  readonly illnessDays?: number
  /** What is known was told in free words: a leading symptom that nobody spoke of is less likely to be there. */
  readonly isAccount?: boolean
}

/** Of each condition of the knowledge, in its order, how many of 10,000 people like this one come with it. */
export const baseRatesOf = ({ conditions }: DifferentialKnowledge, person: Person): number[] =>
  conditions.map(({ condition }) => baseRate(condition, person))

/** What the time that an illness has lasted counts beside what it is like. */
export const COURSE_SHARE = 0.6
/** Findings are less independent than their families say: all evidence together counts by this share. */
export const EVIDENCE_SHARE = 0.9
/** Who asks is not a random patient of a clinic: common things are asked about less often than they occur. */
export const PRIOR_SHARE = 0.8
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
  /** Of each, what the probabilities are made from: -Infinity where it cannot be. */
  readonly scores: Float64Array
  /** What is known, as it speaks for and against each: see countedWeight. */
  readonly weighed: readonly (readonly Counted[])[]
  readonly unexplained: number
}

/** Scores, and the evidence that they are of. */
export interface Scored {
  readonly scores: Scores
  readonly evidence: Evidence
}

/**
 * How likely each condition is.
 *
 * Bayes: the base rate of people like this one, times the likelihood ratios of what is known.
 *
 * @param like the scores of the same case with other evidence: what the difference says nothing of is taken from them
 */
export function scoreConditions(
  knowledge: DifferentialKnowledge,
  { baseRates, evidence, illnessDays, isAccount = false }: DifferentialCase,
  like: Scored | null = null,
): Scores {
  const course = illnessDays === undefined ? null : courseOf(illnessDays)
  const isAlone = isHistoryAlone(knowledge, evidence)
  const places =
    like && placesBetween(knowledge, like.evidence, evidence, isHistoryAlone(knowledge, like.evidence) !== isAlone)
  const anew = weighFindings(knowledge, evidence, isAccount, places)
  const weighed =
    like && places ? like.scores.weighed.map((list, at) => (places.has(at) ? (anew[at] ?? []) : list)) : anew
  const informative = [...evidence.present.values()].filter(({ implied }) => !implied).length
  const others = PRIOR_SHARE * Math.log(OTHERS_PER_10000) + OTHERS_PER_FINDING * informative
  const scores =
    like && places ? like.scores.scores.slice() : new Float64Array(knowledge.conditions.length).fill(-Infinity)
  for (const at of places ?? knowledge.conditions.keys()) {
    const rate = baseRates[at] ?? 0
    if (rate <= 0) continue
    const weights = weighed[at] ?? []
    const told = isAlone ? knowledge.conditions[at]?.condition.told : undefined
    let found = told && evidence.present.has(told) ? TOLD_ALONE : 0
    for (let one = 0; one < weights.length; one++) found += countedWeight(weights, one)
    const timed = course ? (knowledge.conditions[at]?.courses[course] ?? 0) * COURSE_SHARE : 0
    scores[at] = PRIOR_SHARE * Math.log(rate) + EVIDENCE_SHARE * found + timed
  }
  const highest = scores.reduce((most, score) => (score > most ? score : most), others)
  const otherMass = Math.exp(others - highest)
  const masses = scores.map((score) => Math.exp(score - highest))
  const total = masses.reduce((sum, mass) => sum + mass, otherMass)
  return { probabilities: masses.map((mass) => mass / total), scores, weighed, unexplained: otherMass / total }
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

/** Nobody looks further: ten are shown, and what is planned for or asked about has a tenth of the whole at least. */
const MOST_RANKED = 20

/** The likeliest of them: so many, and those as likely as the last, in no order yet. */
function likeliestOf({ probabilities }: Scores, places: readonly number[], most: number): readonly number[] {
  if (places.length <= most) return places
  const least = Float64Array.from(places, (at) => probabilities[at] ?? 0)
    .toSorted()
    .at(-most)
  return places.filter((at) => (probabilities[at] ?? 0) >= (least ?? 0))
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
  const levels = levelsOf(knowledge, clinicalCase.evidence)
  const possible = [...conditions.keys()].filter((at) => (clinicalCase.baseRates[at] ?? 0) > 0)
  const likeliest = likeliestFirst(knowledge, scores, likeliestOf(scores, possible, most)).slice(0, most)
  const ranked = likeliest.flatMap((at): RankedCondition[] => {
    const condition = conditions[at]
    if (!condition) return []
    return [
      {
        id: condition.id,
        probability: scores.probabilities[at] ?? 0,
        triage: levels[at] ?? condition.condition.triage,
        weights: countedWeights(scores.weighed[at] ?? []),
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
 */
export function isNotEnough(
  knowledge: DifferentialKnowledge,
  highest: number,
  unexplained: number,
  evidence: Evidence,
): boolean {
  const least = isHistoryAlone(knowledge, evidence) ? LEAST_OF_HISTORY : LEAST_PROBABILITY
  return evidence.present.size === 0 || highest < least || unexplained > MOST_UNEXPLAINED
}

export const levelAtLeast = (level: TriageLevel, wanted: TriageLevel): boolean =>
  TRIAGE_LEVELS.indexOf(level) >= TRIAGE_LEVELS.indexOf(wanted)

export const higherLevel = (one: TriageLevel, other: TriageLevel): TriageLevel =>
  levelAtLeast(one, other) ? one : other

/** How pressing each condition is, by its place, with what is known of it. */
export function levelsOf({ conditions, pressing }: DifferentialKnowledge, { present }: Evidence): TriageLevel[] {
  const levels = conditions.map(({ condition }) => condition.triage)
  for (const id of present.keys())
    for (const { at, level } of pressing.get(id) ?? []) levels[at] = higherLevel(levels[at] ?? level, level)
  return levels
}
