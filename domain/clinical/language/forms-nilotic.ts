import { inKeyboardLetters } from '#domain/clinical/language/keyboard-letters.ts'

/**
 * The forms of a Dinka or Nuer word: as it is written, and in the letters of an English keyboard, by which phrases
 * know it: riɛm and riem are one word.
 */
export const niloticForms = (word: string): readonly string[] => [word, inKeyboardLetters(word)]
