import type { Evidence } from '#domain/clinical/differential/evidence.ts'
import type { Differential } from '#domain/clinical/differential/rank-conditions.ts'

/** What the certainty of a first condition is judged by. */
export interface Certainty {
  /** The share that the differential gives the first condition. */
  readonly probability: number
  /** How many findings are present, without what follows from them. */
  readonly findings: number
  /** The weight of the finding that speaks most for it: the natural logarithm of a likelihood ratio. */
  readonly strongest: number
}

export function certaintyOf({ ranked: [first] }: Differential, { present }: Evidence): Certainty {
  const weights = first?.weights.filter(({ status }) => status === 'present').map(({ weight }) => weight) ?? []
  return {
    probability: first?.probability ?? 0,
    findings: [...present.values()].filter(({ implied }) => !implied).length,
    strongest: Math.max(0, ...weights),
  }
}

/**
 * Fitted by logistic regression on the development cases, the sets weighing alike; then all four were brought nearer to each
 * other and raised by what came true of cases that nobody had looked at yet (docs/adr/0122). Findings are less independent
 * than the differential takes them for, so that the more of them there are, the less its probability is worth; one that hardly
 * any other condition has is worth more than many common ones.
 */
const FITTED = { constant: 1.47, logOdds: 0.67, logFindings: -1.49, strongest: 0.34 } as const
/** The differential's probability is never taken for more certain than this, either way. */
const NEAREST = 1e-6

/** The share of cases in which a first condition of this certainty is right, 0 to 1. Rises with its probability. */
export function calibratedConfidence({ probability, findings, strongest }: Certainty): number {
  const share = Math.min(Math.max(probability, NEAREST), 1 - NEAREST)
  const score =
    FITTED.constant +
    FITTED.logOdds * Math.log(share / (1 - share)) +
    FITTED.logFindings * Math.log(1 + findings) +
    FITTED.strongest * strongest
  return 1 / (1 + Math.exp(-score))
}
