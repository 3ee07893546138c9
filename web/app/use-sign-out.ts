import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { discardAllDrafts } from '#web/lib/drafts.ts'
import { useSessionStore } from '#web/lib/session/SessionProvider.tsx'
import { showToast } from '#web/lib/toast.ts'

/** Signs out, says so, and goes to the home page: what was on the screen belonged to the account. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation()
  const store = useSessionStore()
  const navigate = useNavigate()
  return async () => {
    // First away from the protected page, or its guard would lead to the sign-in page.
    await navigate('/')
    const told = store.signOut()
    discardAllDrafts()
    showToast({ tone: 'success', title: t('session.signedOut'), message: t('session.signedOutMessage') })
    await told
  }
}
