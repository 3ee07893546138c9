import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MessagePage } from '#web/ui/MessagePage.tsx'

/** For an address that names no assessment type. */
export function UnknownGuide() {
  const { t } = useTranslation('medicalHelp')
  return (
    <MessagePage
      title={t('resources.guide.unknownTitle')}
      message={t('resources.guide.unknownMessage')}
      actions={
        <Button component={Link} to="/medical/resources">
          {t('resources.guide.back')}
        </Button>
      }
    />
  )
}
