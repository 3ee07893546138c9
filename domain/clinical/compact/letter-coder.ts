import type { BitCoder } from '#domain/clinical/compact/bit-coder.ts'
import { codesOf, type LetterCodes } from '#domain/clinical/compact/letter-codes.ts'
import { type MixedCoder, mixedCoder } from '#domain/clinical/compact/mixed-coder.ts'

/** Codes letters in the contexts that are filled in. */
export interface LetterCoder extends Pick<MixedCoder, 'within'> {
  /**
   * @param place of the letter that is to be written; a reader does not look at it
   * @param set whose weights are used: below the number of sets
   * @returns the place of the letter that was written
   */
  readonly letter: (place: number, set: number) => number
}

const SLOT_BITS = 22

export function letterCoder(coder: BitCoder, codes: LetterCodes, sets: number): LetterCoder {
  const { within, bit } = mixedCoder(coder, { sets, slotBits: SLOT_BITS })
  const { lengths } = codes
  const codeOf = codesOf(codes)
  return {
    within,
    letter: (place, set) => {
      const given = codeOf[place] ?? 1
      const last = 31 - Math.clz32(given)
      let node = 1
      let first = 1
      let before = 0
      for (let length = 1; ; length += 1) {
        node = node * 2 + bit((given >>> (last - length)) & 1, node, set)
        first *= 2
        const many = lengths[length] ?? 0
        if (node - first < many) return before + node - first
        before += many
        first += many
      }
    },
  }
}
