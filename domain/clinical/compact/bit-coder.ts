import { digitAt, digitText } from '#domain/clinical/compact/numbers.ts'

/**
 * Bits as text, the likely ones shorter: an arithmetic coder. Six bits of the text are one character, which is what
 * Brotli makes of it again.
 */
export interface BitCoder {
  /**
   * The next bit.
   *
   * @param bit what is to be written; a reader does not look at it
   * @param chance that it is 1, in 65,536ths: from 1 to 65,535, and the same for the reader
   * @returns the bit that was written
   */
  readonly bit: (bit: number, chance: number) => number
}

/** 30 bits are held, five digits of the text: whole numbers that no engine has to put into a box. */
const DIGIT_BITS = 6
const LAST_DIGIT = 0x3f
const DIGITS_HELD = 5
const TOP = 24
const MOST = 0x3fffffff
/** What a chance of one is written as. */
export const CERTAIN = 2 ** 16

const shifted = (held: number, digit: number): number => ((held << DIGIT_BITS) & MOST) | digit

/** Of the numbers from `low` to `high`, those up to this one stand for a 1. */
const middleOf = (low: number, high: number, chance: number): number => (low + ((high - low) * chance) / CERTAIN) | 0

/** Nothing that follows changes the highest digit. */
const isSettled = (low: number, high: number): boolean => low >>> TOP === high >>> TOP

/** Writes bits; `text` gives all that was written, and ends it. */
export function bitWriter(): BitCoder & { readonly text: () => string } {
  let low = 0
  let high = MOST
  let text = ''
  const put = () => {
    text += digitText(high >>> TOP)
    low = shifted(low, 0)
    high = shifted(high, LAST_DIGIT)
  }
  return {
    bit: (bit, chance) => {
      const middle = middleOf(low, high, chance)
      if (bit === 1) high = middle
      else low = middle + 1
      while (isSettled(low, high)) put()
      return bit
    },
    text: () => {
      for (let digits = 0; digits < DIGITS_HELD; digits += 1) put()
      return text
    },
  }
}

/** Reads what a writer wrote, asked for it with the same chances. */
export function bitReader(text: string): BitCoder {
  let low = 0
  let high = MOST
  let held = 0
  let at = 0
  const take = () => {
    held = shifted(held, at < text.length ? digitAt(text, at) : 0)
    at += 1
  }
  for (let digits = 0; digits < DIGITS_HELD; digits += 1) take()
  return {
    bit: (_, chance) => {
      const middle = middleOf(low, high, chance)
      const bit = held <= middle ? 1 : 0
      if (bit === 1) high = middle
      else low = middle + 1
      while (isSettled(low, high)) {
        low = shifted(low, 0)
        high = shifted(high, LAST_DIGIT)
        take()
      }
      return bit
    },
  }
}
