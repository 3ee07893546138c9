import { useTranslation } from 'react-i18next'
import type { ChwDashboardPageQuery } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './Tiles.module.css'

const COUNTS = ['patientsToday', 'patientsThisWeek', 'referralsPending'] as const
const COUNTS_OF_THE_WEEK = ['emergencyCalls', 'aiDiagnoses'] as const

type Numbers = NonNullable<ChwDashboardPageQuery['chwDashboard']>

interface Tile {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly hint: string
  readonly alarming?: boolean
}

/** The seven numbers (specification §3 "Dashboard stats"), each with what it counts. */
export function Tiles({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation('chwDashboard')
  const formats = useFormats()
  const { inventoryAlerts, successRate, reviewedDiagnoses } = numbers
  const none = t('tiles.notAvailable')
  const count = (key: (typeof COUNTS)[number] | (typeof COUNTS_OF_THE_WEEK)[number]): Tile => ({
    key,
    label: t(`tiles.${key}.label`),
    value: formats.number(numbers[key]),
    hint: t(`tiles.${key}.hint`),
  })
  const tiles: readonly Tile[] = [
    ...COUNTS.map(count),
    {
      key: 'inventoryAlerts',
      label: t('tiles.inventoryAlerts.label'),
      value: inventoryAlerts === null ? none : formats.number(inventoryAlerts),
      hint: inventoryAlerts === null ? t('tiles.inventoryAlerts.none') : t('tiles.inventoryAlerts.hint'),
      alarming: (inventoryAlerts ?? 0) > 0,
    },
    ...COUNTS_OF_THE_WEEK.map(count),
    {
      key: 'successRate',
      label: t('tiles.successRate.label'),
      value: successRate === null ? none : formats.percent(successRate),
      hint:
        successRate === null ? t('tiles.successRate.none') : t('tiles.successRate.hint', { count: reviewedDiagnoses }),
    },
  ]
  return (
    <section aria-labelledby="chw-numbers">
      <h2 id="chw-numbers" className={classes.heading}>
        {t('tiles.heading')}
      </h2>
      <dl className={classes.tiles}>
        {tiles.map(({ key, label, value, hint, alarming }) => (
          <div key={key} data-alarming={alarming || undefined}>
            <dt>{label}</dt>
            <dd className={classes.value}>{value}</dd>
            <dd className={classes.hint}>{hint}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
