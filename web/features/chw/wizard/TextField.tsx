import { Textarea } from '@mantine/core'
import { LONGEST_VISIT_TEXT } from '#domain/input/visit.ts'
import type { WizardFormPart, WizardValues } from '#web/features/chw/wizard/wizard-values.ts'
import type { FieldOf } from '#web/lib/form-part.ts'

interface Props extends WizardFormPart {
  field: FieldOf<WizardValues, string>
  label: string
  description?: string | undefined
  required?: boolean
}

/** A text of the assessment, of a few lines. */
export function TextField({ form, words, field, label, description, required = false }: Props) {
  const input = form.getInputProps(field)
  return (
    <div data-field={field}>
      <Textarea
        {...input}
        error={words.error(input.error)}
        label={required ? label : `${label} (${words.optional})`}
        description={description}
        required={required}
        rows={2}
        maxLength={LONGEST_VISIT_TEXT}
        autoComplete="off"
      />
    </div>
  )
}
