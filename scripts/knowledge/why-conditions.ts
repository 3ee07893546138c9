import type { Assessment } from '#domain/clinical/assess/assessment.ts'
import type { ClinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import { baseRate } from '#domain/clinical/differential/base-rate.ts'
import { rateWhenNamed } from '#domain/clinical/differential/named-diagnoses.ts'
import {
  COURSE_SHARE,
  EVIDENCE_SHARE,
  levelAtLeast,
  PRIOR_SHARE,
  type RankedCondition,
} from '#domain/clinical/differential/rank-conditions.ts'
import { courseOf } from '#domain/clinical/differential/weigh.ts'
import type { Course, TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import { few, shareInWords } from './shares.ts'
import type { Texts } from './texts.ts'
import type { Explained } from './why-case.ts'

const SHOWN = 5

/** What one thing that is known does to the odds of a condition, as a natural logarithm. */
export interface Contribution {
  readonly of:
    | { readonly finding: string; readonly status: 'present' | 'absent' | 'unmentioned' }
    | { readonly course: Course }
  readonly weight: number
}

export interface Reckoning {
  /** Of 10,000 such people who consult, or of whom it is said. */
  readonly baseRate: number
  readonly isNamed: boolean
  /** What of it is counted. */
  readonly prior: number
  readonly contributions: readonly Contribution[]
}

/** How a condition came to its probability: the base rate times each contribution, as the differential weighs them. */
export function reckon(
  { id, weights }: RankedCondition,
  { gathered: { person, illnessDays, diagnoses } }: Pick<Explained, 'gathered'>,
  { conditions, courses }: ClinicalKnowledge,
): Reckoning | null {
  const at = conditions.findIndex((one) => one.id === id)
  const weighed = conditions[at]
  if (!weighed) return null
  const course = illnessDays === undefined ? null : courseOf(illnessDays)
  const found = weights.map(
    ({ finding, status, weight }): Contribution => ({ of: { finding, status }, weight: EVIDENCE_SHARE * weight }),
  )
  const timed = course ? [{ of: { course }, weight: COURSE_SHARE * (courses[course][at] ?? 0) }] : []
  const ofAll = baseRate(weighed.condition, person)
  const named = diagnoses.find((one) => one.id === id)
  const rate = named && ofAll > 0 ? rateWhenNamed(ofAll, named.status) : ofAll
  return {
    baseRate: rate,
    isNamed: named !== undefined,
    prior: rate ** PRIOR_SHARE,
    contributions: [...found, ...timed],
  }
}

const DECIBANS_A_NEPER = 10 / Math.LN10

/** The first five conditions, each with its base rate and what each finding does to it. */
export function conditionLines(explained: Explained, knowledge: ClinicalKnowledge, texts: Texts): string[] {
  const { why, words } = texts
  const { differential, abstained, confidence } = explained.assessment
  const blocks = differential.slice(0, SHOWN).flatMap((ranked, at) => {
    const reckoning = reckon(ranked, explained, knowledge)
    const { name } = texts.condition(ranked.id)
    const share = shareInWords(ranked.probability, words)
    const head = `${at + 1}. ${why.likely(`${name} (${ranked.id})`, share)}; ${words.levels[ranked.triage]}`
    return reckoning ? [head, ...reckoningLines(reckoning, texts).map((line) => `   ${line}`)] : [head]
  })
  return [...(abstained ? [why.abstained] : [why.confidence(shareInWords(confidence, words))]), ...blocks]
}

function reckoningLines({ baseRate: rate, isNamed, prior, contributions }: Reckoning, texts: Texts): string[] {
  const { why, words } = texts
  const statuses = { present: why.statuses.present, absent: why.statuses.absent, unmentioned: why.unmentioned }
  const line = ({ of, weight }: Contribution) => {
    const decibans = weight * DECIBANS_A_NEPER
    const numbers = [few(Math.exp(weight)), `${decibans < 0 ? '−' : '+'}${Math.abs(decibans).toFixed(1)}`] as const
    return 'course' in of
      ? why.contribution(why.course(words.courses[of.course]), ...numbers)
      : why.contribution(`${texts.finding(of.finding)} (${statuses[of.status]})`, ...numbers)
  }
  const factor = contributions.reduce((product, { weight }) => product * Math.exp(weight), 1)
  const strongestFirst = contributions.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
  const base = (isNamed ? why.namedRate : why.baseRate)(few(rate), few(prior))
  return [base, ...strongestFirst.map(line), why.together(few(factor))]
}

/** Of each level, the conditions shown that ask for it or more, what they have together, and what would be enough. */
export function tailLines(
  { differential }: Assessment,
  limits: readonly (readonly [TriageLevel, number])[],
  texts: Texts,
): string[] {
  const { why, words } = texts
  return limits.map(([level, enough]) => {
    const severe = differential.filter(({ triage }) => levelAtLeast(triage, level))
    const share = severe.reduce((sum, { probability }) => sum + probability, 0)
    const named = severe.map(({ id, probability }) => `${texts.condition(id).name} ${shareInWords(probability, words)}`)
    const said = why.enough(words.levels[level], shareInWords(share, words), shareInWords(enough, words))
    return named.length > 0 ? `${said}: ${named.join('; ')}` : said
  })
}
