import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useRouteError } from 'react-router-dom'
import { isConnectionFailure } from '#web/app/errors/is-connection-failure.ts'
import { MessagePage } from '#web/ui/MessagePage.tsx'

/** In the place of a page that failed; header and navigation stay as they are. */
export function RouteErrorPage() {
  const { t } = useTranslation()
  const lostConnection = isConnectionFailure(useRouteError())
  return (
    <MessagePage
      title={lostConnection ? t('failure.connectionTitle') : t('failure.title')}
      message={lostConnection ? t('failure.connectionMessage') : t('failure.message')}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{t('failure.tryAgain')}</Button>
          <Button variant="default" component={Link} to="/">
            {t('failure.goHome')}
          </Button>
        </>
      }
    />
  )
}
