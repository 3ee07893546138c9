import { type ReactNode, useMemo } from 'react'
import type { FieldOf, FormPart } from '#web/lib/form-part.ts'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'
import { type Option, OptionGroup } from '#web/ui/OptionGroup.tsx'

interface Props<Values> extends FormPart<Values> {
  field: FieldOf<Values, readonly string[]>
  legend: string
  description?: ReactNode
  options: readonly Option<string>[]
}

/** A question with any number of answers. Those that no option stands for stay as they are. */
export function MultipleChoiceField<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { form, words, field, legend, description, options } = props
  // Cloned with every change of the form: what is ticked is the same as long as its names are.
  const answers = (form.values[field] as readonly string[]).join('\n')
  const ticked = useMemo(() => {
    const given = new Set(answers.split('\n'))
    return options.filter(({ value }) => given.has(value)).map(({ value }) => value)
  }, [answers, options])
  return (
    <div data-field={field}>
      <OptionGroup
        legend={legend}
        {...(description !== undefined && { description })}
        choose="any"
        options={options}
        value={ticked}
        error={words.error(form.errors[field])}
        onChange={useStableCallback((given: readonly string[]) => {
          const offered = new Set(options.map(({ value }) => value))
          const others = (form.values[field] as readonly string[]).filter((answer) => !offered.has(answer))
          form.setValues({ [field]: [...others, ...given] } as unknown as Partial<Values>)
          form.clearFieldError(field)
        })}
      />
    </div>
  )
}
