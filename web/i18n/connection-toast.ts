import { i18n } from '#web/i18n/i18n.ts'
import { showToast } from '#web/lib/toast.ts'

/** Tells that the server cannot be reached (specification §8 "Auth and session"). */
export function showConnectionToast(): void {
  showToast({
    tone: 'error',
    title: i18n.t('session.connectionTitle'),
    message: i18n.t('session.connectionMessage'),
  })
}
