import type { GrowthRow } from '#domain/clinical/knowledge/growth/growth-table.ts'

/** The distribution of a measurement at one age or size: Box-Cox power, median, coefficient of variation. */
interface Lms {
  readonly l: number
  readonly m: number
  readonly s: number
}

/**
 * The distribution at a place on a table's axis (days, months or cm, as the table says), interpolated linearly
 * between its rows. Undefined outside the table: WHO does not extrapolate.
 */
export function lmsAt(rows: readonly GrowthRow[], at: number): Lms | undefined {
  let lower: GrowthRow | undefined
  for (const row of rows) {
    const [place, l, m, s] = row
    if (place === at) return { l, m, s }
    if (place > at) return lower && between(lower, row, at)
    lower = row
  }
  return undefined
}

function between(lower: GrowthRow, upper: GrowthRow, at: number): Lms {
  const share = (at - lower[0]) / (upper[0] - lower[0])
  const mix = (from: number, to: number) => from + share * (to - from)
  return { l: mix(lower[1], upper[1]), m: mix(lower[2], upper[2]), s: mix(lower[3], upper[3]) }
}

/**
 * The z-score of a positive measurement in M's unit: ((x/M)^L − 1)/(L·S), and ln(x/M)/S where L is 0.
 * Source: WHO Child Growth Standards: methods and development (WHO MGRS, 2006), chapter 7.
 */
export function zScore(x: number, { l, m, s }: Lms): number {
  const logRatio = Math.log(x / m)
  return l === 0 ? logRatio / s : Math.expm1(l * logRatio) / (l * s)
}

/** The measurement, in M's unit, that stands at a z-score: the inverse of `zScore`. */
export function measurementAtZ(z: number, { l, m, s }: Lms): number {
  return l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l)
}

/**
 * The z-score with WHO's adjustment for weight-based indicators and arm circumference: beyond ±3 the scale goes on in
 * steps of the distance between the 2nd and the 3rd standard deviation, as the skewed tails have too few children
 * to be modelled. Source: as `zScore`.
 */
export function adjustedZScore(x: number, lms: Lms): number {
  const z = zScore(x, lms)
  if (z > 3) return 3 + tailSteps(x, 3, 2, lms)
  if (z < -3) return -3 - tailSteps(x, -3, -2, lms)
  return z
}

function tailSteps(x: number, outerZ: number, innerZ: number, lms: Lms): number {
  const outer = measurementAtZ(outerZ, lms)
  return (x - outer) / (outer - measurementAtZ(innerZ, lms))
}
