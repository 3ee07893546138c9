import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AssessmentFormPart } from '#web/features/medical/assessment/assessment-values.ts'
import classes from './AssessmentForm.module.css'

const LONGEST = 4000

/** What a health worker found, in their words. Unlike the other-symptoms box it is sent, and read by the engine. */
export function ExaminationFindings({ form, words }: AssessmentFormPart) {
  const { t } = useTranslation('medicalForm')
  const input = form.getInputProps('examinationFindings')
  return (
    <section className={classes.part} aria-labelledby="examination-findings">
      <h2 id="examination-findings" className={classes.heading}>
        {t('examination.heading')}
      </h2>
      <div data-field="examinationFindings">
        <Textarea
          {...input}
          error={words.error(input.error)}
          label={`${t('examination.label')} (${words.optional})`}
          description={t('examination.hint')}
          rows={4}
          maxLength={LONGEST}
        />
      </div>
    </section>
  )
}
