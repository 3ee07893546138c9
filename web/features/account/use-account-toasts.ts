import { useTranslation } from 'react-i18next'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { showToast } from '#web/lib/toast.ts'

/** What is told when a change on these pages was not taken. */
export function useFailureToasts() {
  const { t } = useTranslation(['account', 'common'])
  const localized = useLocalizedField()
  const tell = (message: string) => showToast({ tone: 'error', title: t('toasts.failed'), message })
  return {
    /** The server looked at it and said why. */
    refused: (english: string) => tell(localized({ error: english }).error),
    /** No answer, or one that should not be. */
    failed: () => tell(t('toasts.failedMessage')),
    /** The server counts how often it is tried, and takes no more for a while. */
    tooOften: () => tell(t('common:serverErrors.tooManyAttempts')),
    /** What should be shown could not be fetched. */
    notLoaded: () => showToast({ tone: 'error', title: t('toasts.notLoaded'), message: t('toasts.notLoadedMessage') }),
  }
}
