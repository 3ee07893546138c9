import { useTranslation } from 'react-i18next'
import type { StockUnit } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'

/** Writes units of a medicine: 1,200 tablets. */
export function useAmount(): (unit: StockUnit, units: number) => string {
  const { t } = useTranslation('chwDashboard')
  const formats = useFormats()
  return (unit, units) => t(`inventory.units.${unit}`, { count: units, amount: formats.number(units) })
}
