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
import { chancesAsMet } from '#domain/clinical/compact/chances-as-met.ts'

/**
 * Codes bits that seven contexts foretell, each from what followed it before: how likely a bit is they say together,
 * and who was right more often, by how often it was met and by which bit of a symbol it is, has more to say. Writer and
 * reader learn the same, for all is plain arithmetic that every JavaScript engine does alike: no logarithm, no power.
 */
export interface MixedCoder {
  /** What the next bits may depend on, by `contextOf`. */
  readonly within: (
    one: number,
    two: number,
    three: number,
    four: number,
    five: number,
    six: number,
    seven: number,
  ) => void
  /**
   * @param bit what is to be written; a reader does not look at it
   * @param node which bit of a symbol it is: its past is another's
   * @param set whose weights are used: below the number of sets
   */
  readonly bit: (bit: number, node: number, set: number) => number
}

interface Room {
  /** How many sets of weights there are. */
  readonly sets: number
  /** How many pasts are held, as a power of two: more contexts than those take them from each other. */
  readonly slotBits: number
}

const CONTEXTS = 7
/** Bits of a symbol whose weights are told apart; those beyond share them. */
const NODES = 256
const MET_BITS = 6
const MET = 2 ** MET_BITS - 1
const EVEN = 2 ** 15
const MOST_LIKELY = 2 ** 16 - 1
const SUM_BITS = MET_BITS + 4
/** Above its past a slot has the lowest bits of the context to which that belongs. */
const OWNER_SHIFT = 22
const OWNER = 2 ** (32 - OWNER_SHIFT) - 1
const PAST = 2 ** OWNER_SHIFT - 1
const NOTHING = EVEN << MET_BITS
/** How often a slot was met: beyond this it no longer learns slower. */
const MOST_MET = 16
const LEARNING = 0.004
const FIRST_WEIGHT = 0.23
const LEVEL = levelsUpTo(MOST_MET)
const RATE = ratesUpTo(MOST_MET)

/** A context by its kind and what it says, as evenly spread as may be. */
export function contextOf(kind: number, one: number, two = 0, three = 0): number {
  const mixed = Math.imul(Math.imul(kind + 0x3c6ef372, 0x85ebca6b) + one, 0xc2b2ae35)
  return Math.imul(Math.imul((mixed + two) ^ 0x5bd1e99, 0x27d4eb2f) + three, 0x165667b1)
}

/** What a slot holds of this context: nothing yet where another's past stands in it. */
const pastOf = (held: number, context: number): number =>
  held >>> OWNER_SHIFT === (context & OWNER) ? held & PAST : NOTHING

/** What a slot holds after one more bit: how likely a 1 is, and in the lowest bits how often it was met. */
function after(past: number, goal: number): number {
  const met = past & MET
  const before = past >>> MET_BITS
  const now = before + (((goal - before) * (RATE[met] ?? 0)) >> RATE_BITS)
  return (now << MET_BITS) | (met < MOST_MET ? met + 1 : met)
}

