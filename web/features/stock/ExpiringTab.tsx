import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation, useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StockState } from '#web/features/stock/StockState.tsx'
import { EXPIRE_STOCK } from '#web/features/stock/stock-queries.ts'
import { useAmount } from '#web/features/stock/use-amount.ts'
import { useSend } from '#web/features/stock/use-send.ts'
import type { StockExpiringQuery } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { useRepeatableId } from '#web/lib/use-repeatable-id.ts'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './stock.module.css'

const STOCK_EXPIRING: TypedDocumentNode<StockExpiringQuery> = gql`
  query StockExpiring {
    expiringStock {
      id
      number
      expiresOn
      quantity
      isExpired
      item {
        medicineId
        name
        strength
        unit
      }
    }
  }
`

/** The batches that expire within 90 days, and those to take off the shelf. */
export function ExpiringTab() {
  const { t } = useTranslation('stock')
  const amount = useAmount()
  const formats = useFormats()
  const send = useSend()
  const idFor = useRepeatableId()
  const { data, loading, refetch } = useQuery(STOCK_EXPIRING, { fetchPolicy: 'cache-and-network', errorPolicy: 'all' })
  const [expire, { loading: sending }] = useMutation(EXPIRE_STOCK)
  if (!data?.expiringStock) return <StockState loading={loading} onRetry={() => void refetch()} />
  if (data.expiringStock.length === 0) {
    return (
      <StatePanel icon={IconCalendarCheck} title={t('expiring.empty.title')} message={t('expiring.empty.message')} />
    )
  }
  const takeOff = async (batchId: string) => {
    await send(
      async () => (await expire({ variables: { id: idFor(batchId), batchId } })).data?.expireStock,
      t('expiring.done'),
    )
    await refetch()
  }
  return (
    <ul className={classes.list} aria-label={t('tabs.expiring')}>
      {data.expiringStock.map(({ id, number, expiresOn, quantity, isExpired, item }) => (
        <li key={id} className={classes.card}>
          <span className={classes.line}>
            <strong>
              {item.name} {item.strength}
            </strong>
            <span>{amount(item.unit, quantity)}</span>
          </span>
          <p className={classes.quiet}>{t('batch', { number })}</p>
          <p className={isExpired ? classes.warning : undefined}>
            {t(isExpired ? 'expiring.expired' : 'expiring.expires', { date: formats.date(expiresOn) })}
          </p>
          {isExpired && (
            <div className={classes.actions}>
              <Button
                variant="default"
                disabled={sending}
                aria-label={t('expiring.takeOffOf', { name: item.name, number })}
                onClick={() => void takeOff(id)}
              >
                {t('expiring.takeOff')}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
