import type { AssessmentFormPart } from '#web/features/nutrition/assessment/assessment-form-part.ts'
import type { AssessmentValues } from '#web/features/nutrition/assessment/assessment-values.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { OptionGroup } from '#web/ui/OptionGroup.tsx'

type ChoiceFieldName = 'gender' | 'region' | 'trimester'

interface Props<Field extends ChoiceFieldName> extends AssessmentFormPart {
  field: Field
  legend: string
  description?: string
  options: readonly { value: AssessmentValues[Field]; label: string }[]
  optional?: boolean
}

/** A question with one answer. */
export function ChoiceField<Field extends ChoiceFieldName>(props: Props<Field>) {
  const { form, field, optional = false, ...group } = props
  const localized = useLocalizedField()
  const { error } = localized({ error: form.errors[field] })
  const chosen = group.options.filter(({ value }) => value === form.values[field]).map(({ value }) => value)
  return (
    <div data-field={field}>
      <OptionGroup
        {...group}
        choose="one"
        required={!optional}
        value={chosen}
        error={error}
        onChange={([answer]) => answer !== undefined && form.setValues({ [field]: answer })}
      />
    </div>
  )
}
