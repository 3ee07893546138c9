import type { BitCoder } from '#domain/clinical/compact/bit-coder.ts'
import { letterCoder } from '#domain/clinical/compact/letter-coder.ts'
import type { LetterCodes } from '#domain/clinical/compact/letter-codes.ts'
import { likelyWords, NO_WORD, type Word } from '#domain/clinical/compact/likely-words.ts'
import { contextOf } from '#domain/clinical/compact/mixed-coder.ts'

/** Ends each text: none has it. */
export const END = '\n'

/** Codes texts one after another: those before foretell the next. */
export interface TextCoder {
  /**
   * @param text what is to be written; a reader does not look at it
   * @param known words that it is likely to have; others that it has are put behind them
   * @param field what kind of text it is
   * @returns the text that was written
   */
  readonly text: (text: string, known: Word[], field: number) => string
  readonly wordOf: (word: string) => Word
}

const LETTER = /\p{L}/u
/** Places of letters in contexts: rare letters may share one. */
const PLACE_BITS = 8
const PLACE = 2 ** PLACE_BITS - 1
const THREE_LETTERS = 2 ** (3 * PLACE_BITS) - 1
const TWO_LETTERS = 2 ** (2 * PLACE_BITS) - 1
const FOLLOWER_BITS = 18
/** Beyond this more makes no difference. */
const IN_A_ROW = 3
const LONG = 4
/** How often each of two followers came in a row, and how far a likely word goes. */
const STATES = 4
const SETS = (IN_A_ROW + 1) * (IN_A_ROW + 1) * STATES
const SPREAD = 0x2545f491

/** The letter that followed last in a context, and above it how often in a row it had before. */
const followerAfter = (follower: number, letter: number): number => {
  if ((follower & PLACE) !== letter) return letter
  return follower >>> PLACE_BITS < IN_A_ROW ? follower + PLACE + 1 : follower
}

const slotOf = (context: number): number => context >>> (32 - FOLLOWER_BITS)

/** Writes texts or reads them: both go the same way, so that neither can differ. A reader is given empty texts. */
export function textCoder(coder: BitCoder, codes: LetterCodes): TextCoder {
  const { within, letter } = letterCoder(coder, codes, SETS)
  const letters = codes.letters.split('')
  const places = new Map(letters.map((one, place) => [one, place]))
  const end = letters.indexOf(END)
  const isInWord = letters.map((one) => LETTER.test(one))
  const smallOf = letters.map((one, place) => places.get(one.toLowerCase()) ?? place)
  const wordOf = (word: string): number[] => word.split('').map((one) => places.get(one) ?? NO_WORD)
  /** By five letters, and by the word begun and the one before. */
  const followers = new Uint16Array(2 ** FOLLOWER_BITS)
  let lastFour = 0
  let fifth = 0

  const codeText = (text: string, known: Word[], field: number): string => {
    const given = wordOf(text)
    const words = likelyWords(known)
    const coded: string[] = []
    let begun = 0
    let wordBefore = 0
    for (;;) {
      const last = lastFour & PLACE
      const long = Math.min(words.long(), LONG)
      const likely = words.next()
      const slot = slotOf(contextOf(1, lastFour, fifth))
      const wordSlot = slotOf(contextOf(2, begun, wordBefore))
      const follower = followers[slot] ?? 0
      const wordFollower = followers[wordSlot] ?? 0
      within(
        contextOf(3, lastFour & THREE_LETTERS),
        contextOf(4, begun, last),
        contextOf(5, likely, long + field * 8, last),
        contextOf(7, follower & PLACE, wordFollower & PLACE, likely),
        contextOf(8, lastFour),
        contextOf(9, lastFour & TWO_LETTERS),
        contextOf(10, begun, wordBefore),
      )
      const sure = (follower >>> PLACE_BITS) * (IN_A_ROW + 1) + (wordFollower >>> PLACE_BITS)
      const place = letter(given[coded.length] ?? end, sure * STATES + (likely === NO_WORD ? 0 : 1 + Math.min(long, 2)))
      followers[slot] = followerAfter(follower, place & PLACE)
      followers[wordSlot] = followerAfter(wordFollower, place & PLACE)
      fifth = lastFour >>> (3 * PLACE_BITS)
      lastFour = (lastFour << PLACE_BITS) | (place & PLACE)
      if (place === end) return coded.join('')
      coded.push(letters[place] ?? '')
      if (isInWord[place]) {
        const small = smallOf[place] ?? 0
        begun = Math.imul(begun + small + 1, SPREAD)
        begun ^= begun >>> 13
        words.follow(small)
      } else if (words.long() > 0) {
        wordBefore = begun
        begun = 0
        words.end()
      }
    }
  }
  return { text: codeText, wordOf }
}
