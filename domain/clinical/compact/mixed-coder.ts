import type { BitCoder } from '#domain/clinical/compact/bit-coder.ts'
import {
  chanceTables,
  HALF,
  LEVELS,
  levelsUpTo,
  RATE_BITS,
  ratesUpTo,
  SCALE,
  STEPS,
} from '#domain/clinical/compact/chances.ts'

/**
 * Codes bits that several contexts foretell, each from what followed it before: how likely a bit is they say together,
 * and who was right more often has more to say. Writer and reader learn the same, for all is plain arithmetic that every
 * JavaScript engine does alike: no logarithm, no power.
 */
export interface MixedCoder {
  /** What the next bits may depend on, by `contextOf`. */
  readonly within: (one: number, two: number) => void
  /**
   * @param bit what is to be written; a reader does not look at it
   * @param node which bit of a symbol it is: its past is another's
   * @param set whose weights are used: below SETS
   */
  readonly bit: (bit: number, node: number, set: number) => number
  /** A bit of which nothing is known. */
  readonly plainBit: (bit: number) => number
}

const SETS = 16
const SLOT_BITS = 20
const MET_BITS = 6
const MET = 2 ** MET_BITS - 1
const EVEN = 2 ** 15
const MOST_LIKELY = 2 ** 16 - 1
/** How often a slot was met: beyond this it no longer learns slower. */
const MOST_MET = 20
const LEARNING = 0.005
const FIRST_WEIGHT = 0.35
const LEVEL = levelsUpTo(MOST_MET)
const RATE = ratesUpTo(MOST_MET)

/** A context by its kind and what it says, as evenly spread as may be. */
export function contextOf(kind: number, one: number, two = 0, three = 0): number {
  const mixed = Math.imul(Math.imul(kind + 0x3c6ef372, 0x85ebca6b) + one, 0xc2b2ae35)
  return Math.imul(Math.imul((mixed + two) ^ 0x5bd1e99, 0x27d4eb2f) + three, 0x165667b1)
}

export function mixedCoder(coder: BitCoder): MixedCoder {
  const { chances, sums } = chanceTables()
  /** Of each slot how likely a 1 is, and in the lowest bits how often it was met. */
  const pasts = new Int32Array(2 ** SLOT_BITS).fill(EVEN << MET_BITS)
  const weights = new Float64Array(SETS * 2 * LEVELS).fill(FIRST_WEIGHT)
  let one = 0
  let two = 0
  const after = (past: number, goal: number): number => {
    const met = past & MET
    const before = past >>> MET_BITS
    const now = before + (((goal - before) * (RATE[met] ?? 0)) >> RATE_BITS)
    return (now << MET_BITS) | (met < MOST_MET ? met + 1 : met)
  }
  return {
    within: (context, other) => {
      one = context
      two = other
    },
    plainBit: (bit) => coder.bit(bit, HALF),
    bit: (bit, node, set) => {
      const spread = Math.imul(node + 1, 0x9e3779b1)
      const slot = Math.imul(one + spread, 0x2545f491) >>> (32 - SLOT_BITS)
      const otherSlot = Math.imul(two + spread, 0x2545f491) >>> (32 - SLOT_BITS)
      const past = pasts[slot] ?? 0
      const otherPast = pasts[otherSlot] ?? 0
      const place = set * 2 * LEVELS + (LEVEL[past & MET] ?? 0)
      const otherPlace = (set * 2 + 1) * LEVELS + (LEVEL[otherPast & MET] ?? 0)
      const says = sums[past >>> (MET_BITS + 4)] ?? 0
      const otherSays = sums[otherPast >>> (MET_BITS + 4)] ?? 0
      const weight = weights[place] ?? 0
      const otherWeight = weights[otherPlace] ?? 0
      const step = Math.floor((says * weight + otherSays * otherWeight) * SCALE) + HALF
      const chance = chances[step < 0 ? 0 : step >= STEPS ? STEPS - 1 : step] ?? 0
      const coded = coder.bit(bit, chance)
      const learnt = (coded - chance / STEPS) * LEARNING
      weights[place] = weight + learnt * says
      weights[otherPlace] = otherWeight + learnt * otherSays
      const goal = coded === 1 ? MOST_LIKELY : 0
      pasts[slot] = after(past, goal)
      pasts[otherSlot] = after(pasts[otherSlot] ?? 0, goal)
      return coded
    },
  }
}
