import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { LanguageWords } from '#domain/clinical/language/language-reader.ts'
import { withOrderedAlternatives } from '#domain/clinical/language/order-alternatives.ts'
import { tokensOf } from '#domain/clinical/language/tokens.ts'

/** The words of a language as texts are looked up in them: each in its form without marks of person, no small words. */
export interface KeyedWords {
  /** Of each finding, and behind them of what is NAMELESS, its phrases: keys, `{class}`es, and the marks of their notation. */
  readonly phrases: ReadonlyMap<string, readonly KeyedPhrase[]>
  /** The same of each illness that a text can name, by the condition's id. */
  readonly diagnoses: ReadonlyMap<string, readonly KeyedPhrase[]>
  /** Of each class, its members. */
  readonly classes: ReadonlyMap<string, readonly (readonly string[])[]>
  /** All pieces that phrases have, once each or more often: given where they are known without going through the phrases. */
  readonly pieces?: readonly string[]
}

/** A phrase in the notation of finding-text.ts, in pieces: `(`, `red`, `|`, `sore`, `)`, `{eye}`; `!` stands first. */
export type KeyedPhrase = readonly string[]

/** Named by words of which a part would be a finding, and which are none: `fell asleep` is no fall. */
export const IDIOM = '~idiom'
/** A bleeding of which no place is told: none of the findings that tell one loses half of its words to it. */
export const UNPLACED = 'bleeding'
/** Named by words that together are something else, so that neither is half of a phrase: `blood pressure`. */
export const COMPOUND = '~compound'

/** What phrases have beside findings, behind them: they name nothing, and take words from those that do. */
export const NAMELESS: readonly string[] = [IDIOM, COMPOUND]

/** Before a condition's id, among findings': the words name an illness. */
const DIAGNOSIS = '='
export const isDiagnosis = (named: string): boolean => named.startsWith(DIAGNOSIS)
/** The condition that words name which name an illness. */
export const conditionOfDiagnosis = (named: string): string => named.slice(DIAGNOSIS.length)

const NOTATION = /(\{(?:[a-z_]+|[\d.]+-[\d.]+)\}|[()|~])/
const CLASS = /^\{[a-z_]+\}$/
/** The phrase says that the finding is not there. */
const ABSENT = '! '
const isSomething = (keys: readonly string[]): boolean => keys.length > 0
const isNotation = (piece: string): boolean => NOTATION.test(piece)

/** Gives the keys of plain words: small ones have none. The same few words stand in most phrases: each is taken apart once. */
export function keyReader(grammar: Grammar): (words: string) => string[] {
  const skipped = new Set(grammar.skipped)
  const known = new Map<string, readonly string[]>()
  const keysOfPiece = (piece: string): readonly string[] => {
    let keys = known.get(piece)
    if (!keys) {
      keys = tokensOf(piece)
        .filter((token) => (token.kind === 'word' && !skipped.has(token.text)) || token.kind === 'number')
        .map((token) => grammar.formsOf(token.text)[1] ?? grammar.formsOf(token.text)[0] ?? token.text)
      known.set(piece, keys)
    }
    return keys
  }
  return (words) => words.split(' ').flatMap(keysOfPiece)
}

/** Gives phrases in keys; those that come to the same are one. */
function phraseReader(
  grammar: Grammar,
  isKnownClass: (name: string) => boolean,
): (phrases: readonly string[]) => KeyedPhrase[] {
  const keysOf = keyReader(grammar)
  const keyed = (written: string): KeyedPhrase => {
    const isAbsent = written.startsWith(ABSENT)
    const pieces = (isAbsent ? written.slice(ABSENT.length) : written).split(NOTATION).flatMap((piece) => {
      if (!isNotation(piece)) return keysOf(piece)
      if (CLASS.test(piece) && !isKnownClass(piece.slice(1, -1)))
        throw new Error(`The phrase "${written}" names the class ${piece}, which the language does not have`)
      return [piece]
    })
    return isAbsent && pieces.length > 0 ? ['!', ...pieces] : pieces
  }
  return (phrases) => {
    const all = phrases.map(keyed).filter(isSomething)
    return [...new Map(all.map((phrase) => [phrase.join(' '), phrase])).values()]
  }
}

const NO_PHRASES: ReadonlyMap<string, readonly string[]> = new Map()

/**
 * The phrases and classes of a language in keys.
 *
 * @throws Error on a class that the language does not have: a fault of the knowledge, found when it is loaded
 */
