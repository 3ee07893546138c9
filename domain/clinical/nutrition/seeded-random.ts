/**
 * A repeatable stream of numbers in [0, 1) from a whole-number seed (mulberry32), so that a plan can be
 * composed again from what was stored. A seed that is no finite number counts as 0.
 */
export function seededRandom(seed: number): () => number {
  let state = Number.isFinite(seed) ? Math.imul(Math.trunc(seed) ^ 0x9e3779b9, 0x85ebca6b) : 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
