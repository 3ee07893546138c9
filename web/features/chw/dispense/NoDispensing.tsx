import { Button } from '@mantine/core'
import { IconCloudOff, IconFileUnknown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { StatePanel } from '#web/ui/StatePanel.tsx'

interface Props {
  loading: boolean
  failed: boolean
  onRetry: () => void
}

/** In the place of what was handed over while it is not there, could not be fetched, or is not to be seen. */
export function NoDispensing({ loading, failed, onRetry }: Props) {
  const { t } = useTranslation(['dispensed', 'dispensing'])
  if (loading) return <PageSkeleton shape="article" label={t('dispensing:loading')} />
  if (failed) {
    return (
      <div role="alert">
        <StatePanel icon={IconCloudOff} title={t('receipt.failed')} message={t('dispensing:failure.message')}>
          <Button onClick={onRetry}>{t('dispensing:failure.tryAgain')}</Button>
        </StatePanel>
      </div>
    )
  }
  return (
    <StatePanel icon={IconFileUnknown} title={t('receipt.notFound')} message={t('receipt.notFoundMessage')}>
      <Button component={Link} to="/chw/dispense-medication?tab=history">
        {t('receipt.toHistory')}
      </Button>
    </StatePanel>
  )
}
