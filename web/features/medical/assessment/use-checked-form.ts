import { useForm } from '@mantine/form'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { AskedForm } from '#web/features/medical/assessment/asked-form.ts'
import type { AssessmentField, AssessmentValues } from '#web/features/medical/assessment/assessment-values.ts'
import {
  type AssessmentErrors,
  checkAssessment,
  missingFields,
} from '#web/features/medical/assessment/check-assessment.ts'

interface Options {
  asked: AskedForm
  initialValues: AssessmentValues
  onChange: (values: AssessmentValues) => void
}

// Lists are cloned with every change of the form.
const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

const fieldsOf = (answers: object) => Object.keys(answers) as AssessmentField[]

const isBlank = (answer: unknown): boolean => typeof answer === 'string' && answer.trim() === ''

/**
 * The state of the form. A field is checked once it was left, and from then on while it is corrected: never on the
 * first keystroke. A field that another one makes wrong, or right, says so at once.
 */
export function useCheckedForm({ asked, initialValues, onChange }: Options) {
  /** Those that were left with an answer, or sent. */
  const left = useRef(new Set<string>())
  /** What the server found wrong, until the field changes. */
  const refused = useRef<AssessmentErrors>({})

  const faultsOf = (values: AssessmentValues): AssessmentErrors => {
    const checked = checkAssessment(values, asked)
    return { ...refused.current, ...('errors' in checked ? checked.errors : {}) }
  }

  // The form calls these; what they do needs the form.
  const changedTo = useRef<(values: AssessmentValues, previous: AssessmentValues) => void>(() => undefined)
  const leave = useRef<(field: string) => void>(() => undefined)
  const form = useForm<AssessmentValues>({
    mode: 'controlled',
    initialValues,
    clearInputErrorOnChange: false,
    onValuesChange: useCallback((values, previous) => changedTo.current(values, previous), []),
    enhanceGetInputProps: ({ field }) => ({ onBlur: () => leave.current(field) }),
  })

  const recheck = (values: AssessmentValues, isShown: (field: string, isWrongNow: boolean) => boolean) => {
    if (left.current.size === 0 && Object.keys(form.errors).length === 0) return
    const faults = faultsOf(values)
    form.setErrors((errors) =>
      Object.fromEntries(Object.entries(faults).filter(([field]) => isShown(field, errors[field] !== undefined))),
    )
  }

  useLayoutEffect(() => {
    changedTo.current = (values, previous) => {
      onChange(values)
      const changed = new Set<string>(fieldsOf(values).filter((field) => !isSame(values[field], previous[field])))
      for (const field of fieldsOf(refused.current)) if (changed.has(field)) delete refused.current[field]
      recheck(values, (field, isWrongNow) => isWrongNow || (left.current.has(field) && !changed.has(field)))
    }
    leave.current = (field) => {
      const values = form.getValues()
      if (isBlank(values[field as AssessmentField])) return
      left.current.add(field)
      recheck(values, (wrong, isWrongNow) => isWrongNow || left.current.has(wrong))
    }
  })

  /** Shows what is wrong at the fields; what the server refused stays until the field changes. */
  const showFaults = (errors: AssessmentErrors, byServer: boolean) => {
    if (byServer) refused.current = errors
    for (const field of Object.keys(errors)) left.current.add(field)
    form.setErrors(errors)
  }

  const clear = (values: AssessmentValues) => {
    left.current.clear()
    refused.current = {}
    form.setValues(values)
    form.clearErrors()
    form.resetTouched()
  }

  return { form, showFaults, clear, isIncomplete: (values: AssessmentValues) => missingFields(values).length > 0 }
}
