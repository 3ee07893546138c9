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
const DIGITS = String.raw`\d{1,3}(?:[.,]\d)?`

/**
 * A pattern for text without accents, from how a language says a number of something: `#` is the number (group
 * `number`), `{unit}` a unit of time (group `unit`), `{person}` a noun for the patient. Behind a number of one unit that of a
 * smaller one may stand: "1 year and 8 months" (groups `more` and `smaller`).
 */
export function templatePattern(template: string, { persons, units, numbers }: Grammar): RegExp {
  const people = anyOf([...persons.female, ...persons.male, ...persons.child]) || NOTHING
  const unitNames = anyOf(Object.keys(units))
  const pattern = withoutAccents(template)
    .split(/(# \{unit\}|\{unit\} #|\{unit\}|\{person\}|#|\s+)/)
    .map((piece) => {
      // A whole word: "and" is not "an d", one day.
      const number = String.raw`(?<number>${DIGITS}|(?:${anyOf(Object.keys(numbers)) || NOTHING})(?!\p{L}))`
      const unit = `(?<unit>${unitNames})`
      if (piece === '# {unit}')
        return `${number}${GAP}${unit}(?:${AND}(?<more>${DIGITS})${GAP}(?<smaller>${unitNames}))?`
      if (piece === '{unit} #')
        return `${unit}${GAP}${number}(?:${AND}(?<smaller>${unitNames})${GAP}(?<more>${DIGITS}))?`
      if (piece === '{unit}') return unit
      if (piece === '{person}') return `(?:${people})`
      if (piece === '#') return number
      if (/^\s+$/.test(piece)) return GAP
      return piece.replaceAll(SPECIAL, '\\$&')
    })
    .join('')
  // A bare number is no age where a unit or another figure follows: "a boy, 3 days of fever", "woman 120/80".
  const bare = !template.endsWith('#') ? '' : String.raw`(?!\s*(?:${anyOf(Object.keys(units))}|[/%.:\d]))`
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])${bare}`, 'giu')
}

/** The number that a pattern found, in digits or in a language's words. */
export function numberOf(found: string, { numbers }: Grammar): number {
  const written = Number(found.replace(',', '.'))
  if (!Number.isNaN(written)) return written
  const lower = found.toLowerCase()
  const word = Object.keys(numbers).find((name) => withoutAccents(name) === lower)
  return word === undefined ? Number.NaN : (numbers[word] ?? Number.NaN)
}
