import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ChwDashboardPageQuery, StockStatus } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './List.module.css'

type Item = NonNullable<ChwDashboardPageQuery['inventory']>[number]

const SHOWN_AT_FIRST = 8
const TONES = { ADEQUATE: 'good', LOW: 'warning', CRITICAL: 'bad' } as const satisfies Record<StockStatus, string>
const STATUSES: readonly StockStatus[] = ['CRITICAL', 'LOW', 'ADEQUATE']

/** What somebody has to see to first, the worst of it first; else by name, as it came. */
const byNeed = (items: readonly Item[]): readonly Item[] =>
  items.toSorted(
    (one, other) =>
      Number(other.needsAttention) - Number(one.needsAttention) ||
      STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status),
  )

/** The medicines of the facility, each with how its stock stands. */
export function Inventory({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('chwDashboard')
  const [whole, setWhole] = useState(false)
  const ordered = byNeed(items)
  const shown = whole ? ordered : ordered.slice(0, SHOWN_AT_FIRST)
  return (
    <section aria-labelledby="chw-inventory">
      <div className={classes.head}>
        <h2 id="chw-inventory" className={classes.heading}>
          {t('inventory.heading')}
        </h2>
        <Link to="/chw/stock" className={classes.all}>
          {t('inventory.manage')}
        </Link>
      </div>
      {items.length === 0 ? (
        <p className={classes.none}>{t('inventory.empty')}</p>
      ) : (
        <ul className={classes.list}>
          {shown.map((item) => (
            <li key={item.medicineId} className={classes.entry}>
              <InventoryEntry item={item} />
            </li>
          ))}
        </ul>
      )}
      {items.length > SHOWN_AT_FIRST && (
        <Button variant="default" mt="sm" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('inventory.showFewer') : t('inventory.showAll', { count: items.length })}
        </Button>
      )}
    </section>
  )
}

function InventoryEntry({ item }: { item: Item }) {
  const { t } = useTranslation('chwDashboard')
  const formats = useFormats()
  const amount = (units: number) => t(`inventory.units.${item.unit}`, { count: units, amount: formats.number(units) })
  const date = item.expiryDate === null ? null : formats.date(item.expiryDate)
  return (
    <>
      <span className={classes.line}>
        <span>
          <strong>{item.name}</strong> {item.strength}
        </span>
        <span className={classes.badge} data-tone={TONES[item.status]}>
          {t(`inventory.status.${item.status}`)}
        </span>
      </span>
      <span className={classes.line}>
        <span>
          {item.minimumStock > 0
            ? t('inventory.stock', { stock: amount(item.currentStock), minimum: formats.number(item.minimumStock) })
            : amount(item.currentStock)}
        </span>
        <span className={classes.quiet}>{t(`inventory.forms.${item.form}`)}</span>
      </span>
      {date !== null &&
        (item.expiresSoon ? (
          <span className={classes.warning}>{t('inventory.expiresSoon', { date })}</span>
        ) : (
          <span className={classes.quiet}>{t('inventory.expires', { date })}</span>
        ))}
      {item.expiredStock > 0 && (
        <span className={classes.warning}>{t('inventory.expired', { amount: amount(item.expiredStock) })}</span>
      )}
    </>
  )
}
