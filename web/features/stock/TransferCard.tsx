import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CancelDialog } from '#web/features/stock/CancelDialog.tsx'
import { ReceiveDialog } from '#web/features/stock/ReceiveDialog.tsx'
import type { Transfer } from '#web/features/stock/transfer-fragment.ts'
import { useAmount } from '#web/features/stock/use-amount.ts'
import type { StockTransferDirection } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './stock.module.css'

interface Props {
  transfer: Transfer
  direction: StockTransferDirection
  onChanged: () => void
}

/** One transfer: from where to where, what it holds, and what can be done with it. */
export function TransferCard({ transfer, direction, onChanged }: Props) {
  const { t } = useTranslation('stock')
  const amount = useAmount()
  const formats = useFormats()
  const [open, setOpen] = useState(false)
  const { fromFacility, toFacility, status, sentAt, sentByName, note, endNote, lines } = transfer
  const where = direction === 'INCOMING' ? fromFacility : toFacility
  const Dialog = direction === 'INCOMING' ? ReceiveDialog : CancelDialog
  return (
    <article className={classes.card} aria-label={where}>
      <span className={classes.line}>
        <strong>{t(`transfers.with.${direction}`, { facility: where })}</strong>
        <span className={classes.badge} data-tone={status === 'SENT' ? 'warning' : undefined}>
          {t(`transfers.status.${status}`)}
        </span>
      </span>
      <p className={classes.quiet}>{t('transfers.sent', { date: formats.moment(sentAt), name: sentByName })}</p>
      {note !== null && <p>{note}</p>}
      {lines.map(({ id, medicine, batchNumber, quantity, receivedQuantity }) => (
        <p key={id}>
          {medicine.name} {medicine.strength} · {t('batch', { number: batchNumber })} ·{' '}
          {amount(medicine.unit, quantity)}
          {receivedQuantity !== null && receivedQuantity < quantity && (
            <strong className={classes.warning}>
              {' '}
              {t('transfers.lost', { amount: amount(medicine.unit, quantity - receivedQuantity) })}
            </strong>
          )}
        </p>
      ))}
      {endNote !== null && <p className={classes.quiet}>{endNote}</p>}
      {status === 'SENT' && (
        <div className={classes.actions}>
          <Button variant={direction === 'INCOMING' ? 'filled' : 'default'} onClick={() => setOpen(true)}>
            {t(`transfers.act.${direction}`)}
          </Button>
        </div>
      )}
      {open && <Dialog transfer={transfer} onClosed={() => setOpen(false)} onDone={onChanged} />}
    </article>
  )
}
