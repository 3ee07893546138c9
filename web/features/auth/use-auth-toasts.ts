import { useTranslation } from 'react-i18next'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { serverErrorText } from '#web/i18n/server-error.ts'
import { HttpError } from '#web/lib/http.ts'
import { type Account, nameOf } from '#web/lib/session/account.ts'
import { showToast } from '#web/lib/toast.ts'

export interface AuthToasts {
  welcomeBack: (account: Account) => void
  accountCreated: (account: Account) => void
  signInFailed: (error: unknown) => void
  signUpFailed: (error: unknown) => void
  quickAccessFailed: (error: unknown) => void
}

const UNAUTHORIZED = 401

/** What signing in and up tells (specification §8 "Auth and session"), word for word. */
export function useAuthToasts(): AuthToasts {
  const { t } = useTranslation('auth')
  const { t: tCommon } = useTranslation('common')

  const refused = (title: string, error: unknown, otherwise: string) => {
    if (!(error instanceof HttpError)) {
      showConnectionToast()
      return
    }
    const message = serverErrorText(tCommon, error.status, error.serverText) ?? otherwise
    showToast({ tone: 'error', title, message })
  }

  return {
    welcomeBack: (account) =>
      showToast({
        tone: 'success',
        title: t('toasts.welcomeBack'),
        message: t('toasts.welcomeBackMessage', { name: nameOf(account) }),
      }),
    accountCreated: (account) =>
      showToast({
        tone: 'success',
        title: t('toasts.accountCreated'),
        message: account.requestedRole
          ? t('toasts.accountCreatedWaiting', { role: tCommon(`roles.${account.requestedRole}`) })
          : t('toasts.accountCreatedMessage'),
      }),
    signInFailed: (error) => refused(t('toasts.signInFailed'), error, tCommon('serverErrors.invalidCredentials')),
    signUpFailed: (error) => refused(t('toasts.signUpFailed'), error, t('toasts.anErrorOccurred')),
    quickAccessFailed: (error) => {
      if (!(error instanceof HttpError)) {
        showToast({ tone: 'error', title: t('toasts.loginError'), message: t('toasts.loginErrorMessage') })
      } else if (error.status === UNAUTHORIZED) {
        showToast({ tone: 'error', title: t('toasts.demoNotFound'), message: t('toasts.demoNotFoundMessage') })
      } else {
        refused(t('toasts.loginFailed'), error, t('toasts.anErrorOccurred'))
      }
    },
  }
}
