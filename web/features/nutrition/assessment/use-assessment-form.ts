import type { ApolloClient } from '@apollo/client'
import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { localizeMessage } from '#domain/input/localize-message.ts'
import { NUTRITION_REGIONS, type NutritionRegion } from '#domain/vocabulary/countries.ts'
import { AssessmentValues, NO_ANSWERS } from '#web/features/nutrition/assessment/assessment-values.ts'
import {
  type AssessmentErrors,
  checkAssessment,
  errorsByField,
} from '#web/features/nutrition/assessment/check-assessment.ts'
import { useSubmissionFailure } from '#web/features/nutrition/assessment/use-submission-failure.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useFormDraft } from '#web/lib/form-draft.ts'
import type { Account } from '#web/lib/session/account.ts'
import { showToast } from '#web/lib/toast.ts'

const DRAFT = 'nutrition-assessment'
const VISITOR = 'visitor'

// Fetched while the form is filled in: the form itself needs none of it.
const loadSending = () => import('#web/features/nutrition/assessment/send-assessment.ts')

/** The empty form, with the person's own country where its foods are known. */
function emptyFormOf(account: Account | null): AssessmentValues {
  const region = NUTRITION_REGIONS.find((known: NutritionRegion) => known === account?.region)
  return { ...NO_ANSWERS, region: region ?? '' }
}

interface Options {
  account: Account | null
  /** The GraphQL client comes after the form. */
  loadClient: () => Promise<ApolloClient>
  /** Called with what is wrong, after it has been set on the fields. */
  onRefused: (errors: AssessmentErrors) => void
}

/** The form's state, and what sending it does (specification §4 "Nutrition assessment", §8). */
export function useAssessmentForm({ account, loadClient, onRefused }: Options) {
  const { t } = useTranslation('nutrition')
  const navigate = useNavigate()
  const language = useLanguage()
  const failed = useSubmissionFailure()
  const draft = useFormDraft(DRAFT, account?.id ?? VISITOR, AssessmentValues)
  const underWay = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const form = useForm<AssessmentValues>({
    mode: 'controlled',
    initialValues: draft.restored ?? emptyFormOf(account),
    onValuesChange: draft.save,
  })

  useEffect(() => {
    Promise.all([loadSending(), loadClient()]).catch((error: unknown) =>
      console.info('What sends the form could not be loaded yet:', error),
    )
  }, [loadClient])

  const refuse = (errors: AssessmentErrors) => {
    form.setErrors(errors)
    onRefused(errors)
  }

  const sendAnswers = async (values: AssessmentValues) => {
    if (!account) return failed.signedOut()
    const checked = checkAssessment(values)
    if ('errors' in checked) return refuse(checked.errors)
    const [{ sendAssessment, newAssessmentId }, client] = await Promise.all([loadSending(), loadClient()])
    const outcome = await sendAssessment(client, {
      id: draft.idFor(values, checked.input, newAssessmentId),
      input: checked.input,
      language,
    })
    if (outcome.status === 'failed') return failed.failed(outcome)
    if (outcome.status === 'refused') {
      if (outcome.issues.some(({ field }) => field === 'id')) draft.forgetAttempt()
      refuse(errorsByField(outcome.issues, values))
      return failed.refused(localizeMessage(outcome.message, language))
    }
    draft.discard()
    showToast({
      tone: 'success',
      title: t('assessment.toast.completeTitle'),
      message: t('assessment.toast.completeMessage'),
    })
    await navigate(`/nutrition-plan/${outcome.planId}`)
  }

  const submit = async (values: AssessmentValues) => {
    // The button is off only once React has rendered; a second press can come before that.
    if (underWay.current) return
    underWay.current = true
    setSubmitting(true)
    try {
      await sendAnswers(values)
    } catch (error) {
      console.info('What sends the form could not be loaded:', error)
      failed.failed({ code: null, message: null })
    } finally {
      underWay.current = false
      setSubmitting(false)
    }
  }

  const startOver = () => {
    form.setValues(emptyFormOf(account))
    form.clearErrors()
    draft.discard()
  }

  return { form, submitting, submit, startOver, draft }
}
