import type { AssessmentFormPart } from '#web/features/nutrition/assessment/assessment-form-part.ts'
import type { AssessmentValues } from '#web/features/nutrition/assessment/assessment-values.ts'
import { useOptionLabel } from '#web/features/nutrition/assessment/use-option-label.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { OptionGroup } from '#web/ui/OptionGroup.tsx'

type ListField = 'healthConditions' | 'dietaryRestrictions' | 'foodAllergies' | 'currentSymptoms'

const LABELS = {
  healthConditions: 'healthCondition',
  dietaryRestrictions: 'dietaryRestriction',
  foodAllergies: 'allergen',
  currentSymptoms: 'symptom',
} as const satisfies Record<ListField, string>

interface Props<Field extends ListField> extends AssessmentFormPart {
  field: Field
  legend: string
  description?: string
  values: readonly AssessmentValues[Field][number][]
}

/** A question with any number of answers. */
export function MultipleChoiceField<Field extends ListField>(props: Props<Field>) {
  const { form, field, values, ...group } = props
  const localized = useLocalizedField()
  const label = useOptionLabel()
  const { error } = localized({ error: form.errors[field] })
  const ticked: readonly string[] = form.values[field]
  return (
    <div data-field={field}>
      <OptionGroup
        {...group}
        choose="any"
        options={values.map((value) => ({ value, label: label(LABELS[field], value) }))}
        value={values.filter((value) => ticked.includes(value))}
        error={error}
        onChange={(answers) => {
          form.setValues({ [field]: answers })
          form.clearFieldError(field)
        }}
      />
    </div>
  )
}
