import { useTranslation } from 'react-i18next'
import { curvePoints } from '#web/features/stock/curve-points.ts'
import { useAmount } from '#web/features/stock/use-amount.ts'
import type { StockUnit } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { LineChart } from '#web/ui/LineChart.tsx'

interface Props {
  name: string
  unit: StockUnit
  /** Units; 0 where none is set. */
  minimum: number
  history: readonly { readonly day: string; readonly units: number }[]
}

/** The stock of a medicine over 12 months, with what it should not fall below. */
export function StockCurve({ name, unit, minimum, history }: Props) {
  const { t } = useTranslation('stock')
  const amount = useAmount()
  const formats = useFormats()
  const points = curvePoints(history)
  const last = points.at(-1)
  if (!last) return null
  return (
    <LineChart
      title={t('curve.title')}
      description={t('curve.description', { name, amount: amount(unit, last.value), date: formats.date(last.at) })}
      points={points}
      dots={false}
      band={minimum > 0 ? { low: minimum, high: null } : undefined}
      formatDate={formats.shortDate}
      formatValue={(value) => formats.number(value)}
      table={{ summary: t('curve.table'), date: t('curve.date'), value: t('curve.units') }}
    />
  )
}
