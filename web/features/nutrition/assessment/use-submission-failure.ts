import { useTranslation } from 'react-i18next'
import { serverErrorText } from '#web/i18n/server-error.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { showToast } from '#web/lib/toast.ts'

const UNAVAILABLE = 503
const NO_STATUS = 0

/** What a person is told when an assessment was not taken (specification §5, §8 "Nutrition"). */
export function useSubmissionFailure() {
  const { t } = useTranslation('nutrition')
  const { t: tCommon } = useTranslation('common')
  const language = useLanguage()

  const tell = (message: string) => showToast({ tone: 'error', title: t('assessment.toast.failedTitle'), message })

  const signedOut = () =>
    showToast({
      tone: 'error',
      title: t('assessment.toast.signInTitle'),
      message: t('assessment.toast.signInMessage'),
    })

  return {
    signedOut,
    /** The server looked at the input and did not take it. */
    refused: tell,
    /** Something else: no connection, no session any more, or a fault of the server. */
    failed: ({ code, message }: { code: string | null; message: string | null }) => {
      if (code === 'UNAUTHENTICATED') return signedOut()
      const text = serverErrorText(tCommon, code === 'SERVICE_UNAVAILABLE' ? UNAVAILABLE : NO_STATUS, message)
      // The server speaks English: what has no translation would be a riddle in another language.
      const riddle = text === message && language !== 'en'
      return tell(riddle || !text ? t('assessment.toast.failedMessage') : text)
    },
  }
}
