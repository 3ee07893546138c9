import { useElementSize } from '@mantine/hooks'
import { nice, ticks } from 'd3-array'
import { useId } from 'react'
import classes from './LineChart.module.css'

export interface ChartPoint {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly value: number
}

interface Props {
  title: string
  /** What the line shows, in a sentence: for whoever does not see it. */
  description: string
  /** From the oldest to the newest; at least one. */
  points: readonly ChartPoint[]
  formatDate: (at: number) => string
  formatValue: (value: number) => string
  /** Texts of the table that holds the same figures. */
  table: { readonly summary: string; readonly date: string; readonly value: string; readonly note?: string }
  /** What is normal, drawn as a band: from `low` to `high`, null where it has no such end. */
  band?: { readonly low: number | null; readonly high: number | null } | undefined
  /** Whether every point is marked; not where they are too many to be told apart. */
  dots?: boolean
  /** What is said of each value in the table's last column, which has `table.note` above it. */
  noteOf?: ((point: ChartPoint) => string) | undefined
}

const HEIGHT = 180
const MARGIN = { top: 14, right: 14, bottom: 26, left: 44 }
const NARROWEST = 280
const TICKS = 4
const DAY_MS = 86_400_000

/** Room around a line, also around a single point, which has no extent of its own. */
function extent(values: readonly number[], room: number): [number, number] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  return low === high ? [low - room, high + room] : [low, high]
}

/** Where a value of one range lies in another: the first to the first, the last to the last. */
const scale =
  ([low, high]: readonly [number, number], [from, to]: readonly [number, number]) =>
  (value: number): number =>
    from + ((value - low) / (high - low)) * (to - from)

/** One figure over time, as a line, and folded away beneath it as a table. */
export function LineChart({
  title,
  description,
  points,
  formatDate,
  formatValue,
  table,
  band,
  dots = true,
  noteOf,
}: Props) {
  const id = useId()
  const { ref, width: measured } = useElementSize()
  const width = Math.max(measured, NARROWEST)
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return null

  const times = extent(
    points.map(({ at }) => at),
    DAY_MS,
  )
  // The ends of what is normal are seen, also where all values lie beyond.
  const ends = [band?.low, band?.high].flatMap((end) => end ?? [])
  const values = extent([...points.map(({ value }) => value), ...ends], 1)
  const axis = nice(...values, TICKS)
  const x = scale(times, [MARGIN.left, width - MARGIN.right])
  const y = scale(axis, [HEIGHT - MARGIN.bottom, MARGIN.top])
  const path = `M${points.map(({ at, value }) => `${x(at)},${y(value)}`).join('L')}`

  return (
    <figure className={classes.figure}>
      <figcaption className={classes.title}>{title}</figcaption>
      <div ref={ref}>
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-description`}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          className={classes.chart}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-description`}>{description}</desc>
          {band && (
            <rect
              x={MARGIN.left}
              width={width - MARGIN.left - MARGIN.right}
              y={y(band.high ?? axis[1])}
              height={y(band.low ?? axis[0]) - y(band.high ?? axis[1])}
              className={classes.band}
            />
          )}
          {ticks(...axis, TICKS).map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line x1={MARGIN.left} x2={width - MARGIN.right} className={classes.grid} />
              <text x={MARGIN.left - 8} dy="0.32em" className={classes.valueLabel}>
                {formatValue(tick)}
              </text>
            </g>
          ))}
          {points.length > 1 && <path d={path} className={classes.line} />}
          {(dots || points.length === 1 ? points : []).map(({ at, value }) => (
            <circle key={at} cx={x(at)} cy={y(value)} r={4} className={classes.point} />
          ))}
          <text
            x={points.length > 1 ? MARGIN.left : x(first.at)}
            y={HEIGHT - 6}
            className={classes.dateLabel}
            data-anchor={points.length > 1 ? 'start' : 'middle'}
          >
            {formatDate(first.at)}
          </text>
          {points.length > 1 && (
            <text x={width - MARGIN.right} y={HEIGHT - 6} className={classes.dateLabel} data-anchor="end">
              {formatDate(last.at)}
            </text>
          )}
        </svg>
      </div>
      <details className={classes.details}>
        <summary>{table.summary}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{table.date}</th>
              <th scope="col">{table.value}</th>
              {noteOf && <th scope="col">{table.note}</th>}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.at}>
                <td>{formatDate(point.at)}</td>
                <td>{formatValue(point.value)}</td>
                {noteOf && <td>{noteOf(point)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
