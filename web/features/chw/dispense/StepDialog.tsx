import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@apollo/client/react'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_PRESCRIPTION_NOTE, PRESCRIPTION_STEP_MOVES, PrescriptionStepInput } from '#domain/input/dispensing.ts'
import { ADVANCE_PRESCRIPTION, type PrescriptionDialogProps } from '#web/features/chw/dispense/advance-prescription.ts'
import { PrescriptionThread } from '#web/features/chw/dispense/PrescriptionThread.tsx'
import { useDispensingToasts } from '#web/features/chw/dispense/use-dispensing-toasts.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { showToast } from '#web/lib/toast.ts'
import { useRepeatableId } from '#web/lib/use-repeatable-id.ts'
import { member } from '#web/lib/wire-names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './dispense.module.css'
import form from './form.module.css'

interface Props extends PrescriptionDialogProps {
  move: 'ASK' | 'ANSWER' | 'CLOSE' | 'CANCEL'
}

/** Asks or answers about a prescription, or ends it: with what is said of it. What was typed stays when it was not taken. */
export function StepDialog({ prescription, name, move, onClosed, onMoved, onChanged }: Props) {
  const { t } = useTranslation('dispensing')
  const localized = useLocalizedField()
  const toasts = useDispensingToasts(t('toasts.failed'))
  const idFor = useRepeatableId()
  const [advance, { loading }] = useMutation(ADVANCE_PRESCRIPTION)
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isTalk = move === 'ASK' || move === 'ANSWER'

  const refuse = (english: string) => {
    setError(english)
    field.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const word = PRESCRIPTION_STEP_MOVES.find((known) => member(known) === move)
    const checked = checkValues(PrescriptionStepInput, { move: word, note })
    if ('errors' in checked) return refuse(checked.errors['note'] ?? '')
    const sent = { prescriptionId: prescription.id, move, note: checked.data.note }
    try {
      const { data } = await advance({ variables: { id: idFor(sent), ...sent } })
      const result = data?.advancePrescription
      if (result?.__typename === 'InvalidInput' && result.field === 'note') return refuse(result.message)
      dialog.current?.close()
      if (result?.__typename === 'Prescription') {
        showToast({ tone: 'success', title: t(`move.${move}.done`), message: name })
        onMoved()
      } else {
        toasts.refused(result?.message ?? '')
        onChanged()
      }
    } catch (failure) {
      toasts.failed(failure)
    }
  }

  return (
    <Dialog dialog={dialog} title={t(`move.${move}.title`, { name })} onClosed={onClosed}>
      <form noValidate className={form.form} onSubmit={(event) => void submit(event)}>
        <p className={classes.quiet}>{t(`move.${move}.follows`)}</p>
        {isTalk && (
          <PrescriptionThread
            steps={prescription.steps.filter(({ kind }) => kind === 'ASKED' || kind === 'ANSWERED')}
          />
        )}
        <Textarea
          ref={field}
          {...localized({ error })}
          label={t(`move.${move}.note`)}
          required
          rows={3}
          maxLength={LONGEST_PRESCRIPTION_NOTE}
          value={note}
          onChange={(event) => {
            setNote(event.currentTarget.value)
            setError(null)
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={loading}>
            {t(`move.${move}.confirm`)}
          </Button>
          <Button variant="default" disabled={loading} onClick={() => dialog.current?.close()}>
            {t('back')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
