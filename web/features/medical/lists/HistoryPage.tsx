import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { FoundRecords } from '#web/features/medical/lists/FoundRecords.tsx'
import { HISTORY_ROW, HistoryRow } from '#web/features/medical/lists/HistoryRow.tsx'
import { ListSkeleton } from '#web/features/medical/lists/ListSkeleton.tsx'
import { wireFilters, writeFilters } from '#web/features/medical/lists/list-filters.ts'
import { type FoundProps, MedicalList } from '#web/features/medical/lists/MedicalList.tsx'
import { PAGE_SIZE, useShowMore } from '#web/features/medical/lists/use-show-more.ts'
import { useShownLanguage } from '#web/features/medical/lists/use-shown-language.ts'
import { MedicalFailure } from '#web/features/medical/MedicalFailure.tsx'
import type { MedicalHistoryQuery, MedicalHistoryQueryVariables } from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { wireLanguage } from '#web/lib/wire-names.ts'

const MEDICAL_HISTORY: TypedDocumentNode<MedicalHistoryQuery, MedicalHistoryQueryVariables> = gql`
  query MedicalHistory(
    $language: Language!
    $limit: Int!
    $cursor: ID
    $assessmentType: AssessmentTypeName
    $riskLevel: RiskLevel
    $from: DateTime
    $before: DateTime
    $search: String
  ) {
    medicalAssessments(
      limit: $limit
      cursor: $cursor
      assessmentType: $assessmentType
      riskLevel: $riskLevel
      from: $from
      before: $before
      search: $search
    ) {
      id
      ...HistoryRow_assessment
    }
  }
  ${HISTORY_ROW}
`

/** All assessments, the newest first (linked as "View All" from the dashboard). */
export function HistoryPage() {
  return <MedicalList listed="history" found={Found} />
}

function Found({ filters, isFiltered, onClear }: FoundProps) {
  const { t } = useTranslation('medical')
  const language = wireLanguage(useLanguage())
  const variables = { ...wireFilters(filters), language, limit: PAGE_SIZE, cursor: null }
  // No suspense: the fields change at once, and what is shown stays until the others have come.
  const {
    data: wanted,
    previousData,
    loading,
    refetch,
    fetchMore,
  } = useQuery(MEDICAL_HISTORY, { variables, errorPolicy: 'all', notifyOnNetworkStatusChange: true })
  const data = wanted ?? (loading ? previousData : undefined)
  const shownLanguage = useShownLanguage(language, wanted !== undefined)
  const assessments = data?.medicalAssessments ?? []
  const more = useShowMore({
    list: writeFilters(filters).toString(),
    count: assessments.length,
    fetchMore: async () => {
      const cursor = assessments.at(-1)?.id ?? null
      const next = await fetchMore({ variables: { cursor } })
      return next.data?.medicalAssessments.length ?? 0
    },
  })
  if (!data && loading) return <ListSkeleton />
  if (!data) {
    return (
      <MedicalFailure
        texts={{ title: t('lists.failure.title'), message: t('lists.failure.message') }}
        busy={loading}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <FoundRecords
      listed="history"
      rows={assessments.map((assessment) => ({
        id: assessment.id,
        row: <HistoryRow assessment={assessment} language={shownLanguage} />,
      }))}
      more={more}
      waiting={!wanted}
      isFiltered={isFiltered}
      onClear={onClear}
    />
  )
}
