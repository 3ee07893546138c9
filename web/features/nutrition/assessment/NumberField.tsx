import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AssessmentFormPart } from '#web/features/nutrition/assessment/assessment-form-part.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'

interface Props extends AssessmentFormPart {
  field: 'age' | 'ageMonths' | 'weightKg' | 'heightCm' | 'muacMm'
  label: string
  limits: { readonly min: number; readonly max: number }
  step: number
  description?: string
  optional?: boolean
}

/** A measurement, typed on the number keys of a phone. */
export function NumberField({ form, field, label, limits, step, description, optional = false }: Props) {
  const { t } = useTranslation('nutrition')
  const localized = useLocalizedField()
  return (
    <div data-field={field}>
      <TextInput
        {...localized(form.getInputProps(field))}
        label={optional ? `${label} (${t('assessment.optional')})` : label}
        description={description}
        type="number"
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        min={limits.min}
        max={limits.max}
        step={step}
        required={!optional}
        autoComplete="off"
        // Turning the wheel over a number that has the focus would change it unseen.
        onWheel={(event) => event.currentTarget.blur()}
      />
    </div>
  )
}
