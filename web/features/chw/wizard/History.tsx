import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RISK_FACTORS, VISIT_HISTORY, VISIT_HISTORY_FIELDS } from '#domain/vocabulary/visits.ts'
import { TextField } from '#web/features/chw/wizard/TextField.tsx'
import { askedRisks } from '#web/features/chw/wizard/visit-fields.ts'
import type { Person, WizardFormPart } from '#web/features/chw/wizard/wizard-values.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { MultipleChoiceField } from '#web/ui/MultipleChoiceField.tsx'

/** Step 4: what was before this illness (specification §3 medical_history, §9). */
export function History({ form, words, person }: WizardFormPart & { person: Person }) {
  const { t } = useTranslation('chwWizard')
  const language = useLanguage()
  const part = { form, words }
  const options = useMemo(
    () => askedRisks(person).map((value) => ({ value, label: RISK_FACTORS[value][language] })),
    [person, language],
  )
  return (
    <>
      {VISIT_HISTORY_FIELDS.map((field) => (
        <TextField
          key={field}
          {...part}
          field={field}
          label={VISIT_HISTORY[field][language]}
          description={field === 'currentMedications' || field === 'allergies' ? t(`history.${field}Hint`) : undefined}
        />
      ))}
      <MultipleChoiceField {...part} field="riskFactors" legend={t('history.riskFactors')} options={options} />
    </>
  )
}
