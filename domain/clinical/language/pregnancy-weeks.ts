import { unitDays } from '#domain/clinical/language/age-months.ts'
import { digitsReader } from '#domain/clinical/language/digits.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { LanguageTemplate } from '#domain/clinical/language/patient-age.ts'
import { numberOf } from '#domain/clinical/language/templates.ts'

const DAYS_A_WEEK = 7
const WEEKS_A_MONTH = 52 / 12
const LONGEST_PREGNANCY_WEEKS = 44

/** How clinicians of any language write them: 32/40, 29+1 weeks, 37+4. An infant's age has its unit before the sign. */
const SHORT: readonly RegExp[] = [
  /\b(\d{1,2})\s*(?:\/40|weeks?['’]?\s*(?:GA|EGA))\b/iu,
  /\bE?GA\s*:?\s*(\d{1,2})\b/u,
  /\bG\d+(?:\s?P\d+\S*)?\s+(?:at|à|a)\s+(\d{1,2})\s*(?:weeks?|wks?|semaines?|SA)\b/iu,
  /\b(\d{1,2})\s?\+\s?[0-6]\s*(?:weeks?|wks?)\b/iu,
  /\b((?:2\d|3\d|4[0-2]))\s?\+\s?[0-6]\b(?!\s*(?:days?|mg|ml|\d))/iu,
]

/** Whether a text says, by any word of the languages given, that somebody is pregnant. */
export function obstetricReader(grammars: readonly Grammar[]): (text: string) => boolean {
  const patterns = grammars.flatMap(({ persons }) => persons.obstetric ?? [])
  return (text) => patterns.some((pattern) => pattern.test(text))
}

/** Weeks in the middle of the month that a text says is begun: "in the eighth month". */
const weeksInMonth = ({ persons, ordinals = {} }: Grammar, text: string): number | undefined => {
  const name = persons.monthBegun?.exec(text)?.[1]?.toLowerCase()
  const month = name === undefined ? undefined : ordinals[name]
  return month === undefined ? undefined : Math.round((month - 0.5) * WEEKS_A_MONTH)
}

/**
 * A reader of the weeks of a pregnancy, in all the languages given.
 *
 * @param gestations how they say the weeks with the word for a pregnancy
 * @returns of a text without accents the completed weeks; undefined where it tells none, or more than one can have
 */
export function pregnancyWeeksReader(
  grammars: readonly Grammar[],
  gestations: readonly LanguageTemplate[],
): (text: string) => number | undefined {
  const inDigits = digitsReader(grammars)
  const isObstetric = obstetricReader(grammars)
  const told = grammars.flatMap(({ persons }) => persons.weeksTold ?? [])

  const weeksIn = (grammar: Grammar, { groups }: RegExpExecArray): number | undefined => {
    const { number, unit, more, smaller } = groups ?? {}
    if (number === undefined) return undefined
    const daysOf = (name: string | undefined) =>
      name === undefined ? DAYS_A_WEEK : (unitDays(grammar, name) ?? DAYS_A_WEEK)
    // "24 years old and 20 weeks pregnant": the years are the woman's.
    const [count, days] =
      more !== undefined && daysOf(unit) > LONGEST_PREGNANCY_WEEKS * DAYS_A_WEEK
        ? [more, daysOf(smaller)]
        : [number, daysOf(unit)]
    // Nobody tells of a pregnancy in days: "two days pregnancy symptoms" says how long these are there.
    return days < DAYS_A_WEEK ? undefined : Math.floor((numberOf(count, grammar) * days) / DAYS_A_WEEK)
  }
  // So are those of "24 years, pregnancy of 33 weeks".
  const saidWeeks = (text: string, { grammar, matches }: LanguageTemplate): number | undefined =>
    matches(text)
      .map((match) => weeksIn(grammar, match))
      .find((weeks) => weeks !== undefined && weeks <= LONGEST_PREGNANCY_WEEKS)

  return (text) => {
    const digits = inDigits(text)
    const inNumbers = [
      ...SHORT.map((pattern) => pattern.exec(digits)?.[1]),
      ...told.map(({ pattern, ifObstetric, inMonths }) => {
        const count = ifObstetric && !isObstetric(text) ? undefined : pattern.exec(digits)?.[1]
        return count !== undefined && inMonths ? String(Math.floor(Number(count) * WEEKS_A_MONTH)) : count
      }),
    ].find((found) => found !== undefined)
    const weeks =
      inNumbers === undefined
        ? [
            ...grammars.map((grammar) => weeksInMonth(grammar, text)),
            ...gestations.map((template) => saidWeeks(text, template)),
          ].find((found) => found !== undefined)
        : Number(inNumbers)
    return weeks !== undefined && weeks <= LONGEST_PREGNANCY_WEEKS ? weeks : undefined
  }
}
