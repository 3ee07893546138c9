import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './tasks.module.css'

/** The shape of a list of tasks. */
export function TasksSkeleton() {
  const { t } = useTranslation('chwTasks')
  return (
    <output className={classes.list} aria-busy="true" aria-label={t('loading')}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={180} radius="lg" />
      ))}
    </output>
  )
}

/** In the place of tasks that could not be fetched. */
export function TasksFailure({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('chwTasks')
  return (
    <div role="alert">
      <StatePanel icon={IconCloudOff} title={t('failure.title')} message={t('failure.message')}>
        <Button loading={busy} onClick={onRetry}>
          {t('failure.tryAgain')}
        </Button>
      </StatePanel>
    </div>
  )
}
