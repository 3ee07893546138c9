/**
 * One row of a growth table: where on its axis it stands (days, months or cm, as the table says), and there the
 * Box-Cox power L, the median M and the coefficient of variation S.
 */
export type GrowthRow = readonly [at: number, l: number, m: number, s: number]

/** A growth table: rows in ascending order for each sex, to be interpolated linearly between. */
export interface GrowthTable {
  readonly male: readonly GrowthRow[]
  readonly female: readonly GrowthRow[]
}
