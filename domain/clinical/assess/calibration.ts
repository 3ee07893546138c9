/**
 * How often the first condition is right, by the probability that the differential gives it: knots measured on the
 * development cases, straight lines between. Naive Bayes is too sure of itself where much is known.
 */
const KNOTS: readonly (readonly [probability: number, right: number])[] = [
  [0, 0.02],
  [0.2, 0.2],
  [0.5, 0.4],
  [0.8, 0.6],
  [1, 0.8],
]

/** The share of cases in which a first condition of this probability is right, 0 to 1. Rises with it. */
export function calibratedConfidence(probability: number): number {
  const above = KNOTS.findIndex(([knot]) => knot >= probability)
  const [upper, upperRight] = KNOTS[above] ?? [1, 1]
  const [lower, lowerRight] = KNOTS[Math.max(above - 1, 0)] ?? [0, 0]
  if (upper === lower) return upperRight
  return lowerRight + ((probability - lower) / (upper - lower)) * (upperRight - lowerRight)
}
