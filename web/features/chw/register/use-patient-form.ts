import { useApolloClient } from '@apollo/client/react'
import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { PatientInput } from '#domain/input/patient.ts'
import { checkPatient } from '#web/features/chw/register/check-patient.ts'
import { PatientValues } from '#web/features/chw/register/patient-values.ts'
import { type Outcome, sendChange, sendRegistration } from '#web/features/chw/register/send-patient.ts'
import { useFormDraft } from '#web/lib/form-draft.ts'
import type { Refusal } from '#web/lib/mutation-failure.ts'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'

/** The record that is changed, as it was read. */
export interface ChangedRecord {
  readonly id: string
  readonly version: number
}

interface Options {
  accountId: string
  /** The form before anything is answered or changed. */
  empty: PatientValues
  /** Null: somebody is registered. */
  record: ChangedRecord | null
  /** Called with the names of the fields that are wrong, after that was set on them. */
  onFaults: (errors: object) => void
  onOutcome: (outcome: Outcome) => void
}

/** The parts of the question for the date of birth, which the schema knows as one field. */
const BIRTH_FIELDS: ReadonlySet<string> = new Set([
  'birth',
  'birthDay',
  'birthMonth',
  'birthYear',
  'birthDateEstimated',
  'age',
  'ageUnit',
])

const errorsOf = ({ issues }: Refusal) => Object.fromEntries(issues.map(({ field, message }) => [field, message]))

/** The form's state, and what sending it does. What was answered stays on the device until the server has taken it. */
export function usePatientForm({ accountId, empty, record, onFaults, onOutcome }: Options) {
  const client = useApolloClient()
  // A draft of another version was about what the record no longer says.
  const name = record ? `edit-patient:${record.id}:${record.version}` : 'register-patient'
  const draft = useFormDraft(name, accountId, PatientValues)
  const [isRestored, setRestored] = useState(draft.restored !== null)
  const [submitting, setSubmitting] = useState(false)
  const underWay = useRef(false)

  const clearBirthFault = useRef((): void => undefined)

  const changedTo = (values: PatientValues, previous: PatientValues) => {
    setRestored(false)
    draft.save(values)
    const isBirthChanged = Object.entries(values).some(
      ([field, value]) => BIRTH_FIELDS.has(field) && value !== previous[field as keyof PatientValues],
    )
    if (isBirthChanged) clearBirthFault.current()
  }
  const form = useForm<PatientValues>({
    mode: 'controlled',
    initialValues: draft.restored ?? empty,
    onValuesChange: useStableCallback(changedTo),
  })
  useEffect(() => {
    clearBirthFault.current = () => form.clearFieldError('dateOfBirth')
  })

  const refuse = (errors: Record<string, string>) => {
    form.setErrors(errors)
    onFaults(errors)
  }

  const send = async (values: PatientValues, input: PatientInput): Promise<Outcome> =>
    record ? sendChange(client, record, input) : sendRegistration(client, draft.idFor(values, input, uuidv7), input)

  const submit = async () => {
    // The button is off only once React has rendered; a second press can come before that.
    if (underWay.current) return
    const values = form.getValues()
    const checked = checkPatient(values, new Date())
    if ('errors' in checked) return refuse(checked.errors)
    underWay.current = true
    setSubmitting(true)
    try {
      const outcome = await send(values, checked.data)
      if (outcome.status === 'taken') draft.discard()
      if (outcome.status === 'refused') {
        if (outcome.issues.some(({ field }) => field === 'id')) draft.forgetAttempt()
        refuse(errorsOf(outcome))
      }
      onOutcome(outcome)
    } finally {
      underWay.current = false
      setSubmitting(false)
    }
  }

  const startOver = () => {
    form.setValues(empty)
    form.clearErrors()
    draft.discard()
    setRestored(false)
  }

  return { form, submitting, isRestored, submit, startOver }
}
