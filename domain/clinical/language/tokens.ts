import { ownEntry } from '#domain/clinical/own-entry.ts'

/** A word, number or mark of a text. */
export interface Token {
  /** Lower case, without accents; apostrophes taken out and contractions written in full. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Which sentence it stands in, from 0. */
  readonly sentence: number
  readonly kind: 'word' | 'number' | 'comma' | 'mark'
}

/** What is not written in full: apostrophes and, in notes, slashes. */
const CONTRACTIONS: Readonly<Record<string, readonly string[]>> = {
  'h/a': ['headache'],
  'n/v': ['nausea', 'vomiting'],
  'c/o': ['complains', 'of'],
  'b/l': ['bilateral'],
  cant: ['cannot'],
  wont: ['will', 'not'],
  dont: ['do', 'not'],
  doesnt: ['does', 'not'],
  didnt: ['did', 'not'],
  isnt: ['is', 'not'],
  arent: ['are', 'not'],
  wasnt: ['was', 'not'],
  werent: ['were', 'not'],
  hasnt: ['has', 'not'],
  havent: ['have', 'not'],
  hadnt: ['had', 'not'],
  couldnt: ['cannot'],
  im: ['i', 'am'],
  ive: ['i', 'have'],
  shes: ['she', 'is'],
  hes: ['he', 'is'],
  its: ['it', 'is'],
}

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

const PIECES =
  /[+\u2212-]ve(?![\p{L}\p{N}])|w\/o(?![\p{L}\p{N}])|(?:h\/a|n\/v|c\/o|b\/l)(?![\p{L}\p{N}])|(?:can|could)\s+not(?!\p{L})|not\s+able(?!\p{L})|fail(?:s|ing)?\s+to(?!\p{L})|[1-4]\+(?!\p{L}|\p{N}|\s*(?:days?|weeks?|months?|years?))|\p{N}{1,3}(?:,\p{N}{3})+(?!\p{N})|\p{N}+(?:[.,]\p{N}+)?|[\p{L}\p{M}]+(?:['\u2019\u02bc][\p{L}\p{M}]+)*|[^\s]/giu
const NUMBER = /^\p{N}/u
const THOUSANDS = /,(?=\p{N}{3}(?:,|$))/gu
/** What is written in signs, or in two words for one: the test is +ve, CRT > 3, cannot, "failing to breathe". */
const SIGNS: Readonly<Record<string, string>> = {
  '+ve': 'positive',
  '\u2713': 'positive',
  '-ve': 'negative',
  '\u2212ve': 'negative',
  'w/o': 'without',
  '<': 'below',
  '\u2264': 'below',
  '>': 'above',
  '\u2265': 'above',
  'can not': 'cannot',
  'could not': 'cannot',
  'not able': 'unable',
  'fail to': 'unable',
  'fails to': 'unable',
  'failing to': 'unable',
}
const LETTER = /^\p{L}/u
/**
 * A French article or pronoun that leans on the next word: l'oreille, qu'il. A word of its own; not the "n'", which is
 * "and" in Kinyarwanda and Luganda.
 */
const ELIDED = /^(?:[cdjlmst]|(?:jus|lors|puis)?qu)(?=['\u2019\u02bc]\p{L})/iu
const SENTENCE_END = /^[.!?;\u061f\u3002]$/
/** A full stop after one of these does not end a sentence. */
const ABBREVIATIONS = new Set(['dr', 'mr', 'mrs', 'ms', 'vs', 'e', 'g', 'i', 'approx', 'temp', 'hx', 'st'])

/** One word of plain small letters. */
const PLAIN = /^[a-z]+$/
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

/** Longer lines are broken by a program, within a sentence: those of a message end where their writer ends them. */
const BROKEN_LINE = 60
/** What a new statement begins with on its line: nothing, a mark or a number of a list, a capital letter. */
const NEW_LINE = /^\n\s*(?:\n|[^\p{L}\p{N}\s]|\p{Lu}|\p{N}+[.)])/u
const BEHIND_LINE = 16
const LINE_END = /^[^\S\n]*\n/u

/** Whether a sentence ends at the end of a line. */
function endsAtLine(text: string, at: number): boolean {
  if (NEW_LINE.test(text.slice(at, at + BEHIND_LINE))) return true
  return at - (text.lastIndexOf('\n', at - 1) + 1) < BROKEN_LINE
}

/** The text in one line, with a full stop where a sentence ends with its line. */
export const inOneLine = (text: string): string =>
  text
    .replaceAll(/\n/g, (_, at: number) =>
      endsAtLine(text, at) && !/[.,;:!?]\s*$/.test(text.slice(Math.max(0, at - 3), at)) ? '. ' : ' ',
    )
    .replaceAll(/\s+/g, ' ')

/** The text of a comma that is a dash: words before it and behind it stand as near as without it. */
export const DASH = '-'

/** A dash between two statements: "no fever - cough for 3 days". That of "3 - 4 days" and "T - 38" is none. */
const isDashBetween = (text: string, at: number, piece: string): boolean =>
  /[-\u2013\u2014]/.test(piece) && /\s/.test(text[at - 1] ?? '') && /^\s+[^\s\p{N}]/u.test(text.slice(at + 1, at + 5))

/** The tokens of a text, in their order. Every character is read; what is no word and no number is a mark. */
export function tokensOf(text: string): Token[] {
  // Phrases are taken apart word by word: most are plain.
  if (PLAIN.test(text))
    return (ownEntry(CONTRACTIONS, text) ?? [text]).map((word) => ({
      text: word,
      start: 0,
      end: text.length,
      sentence: 0,
      kind: 'word',
    }))
  const tokens: Token[] = []
  const hasLines = text.includes('\n')
  let sentence = 0
  for (const match of text.matchAll(PIECES)) {
    const [piece] = match
    const { index: start } = match
    const end = start + piece.length
    const push = (word: string, kind: Token['kind']) => tokens.push({ text: word, start, end, sentence, kind })
    const sign = ownEntry(SIGNS, piece.toLowerCase().replaceAll(/\s+/g, ' '))
    if (sign) {
      push(sign, 'word')
    } else if (NUMBER.test(piece)) {
      push(piece.normalize('NFKC').replaceAll(THOUSANDS, '').replace(',', '.'), 'number')
    } else if (LETTER.test(piece)) {
      const elided = ELIDED.exec(piece)?.[0] ?? ''
      const rest = elided === '' ? start : start + elided.length + 1
      if (elided !== '') tokens.push({ text: plainWord(elided), start, end: rest, sentence, kind: 'word' })
      const word = plainWord(text.slice(rest, end))
      for (const part of ownEntry(CONTRACTIONS, word) ?? [word])
        tokens.push({ text: part, start: rest, end, sentence, kind: 'word' })
    } else if (piece === ',' || piece === '\u060c') {
      push(',', 'comma')
    } else if (isDashBetween(text, start, piece)) {
      push(DASH, 'comma')
    } else {
      push(piece, 'mark')
      const before = tokens.at(-2)
      const abbreviation = piece === '.' && before?.kind === 'word' && ABBREVIATIONS.has(before.text)
      if (SENTENCE_END.test(piece) && !abbreviation) sentence += 1
    }
    const line = hasLines && LINE_END.exec(text.slice(end, end + BEHIND_LINE))
    if (line && endsAtLine(text, end + line[0].length - 1)) sentence += 1
  }
  return tokens
}
