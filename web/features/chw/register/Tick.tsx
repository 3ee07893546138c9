import { useId } from 'react'
import type { PatientFormPart } from '#web/features/chw/register/patient-values.ts'
import classes from './PatientForm.module.css'

interface Props extends PatientFormPart {
  field: 'birthDateEstimated' | 'hasInsurance'
  label: string
  hint?: string
}

/** Something that is so, or is not. */
export function Tick({ form, field, label, hint }: Props) {
  const id = useId()
  return (
    <div data-field={field}>
      <label className={classes.tick}>
        <input
          type="checkbox"
          checked={form.values[field]}
          onChange={(event) => form.setFieldValue(field, event.currentTarget.checked)}
          aria-describedby={hint && id}
        />
        {label}
      </label>
      {hint && (
        <p id={id} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
