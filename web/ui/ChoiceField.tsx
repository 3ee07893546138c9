import { useMemo } from 'react'
import type { FieldOf, FormPart } from '#web/lib/form-part.ts'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'
import { OptionGroup } from '#web/ui/OptionGroup.tsx'

interface Props<Values, Field extends FieldOf<Values, string>> extends FormPart<Values> {
  field: Field
  legend: string
  description?: string
  options: readonly { value: Values[Field] & string; label: string }[]
  optional?: boolean
}

/** A question with one answer. */
export function ChoiceField<Values extends Record<string, unknown>, Field extends FieldOf<Values, string>>(
  props: Props<Values, Field>,
) {
  const { form, words, field, legend, description, options, optional = false } = props
  const answer = form.values[field]
  const chosen = useMemo(
    () => options.filter(({ value }) => value === answer).map(({ value }) => value),
    [options, answer],
  )
  return (
    <div data-field={field}>
      <OptionGroup
        legend={legend}
        {...(description !== undefined && { description })}
        options={options}
        choose="one"
        required={!optional}
        value={chosen}
        error={words.error(form.errors[field])}
        onChange={useStableCallback(([given]: readonly string[]) => {
          if (given !== undefined) form.setValues({ [field]: given } as unknown as Partial<Values>)
        })}
      />
    </div>
  )
}
