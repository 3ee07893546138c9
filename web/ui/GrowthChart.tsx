import { useElementSize } from '@mantine/hooks'
import { ticks } from 'd3-array'
import { type ReactNode, useId } from 'react'
import classes from './GrowthChart.module.css'

interface Props {
  title: string
  /** What the curve shows, in sentences: for whoever does not see it. */
  description: string
  /** What stands along the bottom, such as "Months of age". */
  axisLabel: string
  /** The lines of a reference by their z-score, from the lowest to the highest. */
  lines: readonly { readonly z: number; readonly points: readonly (readonly [x: number, y: number])[] }[]
  /** What was measured, from the oldest to the newest. */
  points: readonly { readonly at: number; readonly x: number; readonly y: number }[]
  formatValue: (value: number) => string
  /** Beneath the curve: the same in words and figures. */
  children: ReactNode
}

const HEIGHT = 260
const MARGIN = { top: 14, right: 28, bottom: 40, left: 44 }
const NARROWEST = 280
const TICKS = 5

const scale =
  ([low, high]: readonly [number, number], [from, to]: readonly [number, number]) =>
  (value: number): number =>
    from + ((value - low) / (high - low)) * (to - from)

const sign = (z: number) => (z > 0 ? `+${z}` : `${z}`.replace('-', '−'))

/** A child's measurements on the lines of a growth reference. */
export function GrowthChart({ title, description, axisLabel, lines, points, formatValue, children }: Props) {
  const id = useId()
  const { ref, width: measured } = useElementSize()
  const width = Math.max(measured, NARROWEST)
  const all = [...lines.flatMap((line) => line.points), ...points.map(({ x, y }) => [x, y] as const)]
  const places = all.map(([place]) => place)
  const values = all.map(([, value]) => value)
  const across = [Math.min(...places), Math.max(...places)] as const
  const up = [Math.min(...values), Math.max(...values)] as const
  const x = scale(across, [MARGIN.left, width - MARGIN.right])
  const y = scale(up, [HEIGHT - MARGIN.bottom, MARGIN.top])
  const pathOf = (path: readonly (readonly [number, number])[]) =>
    `M${path.map(([place, value]) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`).join('L')}`

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
          {ticks(...up, TICKS).map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line x1={MARGIN.left} x2={width - MARGIN.right} className={classes.grid} />
              <text x={MARGIN.left - 8} dy="0.32em" className={classes.axisLabel} data-anchor="end">
                {formatValue(tick)}
              </text>
            </g>
          ))}
          {ticks(...across, TICKS).map((tick) => (
            <text
              key={tick}
              x={x(tick)}
              y={HEIGHT - MARGIN.bottom + 16}
              className={classes.axisLabel}
              data-anchor="middle"
            >
              {formatValue(tick)}
            </text>
          ))}
          <text x={width - MARGIN.right} y={HEIGHT - 6} className={classes.axisLabel} data-anchor="end">
            {axisLabel}
          </text>
          {lines.map(({ z, points: path }) => {
            const last = path.at(-1)
            if (!last) return null
            return (
              <g key={z}>
                <path d={pathOf(path)} className={classes.reference} data-z={z} />
                <text x={x(last[0]) + 4} y={y(last[1])} dy="0.32em" className={classes.z}>
                  {sign(z)}
                </text>
              </g>
            )
          })}
          {points.length > 1 && (
            <path d={pathOf(points.map((point) => [point.x, point.y] as const))} className={classes.line} />
          )}
          {points.map((point) => (
            <circle key={point.at} cx={x(point.x)} cy={y(point.y)} r={4} className={classes.point} />
          ))}
        </svg>
      </div>
      {children}
    </figure>
  )
}
