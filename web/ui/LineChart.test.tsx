import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type ChartPoint, LineChart } from '#web/ui/LineChart.tsx'

const draw = (points: readonly ChartPoint[]) =>
  render(
    <LineChart
      title="Weight (kg)"
      description="From 60 to 58"
      points={points}
      formatDate={(at) => `day ${at / 86_400_000}`}
      formatValue={String}
      table={{ summary: 'As a table', date: 'Date', value: 'Weight' }}
    />,
    { wrapper: MantineProvider },
  )

const coordinates = (container: HTMLElement) =>
  [...container.querySelectorAll('circle')].flatMap((circle) => [circle.getAttribute('cx'), circle.getAttribute('cy')])

describe('LineChart', () => {
  it('draws a point for each figure, later ones further right and lower ones further down', () => {
    const { container } = draw([
      { at: 0, value: 60 },
      { at: 86_400_000, value: 58 },
    ])
    const [x1, y1, x2, y2] = coordinates(container).map(Number)
    expect(x2).toBeGreaterThan(x1 ?? Number.NaN)
    expect(y2).toBeGreaterThan(y1 ?? Number.NaN)
    expect(container.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M/))
    expect(screen.getByRole('img')).toHaveAccessibleName(/Weight \(kg\).*From 60 to 58/)
  })

  it('draws a single figure, and figures that are all the same, inside the picture', () => {
    for (const points of [
      [{ at: 0, value: 60 }],
      [
        { at: 0, value: 60 },
        { at: 1, value: 60 },
      ],
    ]) {
      const { container, unmount } = draw(points)
      for (const coordinate of coordinates(container)) expect(Number(coordinate)).toBeGreaterThan(0)
      unmount()
    }
  })

  it('draws nothing without figures', () => {
    expect(draw([]).container.querySelector('svg')).toBeNull()
  })

  it('draws what is normal as a band, with both ends in sight, and says in the table where a value lies', () => {
    const { container } = render(
      <LineChart
        title="Heart rate"
        description="One value"
        points={[{ at: 0, value: 120 }]}
        formatDate={String}
        formatValue={String}
        table={{ summary: 'As a table', date: 'Date', value: 'Beats', note: 'Normal?' }}
        band={{ low: 50, high: 101 }}
        noteOf={({ value }) => (value > 100 ? 'High' : 'Normal')}
      />,
      { wrapper: MantineProvider },
    )
    const band = container.querySelector('rect')
    const top = Number(band?.getAttribute('y'))
    const height = Number(band?.getAttribute('height'))
    const [, value] = coordinates(container).map(Number)
    expect(value).toBeLessThan(top)
    expect(height).toBeGreaterThan(0)
    expect(top + height).toBeLessThanOrEqual(180)
    expect(screen.getByRole('row', { name: '0 120 High', hidden: true })).toBeInTheDocument()
  })

  it('holds the same figures in a table', () => {
    draw([{ at: 86_400_000, value: 60.5 }])
    expect(screen.getByRole('row', { name: 'day 1 60.5', hidden: true })).toBeInTheDocument()
  })
})