export function mixedCoder(coder: BitCoder, { sets, slotBits }: Room): MixedCoder {
  const { chances, sums } = chanceTables()
  const pasts = new Int32Array(2 ** slotBits).fill(NOTHING)
  const weights = new Float64Array(sets * CONTEXTS * LEVELS).fill(FIRST_WEIGHT)
  const moreByNode = new Float64Array(NODES * CONTEXTS)
  const cameTrue = chancesAsMet(chances)
  const unused = 32 - slotBits
  let [one, two, three, four, five, six, seven] = [0, 0, 0, 0, 0, 0, 0]
  return {
    within: (first, second, third, fourth, fifth, sixth, seventh) => {
      one = first
      two = second
      three = third
      four = fourth
      five = fifth
      six = sixth
      seven = seventh
    },
    // Each context has its own lines: in a loop it takes a third longer. The bits of a symbol lie side by side in a
    // context, so that few of them have to be fetched from afar.
    bit: (given, node, set) => {
      const slot1 = (one >>> unused) ^ node
      const slot2 = (two >>> unused) ^ node
      const slot3 = (three >>> unused) ^ node
      const slot4 = (four >>> unused) ^ node
      const slot5 = (five >>> unused) ^ node
      const slot6 = (six >>> unused) ^ node
      const slot7 = (seven >>> unused) ^ node
      const past1 = pastOf(pasts[slot1] ?? 0, one)
      const past2 = pastOf(pasts[slot2] ?? 0, two)
      const past3 = pastOf(pasts[slot3] ?? 0, three)
      const past4 = pastOf(pasts[slot4] ?? 0, four)
      const past5 = pastOf(pasts[slot5] ?? 0, five)
      const past6 = pastOf(pasts[slot6] ?? 0, six)
      const past7 = pastOf(pasts[slot7] ?? 0, seven)
      const first = set * CONTEXTS * LEVELS
      const place1 = first + (LEVEL[past1 & MET] ?? 0)
      const place2 = first + LEVELS + (LEVEL[past2 & MET] ?? 0)
      const place3 = first + 2 * LEVELS + (LEVEL[past3 & MET] ?? 0)
      const place4 = first + 3 * LEVELS + (LEVEL[past4 & MET] ?? 0)
      const place5 = first + 4 * LEVELS + (LEVEL[past5 & MET] ?? 0)
      const place6 = first + 5 * LEVELS + (LEVEL[past6 & MET] ?? 0)
      const place7 = first + 6 * LEVELS + (LEVEL[past7 & MET] ?? 0)
      const says1 = sums[past1 >>> SUM_BITS] ?? 0
      const says2 = sums[past2 >>> SUM_BITS] ?? 0
      const says3 = sums[past3 >>> SUM_BITS] ?? 0
      const says4 = sums[past4 >>> SUM_BITS] ?? 0
      const says5 = sums[past5 >>> SUM_BITS] ?? 0
      const says6 = sums[past6 >>> SUM_BITS] ?? 0
      const says7 = sums[past7 >>> SUM_BITS] ?? 0
      const weight1 = weights[place1] ?? 0
      const weight2 = weights[place2] ?? 0
      const weight3 = weights[place3] ?? 0
      const weight4 = weights[place4] ?? 0
      const weight5 = weights[place5] ?? 0
      const weight6 = weights[place6] ?? 0
      const weight7 = weights[place7] ?? 0
      const nth = (node & (NODES - 1)) * CONTEXTS
      const more1 = moreByNode[nth] ?? 0
      const more2 = moreByNode[nth + 1] ?? 0
      const more3 = moreByNode[nth + 2] ?? 0
      const more4 = moreByNode[nth + 3] ?? 0
      const more5 = moreByNode[nth + 4] ?? 0
      const more6 = moreByNode[nth + 5] ?? 0
      const more7 = moreByNode[nth + 6] ?? 0
      const sum =
        says1 * (weight1 + more1) +
        says2 * (weight2 + more2) +
        says3 * (weight3 + more3) +
        says4 * (weight4 + more4) +
        says5 * (weight5 + more5) +
        says6 * (weight6 + more6) +
        says7 * (weight7 + more7)
      const step = Math.floor(sum * SCALE) + HALF
      const at = step < 0 ? 0 : step >= STEPS ? STEPS - 1 : step
      const chance = chances[at] ?? 0
      const bit = coder.bit(given, cameTrue.after(at, chance, node, set))
      cameTrue.learn(bit)
      const learnt = (bit - chance / STEPS) * LEARNING
      const goal = bit === 1 ? MOST_LIKELY : 0
      weights[place1] = weight1 + learnt * says1
      weights[place2] = weight2 + learnt * says2
      weights[place3] = weight3 + learnt * says3
      weights[place4] = weight4 + learnt * says4
      weights[place5] = weight5 + learnt * says5
      weights[place6] = weight6 + learnt * says6
      weights[place7] = weight7 + learnt * says7
      moreByNode[nth] = more1 + learnt * says1
      moreByNode[nth + 1] = more2 + learnt * says2
      moreByNode[nth + 2] = more3 + learnt * says3
      moreByNode[nth + 3] = more4 + learnt * says4
      moreByNode[nth + 4] = more5 + learnt * says5
      moreByNode[nth + 5] = more6 + learnt * says6
      moreByNode[nth + 6] = more7 + learnt * says7
      pasts[slot1] = after(past1, goal) | (one << OWNER_SHIFT)
      pasts[slot2] = after(past2, goal) | (two << OWNER_SHIFT)
      pasts[slot3] = after(past3, goal) | (three << OWNER_SHIFT)
      pasts[slot4] = after(past4, goal) | (four << OWNER_SHIFT)
      pasts[slot5] = after(past5, goal) | (five << OWNER_SHIFT)
      pasts[slot6] = after(past6, goal) | (six << OWNER_SHIFT)
      pasts[slot7] = after(past7, goal) | (seven << OWNER_SHIFT)
      return bit
    },
  }
}
