import { Button } from '@mantine/core'
import { IconClipboardHeart } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { StatePanel } from '#web/ui/StatePanel.tsx'

/** What a dashboard without assessments says and offers. */
export function NoAssessments() {
  const { t } = useTranslation('nutrition')
  return (
    <StatePanel icon={IconClipboardHeart} title={t('dashboard.empty.title')} message={t('dashboard.empty.message')}>
      <Button component={Link} to="/nutrition-assessment">
        {t('dashboard.empty.action')}
      </Button>
    </StatePanel>
  )
}
