import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CancelTransferInput, LONGEST_STOCK_NOTE } from '#domain/input/stock.ts'
import type { Transfer } from '#web/features/stock/transfer-fragment.ts'
import { useSend } from '#web/features/stock/use-send.ts'
import { useStockField } from '#web/features/stock/use-stock-field.ts'
import type { CancelStockTransferMutation, CancelStockTransferMutationVariables } from '#web/graphql/operations.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './stock.module.css'

const CANCEL: TypedDocumentNode<CancelStockTransferMutation, CancelStockTransferMutationVariables> = gql`
  mutation CancelStockTransfer($id: ID!, $reason: String!) {
    cancelStockTransfer(id: $id, reason: $reason) {
      ... on StockTransfer {
        id
        status
      }
      ... on InvalidInput {
        message
        issues {
          field
          message
        }
      }
      ... on NotFound {
        message
      }
    }
  }
`

interface Props {
  transfer: Transfer
  onClosed: () => void
  onDone: () => void
}

/** Takes a transfer back that was not received yet, with the reason. */
export function CancelDialog({ transfer, onClosed, onDone }: Props) {
  const { t } = useTranslation('stock')
  const localized = useStockField()
  const send = useSend()
  const [cancel, { loading }] = useMutation(CANCEL)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = checkValues(CancelTransferInput, { reason })
    if ('errors' in checked) return setError(checked.errors['reason'] ?? null)
    const variables = { id: transfer.id, reason: checked.data.reason }
    const faults = await send(
      async () => (await cancel({ variables })).data?.cancelStockTransfer,
      t('transfers.cancel.done'),
    )
    if (faults?.['reason'] !== undefined) return setError(faults['reason'])
    if (faults === null) dialog.current?.close()
    onDone()
  }
  return (
    <Dialog dialog={dialog} title={t('transfers.cancel.title', { facility: transfer.toFacility })} onClosed={onClosed}>
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <p className={classes.quiet}>{t('transfers.cancel.follows')}</p>
        <Textarea
          {...localized({ error })}
          label={t('transfers.cancel.reason')}
          required
          rows={3}
          maxLength={LONGEST_STOCK_NOTE}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setError(null)
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={loading}>
            {t('transfers.cancel.confirm')}
          </Button>
          <Button variant="default" disabled={loading} onClick={() => dialog.current?.close()}>
            {t('back')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
