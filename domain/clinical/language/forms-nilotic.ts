const PLAIN: Readonly<Record<string, string>> = { ɛ: 'e', ɔ: 'o', ŋ: 'ng', ɣ: 'gh' }
const LETTERS = /[ɛɔŋɣ]/g

/**
 * The forms of a Dinka or Nuer word: as it is written, and in the letters of an English keyboard, by which phrases
 * know it: riɛm and riem are one word.
 */
export const niloticForms = (word: string): readonly string[] => [
  word,
  word.replaceAll(LETTERS, (letter) => PLAIN[letter] ?? letter),
]
