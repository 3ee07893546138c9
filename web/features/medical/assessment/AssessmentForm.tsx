import '@mantine/core/styles/Input.layer.css'
import { Button, Loader } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isCarer } from '#domain/vocabulary/roles.ts'
import type { AskedForm } from '#web/features/medical/assessment/asked-form.ts'
import { DangerNotice } from '#web/features/medical/assessment/DangerNotice.tsx'
import { dangersOf } from '#web/features/medical/assessment/dangers-of.ts'
import { ExaminationFindings } from '#web/features/medical/assessment/ExaminationFindings.tsx'
import { MedicalHistory } from '#web/features/medical/assessment/MedicalHistory.tsx'
import { PatientInformation } from '#web/features/medical/assessment/PatientInformation.tsx'
import { Subject } from '#web/features/medical/assessment/Subject.tsx'
import { Symptoms } from '#web/features/medical/assessment/Symptoms.tsx'
import { useAssessmentForm } from '#web/features/medical/assessment/use-assessment-form.ts'
import { useRecognised } from '#web/features/medical/assessment/use-recognised.ts'
import { VitalSigns } from '#web/features/medical/assessment/VitalSigns.tsx'
import { useFieldWords } from '#web/i18n/use-field-words.ts'
import { focusFirstFault } from '#web/lib/focus-first-fault.ts'
import type { Account } from '#web/lib/session/account.ts'
import classes from './AssessmentForm.module.css'

interface Props {
  account: Account
  /** The patient whom the page was opened for. */
  patientId: string | null
  asked: AskedForm
}

/** The questions, in their sections. What was answered stays through every failure, and through a reload. */
export function AssessmentForm({ account, patientId, asked }: Props) {
  const { t } = useTranslation('medicalForm')
  const element = useRef<HTMLFormElement>(null)
  const words = useFieldWords()
  const { form, empty, submitting, isRestored, submit, startOver, cancel } = useAssessmentForm({
    asked,
    account,
    patientId,
    onRefused: (errors) => focusFirstFault(element.current, errors),
  })
  const { values } = form
  const reading = useRecognised(values)
  const dangers = dangersOf(asked, values, reading.findings)
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
          <Button variant="default" onClick={() => startOver()}>
            {t('draft.startOver')}
          </Button>
        </output>
      )}
      {isCarer(account.roles) && <Subject {...part} empty={empty} onStartOver={startOver} />}
      <PatientInformation {...part} />
      <VitalSigns {...part} asked={asked} />
      <Symptoms {...part} asked={asked} reading={reading} dangers={dangers} />
      <MedicalHistory {...part} />
      {asked.byStaff && <ExaminationFindings {...part} />}
      <div className={classes.send}>
        {dangers.length > 0 && <DangerNotice dangers={dangers} region={values.region} />}
        <p role="alert" className={classes.wrong}>
          {hasErrors && t('checkAnswers')}
        </p>
        <div className={classes.buttons}>
          <Button variant="default" size="lg" className={classes.button} onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            size="lg"
            className={classes.button}
            classNames={{ label: classes.label }}
            disabled={submitting}
            leftSection={submitting && <Loader size={18} color="currentcolor" aria-hidden />}
          >
            {submitting ? t('submitting') : t('submit')}
          </Button>
        </div>
        <p className={classes.kept}>{t('draft.kept')}</p>
      </div>
    </form>
  )
}
