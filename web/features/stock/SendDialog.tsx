import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation, useQuery } from '@apollo/client/react'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_STOCK_NOTE, TransferInput } from '#domain/input/stock.ts'
import { unitsOf } from '#web/features/stock/count-draft.ts'
import { StockState } from '#web/features/stock/StockState.tsx'
import { useAmount } from '#web/features/stock/use-amount.ts'
import { useSend } from '#web/features/stock/use-send.ts'
import { useStockField } from '#web/features/stock/use-stock-field.ts'
import type {
  StockToSendQuery,
  TransferStockMutation,
  TransferStockMutationVariables,
} from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { checkValues, type FieldErrors } from '#web/lib/check-values.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useRepeatableId } from '#web/lib/use-repeatable-id.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './stock.module.css'

const STOCK_TO_SEND: TypedDocumentNode<StockToSendQuery> = gql`
  query StockToSend {
    inventory {
      medicineId
      name
      strength
      unit
      batches {
        id
        number
        expiresOn
        quantity
      }
    }
    facilities {
      id
      name
      district
      region
    }
  }
`

const TRANSFER: TypedDocumentNode<TransferStockMutation, TransferStockMutationVariables> = gql`
  mutation TransferStock($id: ID!, $input: StockTransferInput!) {
    transferStock(id: $id, input: $input) {
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
    }
  }
`

interface Props {
  onClosed: () => void
  onSent: () => void
}

/** Sends units of one batch to another facility of the country. */
export function SendDialog({ onClosed, onSent }: Props) {
  const { t } = useTranslation('stock')
  const localized = useStockField()
  const amount = useAmount()
  const formats = useFormats()
  const send = useSend()
  const idFor = useRepeatableId()
  const session = useSession()
  const account = session.status === 'authenticated' ? session.account : null
  const { data, loading, refetch } = useQuery(STOCK_TO_SEND, { fetchPolicy: 'network-only', errorPolicy: 'all' })
  const [transfer, { loading: sending }] = useMutation(TRANSFER)
  const [values, setValues] = useState({ toFacilityId: '', batchId: '', quantity: '', note: '' })
  const [errors, setErrors] = useState<FieldErrors>({})
  const dialog = useRef<HTMLDialogElement>(null)

  const own = data?.facilities?.find(({ id }) => id === account?.facilityId)
  const facilities = (data?.facilities ?? []).filter(({ id, region }) => region === own?.region && id !== own.id)
  const batches = (data?.inventory ?? []).flatMap(({ name, strength, unit, batches: left }) =>
    left
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, number, expiresOn, quantity }) => ({
        value: id,
        label: `${name} ${strength} · ${t('batch', { number })} · ${amount(unit, quantity)} · ${formats.shortDate(expiresOn)}`,
      })),
  )
  const field = (name: keyof typeof values, wrong: string) => ({
    ...localized({ error: errors[wrong] }),
    value: values[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setValues((all) => ({ ...all, [name]: value }))
      setErrors({})
    },
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { toFacilityId, batchId, quantity, note } = values
    const checked = checkValues(TransferInput, {
      toFacilityId,
      lines: batchId === '' ? [] : [{ batchId, quantity: unitsOf(quantity) }],
      note,
    })
    if ('errors' in checked) return setErrors(checked.errors)
    const input = checked.data
    const faults = await send(
      async () => (await transfer({ variables: { id: idFor(input), input } })).data?.transferStock,
      t('transfers.sendForm.done'),
    )
    if (faults) return setErrors(faults)
    dialog.current?.close()
    onSent()
  }
  const none = { value: '', label: t('transfers.sendForm.choose') }
  return (
    <Dialog dialog={dialog} title={t('transfers.send')} onClosed={onClosed}>
      {data?.inventory && data.facilities ? (
        <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
          <NativeSelect
            {...field('toFacilityId', 'toFacilityId')}
            label={t('transfers.sendForm.to')}
            required
            data={[
              none,
              ...facilities.map(({ id, name, district }) => ({ value: id, label: `${name} · ${district}` })),
            ]}
          />
          <NativeSelect
            {...field('batchId', 'lines')}
            label={t('transfers.sendForm.batch')}
            required
            data={[none, ...batches]}
          />
          <TextInput
            {...field('quantity', 'lines.0.quantity')}
            label={t('receive.quantity')}
            required
            type="number"
            inputMode="numeric"
            min={1}
            autoComplete="off"
          />
          <TextInput
            {...field('note', 'note')}
            label={`${t('transfers.sendForm.note')} (${t('optional')})`}
            maxLength={LONGEST_STOCK_NOTE}
          />
          <div className={classes.actions}>
            <Button type="submit" loading={sending}>
              {t('transfers.sendForm.confirm')}
            </Button>
            <Button variant="default" disabled={sending} onClick={() => dialog.current?.close()}>
              {t('back')}
            </Button>
          </div>
        </form>
      ) : (
        <StockState loading={loading} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}
