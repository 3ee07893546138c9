import '@mantine/core/styles/Input.layer.css'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { LONGEST_PRESCRIPTION_NOTE } from '#domain/input/dispensing.ts'
import { localizeMessage } from '#domain/input/localize-message.ts'
import { prescriptionMessage } from '#domain/input/prescription-messages.ts'
import type { Day } from '#domain/time/local-day.ts'
import type { PrescriptionDialogProps } from '#web/features/chw/dispense/advance-prescription.ts'
import { DispenseLineFields } from '#web/features/chw/dispense/DispenseLineFields.tsx'
import {
  dispenseLines,
  type EnteredLine,
  isInsufficient,
  isPartial,
  linesToSend,
} from '#web/features/chw/dispense/dispense-form.ts'
import { Findings } from '#web/features/chw/dispense/Findings.tsx'
import { useDispense } from '#web/features/chw/dispense/use-dispense.ts'
import { useDispensingToasts } from '#web/features/chw/dispense/use-dispensing-toasts.ts'
import type { FacilityStock } from '#web/features/chw/dispense/use-facility-stock.ts'
import { standingStops, usePrescriptionCheck } from '#web/features/chw/dispense/use-prescription-check.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { showToast } from '#web/lib/toast.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './dispense.module.css'
import form from './form.module.css'

interface Props extends PrescriptionDialogProps {
  today: Day
  stock: FacilityStock
  /** The id of what is sent; it outlives the dialog. */
  idFor: (sent: unknown) => string
}

/**
 * Confirms what is handed over: of each medicine how much, out of which batches, and what the check says. What was
 * entered stays until the server has it.
 */
export function DispenseDialog({ prescription, name, today, stock, idFor, onClosed, onChanged }: Props) {
  const { t } = useTranslation('dispensing')
  const language = useLanguage()
  const online = useOnline()
  const navigate = useNavigate()
  const toasts = useDispensingToasts(t('toasts.notDispensed'))
  const check = usePrescriptionCheck(prescription.id)
  const [dispense, { loading }] = useDispense()
  const [entered, setEntered] = useState<Readonly<Record<string, EnteredLine>>>({})
  const [reason, setReason] = useState('')
  /** What it was refused for; the sentence of the server or of the form, in English. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const [reasonError, setReasonError] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const whyId = useId()
  const said = (english: string | null) => (english === null ? null : localizeMessage(english, language))

  const lines = dispenseLines(prescription.items, entered, stock.medicines ?? [], today)
  const partial = isPartial(lines)
  const hindrance = (() => {
    if (prescription.isAsked) return said(prescriptionMessage('question_open'))
    if (check.findings === null) return t('approve.notChecked')
    if (standingStops(check.findings).length > 0) return said(prescriptionMessage('check_stops'))
    if (stock.medicines === null) return t('dispense.noStock')
    if (lines.some(isInsufficient)) return said(prescriptionMessage('insufficient'))
    return null
  })()

  const refuse = (english: string) => {
    setRefusal(english)
    // What is shown of the stock and the prescription is no longer so.
    stock.refetch()
    onChanged()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (lines.some(({ error }) => error !== null)) {
      dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    const toSend = linesToSend(lines)
    if (toSend.length === 0) return setRefusal(prescriptionMessage('lines_required'))
    const why = reason.trim()
    if (partial && why === '') {
      setReasonError(prescriptionMessage('partial_reason'))
      field.current?.focus()
      return
    }
    setRefusal(null)
    const input = { prescriptionId: prescription.id, lines: toSend, reason: partial ? why : null }
    try {
      const { data } = await dispense({ variables: { id: idFor(input), input } })
      const result = data?.dispensePrescription
      // About the prescription itself: there is nothing more to do here.
      if (
        result?.__typename === 'NotFound' ||
        (result?.__typename === 'InvalidInput' && result.field === 'prescriptionId')
      ) {
        dialog.current?.close()
        toasts.refused(result.message)
        return onChanged()
      }
      if (result?.__typename !== 'Dispensing') return refuse(result?.message ?? '')
      dialog.current?.close()
      showToast({ tone: 'success', title: t('toasts.dispensed', { name }) })
      showToast({ tone: 'info', title: t('toasts.receipt') })
      await navigate(`/chw/dispense-medication/receipt/${result.id}`)
    } catch (failure) {
      toasts.failed(failure)
    }
  }

  return (
    <Dialog dialog={dialog} title={t('move.DISPENSE.title', { name })} onClosed={onClosed}>
      <form noValidate className={form.form} onSubmit={(event) => void submit(event)}>
        <p className={classes.quiet}>{t('move.DISPENSE.follows')}</p>
        <Findings check={check} />
        {stock.failed && (
          <div role="alert" className={classes.warning}>
            <p>{t('stock.failed')}</p>
            <Button variant="default" onClick={stock.refetch}>
              {t('failure.tryAgain')}
            </Button>
          </div>
        )}
        {stock.medicines !== null &&
          lines.map((line) => (
            <DispenseLineFields
              key={line.item.id}
              line={line}
              today={today}
              onChange={(changed) => {
                setEntered({ ...entered, [line.item.id]: { ...entered[line.item.id], ...changed } })
                setRefusal(null)
              }}
            />
          ))}
        {partial && (
          <Textarea
            ref={field}
            label={t('dispense.reason')}
            description={t('dispense.reasonHint')}
            error={said(reasonError)}
            required
            rows={2}
            maxLength={LONGEST_PRESCRIPTION_NOTE}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value)
              setReasonError(null)
            }}
          />
        )}
        {!online && (
          <p className={classes.warning} role="status">
            {t('dispense.offline')}
          </p>
        )}
        {refusal !== null && (
          <p className={form.stopped} role="alert">
            {said(refusal)}
          </p>
        )}
        {hindrance !== null && (
          <p id={whyId} className={form.stopped}>
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
            {t('move.DISPENSE.confirm')}
          </Button>
          <Button variant="default" disabled={loading} onClick={() => dialog.current?.close()}>
            {t('back')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
