import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { showToast } from '#web/lib/toast.ts'

/** What a mutation answered: what it made, or why it did not. */
export type Answer =
  | { readonly __typename: 'InvalidInput'; readonly message: string; readonly field: string }
  | { readonly __typename: 'NotFound'; readonly message: string }
  | { readonly __typename: 'Enrolment' | 'Appointment' }

/**
 * Sends what a dialog holds. What was typed stays where it was not taken: the fault stands at its field, or is told where
 * the dialog has no such field.
 */
export function useSending<Field extends string>(fields: readonly Field[]) {
  const { t } = useTranslation('careDates')
  const localized = useLocalizedField()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const fail = (message: string) => showToast({ tone: 'error', title: t('failed'), message })

  /** Whether it was taken. */
  async function send(work: () => Promise<Answer | undefined>): Promise<Answer | null> {
    setBusy(true)
    try {
      const answer = await work()
      if (answer?.__typename === 'InvalidInput') {
        const field = fields.find((one) => one === answer.field)
        if (field) setErrors({ [field]: answer.message } as Partial<Record<Field, string>>)
        else fail(localized({ error: answer.message }).error)
        return null
      }
      if (answer?.__typename === 'NotFound') showToast({ tone: 'info', title: t('notThere') })
      return answer ?? null
    } catch (error) {
      console.info('A change was not taken:', error)
      fail(t('failedMessage'))
      return null
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    send,
    /** The faults that the form's own check finds. */
    setErrors,
    errorOf: (field: Field) => localized({ error: errors[field] }).error,
  }
}
