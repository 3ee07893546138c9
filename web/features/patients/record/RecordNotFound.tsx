import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MessagePage } from '#web/ui/MessagePage.tsx'

/** In the place of a record that does not exist or is of somebody whom one may not see: they look the same. */
export function RecordNotFound() {
  const { t } = useTranslation('patientRecord')
  return (
    <MessagePage
      title={t('notFound.title')}
      message={t('notFound.message')}
      actions={
        <Button component={Link} to="/medical/dashboard">
          {t('notFound.back')}
        </Button>
      }
    />
  )
}
