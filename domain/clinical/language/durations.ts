import { cueFinder } from '#domain/clinical/language/cues.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { isBesideTens, isTens, type Matches, templateMatches } from '#domain/clinical/language/templates.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'

/** A stretch of time that a text names, and where. */
export interface Duration {
  readonly days: number
  readonly at: number
  /** It is said as an age: "girl 8 months". */
  readonly ofAge: boolean
  /** It is the time since something was: "an operation 3 years ago". */
  readonly ago: boolean
}

/**
 * The stretches of time in a text: `for 3 weeks`, `two days`, `3/7` (days) and `2/52` (weeks) as clinicians write them,
 * and ages as such: `a 3-week-old`, `enfant de 3 ans`. The weeks of a pregnancy and dates are left out.
 */
export function durationReader(grammar: Grammar): (tokens: readonly Token[]) => Duration[] {
  const { ages, born = [], gestations, dates = [] } = grammar.persons
  const isAgo = agoReader(grammar)
  const matchesOf = (templates: readonly string[]) => templates.map((template) => templateMatches(template, grammar))
  const aged = matchesOf([...ages, ...born])
  const others = matchesOf([...gestations, ...dates])
  return (tokens) => {
    const found: Duration[] = []
    for (let at = 0; at < tokens.length; at++) {
      const days = fractionDays(tokens, at) ?? stretchDays(tokens, at, grammar)
      if (days === null || isWithin(others, tokens, at)) continue
      const ago = isAgo(tokens, at)
      const ofAge =
        !ago &&
        isWithin(aged, tokens, at) &&
        !isBeforeGreater(tokens, at, grammar) &&
        !isDaysBehindYears(tokens, at, grammar)
      found.push({ days, at, ofAge, ago })
    }
    return found
  }
}

/** Whether a stretch of time, at its unit, is that since something was: "3 years ago", "miaka 3 iliyopita", "il y a 3 ans". */
function agoReader({ ago, agoBefore = [], countsBehind }: Grammar): (tokens: readonly Token[], at: number) => boolean {
  const behind = new Set(ago)
  const before = cueFinder(agoBefore)
  return (tokens, at) =>
    behind.has(tokens[at + 1]?.text ?? '') ||
    (countsBehind === true && behind.has(tokens[at + 2]?.text ?? '')) ||
    [1, 2, 3, 4].some((back) => before(tokens, at - 1 - back)?.to === at - 1)
}

/** Whether a stretch in a greater unit follows a comma: "cough for 3 weeks, 2 years old". An age has its years first. */
function isBeforeGreater(tokens: readonly Token[], at: number, { units }: Grammar): boolean {
  const unitOf = (place: number) => ownEntry(units, tokens[place]?.text ?? '') ?? 0
  return tokens[at + 1]?.kind === 'comma' && tokens[at + 2]?.kind === 'number' && unitOf(at + 3) > unitOf(at)
}

/** Whether days or weeks stand behind years: "23 years, 4 days". */
function isDaysBehindYears(tokens: readonly Token[], at: number, { units }: Grammar): boolean {
  const unitOf = (place: number) => ownEntry(units, tokens[place]?.text ?? '') ?? 0
  return (
    unitOf(at) <= WEEK &&
    [2, 3, 4].some((back) => unitOf(at - back) >= YEAR && tokens[at]?.sentence === tokens[at - back]?.sentence)
  )
}

/** Words on either side that an age or the weeks of a pregnancy may take with its unit. */
const AROUND = 6

/** Whether a unit of time belongs to an age or to the weeks of a pregnancy. */
function isWithin(ways: readonly Matches[], tokens: readonly Token[], at: number): boolean {
  const words = (from: number, to: number) =>
    tokens
      .slice(Math.max(from, 0), to)
      .filter(({ text, sentence }) => sentence === tokens[at]?.sentence && text !== '.')
      .map(({ text }) => text)
      .join(' ')
  const before = words(at - AROUND, at)
  const text = `${before} ${words(at, at + AROUND)}`
  const place = before.length + 1
  return ways.some((matches) =>
    matches(text).some(({ 0: whole, index }) => index <= place && place < index + whole.length),
  )
}

