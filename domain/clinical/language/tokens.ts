import { endsSentenceWithLine } from '#domain/clinical/language/lines.ts'
import { PLAIN, plainWord } from '#domain/clinical/language/plain-text.ts'
import { CAPITALS, IN_FULL, SIGNS } from '#domain/clinical/language/written-in-full.ts'
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

const PIECES =
  /[+\u2212-]ve(?![\p{L}\p{N}])|(?<=\b(?:tib|fib|hip|femur|wrist|ankle) )#\s|#\s(?=(?:[lr] )?(?:tib|fib|fem|nof|neck|hum|rad|uln|wrist|ankle|hip|rib|clav|pelv|fore|lower|upper))|w\/o(?![\p{L}\p{N}])|(?:h\/a(?:che)?|[nd]\/v|d&v|c\/o|b\/l)(?![\p{L}\p{N}])|in-drawing(?!\p{L})|(?<=\b(?:months|weeks)\s)with\schild(?!\p{L})|(?:can|could)\s+not(?!\p{L})|not\s+able(?!\p{L})|(?:not\s+managing|fail(?:s|ed|ing)?|defeated(?:\s+even)?)\s+to(?!\p{L})|(?<=\b(?:able|unable|cannot|refus(?:e|es|ed|ing)|tr(?:y|ies|ied|ying)|fail(?:s|ed|ing)?|wants?))\s2(?=\s\p{L})|had\s+(?:her|my|the|a|our)\s+baby(?=\s(?:\S+\s){0,3}(?:ago|today|yesterday|last|this|on\s(?:\S+\s)?(?:\S+day|christmas|easter|idd?|eid))(?!\p{L}))|\+{2,3}|[1-4]\+(?!\p{L}|\p{N}|\s*(?:days?|weeks?|months?|years?))|\p{N}{1,3}(?:,\p{N}{3})+(?!\p{N})|\p{N}+(?:[.,]\p{N}+)?|[\p{L}\p{M}]+(?:['\u2019\u02bc][\p{L}\p{M}]+)*|[^\s]/giu
const NUMBER = /^\p{N}/u
const THOUSANDS = /,(?=\p{N}{3}(?:,|$))/gu
const LETTER = /^\p{L}/u
/**
 * A French article or pronoun that leans on the next word: l'oreille, qu'il. A word of its own; not the "n'", which is
 * "and" in Kinyarwanda and Luganda.
 */
const ELIDED = /^(?:[cdjlmst]|(?:jus|lors|puis)?qu)(?=['\u2019\u02bc]\p{L})/iu
const SENTENCE_END = /^[.!?;\u061f\u3002]$/
/** A full stop after one of these does not end a sentence. */
const ABBREVIATIONS = new Set([
  'dr',
  'mr',
  'mrs',
  'ms',
  'vs',
  'e',
  'g',
  'i',
  'approx',
  'temp',
  'hx',
  'st',
  'incl',
  'esp',
  'wt',
  'resp',
])

/** The text of a comma that is a dash: words before it and behind it stand as near as without it. */
export const DASH = '-'

/** A dash between two statements: "no fever - cough for 3 days". That of "3 - 4 days" and "T - 38" is none. */
const isDashBetween = (text: string, at: number, piece: string): boolean =>
  /[-\u2013\u2014]/.test(piece) && /\s/.test(text[at - 1] ?? '') && /^\s+[^\s\p{N}]/u.test(text.slice(at + 1, at + 5))

/** The tokens of a text, in their order. Every character is read; what is no word and no number is a mark. */
export function tokensOf(text: string): Token[] {
  // Phrases are taken apart word by word: most are plain.
  if (PLAIN.test(text))
    return (ownEntry(IN_FULL, text) ?? [text]).map((word) => ({
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
      const word = ownEntry(CAPITALS, piece) ?? plainWord(text.slice(rest, end))
      for (const part of ownEntry(IN_FULL, word) ?? [word])
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
    if (hasLines && endsSentenceWithLine(text, end)) sentence += 1
  }
  return tokens
}
