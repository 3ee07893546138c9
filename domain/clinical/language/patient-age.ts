import { DAYS_A_YEAR, inRange, MARKS, monthsSaid, unitDays } from '#domain/clinical/language/age-months.ts'
import { clauseAgeReader, type WhoSpeaks } from '#domain/clinical/language/clause-age.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { allMatches, anyOf, asWords, type Matches, templateMatches } from '#domain/clinical/language/templates.ts'

/** A template of a language: `matches` finds where a text fits it. */
export interface LanguageTemplate {
  readonly grammar: Grammar
  readonly matches: Matches
}

/** What a language says of persons, as templates. */
export const templatesOf = (
  grammars: readonly Grammar[],
  pick: (persons: Grammar['persons']) => readonly string[],
): LanguageTemplate[] =>
  grammars.flatMap((grammar) =>
    pick(grammar.persons).map((template) => ({ grammar, matches: templateMatches(template, grammar) })),
  )

const UNIT_MONTHS: Readonly<Record<string, number>> = {
  y: 12,
  a: 12,
  m: 1,
  w: 12 / 52,
  d: 12 / DAYS_A_YEAR,
  h: 12 / DAYS_A_YEAR / 24,
}

/** How clinicians of any language write an age in short: 34 y/o, 8-month-old, 5yr, 45M, aged 60. */
const SHORT_AGES: readonly RegExp[] = [
  /(\d{1,3}(?:\.\d)?)\s*[-\s]?\s*(y|m|w|d|h)(?:ears?|ear|rs?|onths?|os?|eeks?|ks?|ays?|ours?)?\.?\s*[-\s]?\s*old/giu,
  /(\d{1,3})\s*[-\s]?\s*(y|m)\s*[/.]?\s*o\b/giu,
  // A capital letter is the sex, of so many years.
  /\b[Aa](?:ge|GE)d?\s*(?:of|is|:)?\s*(\d{2,3})\s*()[MF]\b/gu,
  /\baged?\s*(?:of|is|:)?\s*(\d{1,3})\s*(y|m|w|d)(?:ears?|rs?|onths?|ths?|eeks?|ks?|ays?|o)?\b/giu,
  /\baged?\s*(?:of|is|:)?\s*(\d{1,3})()(?!\d)/giu,
  /\b(\d{1,3})\s*(y|m)(?:rs?|ths?)?[\s,]*(?:male|female|boy|girl|man|woman|[MF])\b/gu,
  // Not those of "preg 8m".
  /(?<!\bpreg\w*\s(?:\w+\s)?|\d[.,])\b(\d{1,3})\s*()(?:m|f)\b(?!\w)(?=[\s,;])/gu,
  // Neither of "101.6 F" nor of "102 F", a temperature.
  /(?<!\d[.,])\b(?!(?:9[5-9]|10\d) ?F)(\d{1,3})\s*\/?\s*()(?:M|F)\b/gu,
  /\b(\d{2})\s*()(?:fe)?male\b/giu,
  /\b(\d{2}),\s*()(?:fe)?male\W*$/giu,
  /^\W*(\d{2}),\s*()(?:fe)?male\b/giu,
  /\b[MF]\s?[/,]?\s?(\d{2})()\b(?!\s*(?:[/%wdhm]|[.:]\d))/gu,
  /\b[MF]\s?[/,:]?\s?(\d{1,2})\s*(y)(?:ea)?(?:rs?|o)?\b/giu,
  /\b[MF]\s?[/,:]\s?(\d{1,2})\s*(m)(?:on)?(?:th|o)?s?\s*(?:[.,;:]|old|$)/gu,
  /\b[MF]\/(\d{1,2})\s*(d|w)(?:ay|eek|k)?s?\b/gu,
  /\bG\d+\s?P\d+[\s,]+(?:de\s)?(\d{2})\s*(y|a)(?:(?:ea)?rs?|ns)\b/giu,
  // A mother of three has three children, one of 27 her age.
  /\b(?:mum|mom|mother|mama) of (1[5-9]|[2-4]\d)()\b(?!\s*(?:months?|weeks?|days?))/giu,
  // No pregnancy lasts so long.
  /\bshe is (1\d|[2-9]\d)\s*(m)onths\b(?!\s*(?:pregnant|gone|along|with|by)\b)/giu,
  /\bin (?:my|his|her) (?:early |mid |late )?([2-9]0)()s\b/giu,
  /\((\d{1,3})\s*(y|m)(?:rs?|ths?|os?)?\)/giu,
  /\b(?:child|boy|girl|male|female|baby|infant|toddler|kid|man|pt)\s*,?\s*(\d{1,2})\s?(y|m)\b/giu,
  // Of a woman so many months are her pregnancy's.
  /\b(?:woman|lady|primip?)\s*,?\s*(\d{1,2})\s?(y)\b/giu,
  /^\W*(\d{1,2})\s?(y)\b(?!\W*h(?:x|istory))/giu,
  /\b(?:pt|patient|client|adult|teen(?:ager)?)\s*,?\s*(\d{1,2})\s?(y)(?:ea)?rs?\b/giu,
  /\b(?:adult|teen(?:ager)?)\s(\d{2})()\b(?!\s*(?:[wdmh%:/]|\.\d))/giu,
  // A note begins with them: "3 yr fits", "70 yrs chest pain", "5 yrs cough 2 days". Not "2 yr hx of cough", "10 yr smoker".
  /^\W*(\d{1,3})\s?(y)(?:ea)?r\b(?!\W*(?:h(?:x|istory)|ago|of|smok|since|long|post|after|durat))/giu,
  /^\W*((?:[4-9]\d|1[01]\d))\s?(y)(?:ea)?rs\b(?!\W*(?:h(?:x|istory)|ago|of|smok|since|post|after|durat))/giu,
  /^\W*(\d{1,2})\s?(y)(?:ea)?rs\b(?!\W*(?:h(?:x|istory)|ago|of|smok|since|post|after|durat))(?=.*\d\s*(?:hours?|hrs?|days?|d|weeks?|wks?|min|\/7|\/52)\b)/giu,
  /^\W*(\d{1,2})\s?(m)ths?\b(?!\W*(?:h(?:x|istory)|ago|of|since|post|after|durat|preg|gest|gone|along|amen))/giu,
  // It ends with them, where nobody has had an illness for years: "fits, 3 yr".
  /^(?!.*\b(?:diabet|dm|htn|hypert|bp|asthma|epilep|hiv|arv|art|copd|tb|smok|drink|marri|since|for|pain|ulcer)).*[.,;]\s*(\d{1,2})\s?(y)(?:(?:ea)?r)?\s*\.?\s*$/giu,
  // Who is spoken of first: "mum 68 chest pain", "my grandma 80, fell".
  /^\W*(?:my\s|the\s)?(?:m[ou]m(?:my)?|mother|mama|dad(?:dy)?|father|papa|baba|grand\w+|granny|uncle|aunt(?:ie)?|husband|wife)\s*,?\s*((?:[3-9]\d|1[01]\d))()(?:\s*y(?:(?:ea)?rs?|\/?o)?\b|(?=,))(?!.*\b(?:i|me|my)\b)/giu,
  /(?:^|[,.;]\s*)(\d{2})()\s+here\b/giu,
  // Swahili and French notes: "KE 34 homa", "bibi miaka 80 ameanguka", "ma mère 68 ans, douleur".
  /^\W*(?:ME|KE|Me|Ke)\s*,?\s*(?:miaka\s*)?(\d{1,3})()\b(?!\s*[%/:.])/gu,
  /^\W*(?:bibi|babu|nyanya|shangazi|mjomba)\s*,?\s*miaka\s*([3-9]\d)()\b/giu,
  /^\W*(?:(?:ma|mon|la|le)\s)?(?:grand-?)?(?:mere|pere|maman|papa|mari|tante|oncle)\s*,?\s*((?:[3-9]\d|1[01]\d))()\s*ans\b(?!.*\b(?:je|j|me|moi)\b)/giu,
]

