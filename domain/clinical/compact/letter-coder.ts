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
import { codesOf, type LetterCodes } from '#domain/clinical/compact/letter-codes.ts'

/** Codes letters that four contexts foretell, as mixed-coder.ts codes bits that two do. */
export interface LetterCoder {
  /** What the next letter may depend on, by `contextOf`. */
  readonly within: (one: number, two: number, three: number, four: number) => void
  /**
   * @param place of the letter that is to be written; a reader does not look at it
   * @param set whose weights are used: below the number of sets
   * @returns the place of the letter that was written
   */
  readonly letter: (place: number, set: number) => number
}

const CONTEXTS = 4
const SLOT_BITS = 21
const FIRST_WEIGHT = 0.35
const LEARNING = 0.008
const MET_BITS = 4
/** How often a slot was met: beyond this it no longer learns slower. */
const MET = 2 ** MET_BITS - 1
const EVEN = HALF << MET_BITS
const MOST_LIKELY = STEPS - 1
const LEVEL = levelsUpTo(MET)
const RATE = ratesUpTo(MET)

/** The bits of a letter lie side by side in a context: few of them have to be fetched from afar. */
const slotOf = (context: number, node: number): number => (context >>> (32 - SLOT_BITS)) ^ node

/** What a slot holds after one more bit: how likely a 1 is, and in the lowest bits how often it was met. */
function after(past: number, goal: number): number {
  const met = past & MET
  const before = past >>> MET_BITS
  const now = before + (((goal - before) * (RATE[met] ?? 0)) >> RATE_BITS)
  return (now << MET_BITS) | (met < MET ? met + 1 : met)
}

export function letterCoder(coder: BitCoder, codes: LetterCodes, sets: number): LetterCoder {
  const { chances, sums } = chanceTables()
  const { lengths } = codes
  const codeOf = codesOf(codes)
  const pasts = new Uint16Array(2 ** SLOT_BITS).fill(EVEN)
  const weights = new Float64Array(sets * CONTEXTS * LEVELS).fill(FIRST_WEIGHT)
  let [one, two, three, four] = [0, 0, 0, 0]

  // Each context has its own lines: in a loop it takes a third longer.
  const codeBit = (given: number, node: number, set: number): number => {
    const slot1 = slotOf(one, node)
    const slot2 = slotOf(two, node)
    const slot3 = slotOf(three, node)
    const slot4 = slotOf(four, node)
    const past1 = pasts[slot1] ?? 0
    const past2 = pasts[slot2] ?? 0
    const past3 = pasts[slot3] ?? 0
    const past4 = pasts[slot4] ?? 0
    const first = set * CONTEXTS * LEVELS
    const place1 = first + (LEVEL[past1 & MET] ?? 0)
    const place2 = first + LEVELS + (LEVEL[past2 & MET] ?? 0)
    const place3 = first + 2 * LEVELS + (LEVEL[past3 & MET] ?? 0)
    const place4 = first + 3 * LEVELS + (LEVEL[past4 & MET] ?? 0)
    const says1 = sums[past1 >>> MET_BITS] ?? 0
    const says2 = sums[past2 >>> MET_BITS] ?? 0
    const says3 = sums[past3 >>> MET_BITS] ?? 0
    const says4 = sums[past4 >>> MET_BITS] ?? 0
    const weight1 = weights[place1] ?? 0
    const weight2 = weights[place2] ?? 0
    const weight3 = weights[place3] ?? 0
    const weight4 = weights[place4] ?? 0
    const sum = says1 * weight1 + says2 * weight2 + says3 * weight3 + says4 * weight4
    const step = Math.floor(sum * SCALE) + HALF
    const chance = chances[step < 0 ? 0 : step >= STEPS ? STEPS - 1 : step] ?? 0
    const bit = coder.bit(given, chance)
    const learnt = (bit - chance / STEPS) * LEARNING
    const goal = bit === 1 ? MOST_LIKELY : 0
    weights[place1] = weight1 + learnt * says1
    weights[place2] = weight2 + learnt * says2
    weights[place3] = weight3 + learnt * says3
    weights[place4] = weight4 + learnt * says4
    pasts[slot1] = after(past1, goal)
    pasts[slot2] = after(past2, goal)
    pasts[slot3] = after(past3, goal)
    pasts[slot4] = after(past4, goal)
    return bit
  }
  return {
    within: (first, second, third, fourth) => {
      one = first
      two = second
      three = third
      four = fourth
    },
    letter: (place, set) => {
      const given = codeOf[place] ?? 1
      const last = 31 - Math.clz32(given)
      let node = 1
      let first = 1
      let before = 0
      for (let length = 1; ; length += 1) {
        node = node * 2 + codeBit((given >>> (last - length)) & 1, node, set)
        first *= 2
        const many = lengths[length] ?? 0
        if (node - first < many) return before + node - first
        before += many
        first += many
      }
    },
  }
}
