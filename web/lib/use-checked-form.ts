import { useForm } from '@mantine/form'
import { useCallback, useLayoutEffect, useRef } from 'react'

/** What is wrong, one sentence a field. */
export type FieldFaults<Values> = Partial<Record<keyof Values & string, string>>

interface Options<Values> {
  initialValues: Values
  /** Everything that is wrong with the values. */
  faultsOf: (values: Values) => FieldFaults<Values>
  onChange: (values: Values, changed: ReadonlySet<keyof Values & string>) => void
  /** A field was left. */
  onLeave?: () => void
}

// Lists are cloned with every change of the form.
const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

const fieldsOf = <Values extends object>(answers: Values) => Object.keys(answers) as (keyof Values & string)[]

const isBlank = (answer: unknown): boolean => typeof answer === 'string' && answer.trim() === ''

/**
 * The state of a form. A field is checked once it was left, and from then on while it is corrected: never on the
 * first keystroke. A field that another one makes wrong, or right, says so at once.
 */
export function useCheckedForm<Values extends Record<string, unknown>>(options: Options<Values>) {
  const { initialValues, faultsOf: faultsOfAnswers, onChange, onLeave } = options
  /** Those that were left with an answer, or sent. */
  const left = useRef(new Set<string>())
  /** What the server found wrong, until the field changes. */
  const refused = useRef<FieldFaults<Values>>({})

  const faultsOf = (values: Values): FieldFaults<Values> => ({ ...refused.current, ...faultsOfAnswers(values) })

  // The form calls these; what they do needs the form.
  const changedTo = useRef<(values: Values, previous: Values) => void>(() => undefined)
  const leave = useRef<(field: string) => void>(() => undefined)
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues,
    clearInputErrorOnChange: false,
    onValuesChange: useCallback((values: Values, previous: Values) => changedTo.current(values, previous), []),
    enhanceGetInputProps: ({ field }) => ({ onBlur: () => leave.current(String(field)) }),
  })

  const recheck = (values: Values, isShown: (field: string, isWrongNow: boolean) => boolean) => {
    if (left.current.size === 0 && Object.keys(form.errors).length === 0) return
    const faults = faultsOf(values)
    form.setErrors((errors) =>
      Object.fromEntries(Object.entries(faults).filter(([field]) => isShown(field, errors[field] !== undefined))),
    )
  }

  useLayoutEffect(() => {
    changedTo.current = (values, previous) => {
      const changed = new Set(fieldsOf(values).filter((field) => !isSame(values[field], previous[field])))
      onChange(values, changed)
      for (const field of fieldsOf(refused.current)) if (changed.has(field)) delete refused.current[field]
      const isChanged = (field: string) => [...changed].some((name) => name === field)
      recheck(values, (field, isWrongNow) => isWrongNow || (left.current.has(field) && !isChanged(field)))
    }
    leave.current = (field) => {
      onLeave?.()
      const values = form.getValues()
      if (isBlank(values[field])) return
      left.current.add(field)
      recheck(values, (wrong, isWrongNow) => isWrongNow || left.current.has(wrong))
    }
  })

  /** Shows what is wrong at the fields; what the server refused stays until the field changes. */
  const showFaults = (errors: FieldFaults<Values>, byServer: boolean) => {
    if (byServer) refused.current = errors
    for (const field of Object.keys(errors)) left.current.add(field)
    form.setErrors(errors)
  }

  const clear = (values: Values) => {
    left.current.clear()
    refused.current = {}
    form.setValues(values)
    form.clearErrors()
    form.resetTouched()
  }

  return { form, showFaults, clear }
}
