import { randomInt } from 'node:crypto'

const FINE = 2 ** 40

/** Numbers from 0 to below 1 that nobody can foresee. */
export const randomShares = (count: number): number[] => Array.from({ length: count }, () => randomInt(FINE) / FINE)
