import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import counts from './NutritionCounts.module.css'
import classes from './NutritionDashboardPage.module.css'

/** The shape of the history: three counts, the latest diagnosis, a few assessments. */
export function DashboardSkeleton() {
  const { t } = useTranslation('nutrition')
  return (
    <output className={classes.sections} aria-busy="true" aria-label={t('dashboard.loading')}>
      <div className={counts.counts}>
        {[1, 2, 3].map((count) => (
          <Skeleton key={count} height={60} radius="lg" />
        ))}
      </div>
      <Skeleton height={110} radius="lg" />
      {[1, 2, 3].map((assessment) => (
        <Skeleton key={assessment} height={108} radius="lg" />
      ))}
    </output>
  )
}
