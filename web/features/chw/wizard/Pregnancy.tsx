import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CASE_LIMITS } from '#domain/clinical/case/case-limits.ts'
import type { WizardFormPart } from '#web/features/chw/wizard/wizard-values.ts'
import { ChoiceField } from '#web/ui/ChoiceField.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'

const [fewestWeeks, mostWeeks] = CASE_LIMITS.pregnancyWeeks

/** Yes, no, and not known, which is what a question stands at until it is answered. */
export function useYesNoUnknown() {
  const { t } = useTranslation('chwWizard')
  return useMemo(
    () =>
      [
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
        { value: '', label: t('notKnown') },
      ] as const,
    [t],
  )
}

/** Whether she is pregnant, how long, and whether she has given birth: both change what is dangerous and what is safe. */
export function Pregnancy({ form, words }: WizardFormPart) {
  const { t } = useTranslation('chwWizard')
  const part = { form, words }
  const answers = useYesNoUnknown()
  return (
    <>
      <ChoiceField {...part} field="pregnant" legend={t('person.pregnant')} options={answers} optional />
      {form.values.pregnant === 'yes' && (
        <NumberField
          {...part}
          field="pregnancyWeeks"
          label={t('person.pregnancyWeeks')}
          unit={t('person.unitWeeks')}
          limits={{ min: fewestWeeks, max: mostWeeks }}
          step={1}
          optional
        />
      )}
      <ChoiceField {...part} field="afterBirth" legend={t('person.afterBirth')} options={answers} optional />
    </>
  )
}
