import type { ChartPoint } from '#web/ui/LineChart.tsx'

/** What the stock was when a day ended. */
interface DayEnd {
  readonly day: string
  readonly units: number
}

const at = ({ day, units }: DayEnd): ChartPoint => ({ at: Date.parse(`${day}T12:00:00`), value: units })

/**
 * The points of a line that goes in steps: the first and the last day, and each day on which the stock changed with the
 * day before it. Between two of them it stays the same.
 */
export const curvePoints = (history: readonly DayEnd[]): readonly ChartPoint[] =>
  history
    .filter(({ units }, index) => {
      const [before, after] = [history[index - 1], history[index + 1]]
      return !before || !after || before.units !== units || after.units !== units
    })
    .map(at)
