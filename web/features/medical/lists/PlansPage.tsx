import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { FoundRecords } from '#web/features/medical/lists/FoundRecords.tsx'
import { ListSkeleton } from '#web/features/medical/lists/ListSkeleton.tsx'
import { wireFilters, writeFilters } from '#web/features/medical/lists/list-filters.ts'
import { type FoundProps, MedicalList } from '#web/features/medical/lists/MedicalList.tsx'
import { PLAN_ROW, PlanRow } from '#web/features/medical/lists/PlanRow.tsx'
import { PAGE_SIZE, useShowMore } from '#web/features/medical/lists/use-show-more.ts'
import { useShownLanguage } from '#web/features/medical/lists/use-shown-language.ts'
import { MedicalFailure } from '#web/features/medical/MedicalFailure.tsx'
import type { MedicalPlansQuery, MedicalPlansQueryVariables } from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { wireLanguage } from '#web/lib/wire-names.ts'

const MEDICAL_PLANS: TypedDocumentNode<MedicalPlansQuery, MedicalPlansQueryVariables> = gql`
  query MedicalPlans(
    $language: Language!
    $limit: Int!
    $cursor: ID
    $assessmentType: AssessmentTypeName
    $riskLevel: RiskLevel
    $from: DateTime
    $before: DateTime
    $search: String
  ) {
    medicalPlans(
      limit: $limit
      cursor: $cursor
      assessmentType: $assessmentType
      riskLevel: $riskLevel
      from: $from
      before: $before
      search: $search
    ) {
      id
      ...PlanRow_plan
    }
  }
  ${PLAN_ROW}
`

/** All plans, the newest first (linked as "View All Plans" from the dashboard). */
export function PlansPage() {
  return <MedicalList listed="plans" found={Found} />
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
  } = useQuery(MEDICAL_PLANS, { variables, errorPolicy: 'all', notifyOnNetworkStatusChange: true })
  const data = wanted ?? (loading ? previousData : undefined)
  const shownLanguage = useShownLanguage(language, wanted !== undefined)
  const plans = data?.medicalPlans ?? []
  const more = useShowMore({
    list: writeFilters(filters).toString(),
    count: plans.length,
    fetchMore: async () => {
      const cursor = plans.at(-1)?.id ?? null
      const next = await fetchMore({ variables: { cursor } })
      return next.data?.medicalPlans.length ?? 0
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
      listed="plans"
      rows={plans.map((plan) => ({
        id: plan.id,
        row: <PlanRow plan={plan} language={shownLanguage} />,
      }))}
      more={more}
      waiting={!wanted}
      isFiltered={isFiltered}
      onClear={onClear}
    />
  )
}
