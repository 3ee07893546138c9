import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './NoAssessments.module.css'

interface Props {
  busy: boolean
  onRetry: () => void
}

/** In the place of a history that could not be fetched. */
export function DashboardFailure({ busy, onRetry }: Props) {
  const { t } = useTranslation('nutrition')
  return (
    <section className={classes.root}>
      <IconCloudOff size={48} stroke={1.5} className={classes.icon} aria-hidden />
      <h2 className={classes.title}>{t('dashboard.failure.title')}</h2>
      <p className={classes.message}>{t('dashboard.failure.message')}</p>
      <Button loading={busy} onClick={onRetry}>
        {t('dashboard.failure.tryAgain')}
      </Button>
    </section>
  )
}
