import { useTranslation } from 'react-i18next'
import { localizeMessage } from '#domain/input/localize-message.ts'
import { serverErrorText } from '#web/i18n/server-error.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import type { MutationFailure, Refusal } from '#web/lib/mutation-failure.ts'
import { showToast } from '#web/lib/toast.ts'

const UNAVAILABLE = 503
const NO_STATUS = 0

/** What a person is told when an assessment was not taken (specification §8 "Medical"). */
export function useSubmissionFailure() {
  const { t } = useTranslation('medicalForm')
  const { t: tCommon } = useTranslation('common')
  const language = useLanguage()
  const tell = (title: string) => showToast({ tone: 'error', title })

  return {
    /** The server looked at the answers and did not take them. */
    refused: ({ message }: Refusal) => tell(localizeMessage(message, language) || t('toast.failed')),
    /** Something else: no connection, no session any more, or a fault of the server. */
    failed: ({ code, message }: MutationFailure) => {
      if (code === 'UNAUTHENTICATED') {
        showToast({ tone: 'error', title: t('toast.signInTitle'), message: t('toast.signInMessage') })
        return
      }
      if (code === null && message === null) return tell(t('toast.notSent'))
      const text = serverErrorText(tCommon, code === 'SERVICE_UNAVAILABLE' ? UNAVAILABLE : NO_STATUS, message)
      // The server speaks English: what has no translation would be a riddle in another language.
      const isRiddle = text === message && language !== 'en'
      tell(isRiddle || !text ? t('toast.failed') : text)
    },
  }
}