/** What makes a stretch of time behind which it stands an age, or the time since a birth. */
const OLD = new Set(['old', 'age', 'aged', 'gestation', 'pregnant', 'umri', 'postpartum', 'postnatal'])

/** Parts of a week, month (of 4 weeks) and year, as doctors write days, weeks and months: 3/7, 2/52, 6/12. */
const PARTS: Readonly<Record<string, number>> = { '7': 1, '52': 7, '12': 30 }

function fractionDays(tokens: readonly Token[], at: number): number | null {
  const [count, slash, part] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (count?.kind !== 'number' || slash?.text !== '/' || part?.kind !== 'number') return null
  if (tokens[at + 3]?.text === '/' || tokens[at - 1]?.text === '/') return null
  if (OLD.has(tokens[at + 3]?.text ?? '')) return null
  const each = PARTS[part.text]
  const number = Number(count.text)
  return each === undefined || number > 30 ? null : number * each
}

const PREGNANCY = new WeakMap<Grammar, ReadonlySet<string>>()

/** Words before which a stretch of time is that of a pregnancy: those that begin how its weeks are said. */
function pregnancyWords(grammar: Grammar): ReadonlySet<string> {
  const known = PREGNANCY.get(grammar)
  if (known) return known
  const { female, gestations } = grammar.persons
  const others = new Set([...grammar.skipped, ...female, '#'])
  const words = new Set(gestations.map((said) => said.split(' ')[0] ?? '').filter((word) => !others.has(word)))
  PREGNANCY.set(grammar, words)
  return words
}

function stretchDays(tokens: readonly Token[], at: number, grammar: Grammar): number | null {
  const token = tokens[at]
  const unit = token ? ownEntry(grammar.units, token.text) : undefined
  if (!token || unit === undefined) return null
  // "For two days, age 51": behind a comma it is another time.
  const nearBehind = tokens[at + 1]?.kind === 'comma' ? [] : [at + 1, at + 2]
  if (nearBehind.some((place) => OLD.has(tokens[place]?.text ?? ''))) return null
  const pregnancy = pregnancyWords(grammar)
  if (pregnancy.has(tokens[at - 1]?.text ?? '') || pregnancy.has(tokens[at - 2]?.text ?? '')) return null
  // What comes "every few months" has been coming for months.
  const isHowOften = (place: number) => grammar.every?.includes(tokens[place]?.text ?? '')
  if (unit < 1 && (isHowOften(at - 1) || isHowOften(at - 2))) return null
  if (grammar.howOften?.includes(tokens[at - 2]?.text ?? '') && tokens[at - 1]?.kind === 'word') return null
  const between = tokens[at - 1]
  const isApart = between?.kind === 'comma' || grammar.perUnit?.includes(between?.text ?? '')
  const before = isApart ? [at - 1] : [at - 1, at - 2]
  // "Day 3" is three days, "HR 112" a pulse.
  const behind = unit >= 1 || grammar.countsBehind ? [at + 1] : []
  if (between?.text === 'last' && unit >= MONTH && !isSince(tokens, at)) return null
  // "He will be one next month": that time is yet to come.
  if (between?.text === 'next') return null
  for (const place of grammar.countsBehind ? [...behind, ...before] : [...before, ...behind]) {
    const word = tokens[place]
    if (word?.sentence !== token.sentence) continue
    const number =
      word?.kind === 'number'
        ? Number(word.text)
        : (wordsNumber(tokens, place, grammar) ??
          (place < at ? ownEntry(grammar.ordinals ?? {}, word.text) : undefined))
    if (number !== undefined && number <= 400) return number * unit
  }
  return null
}

