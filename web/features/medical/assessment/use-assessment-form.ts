import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { localizeMessage } from '#domain/input/localize-message.ts'
import { countryCodeOf, medicalRegionOf } from '#domain/vocabulary/countries.ts'
import { isCarer } from '#domain/vocabulary/roles.ts'
import type { AskedForm } from '#web/features/medical/assessment/asked-form.ts'
import { AssessmentValues, NO_ANSWERS } from '#web/features/medical/assessment/assessment-values.ts'
import {
  type AssessmentErrors,
  checkAssessment,
  errorsByField,
  missingFields,
} from '#web/features/medical/assessment/check-assessment.ts'
import { sendAssessment } from '#web/features/medical/assessment/send-assessment.ts'
import { useSubmissionFailure } from '#web/features/medical/assessment/use-submission-failure.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useFormDraft } from '#web/lib/form-draft.ts'
import type { Account } from '#web/lib/session/account.ts'
import { showToast } from '#web/lib/toast.ts'
import { useCheckedForm } from '#web/lib/use-checked-form.ts'

const DASHBOARD = '/medical/dashboard'
const DEFAULT_REGION = 'Kenya'

/** The empty form, in the person's own country where the assessment knows it, about a patient where one is named. */
function emptyFormOf(account: Account, patientId: string | null): AssessmentValues {
  const code = account.region === null ? undefined : countryCodeOf(account.region)
  const region = (code && medicalRegionOf(code)) ?? DEFAULT_REGION
  return { ...NO_ANSWERS, region, ...(patientId !== null && { subject: 'patient', patientId }) }
}

const isFilledIn = (values: AssessmentValues, empty: AssessmentValues): boolean =>
  JSON.stringify(values) !== JSON.stringify(empty)

interface Options {
  asked: AskedForm
  account: Account
  /** The patient whom the page was opened for. */
  patientId: string | null
  /** Called with what is wrong, after it has been set on the fields. */
  onRefused: (errors: AssessmentErrors) => void
}

/** The form's state, and what sending it does (specification §4 "Medical assessment submission", §8). */
export function useAssessmentForm({ asked, account, patientId, onRefused }: Options) {
  const { t } = useTranslation('medicalForm')
  const navigate = useNavigate()
  const language = useLanguage()
  const client: ApolloClient = useApolloClient()
  const failure = useSubmissionFailure()
  // A patient's answers must not come up for another person.
  const draft = useFormDraft(
    `medical-assessment:${asked.name}${patientId === null ? '' : `:${patientId}`}`,
    account.id,
    AssessmentValues,
  )
  // Whoever may no longer see patients does not go on with one's answers.
  const restored = draft.restored?.subject === 'patient' && !isCarer(account.roles) ? null : draft.restored
  const underWay = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const [isRestored, setRestored] = useState(restored !== null)
  const empty = emptyFormOf(account, patientId)
  const { form, showFaults, clear } = useCheckedForm<AssessmentValues>({
    initialValues: restored ?? empty,
    faultsOf: (values) => {
      const checked = checkAssessment(values, asked)
      return 'errors' in checked ? checked.errors : {}
    },
    onChange: (values) => {
      setRestored(false)
      draft.save(values)
    },
  })

  const refuse = (errors: AssessmentErrors, byServer: boolean) => {
    showFaults(errors, byServer)
    onRefused(errors)
  }

  const sendAnswers = async (values: AssessmentValues) => {
    const checked = checkAssessment(values, asked)
    if ('errors' in checked) {
      refuse(checked.errors, false)
      const [fault = ''] = Object.values(checked.errors)
      const title = missingFields(values).length > 0 ? t('toast.required') : localizeMessage(fault, language)
      return showToast({ tone: 'error', title })
    }
    const { answers } = checked
    const about = values.subject === 'patient' ? values.patientId : null
    const outcome = await sendAssessment(client, {
      idFor: (newId) => draft.idFor(values, { answers, about }, newId),
      answers,
      patientId: about,
    })
    if (outcome.status === 'failed') return failure.failed(outcome)
    if (outcome.status === 'refused') {
      if (outcome.issues.some(({ field }) => field === 'id')) draft.forgetAttempt()
      refuse(errorsByField(outcome.issues, values), true)
      return failure.refused(outcome)
    }
    draft.discard()
    showToast({ tone: 'success', title: t('toast.complete') })
    await navigate(`/medical/plan/${outcome.planId}`)
  }

  const submit = async () => {
    // The button is off only once React has rendered; a second press can come before that.
    if (underWay.current) return
    underWay.current = true
    setSubmitting(true)
    try {
      await sendAnswers(form.getValues())
    } finally {
      underWay.current = false
      setSubmitting(false)
    }
  }

  const startOver = (values: AssessmentValues = empty) => {
    clear(values)
    draft.discard()
    setRestored(false)
  }

  const cancel = () => {
    if (isFilledIn(form.getValues(), empty)) showToast({ tone: 'info', title: t('toast.kept') })
    void navigate(DASHBOARD)
  }

  return { form, empty, submitting, isRestored, submit, startOver, cancel }
}
