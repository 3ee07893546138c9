import '@mantine/core/styles/Input.layer.css'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TRIAGE_LEVELS } from '#domain/clinical/knowledge/conditions/condition.ts'
import { isRecordedType, RECORDED_TYPE_NAMES, RECORDED_TYPES } from '#domain/vocabulary/medical/recorded-types.ts'
import { DayField } from '#web/features/medical/lists/DayField.tsx'
import { isReversed, LONGEST_SEARCH } from '#web/features/medical/lists/list-filters.ts'
import type { ListFilterState } from '#web/features/medical/lists/use-list-filters.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { member } from '#web/lib/wire-names.ts'
import classes from './ListFilterFields.module.css'

interface Props {
  state: ListFilterState
  isFiltered: boolean
}

/** What a list can be narrowed by. */
export function ListFilterFields({ state: { filters, typed, change, type, clear }, isFiltered }: Props) {
  const { t } = useTranslation(['medical', 'common'])
  const language = useLanguage()
  return (
    <div role="search" className={classes.root} aria-label={t('lists.filters')}>
      <TextInput
        className={classes.search}
        type="search"
        label={t('lists.search')}
        placeholder={t('lists.searchHint')}
        maxLength={LONGEST_SEARCH}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('lists.type')}
        value={filters.assessmentType ?? ''}
        onChange={({ currentTarget: { value } }) => change({ assessmentType: isRecordedType(value) ? value : null })}
        data={[
          { value: '', label: t('lists.allTypes') },
          ...RECORDED_TYPE_NAMES.map((value) => ({ value, label: RECORDED_TYPES[value].displayName[language] })),
        ]}
      />
      <NativeSelect
        label={t('lists.risk')}
        value={filters.riskLevel ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ riskLevel: TRIAGE_LEVELS.find((level) => level === value) ?? null })
        }
        data={[
          { value: '', label: t('lists.allLevels') },
          ...TRIAGE_LEVELS.toReversed().map((value) => ({ value, label: t(`common:riskLevels.${member(value)}`) })),
        ]}
      />
      <DayField label={t('lists.from')} value={filters.from} onChange={(from) => change({ from })} />
      <DayField
        label={t('lists.to')}
        value={filters.to}
        error={isReversed(filters) ? t('lists.reversed') : undefined}
        onChange={(to) => change({ to })}
      />
      {isFiltered && (
        <Button variant="subtle" px="xs" className={classes.clear} onClick={clear}>
          {t('lists.clear')}
        </Button>
      )}
    </div>
  )
}
