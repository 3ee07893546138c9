import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MessagePage } from '#web/ui/MessagePage.tsx'

/** In the place of a plan that does not exist or is of somebody whom one may not see: they look the same. */
export function PlanNotFound() {
  const { t } = useTranslation('medicalPlan')
  return (
    <MessagePage
      title={t('notFound.title')}
      message={t('notFound.message')}
      actions={
        <>
          <Button component={Link} to="/medical/dashboard">
            {t('notFound.toDashboard')}
          </Button>
          <Button component={Link} to="/medical/history" variant="default">
            {t('toHistory')}
          </Button>
        </>
      }
    />
  )
}