/** Months of a child as clinicians write them, beside who it is or where a note begins: girl 10/12, 10/12 F, "11/12 cough". "Cough 3/12" is none. */
const TWELFTHS =
  /^\W*(1[3-9]|2\d|3[0-5])\s*\/\s*12(?!\W*(?:h(?:x|istory)|ago|of|durat|preg|gest))|^\W*(1?\d)\s*\/\s*12\s*[,.;]|^\W*([7-9]|1[01])\s*\/\s*12\s(?!\W*(?:h(?:x|istory)|ago|of|durat|weight|preg|gest))|\b(?:aged?:?|girl|boy|baby|child|infant|male|female|[MF])\s*,?\s*(\d{1,2})\s*\/\s*12\b|\b(\d{1,2})\s*\/\s*12\s*(?:old|girl|boy|baby|child|infant|male|female|[MF])\b|[.;,]\s*(\d{1,2})\s*\/\s*12\s*\.?\s*$/iu

/** Weeks or days of a baby as clinicians write them: 6/52 old, 12/7 old, infant F 7/52. "Infant, 2/52 cough" is none. */
const WEEKS_OR_DAYS =
  /\b(?:girl|boy|baby|infant|newborn)(?:\s+[MF])?\s*,?\s*(\d{1,2})\s*\/\s*(52|7)\s*(?=[,.;]|\s-|$)|\b(\d{1,2})\s*\/\s*(?:(52)\s*(?:old|baby|infant|girl|boy|[MF]\b)|7\s*old)\b/imu

