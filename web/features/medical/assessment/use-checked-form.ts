import { useForm } from '@mantine/form'
import { useRef } from 'react'
import type { AskedForm } from '#web/features/medical/assessment/asked-form.ts'
import type { AssessmentField, AssessmentValues } from '#web/features/medical/assessment/assessment-values.ts'
import {
  type AssessmentErrors,
  checkAssessment,
  missingFields,
} from '#web/features/medical/assessment/check-assessment.ts'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'

interface Options {
  asked: AskedForm
  initialValues: AssessmentValues
  onChange: (values: AssessmentValues) => void
}

// Lists are cloned with every change of the form.
const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

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

  const recheck = (values: AssessmentValues, isShown: (field: string, isWrongNow: boolean) => boolean) => {
    if (left.current.size === 0 && Object.keys(form.errors).length === 0) return
    const faults = faultsOf(values)
    form.setErrors((errors) =>
      Object.fromEntries(Object.entries(faults).filter(([field]) => isShown(field, errors[field] !== undefined))),
    )
  }

  const onValuesChange = useStableCallback((values: AssessmentValues, previous: AssessmentValues) => {
    onChange(values)
    const changed = new Set(
      Object.keys(values).filter(
        (field) => !isSame(values[field as AssessmentField], previous[field as AssessmentField]),
      ),
    )
    for (const field of changed) delete refused.current[field as AssessmentField]
    recheck(values, (field, isWrongNow) => isWrongNow || (left.current.has(field) && !changed.has(field)))
  })

  const onLeave = (field: string) => {
    const values = form.getValues()
    if (isBlank(values[field as AssessmentField])) return
    left.current.add(field)
    recheck(values, (wrong, isWrongNow) => isWrongNow || left.current.has(wrong))
  }

  const form = useForm<AssessmentValues>({
    mode: 'controlled',
    initialValues,
    clearInputErrorOnChange: false,
    onValuesChange,
    enhanceGetInputProps: ({ field }) => ({ onBlur: () => onLeave(field) }),
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
