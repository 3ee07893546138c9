const MARKS = /\p{M}+/gu
/** Arabic letters that are written one for another: ta marbuta and ha, alef maqsura and ya; the stretching line is none. */
const ARABIC_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\u0640/g, ''],
  [/[\u0622\u0623\u0625\u0671]/g, '\u0627'],
  [/\u0629/g, '\u0647'],
  [/[\u0649\u06cc]/g, '\u064a'],
  [/\u06a9/g, '\u0643'],
]
const oneArabicSpelling = (text: string): string =>
  ARABIC_SPELLINGS.reduce((spelt, [letters, one]) => spelt.replaceAll(letters, one), text)

/** One word of plain small letters. */
export const PLAIN = /^[a-z]+$/
/** Most texts have nothing but what a plain keyboard writes. */
const UNACCENTED = /^[ -~\n]*$/

/** Vomiting in Arabic, as it is often written: without its hamza it would be the "gi" that Juba puts before verbs. */
const withHamza = (word: string): string => word.replaceAll('\u0642\u0626', '\u0642\u064a\u0621')

/** A word as it is compared: lower case, no accents, one spelling for what British and American English spell apart. */
export function plainWord(word: string): string {
  const small = word.toLowerCase()
  if (PLAIN.test(small)) return small
  return oneArabicSpelling(withHamza(small).normalize('NFKD').replaceAll(MARKS, '')).replaceAll(/['\u2019\u02bc]/g, '')
}

/** Cyrillic and Greek letters that look like Latin ones: copied texts have them within Latin words. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  А: 'A',
  В: 'B',
  Е: 'E',
  І: 'I',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  Ѕ: 'S',
  ο: 'o',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
}
const ANY_LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'gu')
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g

/**
 * The plus of a positive test, at the end of what is said of it. That of "fever + cough" is "and", of "blood ++" "much",
 * and "2+" a grade.
 */
const PLUS = /(?<![+\d])\+(?=\s*(?:[,.;)]|$))/g

/** Dots within a sentence: behind one word somebody who fights for breath takes it ("I... cannot... breathe"), else a comma. */
const PAUSE = /(?<!\.)(?:\.{2,}|\u2026)(?=\s{0,3}\p{Ll})/gu
const BEFORE_PAUSE = 30
const ONE_WORD = /(?:^|[.,;:!?\u2026\n])\s*[^\s.,;:!?\u2026]+$/u
const withPause = (dots: string, at: number, text: string): string =>
  (ONE_WORD.test(text.slice(Math.max(0, at - BEFORE_PAUSE), at)) ? ' ' : ',') + ' '.repeat(dots.length - 1)

/**
 * The text with letters of other scripts that look Latin as Latin ones, and with Arabic digits and decimal points as
 * European ones, with the plus of a positive test as a tick and with dots within a sentence as a pause. As long as before, so that places stay.
 */
export const withLatinLetters = (text: string): string =>
  text
    .replaceAll(ANY_LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter)
    .replaceAll(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', '.')
    .replaceAll(PLUS, '\u2713')
    .replaceAll(PAUSE, withPause)

/** The text as names are looked for in it by patterns: without accents, one alef. Its places are others. */
export const withoutAccents = (text: string): string =>
  UNACCENTED.test(text)
    ? text
    : oneArabicSpelling(text.normalize('NFKD').replaceAll(MARKS, '')).replaceAll(/[\u2019\u02bc]/g, "'")
