import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#web/lib/use-online.ts'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './stock.module.css'

interface Props {
  loading: boolean
  onRetry: () => void
}

/** In the place of stock that is on its way, or could not be fetched. */
export function StockState({ loading, onRetry }: Props) {
  const { t } = useTranslation('stock')
  const online = useOnline()
  if (loading) {
    return (
      <output className={classes.list} aria-busy="true" aria-label={t('loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={96} radius="lg" />
        ))}
      </output>
    )
  }
  return (
    <div role="alert">
      <StatePanel
        icon={IconCloudOff}
        title={t('failure.title')}
        message={online ? t('failure.message') : t('failure.offline')}
      >
        <Button onClick={onRetry}>{t('failure.tryAgain')}</Button>
      </StatePanel>
    </div>
  )
}
