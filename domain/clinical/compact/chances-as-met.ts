import { CERTAIN } from '#domain/clinical/compact/bit-coder.ts'
import { STEPS } from '#domain/clinical/compact/chances.ts'

/** Chances as they came true: what contexts say together is right too often for one bit of a symbol, too seldom for another. */
export interface ChancesAsMet {
  /**
   * @param at the step of the sum that said the chance: from 0 to 4,095
   * @param chance what the sum says, in 4,096ths
   * @param node which bit of a symbol it is
   * @param set whose weights said it
   * @returns half of it what the sum says, half what came true of such sums before: in 65,536ths, never certain
   */
  readonly after: (at: number, chance: number, node: number, set: number) => number
  /** What the bit was after all. */
  readonly learn: (bit: number) => void
}

const KIND_BITS = 12
/** Sums are told apart by so many steps; between two of these marks both have their share. */
const APART_BITS = 7
const APART = 2 ** APART_BITS
const MARKS = STEPS / APART + 1
const RATE = 0.02
const HALF_A_STEP = CERTAIN / STEPS / 2
/** However often it came true, in 65,536ths; and in 4,096ths what comes true of what never failed. */
const LEAST = 4
const MOST_MET = STEPS - 0.3
const SPREAD = 0x9e3779b1

export function chancesAsMet(chances: Int32Array): ChancesAsMet {
  const line = Float64Array.from({ length: MARKS }, (_, mark) => chances[Math.min(mark * APART, STEPS - 1)] ?? 0)
  const met = new Float32Array(2 ** KIND_BITS * MARKS)
  for (let first = 0; first < met.length; first += MARKS) met.set(line, first)
  let mark = 0
  let share = 0
  return {
    after: (at, chance, node, set) => {
      mark = (Math.imul(node ^ Math.imul(set, SPREAD), SPREAD) >>> (32 - KIND_BITS)) * MARKS + (at >>> APART_BITS)
      share = (at & (APART - 1)) / APART
      const came = (met[mark] ?? 0) * (1 - share) + (met[mark + 1] ?? 0) * share
      return Math.min(Math.max(Math.floor((chance + came) * HALF_A_STEP), LEAST), CERTAIN - LEAST)
    },
    learn: (bit) => {
      const goal = bit * MOST_MET
      const [below, above] = [met[mark] ?? 0, met[mark + 1] ?? 0]
      met[mark] = below + (goal - below) * RATE * (1 - share)
      met[mark + 1] = above + (goal - above) * RATE * share
    },
  }
}
