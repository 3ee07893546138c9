import type { Weight } from '#domain/clinical/differential/finding-weight.ts'

/** The share with which the second and later findings of a family count beside the strongest. */
export const FAMILY_SHARE = 0.45

/** Is told a weight, as much as it counts, of the condition in a place. */
export type Tell = (at: number, finding: string, status: Weight['status'], weight: number) => void

/**
 * On which everything that is known is put, for each condition by its place. An answer weighs the 600 conditions once
 * for each danger sign: so the numbers stand in columns, and only who wants to know is told of each weight.
 */
export class Scales {
  /** All weights together: a natural logarithm of a likelihood ratio. */
  readonly sums: Float64Array
  readonly #tell: Tell | null

  constructor(conditions: number, tell: Tell | null) {
    this.sums = new Float64Array(conditions)
    this.#tell = tell
  }

  add(at: number, finding: string, status: Weight['status'], weight: number): void {
    this.sums[at] = (this.sums[at] ?? 0) + weight
    this.#tell?.(at, finding, status, weight)
  }
}
