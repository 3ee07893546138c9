import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AdjustmentInput } from '#domain/input/stock.ts'
import { stockMessage } from '#domain/input/stock-messages.ts'
import type { AdjustmentReason } from '#domain/vocabulary/stock.ts'
import { unitsOf } from '#web/features/stock/count-draft.ts'
import { ReasonFields } from '#web/features/stock/ReasonFields.tsx'
import { ADJUST_STOCK } from '#web/features/stock/stock-queries.ts'
import { useAmount } from '#web/features/stock/use-amount.ts'
import { useSend } from '#web/features/stock/use-send.ts'
import { useStockField } from '#web/features/stock/use-stock-field.ts'
import type { StockUnit } from '#web/graphql/operations.ts'
import { checkValues, type FieldErrors } from '#web/lib/check-values.ts'
import { useRepeatableId } from '#web/lib/use-repeatable-id.ts'
import { member } from '#web/lib/wire-names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './stock.module.css'

interface Props {
  batch: { readonly id: string; readonly number: string; readonly quantity: number }
  unit: StockUnit
  onClosed: () => void
  onDone: () => void
}

/** Puts right what the ledger says of one batch: how much is really there, and why. */
export function AdjustDialog({ batch, unit, onClosed, onDone }: Props) {
  const { t } = useTranslation('stock')
  const localized = useStockField()
  const amount = useAmount()
  const send = useSend()
  const idFor = useRepeatableId()
  const [adjust, { loading }] = useMutation(ADJUST_STOCK)
  const [left, setLeft] = useState('')
  const [given, setGiven] = useState<{ reason: AdjustmentReason | null; words: string }>({ reason: null, words: '' })
  const [errors, setErrors] = useState<FieldErrors>({})
  const dialog = useRef<HTMLDialogElement>(null)
  const units = unitsOf(left)
  const change = units === null ? null : units - batch.quantity
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (units === null || units < 0) return setErrors({ change: stockMessage('counted_invalid') })
    const checked = checkValues(AdjustmentInput, { batchId: batch.id, change, ...given })
    if ('errors' in checked) return setErrors(checked.errors)
    const input = { ...checked.data, reason: member(checked.data.reason) }
    const faults = await send(
      async () => (await adjust({ variables: { id: idFor(input), input } })).data?.adjustStock,
      t('adjust.done'),
    )
    if (faults) return setErrors(faults)
    dialog.current?.close()
    onDone()
  }
  return (
    <Dialog dialog={dialog} title={t('adjust.of', { number: batch.number })} onClosed={onClosed}>
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <TextInput
          {...localized({ error: errors['change'] })}
          label={t('adjust.left')}
          description={t('count.shown', { amount: amount(unit, batch.quantity) })}
          required
          type="number"
          inputMode="numeric"
          min={0}
          autoComplete="off"
          value={left}
          onChange={(event) => {
            setLeft(event.currentTarget.value)
            setErrors({})
          }}
        />
        <ReasonFields
          change={change}
          {...given}
          errors={{ reason: errors['reason'], words: errors['words'] }}
          onChange={(next) => {
            setGiven(next)
            setErrors({})
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={loading}>
            {t('adjust.confirm')}
          </Button>
          <Button variant="default" disabled={loading} onClick={() => dialog.current?.close()}>
            {t('back')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
