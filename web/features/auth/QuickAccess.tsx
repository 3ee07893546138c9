import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuthToasts } from '#web/features/auth/use-auth-toasts.ts'
import type auth from '#web/i18n/catalogues/en/auth.json'
import type { DemoAccount } from '#web/lib/server-config.ts'
import { useSessionStore } from '#web/lib/session/SessionProvider.tsx'
import classes from './QuickAccess.module.css'

type CardKey = keyof typeof auth.quickAccess.accounts

interface Props {
  password: string
  accounts: readonly DemoAccount[]
}

/** One card for each demonstration role; a press signs in as that role (specification §2 "Auth page"). */
export function QuickAccess({ password, accounts }: Props) {
  const { t, i18n } = useTranslation('auth')
  const store = useSessionStore()
  const toasts = useAuthToasts()
  const [busy, setBusy] = useState<string | null>(null)

  // A role that this version has no words for cannot be offered.
  const isKnown = (key: string): key is CardKey => i18n.exists(`auth:quickAccess.accounts.${key}`)

  const enter = async ({ key, email }: DemoAccount) => {
    setBusy(key)
    try {
      toasts.welcomeBack(await store.signIn({ email, password }))
    } catch (error) {
      toasts.quickAccessFailed(error)
    } finally {
      setBusy(null)
    }
  }

  return (
    <>
      <p className={classes.lead}>{t('quickAccess.lead')}</p>
      <ul className={classes.grid}>
        {accounts.map((account) => {
          if (!isKnown(account.key)) return null
          const name = t(`quickAccess.accounts.${account.key}.name`)
          return (
            <li key={account.key}>
              <button
                type="button"
                className={classes.card}
                disabled={busy !== null}
                aria-busy={busy === account.key}
                onClick={() => void enter(account)}
              >
                <strong>{name}</strong>
                <span>{t(`quickAccess.accounts.${account.key}.text`)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
