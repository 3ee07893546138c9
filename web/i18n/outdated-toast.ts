import { i18n } from '#web/i18n/i18n.ts'
import { showToast } from '#web/lib/toast.ts'

/** Tells that the server has another version than this page, and offers to load the page anew. */
export function showOutdatedToast(): void {
  showToast({
    tone: 'info',
    title: i18n.t('outdated.title'),
    message: i18n.t('outdated.message'),
    action: { label: i18n.t('outdated.reload'), onPress: () => window.location.reload() },
  })
}
