import { TextInput, type TextInputProps, VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import type { FieldOf, FormPart } from '#web/lib/form-part.ts'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'

const WIDTH_OF_A_LETTER_PX = 9
const MARGINS_PX = 20

/** Drawn anew only when something of its own has changed: a keystroke in one field is not one in all. */
const Field = memo(({ label, unit, ...input }: TextInputProps & { unit: string | undefined }) => (
  <TextInput
    {...input}
    label={
      unit === undefined ? (
        label
      ) : (
        <>
          {label} <VisuallyHidden>{unit}</VisuallyHidden>
        </>
      )
    }
    rightSection={unit}
    rightSectionWidth={unit === undefined ? undefined : MARGINS_PX + unit.length * WIDTH_OF_A_LETTER_PX}
    rightSectionPointerEvents="none"
  />
))

interface Props<Values> extends FormPart<Values> {
  field: FieldOf<Values, string>
  label: string
  limits: { readonly min: number; readonly max: number }
  step: number
  /** Stands in the field, behind the number. */
  unit?: string
  description?: string
  optional?: boolean
}

// Turning the wheel over a number that has the focus would change it unseen.
const leaveOnWheel = (event: { currentTarget: HTMLElement }) => event.currentTarget.blur()

/** A measurement, typed on the number keys of a phone. */
export function NumberField<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { form, words, field, label, limits, step, unit, description, optional = false } = props
  const { value, error, onChange, onFocus, onBlur } = form.getInputProps(field)
  return (
    <div data-field={field}>
      <Field
        value={value}
        error={words.error(error)}
        onChange={useStableCallback(onChange)}
        onFocus={useStableCallback(() => onFocus?.())}
        onBlur={useStableCallback(() => onBlur?.())}
        label={optional ? `${label} (${words.optional})` : label}
        description={description}
        type="number"
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        min={limits.min}
        max={limits.max}
        step={step}
        required={!optional}
        autoComplete="off"
        unit={unit}
        onWheel={leaveOnWheel}
      />
    </div>
  )
}
