import '@mantine/core/styles/Input.layer.css'
import { useQuery } from '@apollo/client/react'
import { Button, NativeSelect } from '@mantine/core'
import { IconTruck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SendDialog } from '#web/features/stock/SendDialog.tsx'
import { StockState } from '#web/features/stock/StockState.tsx'
import { TransferCard } from '#web/features/stock/TransferCard.tsx'
import { STOCK_TRANSFERS, TRANSFERS_SHOWN } from '#web/features/stock/transfer-fragment.ts'
import type { StockTransferDirection } from '#web/graphql/operations.ts'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './stock.module.css'

/** Stock on its way here and from here, and what became of it. */
export function TransfersTab() {
  const { t } = useTranslation('stock')
  const [direction, setDirection] = useState<StockTransferDirection>('INCOMING')
  const [sending, setSending] = useState(false)
  const { data, loading, refetch } = useQuery(STOCK_TRANSFERS, {
    variables: { direction, limit: TRANSFERS_SHOWN },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  })
  const transfers = data?.stockTransfers
  return (
    <>
      <div className={classes.form}>
        <NativeSelect
          label={t('transfers.direction')}
          value={direction}
          onChange={(event) => setDirection(event.currentTarget.value === 'OUTGOING' ? 'OUTGOING' : 'INCOMING')}
          data={(['INCOMING', 'OUTGOING'] as const).map((value) => ({ value, label: t(`transfers.of.${value}`) }))}
        />
        <Button variant="default" onClick={() => setSending(true)}>
          {t('transfers.send')}
        </Button>
      </div>
      {!transfers && <StockState loading={loading} onRetry={() => void refetch()} />}
      {transfers?.length === 0 && (
        <StatePanel icon={IconTruck} title={t('transfers.empty.title')} message={t('transfers.empty.message')} />
      )}
      {transfers && transfers.length > 0 && (
        <ul className={classes.list} aria-label={t(`transfers.of.${direction}`)}>
          {transfers.map((transfer) => (
            <li key={transfer.id}>
              <TransferCard transfer={transfer} direction={direction} onChanged={() => void refetch()} />
            </li>
          ))}
        </ul>
      )}
      {sending && <SendDialog onClosed={() => setSending(false)} onSent={() => setDirection('OUTGOING')} />}
    </>
  )
}
