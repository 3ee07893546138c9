import { baseRate, type Person } from '#domain/clinical/differential/base-rate.ts'
import type { Evidence } from '#domain/clinical/differential/evidence.ts'
import type { DifferentialKnowledge, WeighedCondition } from '#domain/clinical/differential/prepare.ts'
import { courseOf, type Weight, weighCourse, weighFindings } from '#domain/clinical/differential/weigh.ts'
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

/**
 * The conditions that could explain an illness, each with its probability and what speaks for and against it.
 *
 * Bayes: the base rate of people like this one, times the likelihood ratios of what is known. The same case gives the
 * same answer; ties are in the order of the ids.
 */
export function rankConditions(
  knowledge: DifferentialKnowledge,
  { baseRates, evidence, illnessDays, isAccount = false }: DifferentialCase,
): Differential {
  const course = illnessDays === undefined ? null : courseOf(illnessDays)
  const weighed = weighFindings(knowledge, evidence, isAccount)
  const scored = knowledge.conditions.flatMap((condition, at) => {
    const rate = baseRates[at] ?? 0
    if (rate <= 0) return []
    const weights = weighed[at] ?? []
    const found = weights.reduce((sum, { weight }) => sum + weight, 0)
    const timed = course ? weighCourse(condition, course) * COURSE_SHARE : 0
    return [{ condition, weights, score: PRIOR_SHARE * Math.log(rate) + EVIDENCE_SHARE * found + timed }]
  })
  const informative = [...evidence.present.values()].filter(({ implied }) => !implied).length
  const others = PRIOR_SHARE * Math.log(OTHERS_PER_10000) + OTHERS_PER_FINDING * informative
  const highest = scored.reduce((most, { score }) => Math.max(most, score), others)
  const otherMass = Math.exp(others - highest)
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - highest), otherMass)
  const ranked = scored.map(
    ({ condition, weights, score }): RankedCondition => ({
      id: condition.id,
      probability: Math.exp(score - highest) / total,
      triage: triageOf(condition, evidence),
      weights,
    }),
  )
  return {
    ranked: ranked.toSorted((one, other) => other.probability - one.probability || (one.id < other.id ? -1 : 1)),
    unexplained: otherMass / total,
  }
}

/** Less than this for the first condition, or more for what the knowledge does not have, is no answer. */
const LEAST_PROBABILITY = 0.12
const MOST_UNEXPLAINED = 0.6

/** Nothing is known of the illness, or nothing that is known fits: then there is no first condition to speak of. */
export function isNotEnough({ ranked, unexplained }: Differential, { present }: Evidence): boolean {
  const told = [...present.values()].some(({ implied }) => !implied)
  return !told || (ranked[0]?.probability ?? 0) < LEAST_PROBABILITY || unexplained > MOST_UNEXPLAINED
}

export const levelAtLeast = (level: TriageLevel, wanted: TriageLevel): boolean =>
  TRIAGE_LEVELS.indexOf(level) >= TRIAGE_LEVELS.indexOf(wanted)

export const higherLevel = (one: TriageLevel, other: TriageLevel): TriageLevel =>
  levelAtLeast(one, other) ? one : other

/** How pressing a condition is with what is known of it. */
function triageOf({ condition }: WeighedCondition, { present }: Evidence): TriageLevel {
  let level = condition.triage
  for (const worse of TRIAGE_LEVELS) {
    const signs = condition.worse?.[worse]
    if (signs?.some((sign) => present.has(sign))) level = higherLevel(level, worse)
  }
  return level
}
