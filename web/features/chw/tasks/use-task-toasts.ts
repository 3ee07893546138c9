import { useTranslation } from 'react-i18next'
import type { Closed } from '#web/features/chw/tasks/close-task.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { showToast } from '#web/lib/toast.ts'

/** What is told when a task was closed, or was not. */
export function useTaskToasts() {
  const { t } = useTranslation('chwTasks')
  const localized = useLocalizedField()
  return {
    tell(closed: Closed, done: 'done' | 'closed' | 'explained'): void {
      switch (closed.status) {
        case 'closed':
          return showToast({ tone: 'success', title: t(`toasts.${done}`) })
        case 'already':
          return showToast({ tone: 'info', title: t('toasts.already') })
        case 'notThere':
          return showToast({ tone: 'info', title: t('toasts.notThere') })
        case 'refused':
          return showToast({
            tone: 'error',
            title: t('toasts.failed'),
            message: localized({ error: closed.message }).error,
          })
        case 'failed':
          return showToast({ tone: 'error', title: t('toasts.failed'), message: t('toasts.failedMessage') })
        default:
          return closed satisfies never
      }
    },
    notLoaded: () => showToast({ tone: 'error', title: t('failure.title'), message: t('failure.more') }),
  }
}
