import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ListFilterFields } from '#web/features/medical/lists/ListFilterFields.tsx'
import { isReversed, type ListFilters, writeFilters } from '#web/features/medical/lists/list-filters.ts'
import { useListFilters } from '#web/features/medical/lists/use-list-filters.ts'
import { MedicalFrame } from '#web/features/medical/MedicalFrame.tsx'
import classes from './MedicalList.module.css'

/** What is listed. */
export type Listed = 'history' | 'plans'
const OTHER = { history: '/medical/plans', plans: '/medical/history' } as const satisfies Record<Listed, string>

export interface FoundProps {
  filters: ListFilters
  isFiltered: boolean
  onClear: () => void
}

interface Props {
  listed: Listed
  /** Fetches and shows the records that the filters let through. */
  found: ComponentType<FoundProps>
}

/** The page of a list of medical records: what it is narrowed by, and what was found. */
export function MedicalList({ listed, found: Found }: Props) {
  const { t } = useTranslation('medical')
  const state = useListFilters()
  const { filters, clear } = state
  const isFiltered = writeFilters(filters).size > 0
  return (
    <MedicalFrame
      title={t(`lists.${listed}.title`)}
      intro={t(`lists.${listed}.intro`)}
      back={{ to: '/medical/dashboard', label: t('backToDashboard') }}
      aside={
        <Link to={OTHER[listed]} className={classes.other}>
          {t(`lists.${listed}.other`)}
        </Link>
      }
    >
      <ListFilterFields state={state} isFiltered={isFiltered} />
      {!isReversed(filters) && (
        <div className={classes.found}>
          <Found filters={filters} isFiltered={isFiltered} onClear={clear} />
        </div>
      )}
    </MedicalFrame>
  )
}
