import { useTranslation } from 'react-i18next'
import { EXAMINATION, EXAMINATION_FIELDS } from '#domain/vocabulary/visits.ts'
import { SignTicks } from '#web/features/chw/wizard/SignTicks.tsx'
import { signsOfStep } from '#web/features/chw/wizard/signs-of-step.ts'
import { TextField } from '#web/features/chw/wizard/TextField.tsx'
import { askedSigns } from '#web/features/chw/wizard/visit-fields.ts'
import type { Person, WizardFormPart } from '#web/features/chw/wizard/wizard-values.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { OptionGroup } from '#web/ui/OptionGroup.tsx'

const COMPLETE = 'complete'

/** Step 3: what is seen, felt and heard (specification §3 physical_examination). */
export function PhysicalExam({ form, words, person }: WizardFormPart & { person: Person }) {
  const { t } = useTranslation('chwWizard')
  const language = useLanguage()
  const part = { form, words }
  const { values } = form
  return (
    <>
      <SignTicks
        {...part}
        signs={signsOfStep(askedSigns(values, person)).examination}
        legend={t('signs.examined')}
        description={t('signs.examinedHint')}
      />
      {EXAMINATION_FIELDS.map((field) => (
        <TextField
          key={field}
          {...part}
          field={field}
          label={EXAMINATION[field][language]}
          required={field === 'generalAppearance'}
          {...(field === 'generalAppearance' && { description: t('examination.appearanceHint') })}
        />
      ))}
      <div data-field="signsComplete">
        <OptionGroup
          legend={t('signs.completeLegend')}
          description={t('signs.completeHint')}
          choose="any"
          options={[{ value: COMPLETE, label: t('signs.complete') }]}
          value={values.signsComplete ? [COMPLETE] : []}
          onChange={(ticked) => form.setValues({ signsComplete: ticked.length > 0 })}
        />
      </div>
    </>
  )
}
