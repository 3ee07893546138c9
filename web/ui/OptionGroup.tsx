import { memo, type ReactNode, useId } from 'react'
import classes from './OptionGroup.module.css'

export interface Option<T extends string> {
  readonly value: T
  readonly label: string
  /** What sets this answer apart from the others, in a word or two. */
  readonly mark?: string
}

interface Props<T extends string> {
  legend: string
  description?: ReactNode
  options: readonly Option<T>[]
  /** What is chosen; at most one for `one`. */
  value: readonly T[]
  onChange: (value: T[]) => void
  choose: 'one' | 'any'
  required?: boolean
  error?: ReactNode
}

function Options<T extends string>(props: Props<T>) {
  const { legend, description, options, value, onChange, choose, required, error } = props
  const id = useId()
  const isRadio = choose === 'one'
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')

  const toggle = (option: T, ticked: boolean) => {
    if (isRadio) onChange([option])
    else onChange(ticked ? [...value, option] : value.filter((other) => other !== option))
  }

  return (
    <fieldset
      className={classes.root}
      aria-describedby={describedBy || undefined}
      {...(isRadio ? { role: 'radiogroup', 'aria-required': required, 'aria-invalid': Boolean(error) } : {})}
    >
      <legend className={classes.legend}>
        {legend}
        {required && (
          <span className={classes.required} aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      {description && (
        <p id={`${id}-description`} className={classes.description}>
          {description}
        </p>
      )}
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              name={id}
              value={option.value}
              className={classes.input}
              checked={value.includes(option.value)}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            />
            <span>{option.label}</span>
            {option.mark && <span className={classes.mark}>{option.mark}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Answers to tick, as large touch targets around native radio buttons or checkboxes. Drawn anew only when they change. */
export const OptionGroup = memo(Options) as typeof Options
