import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './account.module.css'

/** Rows in the place of what is on its way. */
export function LoadingRows({ height }: { height: number }) {
  const { t } = useTranslation('account')
  return (
    <output className={classes.list} aria-busy="true" aria-label={t('loading')}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={height} radius="lg" />
      ))}
    </output>
  )
}

/** In the place of what could not be fetched. */
export function LoadFailure({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('account')
  return (
    <div className={classes.empty} role="alert">
      <strong>{t('failure.title')}</strong>
      <p className={classes.quiet}>{t('failure.message')}</p>
      <Button loading={busy} onClick={onRetry}>
        {t('failure.tryAgain')}
      </Button>
    </div>
  )
}
