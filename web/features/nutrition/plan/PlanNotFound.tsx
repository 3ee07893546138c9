import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MessagePage } from '#web/ui/MessagePage.tsx'

interface Props {
  /** Present when the plan may well exist, and only fetching it failed. */
  retry?: { readonly busy: boolean; readonly start: () => void }
}

/** In the place of a plan that does not exist, is somebody else's, or could not be fetched. */
export function PlanNotFound({ retry }: Props) {
  const { t } = useTranslation('nutrition')
  return (
    <MessagePage
      title={t('plan.notFound.title')}
      message={retry ? t('plan.notFound.failedMessage') : t('plan.notFound.message')}
      actions={
        <>
          {retry && (
            <Button loading={retry.busy} onClick={retry.start}>
              {t('plan.notFound.tryAgain')}
            </Button>
          )}
          <Button component={Link} to="/nutrition-assessment" variant={retry ? 'default' : 'filled'}>
            {t('plan.notFound.create')}
          </Button>
          <Button component={Link} to="/nutrition-dashboard" variant="default">
            {t('plan.backToDashboard')}
          </Button>
        </>
      }
    />
  )
}
