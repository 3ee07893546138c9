import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MEDICAL_HISTORY, MEDICAL_HISTORY_CODES } from '#domain/vocabulary/medical/history.ts'
import type { AssessmentFormPart } from '#web/features/medical/assessment/assessment-values.ts'
import { NameListField } from '#web/features/medical/assessment/NameListField.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { MultipleChoiceField } from '#web/ui/MultipleChoiceField.tsx'
import classes from './AssessmentForm.module.css'

/** What was there before this illness, the medicines taken now and what is not tolerated. */
export function MedicalHistory({ form, words }: AssessmentFormPart) {
  const { t } = useTranslation('medicalForm')
  const language = useLanguage()
  const part = { form, words }
  const options = useMemo(
    () => MEDICAL_HISTORY_CODES.map((value) => ({ value, label: MEDICAL_HISTORY[value][language] })),
    [language],
  )
  return (
    <section className={classes.part} aria-labelledby="medical-history">
      <h2 id="medical-history" className={classes.heading}>
        {t('history.heading')}
      </h2>
      <MultipleChoiceField {...part} field="medicalHistory" legend={t('history.legend')} options={options} />
      <NameListField
        {...part}
        field="medicines"
        typed="medicineTyped"
        label={t('history.medicines')}
        description={t('history.medicinesHint')}
      />
      <NameListField
        {...part}
        field="allergies"
        typed="allergyTyped"
        label={t('history.allergies')}
        description={t('history.allergiesHint')}
      />
    </section>
  )
}
