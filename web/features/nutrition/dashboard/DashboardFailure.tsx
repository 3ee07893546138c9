import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatePanel } from '#web/ui/StatePanel.tsx'

interface Props {
  busy: boolean
  onRetry: () => void
}

/** In the place of a history that could not be fetched. */
export function DashboardFailure({ busy, onRetry }: Props) {
  const { t } = useTranslation('nutrition')
  return (
    <StatePanel icon={IconCloudOff} title={t('dashboard.failure.title')} message={t('dashboard.failure.message')}>
      <Button loading={busy} onClick={onRetry}>
        {t('dashboard.failure.tryAgain')}
      </Button>
    </StatePanel>
  )
}