/** 1 year 8 months: each language reads such an age by its own forms. */
const YEARS_AND_MONTHS = /\d\s*y(?:(?:ea)?rs?)?[\s,]*(?:and\s+)?(?:\d|1[01])\s*m/iu

/** 2y3m, M 3 yrs 2 months, she is 2 years and 3 months (months by themselves could be of a pregnancy). */
const SHORT_YEARS_AND_MONTHS =
  /(?:^|\D)(\d{1,2})\s?y[\s,]?(\d{1,2})\s?m|\b(?:[MF]|s?he is|s?he['’]s)[\s,/]*(\d{1,2})\s*y(?:ea)?rs?[\s,]*(?:and\s)?(\d{1,2})\s*m/iu

/** Days of a newborn: D5 F, DOL 3, day 5 baby girl, D2 with what only a newborn has. "Day 3 of fever" is none. */
const DAY_OF_LIFE =
  /\bD(\d{1,2})[\s,/]+(?:M|F|NB|male|female|boy|girl|baby|newborn|neonate)\b|\bNB\s?,?\s?(?:D|day)\s?(\d{1,2})\b|\bDOL\s?#?(\d{1,2})\b|\bNB\s?,?\s?(\d{1,2})\s?(?:d|days?|\/\s?7)\b|\bJ\s?(\d{1,2}) de vie\b|\bday (\d{1,2}) (?:old )?(?:baby|newborn|neonate|infant)\b|\b(?:girl|boy|baby|newborn),? day (\d{1,2})\b(?!\s*(?:of|post|since|after))|^\W*D(?:ay)?\s?(\d{1,2})\s?[,.:](?=.*\b(?:B\.?\s?wt|birth ?weight|KMC|cord|umbilic|nurses|suck|BF|breastf))/iu

function shortAge(text: string, isOfAnother: (match: RegExpExecArray) => boolean): number | undefined {
  const short = SHORT_YEARS_AND_MONTHS.exec(text)
  if (short) return Number(short[1] ?? short[3]) * 12 + Number(short[2] ?? short[4])
  const twelfths = TWELFTHS.exec(text)
  if (twelfths) return Number(twelfths.slice(1).find((found) => found !== undefined))
  const few = WEEKS_OR_DAYS.exec(text)
  if (few) return (Number(few[1] ?? few[3]) * 12) / ((few[2] ?? few[4]) === '52' ? 52 : 365)
  if (YEARS_AND_MONTHS.test(text)) return undefined
  for (const pattern of SHORT_AGES) {
    const match = allMatches(pattern, text).find((found) => !isOfAnother(found))
    if (!match?.[1]) continue
    const months = Number(match[1]) * (UNIT_MONTHS[match[2]?.toLowerCase() || 'y'] ?? 12)
    if (inRange(months)) return months
  }
  return undefined
}

function ageInDays(text: string): number | undefined {
  const days = DAY_OF_LIFE.exec(text)
    ?.slice(1)
    .find((found) => found !== undefined)
  return days === undefined ? undefined : (Number(days) * 12) / DAYS_A_YEAR
}

/** What is looked at before an age for whose it is. */
const BEFORE_AGE = 120

/**
 * A test of an age that it is not the patient's: "the dog is 2 years old", "my 5 year old gave me his cold", "polio at age
 * 4". The words that say so stand before it in its clause, or right behind it.
 */
function othersAgeFinder(grammars: readonly Grammar[]): (age: RegExpExecArray) => boolean {
  const wordsOf = (name: 'othersBefore' | 'othersBehind') =>
    asWords(anyOf(grammars.flatMap(({ persons }) => persons[name] ?? [])) || '(?!)')
  const before = new RegExp(wordsOf('othersBefore'), 'iu')
  const behind = new RegExp(`^[\\s,]*${wordsOf('othersBehind')}`, 'iu')
  return ({ 0: said, index, input }) => {
    const clause =
      input
        .slice(Math.max(0, index - BEFORE_AGE), index)
        .split(MARKS)
        .at(-1) ?? ''
    return before.test(clause + said) || behind.test(input.slice(index + said.length))
  }
}

/** An age in months, and whether its words introduce a patient ("a woman of 34"): relatives are then somebody else. */
export interface ToldAge {
  readonly months: number | undefined
  readonly names: boolean
}

/**
 * A reader of the age that a text tells, in all the languages given.
 *
 * @param gestations how they say the weeks of a pregnancy, which are no age
 * @param isKnown whether a word in small letters means anything: others may be names
 * @returns of a text and who speaks in it the age
 */
export function ageReader(
  grammars: readonly Grammar[],
  gestations: readonly LanguageTemplate[],
  isKnown: (word: string) => boolean,
): (text: string, who: WhoSpeaks) => ToldAge {
  const ages = templatesOf(grammars, (persons) => persons.ages)
  const born = templatesOf(grammars, (persons) => persons.born ?? [])
  const clauseAge = clauseAgeReader(grammars, isKnown)
  const isOfAnother = othersAgeFinder(grammars)

  /** Whether words tell of a pregnancy, which lasts no year: "I am 8 months", "she is 8 months pregnant", not "I am 24 years". */
  const isOfPregnancy = ({ 0: said, index, input }: RegExpExecArray): boolean =>
    gestations.some(({ grammar, matches }) => {
      const isOf = ({ groups }: RegExpExecArray) => (unitDays(grammar, groups?.['unit'] ?? '') ?? 0) < DAYS_A_YEAR
      const overlaps = ({ 0: all, index: at }: RegExpExecArray) => at < index + said.length && index < at + all.length
      return (
        matches(said).some((match) => match[0] === said && isOf(match)) ||
        matches(input).some((match) => match.groups?.['unit'] !== undefined && overlaps(match) && isOf(match))
      )
    })

  /** An age of which every language's forms were tried; of several the one that the text says first. */
  const saidAge = (
    text: string,
    templates: readonly LanguageTemplate[],
    isOthers = isOfAnother,
  ): number | undefined => {
    let first: { readonly at: number; readonly months: number; readonly length: number } | undefined
    for (const { grammar, matches } of templates) {
      const match = matches(text).find(
        (found) =>
          !isWithinWord(found) && !isParted(found) && !isOfPregnancy(found) && !isOthers(found) && !isAgedBehind(found),
      )
      const { number, unit } = match?.groups ?? {}
      if (!match || (number === undefined && unit === undefined)) continue
      const months = monthsSaid(match, grammar)
      const { index: at, 0: said } = match
      const isBetter = !first || at < first.at || (at === first.at && said.length > first.length)
      if (inRange(months) && isBetter) first = { at, months, length: said.length }
    }
    return first && Math.round(first.months * 100) / 100
  }

  return (text, who) => {
    // "My baby was born 3 days ago, I have a fever": the mother is ill.
    const sinceBirth = who.isHeard ? undefined : saidAge(text, born, () => false)
    const months = shortAge(text, isOfAnother) ?? saidAge(text, ages) ?? sinceBirth ?? ageInDays(text)
    return months === undefined ? { months: clauseAge(text, who), names: false } : { months, names: true }
  }
}

/** Whether a comma parts a number and its unit: "woman 23, day 4". */
const isParted = ({ 0: said, groups }: RegExpExecArray): boolean =>
  groups?.['unit'] !== undefined && /\d\s*[,;]\s*\p{L}/u.test(said)

/** Behind somebody an age: in "cough for three days, man of 32" the days are the cough's. */
const isAgedBehind = ({ 0: said, index, input }: RegExpExecArray): boolean =>
  /[,;]/.test(said) && /^\s+(?:of|aged|de|wa|ya)\s+\d/iu.test(input.slice(index + said.length))

/** Whether a number in words and its unit are one word: "woman and" is no "woman an d". */
const isWithinWord = ({ 0: said, groups }: RegExpMatchArray): boolean => {
  const { number, unit } = groups ?? {}
  return number !== undefined && unit !== undefined && !/\d/.test(number) && said.includes(number + unit)
}
