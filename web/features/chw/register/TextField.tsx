import { TextInput, type TextInputProps } from '@mantine/core'
import type { PatientFormPart, PatientValues } from '#web/features/chw/register/patient-values.ts'
import type { FieldOf } from '#web/lib/form-part.ts'

interface Props extends PatientFormPart, Pick<TextInputProps, 'type' | 'inputMode' | 'description' | 'autoComplete'> {
  field: FieldOf<PatientValues, string>
  label: string
  maxLength: number
  optional?: boolean
}

/** A text of the form. */
export function TextField({ form, words, field, label, optional = false, ...input }: Props) {
  const { error, ...given } = form.getInputProps(field)
  return (
    <div data-field={field}>
      <TextInput
        autoComplete="off"
        {...input}
        {...given}
        error={words.error(error)}
        label={optional ? `${label} (${words.optional})` : label}
        required={!optional}
      />
    </div>
  )
}
