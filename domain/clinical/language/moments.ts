import { cueFinder } from '#domain/clinical/language/cues.ts'
import type { Duration } from '#domain/clinical/language/durations.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'

/** How a language tells by a day, or a part of one, when something was: `yesterday`. */
export interface MomentWords {
  /** Before a moment, say that something has been since then: `since`. */
  readonly since: readonly string[]
  /** The same, before a moment or behind a day: `started this morning`, `yesterday it started`. */
  readonly begins: readonly string[]
  /** Before a day, say that all was well until then: `until`. */
  readonly until?: readonly string[]
  readonly today: readonly string[]
  readonly yesterday: readonly string[]
  /** Parts of a day: today's where something began then, `since noon`; else they may be any day's. */
  readonly hours: readonly string[]
  /** Days of the week: of them only those tell how long that something has been since then. */
  readonly weekdays: readonly string[]
}

/** A moment that a text names. */
export interface Moment extends Duration {
  /** Its first token; the last is `at`. */
  readonly from: number
  /** Something has been since then: "since yesterday", and not "yesterday we went to the market". */
  readonly isBeginning: boolean
}

/** A day of the week without a date is from one to seven days ago. */
const DAYS_TO_A_WEEKDAY = 3
/** Something that began today has lasted some hours. */
const DAYS_OF_TODAY = 0.3
/** Words that may stand between the beginning and its moment: "started with a fever this morning". */
const BEGUN_WITHIN = 4
const BEGINS_WITHIN = 3

/**
 * The moments in a text that tell when something was: today, yesterday, and where something began with them a part of the day
 * or a day of the week.
 */
export function momentReader({ moments }: Grammar): (tokens: readonly Token[]) => Moment[] {
  if (!moments) return () => []
  const since = cueFinder([...moments.since, ...moments.begins])
  const until = cueFinder(moments.until ?? [])
  const begins = cueFinder(moments.begins)
  const kinds = [
    { find: cueFinder(moments.today), days: DAYS_OF_TODAY, alone: true, isDay: true },
    { find: cueFinder(moments.yesterday), days: 1, alone: true, isDay: true },
    { find: cueFinder(moments.hours), days: DAYS_OF_TODAY, alone: false, isDay: false },
    { find: cueFinder(moments.weekdays), days: DAYS_TO_A_WEEKDAY, alone: false, isDay: true },
  ]
  return (tokens) => {
    /** Whether no mark stands between two places of a sentence. */
    const isBeside = (one: number, other: number) =>
      tokens[one]?.sentence === tokens[other]?.sentence &&
      tokens.slice(Math.min(one, other), Math.max(one, other)).every(({ kind }) => kind !== 'comma')
    const isBefore = (at: number, find: typeof since, within: number) =>
      range(1, within + 1).some((back) => isBeside(at - back, at) && find(tokens, at - back) !== null)
    const beginsBehind = (to: number) =>
      range(0, BEGINS_WITHIN).some((more) => isBeside(to - 1, to + more) && begins(tokens, to + more) !== null)
    const found: Moment[] = []
    for (let at = 0; at < tokens.length; at++) {
      for (const { find, days, alone, isDay } of kinds) {
        const cue = find(tokens, at)
        if (!cue) continue
        const isBeginning =
          isBefore(at, since, BEGUN_WITHIN) || (isDay && (isBefore(at, until, 1) || beginsBehind(cue.to)))
        if (alone || isBeginning) found.push({ days, from: at, at: cue.to - 1, ofAge: false, ago: false, isBeginning })
        at = cue.to - 1
        break
      }
    }
    return found
  }
}

/** "Since Monday of last week": a moment that stands so near a stretch of time is told by it. */
const TOLD_WITHIN = 4

/** Stretches of time with those that a moment begins. */
export const withBeginnings = (stretches: readonly Duration[], moments: readonly Moment[]): Duration[] => [
  ...stretches,
  ...moments.filter(
    ({ at, isBeginning }) => isBeginning && !stretches.some((one) => Math.abs(one.at - at) <= TOLD_WITHIN),
  ),
]

/** Places of the words that tell a part of the day with which something began. */
export const placesOfBeginnings = (moments: readonly Moment[]): ReadonlySet<number> =>
  new Set(
    moments.flatMap(({ from, at, isBeginning, days }) =>
      isBeginning && days === DAYS_OF_TODAY ? range(from, at + 1) : [],
    ),
  )

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, more) => from + more)
