import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { presentToastsWith } from '#web/lib/toast.ts'
import classes from './Toasts.module.css'

const COLORS = { success: 'brand', error: 'red', info: 'gray' } as const
const SHOWN_FOR_MS = 6000
/** An error is read more slowly, and may have to be read aloud to somebody. */
const ERROR_SHOWN_FOR_MS = 12_000

/** Shows the toasts, with Mantine's notifications. */
export function Toasts() {
  const { t } = useTranslation()
  const closeLabel = t('account.close')

  useEffect(
    () =>
      presentToastsWith(({ tone, title, message, action }) => {
        notifications.show({
          // The same text again takes the place of the first one instead of lying on top of it.
          id: `${tone}:${title}:${message ?? ''}`,
          color: COLORS[tone],
          // Where many wait, what went wrong comes first.
          priority: tone === 'error' ? 1 : 0,
          title,
          message: (
            <>
              {message}
              {action && (
                <button type="button" className={classes.action} onClick={action.onPress}>
                  {action.label}
                </button>
              )}
            </>
          ),
          autoClose: action ? false : tone === 'error' ? ERROR_SHOWN_FOR_MS : SHOWN_FOR_MS,
          closeButtonProps: { 'aria-label': closeLabel, size: 44 },
        })
      }),
    [closeLabel],
  )

  return <Notifications position="top-center" zIndex={1000} limit={3} />
}
