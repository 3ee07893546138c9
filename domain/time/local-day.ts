const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const DAY = 'YYYY-MM-DD'.length
const DAYS_A_WEEK = 7

/** A day of the calendar without a place or time: `2026-11-21`. */
export type Day = string

const utcMidnight = (day: Day): number => Date.parse(`${day}T00:00:00.000Z`)

/** The day in UTC of a moment, which is how the database stores a day, a birth's say: its midnight in UTC. */
export const dayOfUtc = (at: Date | number): Day => new Date(at).toISOString().slice(0, DAY)

/** Kept for each time zone that is asked for, a handful: making one takes longer than all that is done with it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** What the clocks of a time zone show at a moment, as if it were UTC, to the minute. */
function wallClock(timeZone: string, at: number): number {
  const parts = clockOf(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return Date.parse(`${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00.000Z`)
}

/** Which day it is in a time zone at a moment. */
export const dayAt = (timeZone: string, at: Date): Day => dayOfUtc(wallClock(timeZone, at.getTime()))

/** The moment at which a day begins in a time zone. None of East Africa changes its clocks in the year. */
export function startOfDay(timeZone: string, day: Day): Date {
  const midnight = utcMidnight(day)
  const ahead = wallClock(timeZone, midnight) - Math.floor(midnight / MINUTE_MS) * MINUTE_MS
  return new Date(midnight - ahead)
}

export const addDays = (day: Day, days: number): Day => dayOfUtc(utcMidnight(day) + days * DAY_MS)

/** The same day so many months later, or the last of that month where it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const from = new Date(utcMidnight(day))
  const monthsOn = from.getUTCFullYear() * 12 + from.getUTCMonth() + months
  const [year, month] = [Math.floor(monthsOn / 12), monthsOn % 12]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOfUtc(Date.UTC(year, month, Math.min(from.getUTCDate(), last)))
}

/** The Monday with which the week of a day begins. */
export const startOfWeek = (day: Day): Day =>
  addDays(day, -((new Date(utcMidnight(day)).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK))

/** How many days after one day another is; negative where it is before. */
export const daysBetween = (from: Day, to: Day): number => Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS)
