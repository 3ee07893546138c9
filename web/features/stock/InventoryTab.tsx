import '@mantine/core/styles/Input.layer.css'
import { useQuery } from '@apollo/client/react'
import { TextInput } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { StockState } from '#web/features/stock/StockState.tsx'
import { STOCK_INVENTORY, type StockItem } from '#web/features/stock/stock-queries.ts'
import { useAmount } from '#web/features/stock/use-amount.ts'
import type { StockStatus } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './stock.module.css'

const TONES = { ADEQUATE: 'good', LOW: 'warning', CRITICAL: 'bad' } as const satisfies Record<StockStatus, string>

const isFound = ({ name, genericName, strength }: StockItem, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${name} ${genericName} ${strength}`.toLowerCase().includes(word))

/** What the facility has of each medicine, with how it stands and how long it will last. */
export function InventoryTab() {
  const { t } = useTranslation('stock')
  const [search, setSearch] = useState('')
  const { data, loading, refetch } = useQuery(STOCK_INVENTORY, { fetchPolicy: 'cache-and-network', errorPolicy: 'all' })
  if (!data?.inventory) return <StockState loading={loading} onRetry={() => void refetch()} />
  if (data.inventory.length === 0) {
    return <StatePanel icon={IconPackage} title={t('inventory.empty.title')} message={t('inventory.empty.message')} />
  }
  const found = data.inventory.filter((item) => isFound(item, search.trim()))
  const monthsOf = new Map(data.orderSuggestion?.map(({ id, monthsOfStock }) => [id, monthsOfStock]))
  return (
    <>
      <TextInput
        type="search"
        label={t('inventory.search')}
        maxLength={100}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 && <p role="status">{t('inventory.noneFound')}</p>}
      <ul className={classes.list} aria-label={t('tabs.inventory')}>
        {found.map((item) => (
          <li key={item.medicineId} className={classes.card}>
            <Entry item={item} months={monthsOf.get(item.medicineId) ?? null} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Entry({ item, months }: { item: StockItem; months: number | null }) {
  const { t } = useTranslation(['stock', 'chwDashboard'])
  const amount = useAmount()
  const formats = useFormats()
  return (
    <>
      <span className={classes.line}>
        <Link to={`/chw/stock/${item.medicineId}`} className={classes.name}>
          {item.name} {item.strength}
        </Link>
        <span className={classes.badge} data-tone={TONES[item.status]}>
          {t(`chwDashboard:inventory.status.${item.status}`)}
        </span>
      </span>
      <span className={classes.line}>
        <span>
          {item.minimumStock > 0
            ? t('chwDashboard:inventory.stock', {
                stock: amount(item.unit, item.currentStock),
                minimum: formats.number(item.minimumStock),
              })
            : amount(item.unit, item.currentStock)}
        </span>
        <span className={classes.quiet}>
          {months === null ? t('inventory.monthsUnknown') : t('inventory.months', { months: formats.number(months) })}
        </span>
      </span>
      {item.expiryDate !== null && (
        <p className={item.expiresSoon ? classes.warning : classes.quiet}>
          {t(item.expiresSoon ? 'chwDashboard:inventory.expiresSoon' : 'chwDashboard:inventory.expires', {
            date: formats.date(item.expiryDate),
          })}
        </p>
      )}
      {item.expiredStock > 0 && (
        <p className={classes.warning}>
          {t('chwDashboard:inventory.expired', { amount: amount(item.unit, item.expiredStock) })}
        </p>
      )}
    </>
  )
}
