import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button, NativeSelect } from '@mantine/core'
import { IconClipboardCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { csvOf } from '#domain/stock/csv.ts'
import { StockState } from '#web/features/stock/StockState.tsx'
import { useAmount } from '#web/features/stock/use-amount.ts'
import type { StockOrderQuery, StockOrderQueryVariables } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './stock.module.css'

const STOCK_ORDER: TypedDocumentNode<StockOrderQuery, StockOrderQueryVariables> = gql`
  query StockOrder($months: Int!) {
    orderSuggestion(months: $months) {
      id
      item {
        medicineId
        code
        name
        strength
        unit
        currentStock
      }
      consumed
      daysOutOfStock
      monthlyConsumption
      monthsOfStock
      incoming
      orderQuantity
    }
  }
`

const MONTHS = [1, 2, 3, 4, 5, 6]
const USUAL_MONTHS = 3

/** Hands a text to the browser as a file to keep. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** How much to order of each medicine, with what it was made of, to be taken away as CSV. */
export function OrdersTab() {
  const { t } = useTranslation(['stock', 'chwDashboard'])
  const amount = useAmount()
  const formats = useFormats()
  const [months, setMonths] = useState(USUAL_MONTHS)
  const { data, loading, refetch } = useQuery(STOCK_ORDER, {
    variables: { months },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  })
  const lines = data?.orderSuggestion?.filter(({ orderQuantity }) => orderQuantity > 0)
  const save = () => {
    const head = (['code', 'medicine', 'strength', 'unit', 'stock', 'incoming', 'monthly', 'order'] as const).map(
      (key) => t(`orders.columns.${key}`),
    )
    const rows = (lines ?? []).map(({ item, incoming, monthlyConsumption, orderQuantity }) => [
      item.code,
      item.name,
      item.strength,
      t(`chwDashboard:inventory.units.${item.unit}`, { count: 1, amount: '' }).trim(),
      item.currentStock,
      incoming,
      monthlyConsumption === null ? null : Math.round(monthlyConsumption * 10) / 10,
      orderQuantity,
    ])
    download(`order-${new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)}.csv`, csvOf([head, ...rows]))
  }
  return (
    <>
      <div className={classes.form}>
        <p className={classes.quiet}>{t('orders.intro')}</p>
        <NativeSelect
          label={t('orders.months')}
          value={`${months}`}
          onChange={(event) => setMonths(Number(event.currentTarget.value))}
          data={MONTHS.map((count) => ({ value: `${count}`, label: t('orders.monthCount', { count }) }))}
        />
      </div>
      {!lines && <StockState loading={loading} onRetry={() => void refetch()} />}
      {lines?.length === 0 && (
        <StatePanel icon={IconClipboardCheck} title={t('orders.empty.title')} message={t('orders.empty.message')} />
      )}
      {lines && lines.length > 0 && (
        <>
          <div className={classes.actions}>
            <Button onClick={save}>{t('orders.download')}</Button>
          </div>
          <ul className={classes.list} aria-label={t('tabs.orders')}>
            {lines.map(({ id, item, incoming, monthlyConsumption, daysOutOfStock, orderQuantity }) => (
              <li key={id} className={classes.card}>
                <span className={classes.line}>
                  <strong>
                    {item.name} {item.strength}
                  </strong>
                  <strong>{t('orders.order', { amount: amount(item.unit, orderQuantity) })}</strong>
                </span>
                <p className={classes.quiet}>
                  {t('orders.stock', { amount: amount(item.unit, item.currentStock) })}
                  {incoming > 0 && ` · ${t('orders.incoming', { amount: amount(item.unit, incoming) })}`}
                </p>
                <p className={classes.quiet}>
                  {monthlyConsumption === null
                    ? t('orders.unknown')
                    : t('orders.monthly', { amount: amount(item.unit, Math.round(monthlyConsumption)) })}
                  {monthlyConsumption !== null &&
                    daysOutOfStock > 0 &&
                    ` · ${t('orders.daysOut', { count: daysOutOfStock, days: formats.number(daysOutOfStock) })}`}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
