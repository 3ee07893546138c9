import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'

/** How much one finding speaks for (above 0) or against a condition, as a natural logarithm of the likelihood ratio. */
export interface Weight {
  readonly finding: string
  /** `unmentioned`: a leading symptom of the condition that a patient's own account does not speak of. */
  readonly status: 'present' | 'absent' | 'unmentioned'
  readonly weight: number
}

/** No single finding may decide alone: its likelihood ratio counts up to this. */
const MOST = Math.log(10_000)
const LEAST = Math.log(1 / 30)
/** Nobody has every sign of a disease. */
const HIGHEST_LIKELIHOOD = 0.97

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** What explains a danger sign goes before what leaves it unexplained: up to so much more than its frequency says. */
const DANGER_EXPLAINED = Math.log(3)

/**
 * What it says that a finding is there which so many with the condition have.
 *
 * @param asksForReason a danger sign that somebody sees or feels, and that the condition has to explain
 */
export function presentWeight(likelihood: number, finding: Finding, asksForReason = false): number {
  const ratio = Math.min(likelihood, HIGHEST_LIKELIHOOD) / finding.background
  const weight = clamp(Math.log(ratio), LEAST, MOST)
  return asksForReason && weight > 0 ? weight + Math.min(weight, DANGER_EXPLAINED) : weight
}

/** What it says of a condition that by definition is another one with this finding. */
export const RULED_OUT = LEAST

/** What it says that it is not there. */
export function absentWeight(likelihood: number, finding: Finding): number {
  return clamp(Math.log((1 - clamp(likelihood, 0, HIGHEST_LIKELIHOOD)) / (1 - finding.background)), LEAST, MOST)
}
