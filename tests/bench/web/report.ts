import type { Measured } from '#tests/bench/web/measure.ts'
import type { Visit } from '#tests/bench/web/visits.ts'

type Figure = 'firstPaintMs' | 'largestPaintMs' | 'interactiveMs' | 'answeredMs' | 'layoutShift' | 'transferredBytes'

interface Row {
  readonly visit: string
  readonly figure: string
  readonly min: string
  readonly median: string
  readonly max: string
  readonly limit: string
  readonly verdict: string
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

const FIGURES: readonly { key: Figure; name: string; show: (value: number) => string; limit?: number }[] = [
  { key: 'firstPaintMs', name: 'first paint', show: seconds },
  { key: 'largestPaintMs', name: 'largest paint', show: seconds, limit: 4000 },
  { key: 'interactiveMs', name: 'interactive', show: seconds, limit: 7000 },
  { key: 'answeredMs', name: 'a tap is answered', show: seconds },
  // Google's bound for a good page.
  { key: 'layoutShift', name: 'layout shift', show: (value) => value.toFixed(3), limit: 0.1 },
  { key: 'transferredBytes', name: 'over the line', show: (value) => `${(value / 1000).toFixed(0)} kB` },
]

/** The spread of each figure of a visit, its median beside its limit. */
export function rowsOf({ name }: Visit, runs: readonly Measured[]): Row[] {
  return FIGURES.map(({ key, name: figure, show, limit }) => {
    const values = runs.map((run) => run[key]).toSorted((one, other) => one - other)
    const at = (index: number) => values[index] ?? Number.NaN
    const median = at(Math.floor(values.length / 2))
    return {
      visit: name,
      figure,
      min: show(at(0)),
      median: show(median),
      max: show(at(values.length - 1)),
      limit: limit === undefined ? '' : show(limit),
      verdict: limit === undefined ? '' : median <= limit ? 'met' : 'MISSED',
    }
  })
}
