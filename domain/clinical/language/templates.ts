import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { withoutAccents } from '#domain/clinical/language/tokens.ts'

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
const END = String.raw`(?=\s*(?:[.,;:!?]|$))`
const DIGITS = String.raw`\d{1,3}(?:[.,]\d)?`

/** Every place of a text without accents where something is said. */
export type Matches = (text: string) => RegExpExecArray[]

/**
 * Finds what a language says as a number of something: `#` is the number (group `number`), `{unit}` a unit of time (group
 * `unit`; `{unit:days}` that unit alone), `{person}` a noun for the patient, `{end}` that no word follows. Behind a number
 * of one unit that of a smaller one may stand: "1 year and 8 months" (groups `more` and `smaller`).
 */
export function templateMatches(template: string, grammar: Grammar): Matches {
  const pattern = templatePattern(template, grammar)
  const mayBeIn = mayBeInOf(template, grammar)
  return (text) => (mayBeIn(text) ? [...text.matchAll(pattern)] : [])
}

function templatePattern(template: string, grammar: Grammar): RegExp {
  const { people, number, unit: unitNames } = piecesOf(grammar)
  const unit = `(?<unit>${unitNames})`
  const pattern = withoutAccents(template)
    .split(/(# \{unit(?::\w+)?\}|\{unit\} #|\{unit\}|\{person\}|\s*\{end\}|#|\s+)/)
    .map((piece) => {
      const only = /^# \{unit:(\w+)\}$/.exec(piece)?.[1]
      if (only) return `(?<number>${number})${GAP}(?<unit>${only})`
      if (piece === '# {unit}')
        return `(?<number>${number})${GAP}${unit}(?:${AND}(?<more>${DIGITS})${GAP}(?<smaller>${unitNames}))?`
      if (piece === '{unit} #')
        return `${unit}${GAP}(?<number>${number})(?:${AND}(?<smaller>${unitNames})${GAP}(?<more>${DIGITS}))?`
      if (piece === '{unit}') return unit
      if (piece === '{person}') return `(?:${people})`
      if (piece.endsWith('{end}')) return END
      if (piece === '#') return `(?<number>${number})`
      if (/^\s+$/.test(piece)) return GAP
      return piece.replaceAll(SPECIAL, '\\$&')
    })
    .join('')
  // A bare number is no age where a unit or another figure follows: "a boy, 3 days of fever", "woman 120/80".
  const bare = !template.endsWith('#') ? '' : String.raw`(?!\s*(?:${unitNames}|[/%.:\d]))`
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])${bare}`, 'giu')
}

type Test = (text: string) => boolean

/** What the templates of a language are made of, and whether a text has a number at all, or one beside a unit of time. */
interface Pieces {
  readonly people: string
  readonly number: string
  readonly unit: string
  readonly hasNumber: Test
  readonly hasNumberOfUnits: Test
}
const PIECES = new WeakMap<Grammar, Pieces>()

function piecesOf(grammar: Grammar): Pieces {
  const known = PIECES.get(grammar)
  if (known) return known
  const { female, male, child } = grammar.persons
  // A number in words is a whole word: "and" is not "an d", one day.
  const number = String.raw`${DIGITS}|(?:${anyOf(Object.keys(grammar.numbers)) || NOTHING})(?!\p{L})`
  const unit = anyOf(Object.keys(grammar.units))
  const pieces = {
    people: anyOf([...female, ...male, ...child]) || NOTHING,
    number,
    unit,
    hasNumber: once(new RegExp(number, 'iu')),
    hasNumberOfUnits: once(new RegExp(`(?:${number})${GAP}(?:${unit})|(?:${unit})${GAP}(?:${number})`, 'iu')),
  }
  PIECES.set(grammar, pieces)
  return pieces
}

/** Asks for each text once, however many templates want to know. */
function once(pattern: RegExp): Test {
  let last: { readonly text: string; readonly found: boolean } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, found: pattern.test(text) }
    return last.found
  }
}

/** Whether a text can hold a template: most tell of nothing in numbers, and one look serves all templates. */
function mayBeInOf(template: string, grammar: Grammar): Test {
  if (!template.includes('#')) return () => true
  const { hasNumber, hasNumberOfUnits } = piecesOf(grammar)
  return /# \{unit|\{unit\} #/.test(template) ? hasNumberOfUnits : hasNumber
}

/** The number that a pattern found, in digits or in a language's words. */
export function numberOf(found: string, { numbers }: Grammar): number {
  const written = Number(found.replace(',', '.'))
  if (!Number.isNaN(written)) return written
  const lower = found.toLowerCase()
  const word = Object.keys(numbers).find((name) => withoutAccents(name) === lower)
  return word === undefined ? Number.NaN : (numbers[word] ?? Number.NaN)
}
