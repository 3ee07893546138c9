import type { Person } from '#domain/clinical/differential/base-rate.ts'
import type { Evidence } from '#domain/clinical/differential/evidence.ts'
import type { DifferentialKnowledge } from '#domain/clinical/differential/prepare.ts'
import type { Differential } from '#domain/clinical/differential/rank-conditions.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'

export interface NextQuestion {
  readonly finding: string
  /** How many bits an answer takes off the uncertainty between the conditions, on average. */
  readonly bits: number
  /** Asked because it would mean danger in one of the leading conditions, not for the information. */
  readonly forDanger: boolean
}

/** The conditions that are told apart: as many as reach this share together, at most so many. */
const SHARE_TOLD_APART = 0.9
const MOST_TOLD_APART = 8
/** A condition whose danger is asked after, at least so likely. */
const DANGER_FROM = 0.08
const LEAST_BITS = 0.02
const MOST_QUESTIONS = 8

const entropy = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log2(share) : sum), 0)

/** Whether a finding can be asked of a person, or an action meant for them. Where it is not known, it can. */
export function isAskedOf({ of }: Pick<Finding, 'of'>, { ageMonths, sex, pregnant }: Person): boolean {
  if (!of) return true
  if (of.sex && sex && of.sex !== sex) return false
  if (of.pregnant && pregnant === false) return false
  if (of.pregnant && sex === 'male') return false
  if (ageMonths === undefined) return true
  return ageMonths >= (of.fromMonths ?? 0) && ageMonths < (of.belowMonths ?? Infinity)
}

/**
 * What to ask or measure next: first the danger signs of the conditions that lead, then what tells the leading
 * conditions apart best. Empty when no answer would say much more.
 */
export function nextQuestions(
  knowledge: DifferentialKnowledge,
  { ranked }: Differential,
  evidence: Evidence,
  person: Person,
): NextQuestion[] {
  const leading = leadingOf(ranked)
  const total = leading.reduce((sum, { probability }) => sum + probability, 0)
  if (total === 0) return []
  const told = leading.flatMap(({ id, probability }) => {
    const condition = knowledge.conditions.find((one) => one.id === id)
    return condition ? [{ share: probability / total, probability, condition }] : []
  })
  const isOpen = (id: string) => {
    const finding = knowledge.findings[id]
    if (!finding || evidence.present.has(id) || evidence.absent.has(id) || !isAskedOf(finding, person)) return false
    return !(knowledge.families.ancestors.get(id) ?? []).some((broader) => evidence.absent.has(broader))
  }
  const before = entropy(told.map(({ share }) => share))
  const bitsOf = (id: string): number => {
    const background = knowledge.findings[id]?.background ?? 0
    const joint = told.map(
      ({ share, condition }) => share * Math.min(condition.likelihoods.get(id) ?? background, 0.97),
    )
    const yes = joint.reduce((sum, part) => sum + part, 0)
    const no = 1 - yes
    if (yes <= 0 || no <= 0) return 0
    const ifYes = entropy(joint.map((part) => part / yes))
    const ifNo = entropy(told.map(({ share }, at) => (share - (joint[at] ?? 0)) / no))
    return before - yes * ifYes - no * ifNo
  }
  const dangers = new Set<string>(
    told
      .filter(({ probability }) => probability >= DANGER_FROM)
      .flatMap(({ condition: { condition } }) => [
        ...(condition.worse?.critical ?? []),
        ...(condition.worse?.high ?? []),
      ]),
  )
  const candidates = new Set([...dangers, ...told.flatMap(({ condition }) => [...condition.likelihoods.keys()])])
  return [...candidates]
    .filter(isOpen)
    .map((finding): NextQuestion => ({ finding, bits: bitsOf(finding), forDanger: dangers.has(finding) }))
    .filter(({ bits, forDanger }) => forDanger || bits >= LEAST_BITS)
    .toSorted(
      (one, other) =>
        Number(other.forDanger) - Number(one.forDanger) ||
        other.bits - one.bits ||
        one.finding.localeCompare(other.finding),
    )
    .slice(0, MOST_QUESTIONS)
}

function leadingOf(ranked: Differential['ranked']): Differential['ranked'] {
  let share = 0
  const end = ranked.findIndex(({ probability }) => {
    share += probability
    return share >= SHARE_TOLD_APART
  })
  return ranked.slice(0, Math.min(end === -1 ? ranked.length : end + 1, MOST_TOLD_APART))
}
