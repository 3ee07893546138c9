/** A stretch of time, ms from the start of the visit. */
export interface Span {
  readonly startMs: number
  readonly endMs: number
}

/** What a browser noted of one visit, ms from its start. */
export interface Timeline {
  readonly firstPaintMs: number
  /** The largest text or picture that was painted, and what it is. */
  readonly largestPaintMs: number
  readonly largestPaint: string
  /** The sum of what moved without being touched. */
  readonly layoutShift: number
  /** When the main thread was busy for more than 50 ms. */
  readonly longTasks: readonly Span[]
  readonly requests: readonly Span[]
  /** Bytes of bodies as they came over the line; from the cache none. */
  readonly transferredBytes: number
}

export const QUIET_MS = 5000
const REQUESTS_IN_QUIET = 2

/** Whether more requests than a quiet network has are on their way at some moment of a stretch of time. */
function isNetworkBusy(requests: readonly Span[], { startMs, endMs }: Span): boolean {
  const during = requests.filter((request) => request.startMs < endMs && request.endMs > startMs)
  // The number changes only where a request starts.
  const moments = [startMs, ...during.map((request) => Math.max(request.startMs, startMs))]
  return moments.some(
    (moment) =>
      during.filter((request) => request.startMs <= moment && request.endMs > moment).length > REQUESTS_IN_QUIET,
  )
}

/**
 * When a page is interactive: the end of the last long task before the first five seconds in which the main thread
 * has no long task and at most two requests are on their way; at the earliest the first paint.
 * @see https://github.com/WICG/time-to-interactive
 */
export function interactiveMs({ firstPaintMs, longTasks, requests }: Timeline): number {
  const after = longTasks.filter(({ endMs }) => endMs > firstPaintMs)
  const idle = [firstPaintMs, ...after.map(({ endMs }) => endMs)].map((startMs) => ({
    from: startMs,
    until: Math.min(
      ...after.filter((task) => task.endMs > startMs).map((task) => task.startMs),
      Number.POSITIVE_INFINITY,
    ),
  }))
  for (const { from, until } of idle) {
    // The window may begin later than the thread falls idle: when a request ends.
    const starts = [from, ...requests.map(({ endMs }) => endMs).filter((endMs) => endMs > from)].toSorted(
      (one, other) => one - other,
    )
    const isQuiet = starts.some(
      (startMs) => startMs + QUIET_MS <= until && !isNetworkBusy(requests, { startMs, endMs: startMs + QUIET_MS }),
    )
    if (isQuiet) return from
  }
  throw new Error('The page did not come to rest: its last long task has no end')
}
