/** Breaths are counted for one whole minute (WHO IMCI chart booklet, 2014). */
export const COUNTED_MS = 60_000
/** Under this age, in completed months, they are counted twice: breathing is irregular then. */
const TWICE_BELOW_MONTHS = 2

export interface BreathCount {
  /** On the clock of whoever counts, in milliseconds; null while nobody does. */
  readonly startedMs: number | null
  readonly breaths: number
  /** Whole minutes that were counted, the first one first. */
  readonly minutes: readonly number[]
}

export const NO_COUNT: BreathCount = { startedMs: null, breaths: 0, minutes: [] }

export const countsNeeded = (ageMonths: number): number => (ageMonths < TWICE_BELOW_MONTHS ? 2 : 1)

/** Begins a minute; once all that are needed are counted, begins anew. */
export const begin = (count: BreathCount, needed: number, nowMs: number): BreathCount => ({
  startedMs: nowMs,
  breaths: 0,
  minutes: count.minutes.length < needed ? count.minutes : [],
})

export const leftMs = ({ startedMs }: BreathCount, nowMs: number): number =>
  startedMs === null ? 0 : Math.max(0, COUNTED_MS - (nowMs - startedMs))

/** One more breath; what is tapped after the minute is none of it. */
export const tap = (count: BreathCount, nowMs: number): BreathCount =>
  leftMs(count, nowMs) > 0 ? { ...count, breaths: count.breaths + 1 } : count

/** The count as it stands now: once the minute is over it is a whole one. */
export const tick = (count: BreathCount, nowMs: number): BreathCount =>
  count.startedMs === null || leftMs(count, nowMs) > 0
    ? count
    : { startedMs: null, breaths: 0, minutes: [...count.minutes, count.breaths] }

/**
 * The breaths a minute once all minutes that are needed are counted, else null. Of two the lower one: breathing is fast
 * only where both counts are (IMCI: "if the count is 60 or more, count again").
 */
export const rateOf = ({ minutes, startedMs }: BreathCount, needed: number): number | null =>
  startedMs !== null || minutes.length < needed ? null : Math.min(...minutes)
