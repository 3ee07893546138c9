import type { MixedCoder } from '#domain/clinical/compact/mixed-coder.ts'

/** Whose weights and pasts a kind of number uses: two sets from this on. */
export interface NumberKind {
  readonly set: number
  /** Bits below the highest that contexts foretell; those below them are as they are. */
  readonly foretold: number
  /** Most are hundreds or thousands; else most are below ten. */
  readonly isLong: boolean
}

const LENGTH_BITS = 4
const BELOW = 32
const OF_LENGTH = 256

/**
 * Codes a number from 0 in the contexts that are filled in: how long it is, then its bits.
 *
 * @param value what is to be written; a reader does not look at it
 * @returns the number that was written
 */
export function codeNumber(coder: MixedCoder, value: number, { set, foretold, isLong }: NumberKind): number {
  const length = 31 - Math.clz32(value + 1)
  let bits = 0
  if (isLong)
    for (let at = LENGTH_BITS - 1, node = 1; at >= 0; at -= 1) {
      const bit = coder.bit((length >>> at) & 1, node, set)
      node = node * 2 + bit
      bits = bits * 2 + bit
    }
  else while (coder.bit(bits < length ? 1 : 0, bits, set) === 1) bits += 1
  let number = 1
  for (let below = bits - 1; below >= 0; below -= 1) {
    const bit = ((value + 1) >>> below) & 1
    const isForetold = bits - 1 - below < foretold
    const node = BELOW + bits * OF_LENGTH + number
    number = number * 2 + (isForetold ? coder.bit(bit, node, set + 1) : coder.plainBit(bit))
  }
  return number - 1
}

/** Kinds in the order in which they are asked for, and how often each was met: the commonest come to stand first. */
export interface KindOrder {
  readonly kinds: number[]
  readonly met: number[]
}

/**
 * Codes which of a few kinds it is: one question after another.
 *
 * @param kind what is to be written; a reader does not look at it
 * @returns the kind that was written
 */
export function codeKind(coder: MixedCoder, kind: number, { kinds, met }: KindOrder, set: number): number {
  const last = kinds.length - 1
  let asked = 0
  let is = kinds[0] ?? 0
  while (asked < last && coder.bit(kind === is ? 1 : 0, is, set) === 0) {
    asked += 1
    is = kinds[asked] ?? 0
  }
  const times = (met[asked] ?? 0) + 1
  met[asked] = times
  const before = asked - 1
  if (asked > 0 && times > (met[before] ?? 0)) {
    kinds[asked] = kinds[before] ?? 0
    met[asked] = met[before] ?? 0
    kinds[before] = is
    met[before] = times
  }
  return is
}
