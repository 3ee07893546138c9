import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation, useQuery } from '@apollo/client/react'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_BATCH_NUMBER, LONGEST_STOCK_NOTE, MOST_UNITS, ReceiptInput } from '#domain/input/stock.ts'
import { StockState } from '#web/features/stock/StockState.tsx'
import { useSend } from '#web/features/stock/use-send.ts'
import { useStockField } from '#web/features/stock/use-stock-field.ts'
import type {
  ReceiveStockMutation,
  ReceiveStockMutationVariables,
  StockMedicinesQuery,
} from '#web/graphql/operations.ts'
import { checkValues, type FieldErrors } from '#web/lib/check-values.ts'
import { useRepeatableId } from '#web/lib/use-repeatable-id.ts'
import classes from './stock.module.css'

const STOCK_MEDICINES: TypedDocumentNode<StockMedicinesQuery> = gql`
  query StockMedicines {
    stockMedicines {
      id
      name
      strength
      form
    }
  }
`

const RECEIVE_STOCK: TypedDocumentNode<ReceiveStockMutation, ReceiveStockMutationVariables> = gql`
  mutation ReceiveStock($id: ID!, $input: StockReceiptInput!) {
    receiveStock(id: $id, input: $input) {
      ... on MedicineStock {
        id
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

const BLANK = { medicineId: '', batchNumber: '', expiresOn: '', quantity: '', note: '' }

/** Takes what arrived into stock: which medicine, under which number, until when, how much. */
export function ReceiveTab() {
  const { t } = useTranslation(['stock', 'chwDashboard'])
  const localized = useStockField()
  const send = useSend()
  const idFor = useRepeatableId()
  const { data, loading, refetch } = useQuery(STOCK_MEDICINES, {
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  const [receive, { loading: sending }] = useMutation(RECEIVE_STOCK)
  const [values, setValues] = useState(BLANK)
  const [errors, setErrors] = useState<FieldErrors>({})
  if (!data?.stockMedicines) return <StockState loading={loading} onRetry={() => void refetch()} />

  const field = (name: keyof typeof BLANK) => ({
    value: values[name],
    ...localized({ error: errors[name] }),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setValues((all) => ({ ...all, [name]: value }))
      setErrors((all) => Object.fromEntries(Object.entries(all).filter(([wrong]) => wrong !== name)))
    },
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const quantity = values.quantity.trim() === '' ? null : Number(values.quantity)
    const checked = checkValues(ReceiptInput, { ...values, quantity })
    if ('errors' in checked) return setErrors(checked.errors)
    const input = checked.data
    const faults = await send(
      async () => (await receive({ variables: { id: idFor(input), input } })).data?.receiveStock,
      t('receive.done'),
    )
    if (faults) setErrors(faults)
    // What comes next is often of the same delivery.
    else setValues({ ...BLANK, note: values.note })
  }

  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      <NativeSelect
        {...field('medicineId')}
        label={t('receive.medicine')}
        required
        data={[
          { value: '', label: t('receive.choose') },
          ...data.stockMedicines.map(({ id, name, strength, form }) => ({
            value: id,
            label: `${name} ${strength} · ${t(`chwDashboard:inventory.forms.${form}`)}`,
          })),
        ]}
      />
      <TextInput
        {...field('batchNumber')}
        label={t('receive.batchNumber')}
        description={t('receive.batchNumberHint')}
        required
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={LONGEST_BATCH_NUMBER}
      />
      <TextInput {...field('expiresOn')} label={t('receive.expiresOn')} required type="date" />
      <TextInput
        {...field('quantity')}
        label={t('receive.quantity')}
        required
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_UNITS}
        autoComplete="off"
      />
      <TextInput {...field('note')} label={`${t('receive.note')} (${t('optional')})`} maxLength={LONGEST_STOCK_NOTE} />
      <Button type="submit" loading={sending}>
        {t('receive.confirm')}
      </Button>
    </form>
  )
}
