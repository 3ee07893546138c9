import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { withoutAccents } from '#domain/clinical/language/plain-text.ts'

const SPECIAL = /[.*+?^$()[\]\\|{}]/g

/** Words as one alternation of a pattern, the longest first, so that `blood sugar` is not read as `blood`. */
export const anyOf = (words: Iterable<string>): string =>
  [...new Set([...words].map((word) => withoutAccents(word)))]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(SPECIAL, '\\$&').replaceAll(' ', String.raw`[\s-]+`))
    .join('|')

/** What stands between letters is no word: `man` is not in `woman`. */
export const asWords = (pattern: string): string => String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}])`

const NOTHING = '(?!)'
const GAP = String.raw`[\s,-]*`
/** Between two units of one age: nothing, or the language's "and". */
const AND = String.raw`[\s,]*(?:[\p{L}&]{1,3}['’\s]\s*)?`
/** No other word belongs to it: "I am 6 weeks" is said of a pregnancy, "I am 6 weeks postpartum" is not. */
const END = String.raw`(?=\s*(?:[.,;:!?]|$)|\s[-\u2013\u2014]\s)`
/** Between tens and what is added to them: thirty-two, trente et un, kumi na mbili. */
export const TENS_AND = String.raw`[\s-]+(?:(?:et|na)[\s-]+)?`
const TENS_AND_BETWEEN = new RegExp(TENS_AND, 'u')
/** Units as they are written within other languages: "niko 34 weeks". */
const WRITTEN_UNITS = '(?:year|yr|month|mth|week|wk|day|hour|hr|min)s?|ans|mois|semaines|jours'
/** "Last night, now 18 hours old" is no night and 18 hours. */
const NO_LAST = String.raw`(?!(?:last|past)\s)`
const DIGITS = String.raw`\d{1,3}(?:[.,]\d)?`

/** Every place of a text without accents where something is said. */
export type Matches = (text: string) => RegExpExecArray[]

/**
 * Finds what a language says as a number of something: `#` is the number (group `number`), `{unit}` a unit of time (group
 * `unit`; a unit by its name is that unit alone), `{person}` a noun for the patient, `{end}` that no word follows. Behind a number
 * of one unit that of a smaller one may stand: "1 year and 8 months" (groups `more` and `smaller`), or a half (group
 * `half`, behind the unit `halfBehind`; `{half}` that alone).
 */
export function templateMatches(template: string, grammar: Grammar): Matches {
  const pattern = templatePattern(template, grammar)
  const mayBeIn = mayBeInOf(template, grammar)
  return (text) => (mayBeIn(text) ? allMatches(pattern, text) : [])
}

/** Every place where a global pattern matches. As matchAll, which makes a new pattern each time: there are hundreds. */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}

function templatePattern(template: string, grammar: Grammar): RegExp {
  const { people, number, half, unit: unitNames, units, notVague, notAlone, notSince } = piecesOf(grammar)
  const unit = `(?<unit>${unitNames})`
  const halfBehind = `\\s+(?<halfBehind>${half})`
  const ofPerson = template.startsWith('{person} #')
  const pattern = withoutAccents(template)
    .split(/(# \{unit\}|\{unit\} #|\{unit\}|\{person\}|\{half\}|\s*\{end\}|#|\s+)/)
    .filter((piece) => piece !== '')
    .map((piece, nth, pieces) => {
      const isNumber = (place: number) => pieces[place] === '#'
      const isUnit = (place: number) => units.has(pieces[place] ?? '')
      if (piece === '# {unit}')
        return `${ofPerson ? notVague : NO_LAST}(?<number>${number})(?:[\\s-]+(?<half>${half}))?${GAP}${unit}(?:${halfBehind}|${AND}(?<more>${number})${GAP}(?<smaller>${unitNames}))?`
      if (piece === '{unit} #')
        return `${unit}${GAP}(?<number>${number})(?:\\s+(?<half>${half})|${AND}(?<smaller>${unitNames})${GAP}(?<more>${number}))?`
      if (piece === '{unit}') return `${unit}(?:${halfBehind})?`
      if (piece === '{half}') return `(?<half>${half})`
      if (piece === '{person}') return `(?:${people})`
      if (piece.endsWith('{end}')) return END
      if (piece === '#') {
        const more = isUnit(nth - 2) || isUnit(nth + 2) ? `(?:[\\s-]+(?<half>${half}))?` : ''
        return `${nth === pieces.length - 1 && !isUnit(nth - 2) ? notAlone : notVague}(?<number>${number})${more}`
      }
      if (isUnit(nth) && isNumber(nth + 2)) return `(?<unit>${piece})`
      if (isUnit(nth) && isNumber(nth - 2)) return `(?<unit>${piece})(?:${halfBehind})?`
      if (/^\s+$/.test(piece)) return GAP
      return piece.replaceAll(SPECIAL, '\\$&')
    })
    .join('')
  // "Cough 3 days, infant 10 months": the days are not the infant's.
  const otherAge = template.endsWith('{person}')
    ? String.raw`(?!${GAP}(?:\p{L}{2,4}\s+)?(?:${number})${GAP}(?:${unitNames})(?!\p{L}))`
    : ''
  // A bare number is no age where a unit or another figure follows: "a boy, 3 days of fever", "woman 120/80".
  const bare = !template.endsWith('#')
    ? ''
    : String.raw`(?!\s*(?:(?:${unitNames}|${WRITTEN_UNITS}|kg|kilos?|cm|times|children|kids)(?!\p{L})|[/%]|[.:]?\d))`
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}](?=[^,]))${pattern}(?![\p{L}\p{N}])${bare}${otherAge}${ofPerson ? notSince : ''}`,
    'giu',
  )
}

type Test = (text: string) => boolean

/** What the templates of a language are made of, and whether a text has a number at all, or one beside a unit of time. */
interface Pieces {
  readonly people: string
  readonly number: string
  readonly half: string
  readonly unit: string
  /** The names of units, without accents. */
  readonly units: ReadonlySet<string>
  /** What stands here is no word that is no age beside a person: "my son a week ago". */
  readonly notVague: string
  /** What stands here is no word that by itself tells no age: "I am a man". */
  readonly notAlone: string
  /** What stands behind tells of no time since something else: "my son two days ago". */
  readonly notSince: string
  readonly hasNumber: Test
  readonly hasNumberOfUnits: Test
}
const PIECES = new WeakMap<Grammar, Pieces>()

function piecesOf(grammar: Grammar): Pieces {
  const known = PIECES.get(grammar)
  if (known) return known
  const { female, male, child, counted = [] } = grammar.persons
  const { numbers, vague = [], since = [] } = grammar
  const not = (words: readonly string[]) => (words.length === 0 ? '' : String.raw`(?!(?:${anyOf(words)})(?!\p{L}))`)
  const named = (fits: (value: number) => boolean, but: readonly string[] = []) =>
    anyOf(Object.keys(numbers).filter((name) => fits(numbers[name] ?? 0) && !but.includes(name))) || NOTHING
  // A number in words is a whole word: "and" is not "an d", one day. "Thirty-two" is one number.
  const number = String.raw`${DIGITS}|(?:(?:${named(isTens)})${TENS_AND}(?:${named(isBesideTens, vague)})|${named(() => true)})(?!\p{L})`
  const unit = anyOf(Object.keys(grammar.units))
  const pieces = {
    // "A mother of 3" is no child of three.
    people:
      anyOf([...female, ...male, ...child].filter((name) => !/ (?:of|de)$/.test(name) && !counted.includes(name))) ||
      NOTHING,
    number,
    half: anyOf(grammar.halves ?? []) || NOTHING,
    unit,
    units: new Set(Object.keys(grammar.units).map((name) => withoutAccents(name))),
    notVague: not(vague),
    notAlone: not(vague.length === 0 ? [] : [...vague, ...Object.keys(numbers).filter((name) => numbers[name] === 1)]),
    notSince: since.length === 0 ? '' : String.raw`(?!\s+(?:${anyOf(since)})(?!\p{L}))`,
    hasNumber: once(testOf(number)),
    hasNumberOfUnits: once(testOf(`(?:${number})${GAP}(?:${unit})|(?:${unit})${GAP}(?:${number})`)),
  }
  PIECES.set(grammar, pieces)
  return pieces
}

function testOf(source: string): Test {
  const pattern = new RegExp(source, 'iu')
  return (text) => pattern.test(text)
}

/** Asks for each text once, however many templates want to know. */
function once<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  let last: { readonly text: string; readonly answer: Answer } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, answer: ask(text) }
    return last.answer
  }
}

const inSmallLetters = once((text) => text.toLowerCase())

/** Whether a text can hold a template: most tell of nothing in numbers, or lack its words, and one look serves all templates. */
function mayBeInOf(template: string, grammar: Grammar): Test {
  const words = withoutAccents(template)
    .toLowerCase()
    .replaceAll(/\{\w+\}|#/g, ' ')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  const hasWords = (text: string) => words.every((word) => inSmallLetters(text).includes(word))
  if (!template.includes('#')) return hasWords
  const { hasNumber, hasNumberOfUnits } = piecesOf(grammar)
  const hasNumbers = /# \{unit|\{unit\} #/.test(template) ? hasNumberOfUnits : hasNumber
  return (text) => hasNumbers(text) && hasWords(text)
}

/** Ten, twenty, thirty: with another number behind it they are one, thirty-two. */
export const isTens = (value: number): boolean => value >= 10 && value % 10 === 0
export const isBesideTens = (value: number): boolean => value >= 1 && value < 20 && Number.isInteger(value)

/** The number that a pattern found, in digits or in a language's words. */
export function numberOf(found: string, { numbers }: Pick<Grammar, 'numbers'>): number {
  const written = Number(found.replace(',', '.'))
  if (!Number.isNaN(written)) return written
  const valueOf = (said: string) => {
    const word = Object.keys(numbers).find((name) => withoutAccents(name) === said)
    return word === undefined ? undefined : numbers[word]
  }
  const lower = found.toLowerCase()
  const [tens = '', ...rest] = lower.split(TENS_AND_BETWEEN)
  return valueOf(lower) ?? (valueOf(tens) ?? Number.NaN) + (valueOf(rest.join(' ')) ?? Number.NaN)
}
