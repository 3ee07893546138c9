import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PatientSearch } from '#web/clinical/PatientSearch.tsx'
import type { AssessmentFormPart, AssessmentValues } from '#web/features/medical/assessment/assessment-values.ts'
import { ChosenPatient, type PatientRecord } from '#web/features/medical/assessment/ChosenPatient.tsx'
import { answersOfRecord } from '#web/features/medical/assessment/record-answers.ts'
import { showToast } from '#web/lib/toast.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import classes from './AssessmentForm.module.css'

interface Props extends AssessmentFormPart {
  /** The form as it is before anything is answered. */
  empty: AssessmentValues
  onStartOver: (values: AssessmentValues) => void
}

/**
 * Whom the assessment is about. What was answered about one person is never filed for another: after a patient was
 * chosen, choosing somebody else begins an empty form.
 */
export function Subject({ form, words, empty, onStartOver }: Props) {
  const { t } = useTranslation('medicalForm')
  const { subject, patientId, filledFrom } = form.values

  // What had the focus, a result or a button, is gone then.
  const [takesFocus, setTakesFocus] = useState(false)

  const turnTo = (next: Pick<AssessmentValues, 'subject' | 'patientId'>) => {
    if (filledFrom === '') return form.setValues(next)
    onStartOver({ ...empty, ...next })
    showToast({ tone: 'info', title: t('subject.answersRemoved') })
  }
  const fillFrom = (patient: PatientRecord) => form.setValues(answersOfRecord(patient, new Date()))

  return (
    <section className={classes.part} aria-labelledby="subject">
      <h2 id="subject" className={classes.heading}>
        {t('subject.heading')}
      </h2>
      <ChoiceRow
        legend={t('subject.legend')}
        value={subject}
        onChange={(chosen) => {
          setTakesFocus(false)
          turnTo({ subject: chosen, patientId: '' })
        }}
        options={[
          { value: 'self', label: t('subject.self') },
          { value: 'patient', label: t('subject.patient') },
        ]}
      />
      {subject === 'patient' && (
        <div data-field="patientId">
          {patientId === '' ? (
            <PatientSearch
              error={words.error(form.errors['patientId'])}
              takesFocus={takesFocus}
              required
              onChoose={({ id }) => {
                setTakesFocus(true)
                turnTo({ subject: 'patient', patientId: id })
              }}
            />
          ) : (
            <ChosenPatient
              key={patientId}
              id={patientId}
              isFilledIn={filledFrom === patientId}
              onFetched={fillFrom}
              takesFocus={takesFocus}
              onChooseAnother={() => {
                setTakesFocus(true)
                turnTo({ subject: 'patient', patientId: '' })
              }}
            />
          )}
        </div>
      )}
    </section>
  )
}
