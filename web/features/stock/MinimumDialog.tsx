import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MinimumStockInput, MOST_UNITS } from '#domain/input/stock.ts'
import { unitsOf } from '#web/features/stock/count-draft.ts'
import { useSend } from '#web/features/stock/use-send.ts'
import { useStockField } from '#web/features/stock/use-stock-field.ts'
import type { SetMinimumStockMutation, SetMinimumStockMutationVariables } from '#web/graphql/operations.ts'
import { checkValues, type FieldErrors } from '#web/lib/check-values.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './stock.module.css'

const SET_MINIMUM: TypedDocumentNode<SetMinimumStockMutation, SetMinimumStockMutationVariables> = gql`
  mutation SetMinimumStock($medicineId: ID!, $minimumStock: Int!) {
    setMinimumStock(medicineId: $medicineId, minimumStock: $minimumStock) {
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

interface Props {
  medicineId: string
  minimumStock: number
  onClosed: () => void
  onDone: () => void
}

/** Sets the units below which there is too little of a medicine. */
export function MinimumDialog({ medicineId, minimumStock, onClosed, onDone }: Props) {
  const { t } = useTranslation('stock')
  const localized = useStockField()
  const send = useSend()
  const [set, { loading }] = useMutation(SET_MINIMUM)
  const [typed, setTyped] = useState(`${minimumStock}`)
  const [errors, setErrors] = useState<FieldErrors>({})
  const dialog = useRef<HTMLDialogElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = checkValues(MinimumStockInput, { medicineId, minimumStock: unitsOf(typed) })
    if ('errors' in checked) return setErrors(checked.errors)
    const faults = await send(
      async () => (await set({ variables: checked.data })).data?.setMinimumStock,
      t('minimum.done'),
    )
    if (faults) return setErrors(faults)
    dialog.current?.close()
    onDone()
  }
  return (
    <Dialog dialog={dialog} title={t('medicine.setMinimum')} onClosed={onClosed}>
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <TextInput
          {...localized({ error: errors['minimumStock'] })}
          label={t('minimum.label')}
          description={t('minimum.hint')}
          required
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_UNITS}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setErrors({})
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={loading}>
            {t('minimum.confirm')}
          </Button>
          <Button variant="default" disabled={loading} onClick={() => dialog.current?.close()}>
            {t('back')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
