import '@mantine/core/styles/Input.layer.css'
import { Button, Loader } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CareFields } from '#web/features/chw/register/CareFields.tsx'
import { ContactFields } from '#web/features/chw/register/ContactFields.tsx'
import { Duplicates } from '#web/features/chw/register/Duplicates.tsx'
import { PersonFields } from '#web/features/chw/register/PersonFields.tsx'
import type { PatientValues } from '#web/features/chw/register/patient-values.ts'
import { useOutcomeToasts } from '#web/features/chw/register/use-outcome-toasts.ts'
import { type ChangedRecord, usePatientForm } from '#web/features/chw/register/use-patient-form.ts'
import { useFieldWords } from '#web/i18n/use-field-words.ts'
import { focusFirstFault } from '#web/lib/focus-first-fault.ts'
import classes from './PatientForm.module.css'

interface Props {
  accountId: string
  /** The form before anything is answered or changed. */
  empty: PatientValues
  /** The record that is changed; null: somebody is registered. */
  record: ChangedRecord | null
  /** Opens the card of a patient. */
  openCard: (patientId: string) => void
  /** The server has it, and that was told. */
  onTaken: () => void
  onCancel: () => void
}

/** The questions of registration, also to change a record. What was answered stays through every failure and reload. */
export function PatientForm({ accountId, empty, record, openCard, onTaken, onCancel }: Props) {
  const { t } = useTranslation('chwRegister')
  const element = useRef<HTMLFormElement>(null)
  const words = useFieldWords()
  const kind = record ? 'edit' : 'register'
  const tell = useOutcomeToasts({ kind, openCard })
  const { form, submitting, isRestored, submit, startOver } = usePatientForm({
    accountId,
    empty,
    record,
    onFaults: (errors) => focusFirstFault(element.current, errors),
    onOutcome: (outcome) => {
      tell(outcome)
      if (outcome.status === 'taken') onTaken()
    },
  })
  const part = { form, words }
  const hasErrors = Object.values(form.errors).some(Boolean)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <form ref={element} className={classes.form} noValidate onSubmit={onSubmit} aria-busy={submitting}>
      {isRestored && (
        <output className={classes.restored}>
          <p>{t('draft.restored')}</p>
          <Button variant="default" onClick={startOver}>
            {t('draft.startOver')}
          </Button>
        </output>
      )}
      <PersonFields {...part} />
      <ContactFields {...part} />
      <Duplicates values={form.values} recordId={record?.id ?? null} />
      <CareFields {...part} />
      <div className={classes.send}>
        <p role="alert" className={classes.wrong}>
          {hasErrors && t('checkAnswers')}
        </p>
        <div className={classes.buttons}>
          <Button variant="default" size="lg" className={classes.button} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            size="lg"
            className={classes.button}
            disabled={submitting}
            leftSection={submitting && <Loader size={18} color="currentcolor" aria-hidden />}
          >
            {t(submitting ? `${kind}.submitting` : `${kind}.submit`)}
          </Button>
        </div>
        <p className={classes.kept}>{t('draft.kept')}</p>
      </div>
    </form>
  )
}
