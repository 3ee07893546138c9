import { useTranslation } from 'react-i18next'
import { localizeMessage } from '#domain/input/localize-message.ts'
import { serverErrorText } from '#web/i18n/server-error.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { mutationFailure } from '#web/lib/mutation-failure.ts'
import { showToast } from '#web/lib/toast.ts'

const UNAVAILABLE = 503
const NO_STATUS = 0

/** What a person is told when something was not stored: the title says what was not. */
export function useDispensingToasts(title: string) {
  const { t } = useTranslation('dispensing')
  const { t: tCommon } = useTranslation('common')
  const language = useLanguage()
  const tell = (message: string) => showToast({ tone: 'error', title, message })
  return {
    /** The server looked at it and said why, in English. */
    refused: (english: string) => tell(localizeMessage(english, language)),
    /** No answer came, or one that is about something else. */
    failed: (error: unknown) => {
      const { code, message } = mutationFailure(error)
      const status = code === 'SERVICE_UNAVAILABLE' ? UNAVAILABLE : NO_STATUS
      const text = message === null ? null : serverErrorText(tCommon, status, message)
      // The server speaks English: what has no translation would be a riddle in another language.
      tell(text === null || (text === message && language !== 'en') ? t('toasts.failedMessage') : text)
    },
  }
}
