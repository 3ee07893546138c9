import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatePanel } from '#web/ui/StatePanel.tsx'

interface Props {
  busy: boolean
  onRetry: () => void
}

/** In the place of the numbers and lists where they could not be fetched (specification §8 "CHW"). */
export function DashboardFailure({ busy, onRetry }: Props) {
  const { t } = useTranslation('chwDashboard')
  return (
    <StatePanel icon={IconCloudOff} title={t('failure.title')} message={t('failure.message')}>
      <Button loading={busy} onClick={onRetry}>
        {t('failure.tryAgain')}
      </Button>
    </StatePanel>
  )
}
