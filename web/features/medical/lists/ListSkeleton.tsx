import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './MedicalList.module.css'

/** The shape of a list. */
export function ListSkeleton() {
  const { t } = useTranslation('medical')
  return (
    <output className={classes.list} aria-busy="true" aria-label={t('lists.loading')}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={84} radius="lg" />
      ))}
    </output>
  )
}
