import { addTo } from '#domain/clinical/grouped.ts'

/** A word by its small letters, each by its place. */
export type Word = readonly number[]

/** Which of the words that a text is likely to have comes now: `chest_pain` is "Chest pain", or "pain in your chest". */
export interface LikelyWords {
  /** The next letter of the likeliest word, AFTER_WORD where it is at its end, or NO_WORD where none begins like this one. */
  readonly next: () => number
  /** How many letters the word has so far. */
  readonly long: () => number
  /** After a letter of a word, a small one. */
  readonly follow: (letter: number) => void
  /** After a word. */
  readonly end: () => void
}

/** Stands for no letter. */
export const NO_WORD = -1
const AFTER_WORD = -2
const SHORTEST = 2
/** Words are found by so many of their first letters: a text of thousands of words has few that begin alike. */
const FOUND_BY = 2
const LETTER_BITS = 16

const beginningOf = (word: Word, long: number): number =>
  long === 1 ? (word[0] ?? NO_WORD) : ((word[0] ?? NO_WORD) << LETTER_BITS) + (word[1] ?? NO_WORD) + 1

/** @param known the likely words; others that come are put behind them */
export function likelyWords(known: Word[]): LikelyWords {
  const places = new Map<number, number[]>()
  const place = (other: Word, at: number): void => {
    for (let long = 1; long <= Math.min(FOUND_BY, other.length); long += 1) addTo(places, beginningOf(other, long), at)
  }
  for (const [at, other] of known.entries()) place(other, at)
  let word: number[] = []
  /** The likeliest word, and which follows the one that came last. */
  let likeliest = known.length > 0 ? 0 : NO_WORD
  let following = 0
  const beginsAlike = (other: Word): boolean =>
    other.length >= word.length && word.every((letter, at) => other[at] === letter)
  /** The next behind a place, or from the first on. */
  const search = (from: number): number => {
    const alike = places.get(beginningOf(word, Math.min(FOUND_BY, word.length))) ?? []
    const fits = (at: number) => beginsAlike(known[at] ?? [])
    return alike.find((at) => at > from && fits(at)) ?? alike.find((at) => at <= from && fits(at)) ?? NO_WORD
  }
  return {
    next: () => (likeliest === NO_WORD ? NO_WORD : (known[likeliest]?.[word.length] ?? AFTER_WORD)),
    long: () => word.length,
    follow: (letter) => {
      const isForetold = known[likeliest]?.[word.length] === letter
      word.push(letter)
      if (likeliest !== NO_WORD && !isForetold) likeliest = search(likeliest)
    },
    end: () => {
      if (likeliest !== NO_WORD && known[likeliest]?.length === word.length) following = likeliest + 1
      else if (word.length >= SHORTEST) place(word, known.push(word) - 1)
      word = []
      likeliest = known.length > 0 ? following % known.length : NO_WORD
    },
  }
}
