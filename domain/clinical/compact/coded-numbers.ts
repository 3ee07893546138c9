import type { MixedCoder } from '#domain/clinical/compact/mixed-coder.ts'

/** How many sets of weights a kind of number has. */
export const SETS_OF_NUMBER = 2

const BELOW = 32
const OF_LENGTH = 256

/**
 * Codes a number from 0 in the contexts that are filled in: how long it is, then its bits. Most are below ten.
 *
 * @param value what is to be written; a reader does not look at it
 * @param set the first of the SETS_OF_NUMBER whose weights are used
 * @returns the number that was written
 */
export function codeNumber(coder: MixedCoder, value: number, set: number): number {
  const length = 31 - Math.clz32(value + 1)
  let bits = 0
  while (coder.bit(bits < length ? 1 : 0, bits, set) === 1) bits += 1
  let number = 1
  for (let below = bits - 1; below >= 0; below -= 1)
    number = number * 2 + coder.bit(((value + 1) >>> below) & 1, BELOW + bits * OF_LENGTH + number, set + 1)
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
