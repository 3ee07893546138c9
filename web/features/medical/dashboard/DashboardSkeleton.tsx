import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import page from './MedicalDashboardPage.module.css'
import groups from './TypeGroups.module.css'

/** The shape of the page: cards in two groups, and the sidebar. */
export function DashboardSkeleton() {
  const { t } = useTranslation('medical')
  return (
    <output className={page.root} aria-busy="true" aria-label={t('dashboard.loading')}>
      <div className={page.types}>
        {[6, 4].map((cards) => (
          <div key={cards}>
            <Skeleton height={26} width="14rem" mb="sm" />
            <div className={groups.grid}>
              {Array.from({ length: cards }, (_, card) => (
                <Skeleton key={card} height={150} radius="lg" />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={page.sidebar}>
        {[1, 2, 3, 4].map((entry) => (
          <Skeleton key={entry} height={76} radius="lg" />
        ))}
      </div>
    </output>
  )
}
