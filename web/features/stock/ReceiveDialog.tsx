import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_STOCK_NOTE, TransferReceiptInput } from '#domain/input/stock.ts'
import { stockMessage } from '#domain/input/stock-messages.ts'
import { unitsOf } from '#web/features/stock/count-draft.ts'
import type { Transfer } from '#web/features/stock/transfer-fragment.ts'
import { useAmount } from '#web/features/stock/use-amount.ts'
import { useSend } from '#web/features/stock/use-send.ts'
import { useStockField } from '#web/features/stock/use-stock-field.ts'
import type { ReceiveStockTransferMutation, ReceiveStockTransferMutationVariables } from '#web/graphql/operations.ts'
import { checkValues, type FieldErrors } from '#web/lib/check-values.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './stock.module.css'

const RECEIVE: TypedDocumentNode<ReceiveStockTransferMutation, ReceiveStockTransferMutationVariables> = gql`
  mutation ReceiveStockTransfer($id: ID!, $input: StockTransferReceiptInput!) {
    receiveStockTransfer(id: $id, input: $input) {
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

/** Counts what arrived of a transfer. Nothing is filled in: what is not counted is not received. */
export function ReceiveDialog({ transfer, onClosed, onDone }: Props) {
  const { t } = useTranslation('stock')
  const localized = useStockField()
  const amount = useAmount()
  const send = useSend()
  const [receive, { loading }] = useMutation(RECEIVE)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const dialog = useRef<HTMLDialogElement>(null)
  const isLess = transfer.lines.some(({ id, quantity }) => {
    const units = unitsOf(typed[id] ?? '')
    return units !== null && units < quantity
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const lines = transfer.lines.map(({ id }) => ({ lineId: id, received: unitsOf(typed[id] ?? '') }))
    const checked = checkValues(TransferReceiptInput, { lines, note })
    if ('errors' in checked) return setErrors(checked.errors)
    if (isLess && checked.data.note === null) return setErrors({ note: stockMessage('loss_words_required') })
    const variables = { id: transfer.id, input: checked.data }
    const faults = await send(
      async () => (await receive({ variables })).data?.receiveStockTransfer,
      t('transfers.receive.done'),
    )
    if (faults === null) dialog.current?.close()
    else setErrors(faults)
    onDone()
  }
  return (
    <Dialog
      dialog={dialog}
      title={t('transfers.receive.title', { facility: transfer.fromFacility })}
      onClosed={onClosed}
    >
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        {transfer.lines.map(({ id, medicine, batchNumber, quantity }, at) => (
          <TextInput
            {...localized({ error: errors[`lines.${at}.received`] })}
            key={id}
            label={`${medicine.name} ${medicine.strength}, ${t('batch', { number: batchNumber })}`}
            description={t('transfers.receive.sent', { amount: amount(medicine.unit, quantity) })}
            required
            type="number"
            inputMode="numeric"
            min={0}
            max={quantity}
            autoComplete="off"
            value={typed[id] ?? ''}
            onChange={({ currentTarget: { value } }) => {
              setTyped((all) => ({ ...all, [id]: value }))
              setErrors({})
            }}
          />
        ))}
        {isLess && (
          <Textarea
            {...localized({ error: errors['note'] })}
            label={t('transfers.receive.loss')}
            required
            rows={2}
            maxLength={LONGEST_STOCK_NOTE}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        <div className={classes.actions}>
          <Button type="submit" loading={loading}>
            {t('transfers.receive.confirm')}
          </Button>
          <Button variant="default" disabled={loading} onClick={() => dialog.current?.close()}>
            {t('back')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