const WEEK = 7
const MONTH = 30
const YEAR = 365
const SINCE = new Set(['since', 'from', 'over', 'started', 'began', 'start', 'begun'])

/** "Since last year", "the last year" is how long; "I took it last year" is when something else was. */
const isSince = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 2]?.text === 'the' || tokens.slice(Math.max(0, at - AROUND), at).some(({ text }) => SINCE.has(text))

const BETWEEN_TENS = new Set(['-', 'et', 'na'])

/** A number in words, with its tens: "twenty five", "thirty-two", "kumi na nne". */
function wordsNumber(tokens: readonly Token[], at: number, { numbers, vague = [] }: Grammar): number | undefined {
  const valueOf = (word: string) => (vague.includes(word) ? undefined : ownEntry(numbers, word))
  const beside = (step: 1 | -1, from = at) => {
    const near = tokens[from + step]?.text ?? ''
    return valueOf(BETWEEN_TENS.has(near) ? (tokens[from + 2 * step]?.text ?? '') : near)
  }
  const word = tokens[at]?.text ?? ''
  // Tens of two words: the Lingala `ntuku mibale`, twenty.
  const ofTwo = ownEntry(numbers, `${word} ${tokens[at + 1]?.text ?? ''}`)
  if (ofTwo !== undefined) {
    const more = beside(1, at + 1)
    return more !== undefined && isBesideTens(more) ? ofTwo + more : ofTwo
  }
  const number = ownEntry(numbers, word)
  // "At ten last night" is one night.
  if (number === undefined || vague.includes(word)) return number
  const [before, behind] = [beside(-1), beside(1)]
  if (isTens(number) && behind !== undefined && isBesideTens(behind)) return number + behind
  return isBesideTens(number) && before !== undefined && isTens(before) ? before + number : number
}

const DAYS_A_MONTH = 365 / 12
/** By how much an age that is written as a number may differ from the age that is told, as a share of it. */
const ROUNDING = 0.02
/** An infant's age is told in weeks or months of which a part is left out: 0.05 years and "3 weeks". */
const ROUNDING_OF_INFANTS = 0.14
const INFANT_MONTHS = 6
/** In a newborn's first days the hour of a sign matters, and is no longer than the life: "yellow at 18 hours". */
const FIRST_DAYS = 3
/** A small child's age in years with one decimal is up to a month off: 1.1 years and "13 months". */
const SMALL_CHILD_MONTHS = 60
const ROUNDING_OF_SMALL_CHILDREN_DAYS = 31

/** "2 y 9 mo", "two years and eight months": so few words on stands the second part of an age. */
const NEXT_PART = 3

function roundingOf(ageMonths: number, days: number): number {
  if (ageMonths < INFANT_MONTHS) return ROUNDING_OF_INFANTS * days
  return ageMonths < SMALL_CHILD_MONTHS ? ROUNDING_OF_SMALL_CHILDREN_DAYS : ROUNDING * days
}

/**
 * Of stretches of time those that say how old the patient is: one as long as the patient's life, "child 18 months, cough 3
 * days", also in two parts, "2 y 9 mo".
 */
export function stretchesOfAge(stretches: readonly Duration[], ageMonths: number | undefined): readonly Duration[] {
  const isAge = (days: number) =>
    ageMonths !== undefined &&
    days >= FIRST_DAYS &&
    Math.abs(days - ageMonths * DAYS_A_MONTH) <= roundingOf(ageMonths, days)
  const isInParts = (one: Duration, other: Duration) =>
    other !== one &&
    Math.abs(other.at - one.at) <= NEXT_PART &&
    // Nobody is "23 years, 4 days" old.
    (Math.max(one.days, other.days) < YEAR || Math.min(one.days, other.days) >= MONTH) &&
    isAge(one.days + other.days)
  return stretches.filter(
    (one) => one.ofAge || (!one.ago && isAge(one.days)) || stretches.some((other) => isInParts(one, other)),
  )
}
