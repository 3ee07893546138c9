import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSessionStore } from '#web/lib/session/SessionProvider.tsx'
import classes from './StillSignedIn.module.css'

/** A token is kept, but nobody could say whose it is: here one can ask again instead of signing in anew. */
export function StillSignedIn() {
  const { t } = useTranslation('auth')
  const store = useSessionStore()
  return (
    <div className={classes.root}>
      <div>
        <strong>{t('unreachable.title')}</strong>
        <p>{t('unreachable.message')}</p>
      </div>
      <Button variant="default" onClick={() => void store.identify()}>
        {t('unreachable.tryAgain')}
      </Button>
    </div>
  )
}
