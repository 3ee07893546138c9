import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './ChwDashboardPage.module.css'
import tiles from './Tiles.module.css'

const SEVEN = [1, 2, 3, 4, 5, 6, 7] as const

/** The shape of what comes: seven numbers, and two lists. */
export function DashboardSkeleton() {
  const { t } = useTranslation('chwDashboard')
  return (
    <output className={classes.sections} aria-busy="true" aria-label={t('loading')}>
      <span className={tiles.tiles}>
        {SEVEN.map((tile) => (
          <Skeleton key={tile} height={112} radius="lg" />
        ))}
      </span>
      <Skeleton height={180} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </output>
  )
}
