import { useId } from 'react'
import classes from './ChoiceRow.module.css'

interface Props<T extends string> {
  legend: string
  options: readonly { value: T; label: string; lang?: string }[]
  value: T
  onChange: (value: T) => void
}

/** A few choices side by side, of which one counts: native radio buttons in the shape of a switch. */
export function ChoiceRow<T extends string>({ legend, options, value, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.row}>
        {options.map((option) => (
          <label key={option.value} className={classes.choice} lang={option.lang}>
            <input
              type="radio"
              name={name}
              className={classes.input}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
