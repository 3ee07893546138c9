import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'

/** A stretch of time that a text names, and where. */
export interface Duration {
  readonly days: number
  readonly at: number
}

/**
 * The stretches of time in a text: `for 3 weeks`, `two days`, `3/7` (days) and `2/52` (weeks) as clinicians write them.
 * An age is none: `a 3-week-old` is left out.
 */
export function readDurations(tokens: readonly Token[], grammar: Grammar): Duration[] {
  const found: Duration[] = []
  for (let at = 0; at < tokens.length; at++) {
    const days = fractionDays(tokens, at) ?? stretchDays(tokens, at, grammar)
    if (days !== null) found.push({ days, at })
  }
  return found
}

/** Parts of a week, month (of 4 weeks) and year, as doctors write days, weeks and months: 3/7, 2/52, 6/12. */
const PARTS: Readonly<Record<string, number>> = { '7': 1, '52': 7, '12': 30 }

function fractionDays(tokens: readonly Token[], at: number): number | null {
  const [count, slash, part] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (count?.kind !== 'number' || slash?.text !== '/' || part?.kind !== 'number') return null
  if (tokens[at + 3]?.text === '/' || tokens[at - 1]?.text === '/') return null
  const each = PARTS[part.text]
  const number = Number(count.text)
  return each === undefined || number > 30 ? null : number * each
}

const OLD = new Set(['old', 'age', 'aged', 'gestation', 'pregnant', 'umri', 'postpartum'])

function stretchDays(tokens: readonly Token[], at: number, grammar: Grammar): number | null {
  const token = tokens[at]
  const unit = token ? ownEntry(grammar.units, token.text) : undefined
  if (!token || unit === undefined) return null
  if (OLD.has(tokens[at + 1]?.text ?? '') || OLD.has(tokens[at + 2]?.text ?? '')) return null
  const near = [tokens[at - 1], tokens[at - 2], tokens[at + 1]].filter((word) => word !== undefined)
  for (const word of near) {
    const number = word.kind === 'number' ? Number(word.text) : ownEntry(grammar.numbers, word.text)
    if (number !== undefined && number <= 400) return number * unit
  }
  return null
}

const DAYS_A_MONTH = 365 / 12
const ROUNDING = 0.02

/** A stretch of time as long as the patient's life is the age: "child 18 months, cough 3 days". */
export const isAge = (days: number, ageMonths: number): boolean =>
  Math.abs(days - ageMonths * DAYS_A_MONTH) <= ROUNDING * days