export function keyedWords({ grammar, classes, phrases, diagnoses = NO_PHRASES }: LanguageWords): KeyedWords {
  const keysOf = keyReader(grammar)
  const keyed = phraseReader(grammar, (name) => Object.hasOwn(classes, name))
  const nameless = [grammar.idioms, grammar.compounds].map((list) => keyed(list ?? []))
  return withOrderedAlternatives({
    phrases: new Map([
      ...[...phrases].map(([finding, list]) => [finding, keyed(list)] as const),
      ...NAMELESS.map((id, nth) => [id, nameless[nth] ?? []] as const),
    ]),
    diagnoses: new Map([...diagnoses].map(([condition, list]) => [condition, keyed(list)])),
    classes: new Map(Object.entries(classes).map(([name, members]) => [name, members.map(keysOf).filter(isSomething)])),
  })
}

/** All that a text is looked through for. */
export type AllPhrases = Omit<KeyedWords, 'diagnoses'>

/** The phrases of findings and illnesses, and the few that name neither. */
export function allPhrases({ phrases, diagnoses, classes, pieces }: KeyedWords): AllPhrases {
  const named = [...diagnoses].map(([condition, list]) => [DIAGNOSIS + condition, list] as const)
  return { phrases: new Map([...phrases, ...named]), classes, ...(pieces && { pieces }) }
}

/**
 * A phrase without alternatives, or its two halves.
 *
 * @throws Error on more than two
 */
export function halvesOf(plain: KeyedPhrase): KeyedPhrase[] {
  const middle = plain.indexOf('~')
  if (middle === -1) return [plain]
  if (plain.includes('~', middle + 1)) throw new Error(`The phrase "${plain.join(' ')}" has more than two halves`)
  return [plain.slice(0, middle), plain.slice(middle + 1)]
}

/**
 * All ways of saying `(a|b (c|d)) e`, each without alternatives. Outer brackets are opened first: those within one choice
 * multiply with none of another.
 */
export function alternatives(phrase: KeyedPhrase): KeyedPhrase[] {
  const open = phrase.indexOf('(')
  if (open === -1) return [phrase]
  const { choices, close } = choicesFrom(phrase, open + 1)
  const [before, after] = [phrase.slice(0, open), phrase.slice(close + 1)]
  return choices.flatMap((choice) => alternatives([...before, ...choice, ...after]))
}

/** What stands between the bars of a bracket, and where it closes. */
function choicesFrom(phrase: KeyedPhrase, from: number): { readonly choices: KeyedPhrase[]; readonly close: number } {
  const choices: KeyedPhrase[] = []
  let [depth, start, at] = [0, from, from]
  for (; at < phrase.length && (depth > 0 || phrase[at] !== ')'); at += 1) {
    if (phrase[at] === '(') depth += 1
    else if (phrase[at] === ')') depth -= 1
    else if (phrase[at] === '|' && depth === 0) {
      choices.push(phrase.slice(start, at))
      start = at + 1
    }
  }
  return { choices: [...choices, phrase.slice(start, at)], close: at }
}

/** The keys that a phrase or one of its halves can begin with. */
export function firstKeys(phrase: KeyedPhrase): readonly string[] {
  const [first] = phrase
  if (first === '!') return firstKeys(phrase.slice(1))
  // Most phrases have no more than words in their brackets: then not all alternatives have to be gone through.
  if (hasMoreInBrackets(phrase))
    return distinct(
      alternatives(phrase)
        .flatMap(halvesOf)
        .flatMap(([key]) => key ?? []),
    )
  return first === '(' || phrase.includes('~') ? distinct(halvesOf(phrase).flatMap(beginnings)) : phrase.slice(0, 1)
}

const distinct = (keys: readonly string[]): string[] => [...new Set(keys)]

/** Halves within brackets, or brackets. */
function hasMoreInBrackets(phrase: KeyedPhrase): boolean {
  let isWithin = false
  for (const key of phrase) {
    if (isWithin && (key === '~' || key === '(')) return true
    if (key === '(' || key === ')') isWithin = key === '('
  }
  return false
}

/** Without alternatives within alternatives. */
function beginnings(phrase: KeyedPhrase): string[] {
  const firsts: string[] = []
  for (let at = 0; at < phrase.length; at++) {
    const key = phrase[at]
    if (key !== '(') return key === undefined ? firsts : [...firsts, key]
    let mayBeNothing = false
    for (; at < phrase.length && phrase[at] !== ')'; at++) {
      if (phrase[at] !== '(' && phrase[at] !== '|') continue
      const next = phrase[at + 1]
      if (next === '|' || next === ')') mayBeNothing = true
      else if (next !== undefined) firsts.push(next)
    }
    if (!mayBeNothing) return firsts
  }
  return firsts
}
