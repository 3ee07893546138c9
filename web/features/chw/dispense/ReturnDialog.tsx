import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DispensingReturnInput, LONGEST_PRESCRIPTION_NOTE } from '#domain/input/dispensing.ts'
import { prescriptionMessage } from '#domain/input/prescription-messages.ts'
import { RECEIPT } from '#web/features/chw/dispense/receipt-fragment.ts'
import { useDispensingToasts } from '#web/features/chw/dispense/use-dispensing-toasts.ts'
import type {
  Receipt_DispensingFragment,
  ReturnDispensedMutation,
  ReturnDispensedMutationVariables,
} from '#web/graphql/operations.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { showToast } from '#web/lib/toast.ts'
import { useRepeatableId } from '#web/lib/use-repeatable-id.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { OptionGroup } from '#web/ui/OptionGroup.tsx'
import classes from './dispense.module.css'
import form from './form.module.css'

const RETURN_DISPENSED: TypedDocumentNode<ReturnDispensedMutation, ReturnDispensedMutationVariables> = gql`
  mutation ReturnDispensed($id: ID!, $input: DispensingReturnInput!) {
    returnDispensed(id: $id, input: $input) {
      ... on Dispensing {
        id
        ...Receipt_dispensing
      }
      ... on InvalidInput {
        message
        field
      }
      ... on NotFound {
        message
      }
    }
  }
  ${RECEIPT}
`

const WAYS = ['counter', 'patient'] as const
type Way = (typeof WAYS)[number]

interface Props {
  dispensing: Receipt_DispensingFragment
  onClosed: () => void
  onChanged: () => void
}

/** Takes back what was handed over: how much of what, why, and whether it ever left the counter. */
export function ReturnDialog({ dispensing, onClosed, onChanged }: Props) {
  const { t } = useTranslation(['dispensed', 'dispensing'])
  const localized = useLocalizedField()
  const toasts = useDispensingToasts(t('dispensing:toasts.failed'))
  const idFor = useRepeatableId()
  const [giveBack, { loading }] = useMutation(RETURN_DISPENSED)
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({})
  const [way, setWay] = useState<Way | null>(null)
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const dialog = useRef<HTMLDialogElement>(null)
  const kept = dispensing.items.filter(({ quantity, returned }) => quantity > returned)
  const errorOf = (field: string) => localized({ error: errors[field] ?? null }).error

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const items = kept.flatMap(({ id, quantity, returned }) => {
      const text = (entered[id] ?? '').trim()
      return text === '' || text === '0'
        ? []
        : [{ dispensedItemId: id, quantity: Number(text), most: quantity - returned }]
    })
    const sent = {
      dispensingId: dispensing.id,
      items: items.map(({ dispensedItemId, quantity }) => ({ dispensedItemId, quantity })),
      reason,
      restocked: way === null ? undefined : way === 'counter',
    }
    const checked = checkValues(DispensingReturnInput, sent)
    const tooMuch = items.filter(({ quantity, most }) => quantity > most)
    const found: Record<string, string> = {}
    for (const { dispensedItemId } of tooMuch) found[dispensedItemId] = prescriptionMessage('return_too_much')
    for (const [path, message] of Object.entries('errors' in checked ? checked.errors : {})) {
      const [name = '', at] = path.split('.')
      found[(name === 'items' && at !== undefined && items[Number(at)]?.dispensedItemId) || name] = message
    }
    setErrors(found)
    if ('errors' in checked || tooMuch.length > 0) return
    try {
      const { data } = await giveBack({ variables: { id: idFor(checked.data), input: checked.data } })
      const result = data?.returnDispensed
      if (result?.__typename === 'Dispensing') {
        dialog.current?.close()
        return showToast({ tone: 'success', title: t('return.done') })
      }
      toasts.refused(result?.message ?? '')
      onChanged()
    } catch (failure) {
      toasts.failed(failure)
    }
  }

  return (
    <Dialog dialog={dialog} title={t('return.title')} onClosed={onClosed}>
      <form noValidate className={form.form} onSubmit={(event) => void submit(event)}>
        {kept.map(({ id, medicineName, batchNumber, quantity, returned }) => (
          <TextInput
            key={id}
            label={t('return.quantityOf', { name: medicineName, batch: batchNumber })}
            description={t('return.most', { count: quantity - returned })}
            inputMode="numeric"
            autoComplete="off"
            value={entered[id] ?? ''}
            error={errorOf(id)}
            onChange={(event) => setEntered({ ...entered, [id]: event.currentTarget.value })}
          />
        ))}
        {errors['items'] !== undefined && (
          <p role="alert" className={form.short}>
            {errorOf('items')}
          </p>
        )}
        <OptionGroup
          legend={t('return.way')}
          description={t('return.wayHint')}
          options={WAYS.map((value) => ({ value, label: t(`return.ways.${value}`) }))}
          choose="one"
          required
          value={way === null ? [] : [way]}
          error={errors['restocked'] === undefined ? undefined : t('return.wayRequired')}
          onChange={([chosen]) => setWay(chosen ?? null)}
        />
        <Textarea
          label={t('return.reason')}
          required
          rows={2}
          maxLength={LONGEST_PRESCRIPTION_NOTE}
          value={reason}
          error={errorOf('reason')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={loading}>
            {t('return.confirm')}
          </Button>
          <Button variant="default" disabled={loading} onClick={() => dialog.current?.close()}>
            {t('dispensing:back')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
