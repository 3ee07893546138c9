import type { Clock } from '#api/platform/clock.ts'

export interface SettableClock extends Clock {
  /** Moves the time on. */
  advance(duration: { days?: number; seconds?: number }): void
}

/** A clock that stands at a moment until it is moved on. */
export function settableClock(start: string): SettableClock {
  let now = Date.parse(start)
  return {
    now: () => new Date(now),
    advance: ({ days = 0, seconds = 0 }) => {
      now += (days * 86_400 + seconds) * 1000
    },
  }
}
