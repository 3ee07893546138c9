import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@apollo/client/react'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_PRESCRIPTION_NOTE, PRESCRIPTION_STEP_MOVES, PrescriptionStepInput } from '#domain/input/dispensing.ts'
import { ADVANCE_PRESCRIPTION, type PrescriptionDialogProps } from '#web/features/chw/dispense/advance-prescription.ts'
import { Findings } from '#web/features/chw/dispense/Findings.tsx'
import { Tick } from '#web/features/chw/dispense/Tick.tsx'
import { useDispensingToasts } from '#web/features/chw/dispense/use-dispensing-toasts.ts'
import { standingStops, usePrescriptionCheck } from '#web/features/chw/dispense/use-prescription-check.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { showToast } from '#web/lib/toast.ts'
import { useRepeatableId } from '#web/lib/use-repeatable-id.ts'
import { member } from '#web/lib/wire-names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './dispense.module.css'
import form from './form.module.css'

interface Props extends PrescriptionDialogProps {
  move: 'APPROVE' | 'OVERRIDE'
}

/** Approves a prescription, or sets findings aside of one that is approved: each stop is ticked, for a reason. */
export function ApproveDialog({ prescription, name, move, onClosed, onMoved, onChanged }: Props) {
  const { t } = useTranslation('dispensing')
  const localized = useLocalizedField()
  const toasts = useDispensingToasts(t('toasts.failed'))
  const check = usePrescriptionCheck(prescription.id)
  const idFor = useRepeatableId()
  const [advance, { loading }] = useMutation(ADVANCE_PRESCRIPTION)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const whyId = useId()
  const stops = standingStops(check.findings)
  const overrides = stops.map(({ id }) => id).filter((id) => chosen.includes(id))
  const isReasonNeeded = stops.length > 0

  /** Why it cannot be sent as it stands. */
  const hindrance = (() => {
    if (check.findings === null) return t('approve.notChecked')
    if (move === 'OVERRIDE' && stops.length === 0) return t('approve.nothingToSetAside')
    return overrides.length < stops.length ? t('approve.decideEach') : null
  })()

  const refuse = (english: string) => {
    setError(english)
    field.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const word = PRESCRIPTION_STEP_MOVES.find((known) => member(known) === move)
    const checked = checkValues(PrescriptionStepInput, { move: word, note, overrides })
    if ('errors' in checked) return refuse(checked.errors['note'] ?? '')
    const sent = { prescriptionId: prescription.id, move, note: checked.data.note, overrides }
    try {
      const { data } = await advance({ variables: { id: idFor(sent), ...sent } })
      const result = data?.advancePrescription
      if (result?.__typename === 'Prescription') {
        dialog.current?.close()
        showToast({ tone: 'success', title: t(`move.${move}.done`), message: name })
        return onMoved()
      }
      if (result?.__typename === 'InvalidInput' && result.field === 'note') return refuse(result.message)
      toasts.refused(result?.message ?? '')
      // The check has changed: it is read again here. Everything else is no longer for this dialog.
      if (result?.__typename === 'InvalidInput' && result.field === 'overrides') return check.refetch()
      dialog.current?.close()
      onChanged()
    } catch (failure) {
      toasts.failed(failure)
    }
  }

  return (
    <Dialog dialog={dialog} title={t(`move.${move}.title`, { name })} onClosed={onClosed}>
      <form noValidate className={form.form} onSubmit={(event) => void submit(event)}>
        <p className={classes.quiet}>{t(`move.${move}.follows`)}</p>
        <ul className={classes.lines} aria-label={t('card.medicines')}>
          {prescription.items.map(({ id, name: medicine, dosage }) => (
            <li key={id}>
              <strong>{medicine}</strong>
              <p className={classes.said}>{dosage}</p>
            </li>
          ))}
        </ul>
        {prescription.isAsked && (
          <p className={classes.warning} role="note">
            {t('approve.asked')}
          </p>
        )}
        <Findings
          check={check}
          renderStop={({ id, text }) => (
            <Tick
              checked={chosen.includes(id)}
              onChange={(checked) => setChosen(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            >
              {t('check.setAside', { finding: text })}
            </Tick>
          )}
        />
        <Textarea
          ref={field}
          {...localized({ error })}
          label={isReasonNeeded ? t('approve.reason') : t('approve.note')}
          required={isReasonNeeded}
          rows={2}
          maxLength={LONGEST_PRESCRIPTION_NOTE}
          value={note}
          onChange={(event) => {
            setNote(event.currentTarget.value)
            setError(null)
          }}
        />
        {hindrance !== null && (
          <p id={whyId} className={form.why}>
            {hindrance}
          </p>
        )}
        <div className={classes.actions}>
          <Button
            type="submit"
            loading={loading}
            disabled={hindrance !== null}
            aria-describedby={hindrance === null ? undefined : whyId}
          >
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
