import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { localizeMessage } from '#domain/input/localize-message.ts'
import { checkVisit, faultsByField } from '#web/features/chw/wizard/check-visit.ts'
import { sendVisit } from '#web/features/chw/wizard/send-visit.ts'
import type { WizardState } from '#web/features/chw/wizard/use-wizard.ts'
import type { Person } from '#web/features/chw/wizard/wizard-values.ts'
import { serverErrorText } from '#web/i18n/server-error.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import type { MutationFailure } from '#web/lib/mutation-failure.ts'
import { showToast } from '#web/lib/toast.ts'

const UNAVAILABLE = 503
const NO_STATUS = 0

interface Sent {
  readonly cutShort: boolean
  /** Called before what is wrong is shown at its field. */
  readonly onRefused: () => void
}

interface Options {
  wizard: WizardState
  patientId: string
  person: Person
}

/**
 * What Generate AI Diagnosis does (specification §4 "CHW wizard", §8 "CHW"), and a danger for which the patient is
 * referred at once. Whatever fails, everything stays.
 */
export function useSendVisit({ wizard, patientId, person }: Options) {
  const { t } = useTranslation('chwWizard')
  const { t: tCommon } = useTranslation('common')
  const language = useLanguage()
  const navigate = useNavigate()
  const client: ApolloClient = useApolloClient()
  const underWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const tell = (message: string) => showToast({ tone: 'error', title: t('send.failed'), message })

  const whyFailed = ({ code, message }: MutationFailure): string => {
    if (code === 'UNAUTHENTICATED') return t('send.signIn')
    if (code === null && message === null) return t('send.noConnection')
    const text = serverErrorText(tCommon, code === 'SERVICE_UNAVAILABLE' ? UNAVAILABLE : NO_STATUS, message)
    // The server speaks English: what has no translation would be a riddle in another language.
    const isRiddle = text === message && language !== 'en'
    return isRiddle || !text ? t('send.kept') : text
  }

  const sendAnswers = async ({ cutShort, onRefused }: Sent): Promise<void> => {
    const checked = checkVisit(wizard.form.getValues(), person, cutShort)
    if ('faults' in checked) {
      onRefused()
      wizard.refuse(checked.faults, false)
      return tell(t('send.checkAnswers'))
    }
    const { fields } = checked
    const outcome = await sendVisit(client, {
      idFor: (newId) => wizard.idFor({ fields, patientId }, newId),
      patientId,
      fields,
    })
    if (outcome.status === 'failed') {
      wizard.markUnsent()
      const why = whyFailed(outcome)
      setFailure(why)
      // A toast lies behind the dialog of a danger, which tells it itself.
      return cutShort ? undefined : tell(why)
    }
    if (outcome.status === 'refused') {
      onRefused()
      if (outcome.issues.some(({ field }) => field === 'id')) wizard.forgetAttempt()
      wizard.refuse(faultsByField(outcome.issues), true)
      return tell(localizeMessage(outcome.message, language) || t('send.kept'))
    }
    wizard.finish()
    await navigate(`/chw/assessment-result/${outcome.id}${cutShort ? '?refer' : ''}`)
  }

  const sendOnce = async (sent: Sent): Promise<void> => {
    // The button is off only once React has rendered; a second press can come before that.
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    setFailure(null)
    try {
      await sendAnswers(sent)
    } finally {
      underWay.current = false
      setSending(false)
    }
  }
  return {
    isSending,
    /** Why it did not go through the last time. */
    failure,
    send: () => sendOnce({ cutShort: false, onRefused: () => undefined }),
    /** Sends what is there so far, and leads on to the referral. */
    sendCutShort: (onRefused: () => void) => sendOnce({ cutShort: true, onRefused }),
  }
}
export type VisitSending = ReturnType<typeof useSendVisit>
