import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { withoutAccents } from '#domain/clinical/language/plain-text.ts'
import { numberOf } from '#domain/clinical/language/templates.ts'

export const DAYS_A_YEAR = 365
const DAYS_A_MONTH = DAYS_A_YEAR / 12
/** Units of time as they are counted in ages: a month is one, whatever its days. */
const MONTHS_OF_DAYS: Readonly<Record<number, number>> = { 30: 1, 365: 12 }
const OLDEST_MONTHS = 120 * 12

/** Marks between the clauses of a text, with the mark in a group: those within a number are none. */
export const MARKS = /([.!?\n؟]+|[,;:()،؛]|\s[-\u2013\u2014]\s(?!(?<=\d...)\d))(?!(?<=\d.)\d)/u

export const inRange = (months: number): boolean => months >= 0 && months <= OLDEST_MONTHS

/**
 * The months that a template found: "1 year and 8 months", "two and a half years"; without a unit years. Of "three days, five
 * months old" the last.
 */
export function monthsSaid({ 0: said, groups = {} }: RegExpExecArray, grammar: Grammar): number {
  const { number, unit, half, halfBehind, more, smaller } = groups
  const monthsOf = (name: string | undefined) => {
    const days = name === undefined ? undefined : unitDays(grammar, name)
    return days === undefined ? 12 : (MONTHS_OF_DAYS[days] ?? days / DAYS_A_MONTH)
  }
  const behind = more === undefined ? 0 : numberOf(more, grammar) * monthsOf(smaller)
  const isLarger = monthsOf(smaller) >= monthsOf(unit)
  if (behind > 0 && isLarger && number !== undefined && said.startsWith(number)) return behind
  const rest = isLarger ? 0 : behind
  const whole = number === undefined ? 1 : numberOf(number, grammar)
  return (half === undefined && halfBehind === undefined ? whole : whole + 0.5) * monthsOf(unit) + rest
}

/** The days of a unit of time as a language names it, without accents. */
export function unitDays({ units }: Grammar, found: string): number | undefined {
  const lower = found.toLowerCase()
  const name = Object.keys(units).find((unit) => withoutAccents(unit) === lower)
  return name === undefined ? undefined : units[name]
}
