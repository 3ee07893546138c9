const PLAIN: Readonly<Record<string, string>> = { ɛ: 'e', ɔ: 'o', ŋ: 'ng', ɣ: 'gh' }
const LETTERS = /[ɛɔŋɣ]/g

/** A word of an African language in the letters of an English keyboard, as most people type it: riɛm is riem, mɔtɔ moto. */
export const inKeyboardLetters = (word: string): string => word.replaceAll(LETTERS, (letter) => PLAIN[letter] ?? letter)
