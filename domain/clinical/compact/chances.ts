/** Of sums of what contexts say, and of chances, there are so many; half of them are below an even one. */
export const STEPS = 4096
export const HALF = STEPS / 2
/** Steps of a sum to a whole. */
export const SCALE = 256
/** e to the power of 1/256. */
const GROWTH = 1.003_913_889_338_348

/** How much is known of what was met so often, from 0 to `most` times: a slot's weight goes by it. */
export const levelsUpTo = (most: number): Uint8Array =>
  Uint8Array.from({ length: most + 1 }, (_, met) => {
    if (met <= 2) return met
    if (met <= 4) return 3
    if (met <= 8) return 4
    return met < most ? 5 : 6
  })
export const LEVELS = 8

export const RATE_BITS = 14
/** How far a slot that was met so often goes towards what it meets, in 16,384ths. */
export const ratesUpTo = (most: number): Int32Array =>
  Int32Array.from({ length: most + 1 }, (_, met) => Math.floor(2 ** RATE_BITS / (met + 1.3)))

/** Chances in 4,096ths by what weights add up, from -8 to 8, and back. */
export function chanceTables(): { readonly chances: Int32Array; readonly sums: Float64Array } {
  const chances = new Int32Array(STEPS)
  let odds = 1
  for (let above = 0; above < HALF; above += 1) {
    const chance = odds / (1 + odds)
    chances[HALF + above] = Math.min(STEPS - 1, Math.floor(chance * STEPS))
    chances[HALF - above] = Math.max(1, Math.floor((1 - chance) * STEPS))
    odds *= GROWTH
  }
  chances[0] = 1
  const sums = new Float64Array(STEPS)
  let chance = 0
  for (let at = 0; at < STEPS; at += 1) {
    for (; chance <= (chances[at] ?? 0); chance += 1) sums[chance] = (at - HALF) / SCALE
  }
  sums.fill((HALF - 1) / SCALE, chance)
  return { chances, sums }
}
